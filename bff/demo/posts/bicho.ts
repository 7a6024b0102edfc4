import { picture, type PostSeed, said } from '../story.ts';

export const bicho: readonly PostSeed[] = [
  {
    by: 'bianca',
    weekday: 1,
    hour: 19,
    text: 'Atendi um papagaio que só falava “que horas são?”. No fim da consulta eu respondi. Ele nunca mais abriu o bico. Acho que era só isso mesmo.',
    comments: [
      said('kenji', 'Chamado aberto há doze anos, finalmente resolvido.'),
      said('helena', 'Às vezes a gente só quer ser respondido.'),
      said('leo', 'Que personagem. Que arco.'),
    ],
  },
  {
    by: 'marina',
    hour: 9,
    text: 'O gato da livraria se chama Sumário. Dorme sobre os lançamentos e só deixa vender os de lombada quente.',
    media: [picture('cat', 'cacau', 'square', 'Gato sentado no parapeito ao pôr do sol')],
    comments: [
      said('bianca', 'SUMÁRIO. Eu desisto, é o melhor nome do mundo.', ['marina', 'A irmã dele é a Errata.']),
      said('ariel', 'Preciso desenhar Sumário e Errata agora mesmo.'),
      said('valentina', 'Quem assina os recibos é ele?'),
    ],
  },
  {
    by: 'caio',
    hour: 8,
    text: 'O vira-lata da rua passou a vir na hora da moagem. Senta, cheira, vai embora. Já é o cliente com o nariz mais exigente da casa e o único que não pede pra dividir a conta.',
    media: [picture('coffee', 'brasa', 'landscape', 'Xícara de café com grãos espalhados na mesa de madeira')],
    comments: [
      said('bruno', 'Ele tem cartão fidelidade?', ['caio', 'Tem. Décimo cafuné é grátis.']),
      said('bianca', 'Traz ele aqui pra vacinar, por minha conta.', ['caio', 'Levo na quinta! Obrigado, Bi.']),
    ],
  },
  {
    by: 'larissa',
    hour: 6,
    text: 'Minha calopsita aprendeu a contar repetições. Parou no nove e gritou “MAIS UMA”. Criei um monstro, e ele cobra.',
    comments: [
      said('bruno', 'Ela pelo menos incentiva. Você me olha com silêncio.'),
      said('everton', 'Contrata pra treinar a zaga.'),
    ],
  },
  {
    by: 'valentina',
    weekday: 6,
    hour: 10,
    text: 'Adotei um cachorro idoso. Doze anos, três dentes, nenhuma pressa. No abrigo disseram “ninguém escolhe os velhinhos”. Pois eu arguí a preferência.',
    media: [picture('dusk', 'aurora', 'square', 'Amanhecer sereno sobre um lago entre montanhas')],
    comments: [
      said('bianca', 'Chorei no consultório. Qual o nome?', ['valentina', 'Acórdão. Ele concorda com tudo.']),
      said('otavio', 'Velhinho bem cuidado dura um amor inteiro.'),
      said('noah', 'Três dentes e um lar. Que sentença linda.'),
    ],
  },
  {
    by: 'davi',
    hour: 7,
    text: 'Tem um bode na rua da escola de dança que encosta na janela em toda aula de xote. Na de baião ele vai embora. Temos um crítico.',
    media: [picture('casario', 'mata', 'landscape', 'Rua de casas coloridas com bandeirinhas sob céu verde-dourado')],
    comments: [
      said('rafael', 'Bode purista. Respeito.'),
      said('teresa', 'Tira ele pra dançar, menino!', ['davi', 'Tirei. Ele conduz.']),
    ],
  },
  {
    by: 'ana',
    hour: 17,
    text: 'Tentei fazer um retrato sério da cachorra da minha vizinha. Trinta e duas fotos: em trinta ela está de língua pra fora, em uma está de costas e na outra sou eu, sem querer, feliz.',
    media: [picture('kites', 'rosa', 'portrait', 'Pipas num céu cor-de-rosa acima dos telhados')],
    comments: [
      said('marina', 'A última é a que vale.'),
      said('thiago', 'Autorretrato por acidente é o mais honesto.', ['ana', 'Vou imprimir e dar pra cachorra.']),
      said('otavio', 'A cachorra sabia o que estava fazendo.'),
    ],
  },
  {
    by: 'thiago',
    hour: 13,
    text: 'Na trilha de hoje um quati roubou minha banana, me olhou, devolveu a casca. Nunca fui tratado com tanta clareza.',
    media: [
      picture('leaves', 'mata', 'portrait', 'Trilha fechada por folhas largas e um hibisco vermelho'),
      picture('fruits', 'mata', 'landscape', 'Frutas tropicais cortadas'),
    ],
    comments: [
      said('ravi', 'Aqui são os saguis. Levam até o protetor solar.'),
      said('valentina', 'Devolveu a casca: boa-fé objetiva.', ['thiago', 'Ele tinha cara de advogado mesmo.']),
    ],
  },
  {
    by: 'helena',
    weekday: 5,
    hour: 9,
    text: 'Bom dia! Passando pra lembrar que aqui a gente discorda com educação, denuncia o que machuca e elogia em voz alta. Feito o aviso: tem bolo de fubá na cozinha virtual.',
    media: [picture('azulejo', 'praia', 'landscape', 'Azulejos azuis e brancos com flores laranja')],
    comments: [
      said('juliana', 'A receita do bolo, por favor, e aí sim é ditadura do bem.', [
        'helena',
        'Fubá, um tanto de erva-doce. Você entende.',
      ]),
      {
        ...said('kenji', 'Discordo: o bolo é de milho e quem não acha isso nunca comeu bolo na vida!!!'),
        hidden: true,
      },
      said('sol', 'Casa com regra é casa com festa. Obrigada pelo cuidado, Helena.'),
      said('ariel', 'Elogiando em voz alta: VOCÊ É ÓTIMA.'),
    ],
  },
];
