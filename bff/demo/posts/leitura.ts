import { picture, type PostSeed, said } from '../story.ts';

export const leitura: readonly PostSeed[] = [
  {
    by: 'marina',
    hour: 10,
    text: 'Cliente entrou procurando “aquele livro azul que tem um homem triste”. Separei quatorze. Ele levou três e disse que não era nenhum deles. Voltará.',
    media: [picture('shelf', 'cacau', 'portrait', 'Estante de madeira cheia de livros coloridos e vasos de planta')],
    comments: [
      said('leo', 'Era a autobiografia dele.'),
      said('caio', 'No café pedem “aquele que tomei uma vez”. Somos colegas.', ['marina', 'Sindicato já!']),
      said('helena', 'Quatorze livros azuis com homens tristes: a história da literatura.'),
    ],
  },
  {
    by: 'helena',
    weekday: 0,
    hour: 16,
    text: 'Palavras cruzadas de domingo: “sentimento que volta sem avisar”, sete letras. Coloquei SAUDADE. Era BOLETOS.',
    comments: [
      said('valentina', 'Ambos incidem juros.'),
      said('otavio', 'A senhora ainda faz à caneta? Admiro gente corajosa.', [
        'helena',
        'À caneta e sem óculos, seu Otávio. Vivo perigosamente.',
      ]),
      said('marina', 'SAUDADE tinha que valer ponto igual.'),
    ],
  },
  {
    by: 'leo',
    hour: 13,
    text: 'Semana de leitura da peça nova. Sou um homem que perde o trem e descobre que o trem era ele. O diretor disse “não atue, espere”. Estou esperando há quatro dias.',
    media: [picture('shelf', 'noite', 'square', 'Prateleiras de livros na penumbra com uma planta')],
    comments: [
      said('juliana', 'Belo-horizontino perdendo trem é papel da vida.', ['leo', 'Nasci pra isso, uai.']),
      said('thiago', 'Se precisar de consultoria em perder transporte, estou à disposição.'),
    ],
  },
  {
    by: 'noah',
    weekday: 1,
    hour: 15,
    text: 'Dona Zulmira, 91 anos, leito 12, me pediu pra ler em voz alta. Escolheu policial. No fim do capítulo ela disse: foi o mordomo, meu filho, sempre o mordomo. Foi o mordomo.',
    comments: [
      said('marina', 'Mando uma caixa de policiais pro hospital amanhã. Sem mordomo.', [
        'noah',
        'Ela vai adorar descobrir que era o jardineiro.',
      ]),
      said('bianca', 'Viva a Dona Zulmira!'),
      said('teresa', 'Aos 91 quero ser suspeita de alguma coisa.'),
    ],
  },
  {
    by: 'ariel',
    hour: 14,
    text: 'A editora pediu um jacaré “simpático, mas com profundidade”. Desenhei um que parou no meio da escada pra pensar. Aprovaram.',
    media: [picture('leaves', 'rosa', 'square', 'Selva ilustrada com folhas e hibiscos')],
    comments: [
      said('kenji', 'Esse jacaré sou eu entre a cozinha e o quarto.'),
      said('ana', 'Preciso conhecer essa escada.', ['ariel', 'Tem 22 degraus e nenhum corrimão. Ele é corajoso.']),
      said('leo', 'Faço a voz dele de graça.'),
    ],
  },
  {
    by: 'valentina',
    hour: 22,
    text: 'Li um contrato de 94 páginas e um romance de 90. O romance tinha mais cláusulas abusivas.',
    media: [picture('coffee', 'noite', 'square', 'Xícara de café vista de cima, numa mesa escura')],
    comments: [
      said('marina', 'Qual romance? É pra deixar na vitrine com aviso.', [
        'valentina',
        'Te conto em sigilo profissional.',
      ]),
      said('helena', 'E qual dos dois tinha final feliz?'),
    ],
  },
  {
    by: 'otavio',
    hour: 8,
    text: 'Fiz uma estante pra biblioteca da escola. Uma menina perguntou se a madeira ficava triste de virar estante. Respondi que não: ela gosta de história. Espero ter acertado.',
    media: [picture('shelf', 'rosa', 'landscape', 'Livros enfileirados em prateleiras de madeira')],
    comments: [
      said('marina', 'Seu Otávio, acertou em cheio.'),
      said('luna', 'Como é que o senhor faz isso toda semana? Lá se foi meu rímel.', [
        'otavio',
        'Peço desculpas ao rímel.',
      ]),
      said('ariel', 'Essa pergunta é um livro pronto. Posso ilustrar?', [
        'otavio',
        'Pergunte à menina. O nome dela é Cecília e ela negocia bem.',
      ]),
    ],
  },
  {
    by: 'caio',
    weekday: 6,
    hour: 11,
    text: 'Clube do livro no café: nove pessoas, oito leram o resumo, uma leu o livro e passou a noite inteira sendo interrompida. Peço perdão em nome da casa, Sílvia.',
    media: [picture('coffee', 'rosa', 'landscape', 'Café com rosetta de leite sobre uma mesa de tábuas')],
    comments: [
      said('bruno', 'Eu li até a página 40 e opinei até a página 300.', ['caio', 'Nós percebemos.']),
      said('marina', 'Sílvia é minha heroína. Livro grátis pra ela.'),
    ],
  },
];
