import { picture, type PostSeed, said } from '../story.ts';

export const afeto: readonly PostSeed[] = [
  {
    by: 'bruno',
    weekday: 5,
    hour: 12,
    text: 'Marquei um encontro às oito. São meio-dia e já troquei de camisa três vezes. Todas eram azuis. Rezem.',
    media: [picture('silk', 'noite', 'landscape', 'Camadas onduladas em vários tons de azul')],
    comments: [
      said('valentina', 'Vá na segunda azul. A primeira é ansiosa.'),
      said(
        'caio',
        'Se der ruim o café está aberto até dez.',
        ['bruno', 'E se der bom?'],
        ['caio', 'Aí leva um pedaço de bolo pra viagem.'],
      ),
      said('teresa', 'Chegue cheiroso e pergunte coisas. O resto é com ela.'),
      said('ana', 'ATUALIZAÇÃO, por favor. Estamos todos aqui.', [
        'bruno',
        'Ela também foi de azul. Rimos a noite inteira.',
      ]),
    ],
  },
  {
    by: 'valentina',
    hour: 21,
    text: 'Meu tipo é gente que responde “cheguei bem” sem precisar pedir.',
    comments: [
      said('noah', 'Isso é o que eu chamo de cuidado básico de enfermagem.'),
      said('helena', 'E que ri do próprio erro de digitação.'),
      said('dandara', 'Amiga, você quer um homem ou um aplicativo de entrega?', [
        'valentina',
        'Se vier quente e no prazo, já aceito os dois.',
      ]),
    ],
  },
  {
    by: 'otavio',
    weekday: 0,
    hour: 10,
    text: 'Completaria quarenta anos de casado hoje. Fiz o café pros dois por costume, tomei o meu e dei o dela pras plantas. A samambaia está enorme. Ela sempre gostou de exagerar.',
    media: [
      picture('coffee', 'cacau', 'square', 'Xícara de café sobre madeira, com luz da manhã'),
      picture('leaves', 'mata', 'square', 'Folhas grandes de samambaia e costela-de-adão'),
    ],
    comments: [
      said('luna', 'Seu Otávio… um abraço do tamanho da samambaia.'),
      said('helena', 'Que amor bonito, que continua dando folha.'),
      said('teresa', 'Domingo que vem o senhor não toma café só. Tenho parente em Recife e pretexto sobrando.', [
        'otavio',
        'Pretexto a senhora não precisa. Só traga fome.',
      ]),
      said('ana', 'Li em voz alta pra minha mãe. Choramos as duas.'),
    ],
  },
  {
    by: 'dandara',
    hour: 14,
    text: 'Conselho de salão: quem te ama de cabelo preso, de bobe e de touca merece conhecer você de trança pronta. Nessa ordem.',
    comments: [
      said('juliana', 'E de avental com farinha na sobrancelha?', ['dandara', 'Esse é nível avançado, casa logo.']),
      said('leo', 'Tatuarei.'),
    ],
  },
  {
    by: 'luna',
    hour: 2,
    text: 'Ele perguntou o que eu fazia. Eu disse que cantava. Ele disse “canta pra mim?”. Eu disse “cantar é R$ 60, a conversa é grátis”. Estamos conversando desde então.',
    media: [picture('rain', 'noite', 'landscape', 'Janela molhada com luzes douradas desfocadas')],
    comments: [
      said('camila', 'Rainha do couvert artístico!'),
      said('thiago', 'E já rendeu quantas horas de conversa grátis?', ['luna', 'Três meses e um açaí.']),
    ],
  },
  {
    by: 'noah',
    weekday: 3,
    hour: 10,
    text: 'Apresentei meu namorado pros colegas do hospital. O cirurgião, que nunca fala com ninguém, trouxe bolo. De laranja. Feito por ele. Estou processando.',
    comments: [
      said('bianca', 'O mundo tem conserto e é com calda.'),
      said('ravi', 'Meu coração. Felicidades, meu irmão!', ['noah', 'Você está convidado pra tudo que vier.']),
      said('juliana', 'Pede a receita dele pra mim.'),
      said('everton', 'Gente boa reconhece gente boa.'),
    ],
  },
  {
    by: 'larissa',
    hour: 23,
    text: 'Relacionamento saudável: ele come o pão da minha marmita e eu finjo que contei errado.',
    comments: [
      said('kenji', 'Isso é amor com déficit calórico.'),
      said('bruno', 'E quem finge que a planilha não viu?', ['larissa', 'A planilha é mais romântica que você.']),
    ],
  },
  {
    by: 'thiago',
    weekday: 2,
    hour: 20,
    text: 'Conheci um carioca num hostel em Minas, a gente desceu do ônibus na mesma cidade errada de propósito. Às vezes o mapa é só uma desculpa.',
    media: [
      picture('boats', 'rosa', 'square', 'Três veleiros num mar lilás ao entardecer'),
      picture('dusk', 'mata', 'portrait', 'Sol dourado atrás de morros verdes e água calma'),
    ],
    comments: [
      said('leo', 'Já quero a peça, o filme e a continuação.'),
      said('rafael', 'Carioca descendo em lugar errado é o que mais acredito.', [
        'thiago',
        'Ele disse que era o certo. Estou começando a concordar.',
      ]),
      said('marina', 'Romance de estrada: compro dez exemplares.'),
    ],
  },
  {
    by: 'marina',
    hour: 18,
    text: 'Ela devolveu o livro que eu emprestei com anotações a lápis na margem. Concordou comigo em três páginas e discutiu em cinquenta. Acho que é namoro.',
    media: [picture('shelf', 'rosa', 'square', 'Prateleira com livros de lombadas vinho, azul e amarelo')],
    comments: [
      said('ariel', 'Anotação na margem é terceira base literária.'),
      said('helena', 'Caso sério. Eu casaria na biblioteca.', [
        'marina',
        'Ela sugeriu o sebo. Mais barato e com poeira.',
      ]),
      said('valentina', 'Cinquenta páginas de contraditório: relação sólida.'),
    ],
  },
];
