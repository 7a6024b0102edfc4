import type { PersonKey } from './people.ts';
import type { Painting } from './pictures/pictures.ts';
import { picture, type PostSeed, said } from './story.ts';

interface CommunityBase {
  name: string;
  description: string;
  rules: string;
  owner: PersonKey;
  moderator: PersonKey;
  /** The names of all members except the owner, including the moderator. */
  members: readonly PersonKey[];
  /** The names of the members whose request to join the owner has not answered yet. */
  asking?: readonly PersonKey[];
  cover: Painting;
  posts: readonly PostSeed[];
}
export type CommunitySeed = CommunityBase & ({ kind: 'PRIVADA' } | { kind: 'VIP'; priceCents: number });

const cover = (scene: Painting['scene'], mood: Painting['mood']): Painting => ({ scene, mood, shape: 'landscape' });

export const communities: readonly CommunitySeed[] = [
  {
    kind: 'PRIVADA',
    name: 'Madrugada Acordada',
    description: 'Para quem trabalha, pensa ou não consegue dormir entre meia-noite e seis. Falar baixo.',
    rules:
      'Aqui ninguém grita, nem em caixa alta.\nO que se conta de madrugada fica na madrugada.\nQuem está de plantão tem prioridade na conversa.',
    asking: ['larissa', 'otavio'],
    owner: 'noah',
    moderator: 'helena',
    members: ['helena', 'kenji', 'camila', 'luna', 'ana', 'bruno', 'everton'],
    cover: cover('rain', 'noite'),
    posts: [
      {
        by: 'noah',
        hour: 1,
        text: 'Chamada da madrugada: quem está acordado e por quê? Eu começo: plantão, leito 12 e um pacote de bolacha que não chega às três.',
        comments: [
          said('kenji', 'Presente. Erro em produção que só acontece quando ninguém olha.'),
          said('everton', 'Presente. Primeiro carro sai às 4h10.', ['noah', 'Vai com Deus e com garrafa térmica.']),
          said('ana', 'Acordada por causa de um pernilongo com projeto de vida.'),
        ],
      },
      {
        by: 'luna',
        hour: 1,
        text: 'Receita pra desacelerar depois do show: escalda-pés, silêncio e alguém do outro lado da tela dizendo “já jantou?”.',
        media: [picture('rain', 'rosa', 'portrait', 'Gotas de chuva no vidro com luzes roxas desfocadas')],
        comments: [
          said('helena', 'Já jantou?', ['luna', 'Agora sim. Obrigada por perguntar.']),
          said('camila', 'Escalda-pés com sal grosso e playlist de baleia.'),
        ],
      },
      {
        by: 'everton',
        hour: 0,
        text: 'A cidade das quatro da manhã é de padeiro, enfermeiro, segurança e motorista. Quando a gente se encontra no ponto, todo mundo se cumprimenta. De dia ninguém faz isso.',
        media: [picture('skyline', 'noite', 'landscape', 'Cidade escura com poucas janelas acesas')],
        comments: [
          said('noah', 'O clube mais educado que existe.'),
          said('bruno', 'Peguei ônibus às 4h30 uma vez na vida e ganhei três bons-dias. Nunca esqueci.'),
        ],
      },
      {
        by: 'kenji',
        hour: 1,
        text: 'Resolvi. Era um fuso horário. Sempre é um fuso horário. Boa noite pra quem é de boa noite.',
        comments: [said('ana', 'O pernilongo também foi resolvido. Boa noite.')],
      },
    ],
  },
  {
    kind: 'PRIVADA',
    name: 'Roda de Forró & Afins',
    description: 'Avisos de baile, caronas, pares para quem tem medo de tirar alguém pra dançar.',
    rules:
      'Pergunte antes, agradeça depois.\n“Não, obrigada” é uma frase completa.\nCarona combinada é carona cumprida: avise se mudar.',
    asking: ['kenji', 'camila', 'noah'],
    owner: 'davi',
    moderator: 'teresa',
    members: ['teresa', 'sol', 'rafael', 'bruno', 'juliana', 'dandara', 'otavio', 'leo', 'ana'],
    cover: cover('casario', 'rosa'),
    posts: [
      {
        by: 'davi',
        weekday: 4,
        hour: 18,
        text: 'Sábado tem baile. Regras de sempre: pergunta antes, agradece depois, e “não, obrigada” é uma frase completa.',
        media: [picture('bokeh', 'brasa', 'portrait', 'Salão cheio com luzes douradas')],
        comments: [
          said('ana', 'A regra três devia estar na Constituição.'),
          said('bruno', 'Vou de tênis ou de sapato?', ['davi', 'De coração aberto e sola lisa.']),
        ],
      },
      {
        by: 'otavio',
        hour: 20,
        text: 'Fiz um estrado de madeira novo pro salão: pinho, lixado três vezes. Ninguém mais vai poder culpar o piso.',
        comments: [
          said(
            'teresa',
            'Eu vou culpar o par.',
            ['otavio', 'Aceito dançar uma e assumir a culpa.'],
            ['teresa', 'Anotado, seu Otávio. Anotado.'],
          ),
          said('juliana', 'Eita. Eu vi isso.'),
        ],
      },
      {
        by: 'bruno',
        hour: 22,
        text: 'Consegui dançar uma música inteira sem olhar pro pé! Olhei pro teto, mas é um começo.',
        comments: [
          said('dandara', 'Da próxima olha pra pessoa, meu bem.'),
          said('davi', 'Evolução. Semana que vem: parede.'),
        ],
      },
      {
        by: 'sol',
        hour: 15,
        text: 'Carona de Salvador pra Cruz das Almas no São João: tenho três lugares, ar-condicionado e opiniões fortes sobre a playlist.',
        media: [picture('casario', 'brasa', 'landscape', 'Rua enfeitada com bandeirinhas de São João')],
        comments: [said('dandara', 'Um lugar é meu e a playlist também.', ['sol', 'O lugar é seu.'])],
      },
    ],
  },
  {
    kind: 'VIP',
    priceCents: 1_990,
    name: 'Câmara Clara',
    description:
      'Bastidores das séries da Ana: contatos, erros, luz e conversa sobre fotografia. Um ensaio comentado por semana.',
    rules:
      'Comente a foto, não a pessoa.\nO que é daqui não sai daqui: nada de captura de tela.\nErro bom é erro mostrado.',
    owner: 'ana',
    moderator: 'ariel',
    members: ['ariel', 'bruno', 'thiago', 'otavio', 'marina', 'valentina'],
    cover: cover('dunes', 'aurora'),
    posts: [
      {
        by: 'ana',
        hour: 11,
        text: 'Ensaio da semana: uma única fonte de luz. Abajur, janela ou geladeira aberta. A geladeira é a mais cinematográfica e a que mais gasta.',
        media: [
          picture('silk', 'brasa', 'portrait', 'Camadas de laranja e vinho em curvas suaves'),
          picture('cat', 'noite', 'square', 'Gato em silhueta numa janela azul à noite'),
        ],
        comments: [
          said('thiago', 'Fiz com o farol de um caminhão parado. Valeu?', ['ana', 'Valeu demais. Poste!']),
          said('otavio', 'Usei a luz do torno. Minha neta aprovou.'),
        ],
      },
      {
        by: 'ana',
        hour: 19,
        text: 'Contato completo dos Lençóis: 212 fotos, 6 boas, 1 que eu não consigo parar de olhar. Vou mostrar as erradas primeiro, que é onde se aprende.',
        media: [
          picture('dunes', 'cacau', 'portrait', 'Dunas em tons de terra com lua baixa'),
          picture('dunes', 'aurora', 'square', 'Dunas lilases ao amanhecer'),
        ],
        comments: [
          said('ariel', 'Seis em 212 é uma média excelente, dona.'),
          said('marina', 'Qual é a que você não para de olhar?', ['ana', 'A tremida. Sempre a tremida.']),
        ],
      },
      {
        by: 'ariel',
        hour: 14,
        text: 'Exercício de paleta que fiz em cima da foto da Ana. Tirei todas as coisas e deixei só as cores; continua parecendo fim de tarde.',
        media: [picture('silk', 'mata', 'landscape', 'Faixas abstratas em verdes e amarelo claro')],
        comments: [
          said('ana', 'Isso é quase injusto de tão bonito.'),
          said('valentina', 'Quero em tamanho de parede de escritório.'),
        ],
      },
      {
        by: 'bruno',
        hour: 21,
        text: 'Minha primeira foto “de propósito”. Sei que está torta. Era pra estar torta? Comentem com piedade.',
        media: [picture('skyline', 'aurora', 'square', 'Prédios sob um céu azul-lilás, lua no alto')],
        comments: [
          said('ana', 'Está torta com convicção. Isso é estilo.', ['bruno', 'Vou imprimir e pendurar torta.']),
        ],
      },
    ],
  },
  {
    kind: 'VIP',
    priceCents: 2_490,
    name: 'Cozinha da Ju',
    description: 'Receitas testadas, lives de fogão e a verdade sobre o ponto do brigadeiro.',
    rules: 'Receita se passa com a medida certa, inclusive o “tanto”.\nMude à vontade, mas conte o que mudou.',
    owner: 'juliana',
    moderator: 'larissa',
    members: ['larissa', 'kenji', 'caio', 'sol', 'noah'],
    cover: cover('fruits', 'brasa'),
    posts: [
      {
        by: 'juliana',
        hour: 10,
        text: 'Pão de queijo, versão final: 412 g de polvilho, 1 tanto. O tanto eu medi: é 38 g. Vovó nega.',
        media: [picture('azulejo', 'brasa', 'square', 'Azulejos com flores amarelas e vinho')],
        comments: [
          said('noah', 'Deu certo aqui! Cresceu e eu também.'),
          said('larissa', 'Comi quatro. Era pra ser o lanche da semana.'),
        ],
      },
      {
        by: 'juliana',
        weekday: 3,
        hour: 20,
        text: 'Live de hoje: caldo de feijão. Tragam uma cebola e paciência. A cebola é opcional.',
        comments: [
          said('kenji', 'Trouxe as duas coisas e chorei pelas duas.', ['juliana', 'Aluno nota dez.']),
          said('sol', 'Bota uma folha de louro que eu assisto.'),
        ],
      },
      {
        by: 'caio',
        hour: 8,
        text: 'Testei o bolo de fubá da Ju com café na massa. A casa inteira acordou sozinha, pela primeira vez em meses.',
        media: [picture('coffee', 'praia', 'square', 'Café com leite desenhado, visto de cima, com grãos na mesa')],
        comments: [said('juliana', 'Café na massa! Vou roubar e dar crédito.', ['caio', 'Aceito pagamento em fatia.'])],
      },
      {
        by: 'juliana',
        hour: 17,
        text: 'Ponto do brigadeiro: quando você passa a colher e a panela mostra o fundo por tempo suficiente pra você se arrepender de alguma coisa.',
        media: [picture('silk', 'cacau', 'square', 'Ondas de marrom, caramelo e creme')],
        comments: [
          said('larissa', 'Me arrependi de três. Ficou durinho.'),
          said('noah', 'Método científico. Vou levar pro hospital.'),
        ],
      },
    ],
  },
];
