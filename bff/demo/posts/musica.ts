import { clip, picture, type PostSeed, said } from '../story.ts';

export const musica: readonly PostSeed[] = [
  {
    by: 'camila',
    hour: 15,
    text: 'Garimpei esse compacto num sebo de Osasco por doze reais. O moço falou “está arranhado”. Está arranhado exatamente no lugar onde eu ia arranhar.',
    media: [
      clip('vinil', 'Disco de vinil girando na vitrola'),
      picture('vinyl', 'rosa', 'square', 'Capa de disco com listras onduladas e o vinil saindo de dentro'),
    ],
    comments: [
      said('rafael', 'Sebo de Osasco é a Atlântida da música brasileira.'),
      said('ariel', 'Essa capa! Quem fez? Quero estudar essas curvas.', [
        'camila',
        'Sem crédito nenhum, acredita? Vou descobrir e te conto.',
      ]),
      said('bruno', 'Comprei uma vitrola pra impressionar e só tenho um disco de boleros da minha tia.', [
        'camila',
        'Bruno, boleros SÃO a forma de impressionar.',
      ]),
    ],
  },
  {
    by: 'rafael',
    hour: 11,
    text: 'Passei três horas num acorde só. Minha vizinha bateu na porta, achei que era bronca: “é com sétima, meu filho”. Era com sétima.',
    comments: [
      said('teresa', 'Essa vizinha tem nome de lenda. Casa com ela.', ['rafael', 'Ela tem 84 anos e já me recusou.']),
      said('luna', 'Toda rua devia ter uma fiscal de harmonia.'),
      said('otavio', 'No meu tempo a fiscal era minha mãe, e era com chinelo.'),
    ],
  },
  {
    by: 'luna',
    weekday: 2,
    hour: 14,
    text: 'Ensaio da nova: o baterista faltou, então o porteiro do estúdio assumiu o ganzá. Estou considerando seriamente mudar a formação da banda.',
    media: [picture('silk', 'rosa', 'landscape', 'Faixas de cor em ondas, do coral ao violeta')],
    comments: [
      said('camila', 'Porteiro é a classe artística mais subestimada deste país.'),
      said('ana', 'Faço as fotos de divulgação com ele no centro.'),
    ],
  },
  {
    by: 'teresa',
    weekday: 6,
    hour: 20,
    text: 'Aprendi a sambar com minha tia, no quintal, com o disco riscado que pulava sempre no mesmo verso. Até hoje eu dou um passinho pra trás quando chega naquela parte.',
    media: [picture('calcadao', 'noite', 'square', 'Calçadão de ondas pretas e brancas com a sombra de uma palmeira')],
    comments: [
      said('davi', 'Que coisa mais linda. O erro virou coreografia.', ['teresa', 'Meu filho, a vida toda é isso.']),
      said('camila', 'Preciso samplear esse pulo. Sério.'),
      said('sol', 'Chorei e sambei, nessa ordem.'),
    ],
  },
  {
    by: 'ariel',
    hour: 17,
    text: 'Playlist pra desenhar: quarenta minutos de MPB triste, dez de axé pra pintar o fundo. O cérebro da gente é um bloco de carnaval mal organizado.',
    comments: [
      said('leo', 'Decoro texto ouvindo pagode. O Hamlet sai com outra ginga.'),
      said('marina', 'Compartilha essa lista! Preciso pra catalogar didáticos.', [
        'ariel',
        'Mando hoje. Chama “choro e purpurina”.',
      ]),
    ],
  },
  {
    by: 'davi',
    hour: 10,
    text: 'Zabumba comprada de segunda mão veio com um bilhete dentro: “toque baixo depois das dez, minha sogra agradece”. Guardei o bilhete. Não prometo a sogra.',
    media: [picture('vinyl', 'cacau', 'portrait', 'Disco antigo de capa solar encostado na parede')],
    comments: [
      said('otavio', 'Se rachar a madeira, me mande que eu conserto.', [
        'davi',
        'Seu Otávio, vou aceitar. Tem uma trinca no aro.',
      ]),
      said('rafael', 'Instrumento usado sempre vem com fantasma. O seu é educado.'),
    ],
  },
  {
    by: 'bianca',
    hour: 21,
    text: 'Descobri que meu gato só desce do armário se eu cantar tema de novela dos anos 80. Não é metáfora. Testei com rock, testei com jazz. É tema de novela.',
    comments: [
      said('noah', 'Tema de vilã ou de mocinha?', ['bianca', 'Vilã. No refrão ele já está no sofá.']),
      said('camila', 'Um gato de gosto popular. Respeito.'),
      said('kenji', 'O meu só vem com barulho de sachê, um materialista.'),
    ],
  },
  {
    by: 'leo',
    weekday: 4,
    hour: 23,
    text: 'Karaokê: escolhi um clássico achando que era sobre confiança. Era sobre respiração. Saí de ambulância emocional.',
    media: [picture('bokeh', 'noite', 'portrait', 'Plateia no escuro com luzes coloridas fora de foco')],
    comments: [
      said('luna', 'Amor, essa música não se canta, se sobrevive.', ['leo', 'Eu nem isso.']),
      said('valentina', 'Eu vi o vídeo. Houve dignidade até o segundo refrão.'),
      said('juliana', 'E ainda assim foi a melhor apresentação da noite, que a concorrência era o pessoal do TI.'),
    ],
  },
];
