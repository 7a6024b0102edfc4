import { picture, type PostSeed, said } from '../story.ts';

export const mesa: readonly PostSeed[] = [
  {
    by: 'juliana',
    hour: 9,
    text: 'Minha avó mede tudo em “um tanto”. Passei a manhã tentando transformar um tanto de polvilho em gramas. Resultado: 412. Ela provou e disse: faltou um tanto.',
    media: [picture('azulejo', 'cacau', 'square', 'Parede de azulejos antigos em tons de terra')],
    comments: [
      said('otavio', 'Na marcenaria é igual. “Um dedo” depende do dono do dedo.'),
      said('noah', '412 gramas de amor e ainda faltou. Avós são exigentes.', [
        'juliana',
        'Ela repetiu três vezes. É o jeito dela de dar nota dez.',
      ]),
      said('larissa', 'Passa a receita que eu converto em macros (brincadeira, eu como e pronto).'),
    ],
  },
  {
    by: 'caio',
    hour: 7,
    text: 'Cliente pediu “um café que pareça abraço”. Fiz um coado de Minas, mel de laranjeira, xícara grande. Ele ficou quieto uns dez segundos e falou: pegou nas costelas.',
    media: [
      picture(
        'coffee',
        'cacau',
        'portrait',
        'Xícara de café com um coração de leite, vista de cima sobre mesa de madeira',
      ),
    ],
    comments: [
      said('ana', 'Preciso desse abraço antes das oito da manhã.'),
      said('juliana', 'Café de Minas resolvendo vidas desde sempre.', [
        'caio',
        'É o que eu digo pro fornecedor quando ele aumenta o preço.',
      ]),
      said('bruno', '“Pegou nas costelas” é a melhor resenha de café que já li.'),
    ],
  },
  {
    by: 'everton',
    weekday: 0,
    hour: 13,
    text: 'Regra do meu churrasco: quem chega depois da picanha come linguiça sem reclamar. Quem reclama lava a grelha. Este ano a grelha está brilhando.',
    media: [picture('embers', 'brasa', 'portrait', 'Fagulhas subindo de uma fogueira no escuro')],
    comments: [
      said('kenji', 'Cheguei no pão de alho e fui feliz.', [
        'everton',
        'Pão de alho é a parte mais honesta do evento.',
      ]),
      said('larissa', 'Eu levo a salada que ninguém come e volto com a travessa cheia. Tradição.'),
      said(
        'thiago',
        'Vegetariano lava a grelha também?',
        ['everton', 'Vegetariano ganha abacaxi e respeito.'],
        ['thiago', 'Estou a caminho.'],
      ),
    ],
  },
  {
    by: 'marina',
    hour: 12,
    text: 'Na feira da Liberdade a senhora do pastel me chama de “magrinha” e coloca um a mais no saco. Eu não sou magrinha, ela não enxerga bem, e nosso relacionamento é perfeito.',
    comments: [
      said('kenji', 'A do caldo de cana aqui me chama de “doutor”. Nunca corrigi.'),
      said('valentina', 'Relacionamentos saudáveis são feitos de pastel.'),
    ],
  },
  {
    by: 'larissa',
    weekday: 0,
    hour: 18,
    text: 'Domingo é dia de montar cinco marmitas, comer uma ainda quente e fingir que sempre foram quatro.',
    media: [picture('fruits', 'praia', 'square', 'Frutas cortadas ao meio sobre um pano claro')],
    comments: [
      said('noah', 'As minhas cinco viraram três no caminho da geladeira.'),
      said('bruno', 'Na quarta-feira eu já estou pedindo pizza e mentindo pra planilha.', [
        'larissa',
        'Eu vi, Bruno. A planilha me contou.',
      ]),
    ],
  },
  {
    by: 'sol',
    hour: 10,
    text: 'Feira de São Joaquim às seis: camarão seco, quiabo que quebra fácil, coentro com a raiz. Quem escolhe quiabo com pressa não merece caruru.',
    media: [
      picture('fruits', 'mata', 'portrait', 'Banca de frutas abertas, maracujá, abacate e melancia'),
      picture('leaves', 'mata', 'square', 'Folhagem tropical com hibiscos'),
      picture('casario', 'praia', 'landscape', 'Fachadas coloridas de um centro antigo'),
    ],
    comments: [
      said('dandara', 'E quem tira a baba com vinagre vai presa.', ['sol', 'Prisão sem fiança.']),
      said(
        'juliana',
        'Traz um quiabo desses pra Minas que eu faço com frango e a gente faz as pazes entre os estados.',
      ),
      said('davi', 'Acordei com fome e agora estou com saudade de um lugar que nem conheço.'),
    ],
  },
  {
    by: 'kenji',
    weekday: 2,
    hour: 22,
    text: 'Fiz lámen do zero: caldo de doze horas, ovo marinado, macarrão aberto na mão. Meu colega de apartamento colocou ketchup. Procura-se novo colega de apartamento.',
    comments: [
      said('marina', 'Isso é crime em pelo menos dois países.', [
        'kenji',
        'Minha batian desmaiou por chamada de vídeo.',
      ]),
      said('everton', 'Ketchup eu não defendo, mas uma farofinha por cima…', ['kenji', 'Everton. Não.']),
      said('caio', 'Eu me mudo amanhã. Levo a cafeteira.'),
      said('juliana', 'Doze horas de caldo merecem doze minutos de silêncio.'),
    ],
  },
  {
    by: 'dandara',
    hour: 16,
    text: 'Cliente de sete horas de trança não sai daqui sem prato feito. Hoje foi feijão, couve e a novela da vida dela, que está melhor que a das nove.',
    comments: [
      said('sol', 'Conta sem dizer o nome!', ['dandara', 'Só digo que o cunhado voltou.'], ['sol', 'O CUNHADO?']),
      said('teresa', 'Salão bom é assim: a gente entra pela raiz e sai pela alma.'),
    ],
  },
  {
    by: 'valentina',
    weekday: 5,
    hour: 20,
    text: 'Declaro aberta a sessão: pizza de calabresa com cebola vence a de quatro queijos por unanimidade. Embargos serão rejeitados de plano.',
    comments: [
      said('leo', 'Apresento recurso em nome da portuguesa.', [
        'valentina',
        'Recurso intempestivo. A portuguesa já esfriou.',
      ]),
      said('caio', 'Sou amigo da corte e da borda recheada.'),
      said('helena', 'A moderação acompanha o voto da relatora.'),
    ],
  },
];
