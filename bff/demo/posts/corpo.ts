import { picture, type PostSeed, said } from '../story.ts';

export const corpo: readonly PostSeed[] = [
  {
    by: 'larissa',
    weekday: 1,
    hour: 7,
    text: 'Segunda-feira, seis da manhã, academia cheia de gente jurando coisas. Volto na quinta pra ver quem sobrou. Amo vocês, tragam toalha.',
    comments: [
      said('bruno', 'Eu sou a quinta-feira. Estatisticamente falando.', [
        'larissa',
        'Você é a quinta-feira que chega atrasada.',
      ]),
      said('everton', 'Eu juro na segunda e cumpro no churrasco.'),
      said('noah', 'Saindo do plantão e vendo vocês entrarem. Somos espécies diferentes.'),
    ],
  },
  {
    by: 'bruno',
    weekday: 0,
    hour: 8,
    text: 'Dez quilômetros no Barigui. No oitavo uma capivara me olhou com pena. No nono outra me ultrapassou. Tempo final: não interessa.',
    media: [picture('leaves', 'mata', 'landscape', 'Folhagem densa com flores amarelas e vermelhas')],
    comments: [
      said('larissa', 'Capivara é minha próxima aluna.'),
      said('caio', 'Elas moram aqui, Bruno. É você que está visitando.', [
        'bruno',
        'Uma delas me deu bom-dia. Achei educada.',
      ]),
      said('bianca', 'Como veterinária confirmo: era pena mesmo.'),
    ],
  },
  {
    by: 'ravi',
    hour: 6,
    text: 'Mar liso, sem uma ondinha. Sentei na prancha e fiquei ouvindo. Tem dia que o treino é só não ter pressa.',
    media: [picture('boats', 'praia', 'landscape', 'Mar calmo com três veleiros e um sol pálido')],
    comments: [
      said('luna', 'Precisava ler isso antes do meu terceiro café.'),
      said('helena', 'Salvei pra ler em dia de fila cheia.', [
        'ravi',
        'Respira quatro, solta seis. Funciona em fila também.',
      ]),
    ],
  },
  {
    by: 'noah',
    weekday: 2,
    hour: 17,
    text: 'Primeira corrida de 5 km depois da cirurgia. Devagar, camisa aberta, vento no peito. Não sei explicar direito. Chorei no quilômetro três e foi de alegria.',
    media: [picture('dusk', 'aurora', 'portrait', 'Sol nascendo entre montanhas azuladas sobre um lago')],
    comments: [
      said('ravi', 'Irmão. Esse vento eu conheço. Que orgulho de você.', [
        'noah',
        'Só quem já sentiu, né? Obrigado por ter me empurrado.',
      ]),
      said('larissa', 'O melhor tempo do ano, e nem olhei o relógio.'),
      said('valentina', 'Registre-se, publique-se, comemore-se.'),
      said('teresa', 'Menino, me deu um nó bom na garganta.'),
    ],
  },
  {
    by: 'kenji',
    weekday: 4,
    hour: 19,
    text: 'Fui à minha primeira aula de ioga. A professora disse “ouça o seu corpo”. Meu corpo disse: quem é você e por que agora?',
    comments: [
      said('ariel', 'O meu só diz “biscoito”.'),
      said('larissa', 'Volta na terceira aula que ele te reconhece.', ['kenji', 'Na segunda ele já está de mal.']),
    ],
  },
  {
    by: 'teresa',
    hour: 9,
    text: 'O médico mandou caminhar. Perguntei se samba conta. Ele disse que precisa ser quarenta minutos sem parar. Eu ri muito, coitado, ele nunca me viu num sábado.',
    media: [picture('calcadao', 'praia', 'portrait', 'Calçadão ondulado em preto e branco visto de perto')],
    comments: [
      said('noah', 'Como profissional da saúde: conta em dobro.', [
        'teresa',
        'Vou levar esse comentário impresso na consulta.',
      ]),
      said('davi', 'Quarenta minutos é o aquecimento!'),
      said('sol', 'Mande esse doutor aqui no sábado que eu prescrevo.'),
    ],
  },
  {
    by: 'everton',
    weekday: 0,
    hour: 12,
    text: 'Segunda divisão da várzea: levei um chapéu de um moleque de 17 anos e aplaudi. Depois dei um carrinho. Legal, na bola. Também aplaudiram.',
    media: [
      picture('pitch', 'praia', 'portrait', 'Campo de várzea visto de cima, com sombras compridas dos jogadores'),
    ],
    comments: [
      said('bruno', 'Envelhecer é isso: aplaudir e logo em seguida dar carrinho.'),
      said('rafael', 'E o joelho, aplaudiu?', ['everton', 'O joelho pediu substituição no intervalo.']),
    ],
  },
  {
    by: 'bianca',
    hour: 18,
    text: 'Levei os três cachorros pra caminhar e cada um escolheu um ponto cardeal. Trabalhei abdômen, ombro e diplomacia.',
    media: [picture('kites', 'aurora', 'square', 'Pipas num céu lilás sobre telhados')],
    comments: [
      said('larissa', 'Cross training canino. Vou patentear.'),
      said('ariel', 'Qual deles é o norte?', ['bianca', 'O vira-lata. Ele sempre sabe onde tem padaria.']),
    ],
  },
];
