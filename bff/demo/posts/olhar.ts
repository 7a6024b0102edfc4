import { clip, picture, type PostSeed, said } from '../story.ts';

export const olhar: readonly PostSeed[] = [
  {
    by: 'ana',
    weekday: 6,
    hour: 18,
    text: 'Fotografar gente feliz é fácil. Difícil é fotografar gente tranquila: elas piscam devagar e você fica com vergonha do barulho da câmera.',
    media: [picture('cat', 'rosa', 'portrait', 'Gato de costas na janela olhando a cidade ao entardecer')],
    comments: [
      said('leo', 'Ator tranquilo não existe, então você está segura comigo.'),
      said('bianca', 'Esse gato sabe que é modelo.', ['ana', 'Cobra por hora e come o cachê.']),
      said('marina', 'Essa luz! Quero morar nessa janela.'),
    ],
  },
  {
    by: 'ariel',
    hour: 15,
    text: 'Estudo de ondas: passei o dia tentando desenhar água e só consegui desenhar saudade de praia. Aceito.',
    media: [
      picture('silk', 'praia', 'square', 'Ondas abstratas em turquesa e areia'),
      picture('silk', 'aurora', 'portrait', 'Camadas de cor em lilás, pêssego e azul'),
      picture('beach', 'aurora', 'landscape', 'Mar azul e areia vistos de cima, com guarda-sóis'),
    ],
    comments: [
      said('ravi', 'A primeira está com a maré certinha. Falo como técnico.', [
        'ariel',
        'Esse é o maior elogio que já recebi.',
      ]),
      said('ana', 'Quero a segunda na minha parede. Faz impressão?'),
      said(
        'camila',
        'Isso aí é a cara de um disco que eu ainda não lancei.',
        ['ariel', 'Me chama quando lançar.'],
        ['camila', 'Então preciso terminar o disco. Obrigada pela pressão.'],
      ),
    ],
  },
  {
    by: 'ravi',
    hour: 5,
    text: 'Gravei antes de entrar na água, com a mão tremendo de sono. Meio minuto de mar antes de todo mundo acordar cabe em qualquer dia.',
    media: [clip('ondas', 'Ondas mansas sob um sol baixo')],
    comments: [
      said('noah', 'Assisti no intervalo do plantão, três vezes seguidas.'),
      said('thiago', 'Chego aí em duas semanas. Guarda uma dessas pra mim.', [
        'ravi',
        'Tem todo dia, mas a de terça é mais gostosa.',
      ]),
      said('marina', 'Que paz. Dá pra ouvir o sal.'),
    ],
  },
  {
    by: 'kenji',
    hour: 23,
    text: 'Meu bairro visto da sacada. Deixei a câmera ligada e fui buscar água; quando voltei, tinha acendido a janela de alguém que também não dorme. Oi, vizinho.',
    media: [clip('cidade', 'Luzes de janelas acendendo e apagando numa cidade à noite')],
    comments: [
      said('valentina', 'Talvez seja outra pessoa esperando um deploy.'),
      said('luna', 'Isso virou música na minha cabeça agora.', ['kenji', 'Quero direitos autorais em água gelada.']),
    ],
  },
  {
    by: 'otavio',
    weekday: 6,
    hour: 17,
    text: 'Minha neta montou a câmera e mandou eu ficar natural. Nunca fui tão artificial na vida. Então ela tirou da minha mão o formão e fotografou só a luz da oficina.',
    media: [picture('dusk', 'cacau', 'square', 'Luz alaranjada sobre morros e água parada')],
    comments: [
      said('ana', 'Essa menina tem futuro. Mostrou o que o senhor vê.', [
        'otavio',
        'Vou dizer a ela que uma profissional falou.',
      ]),
      said('helena', 'Luz de oficina tem cheiro de serragem, eu juro que senti.'),
    ],
  },
  {
    by: 'ana',
    weekday: 3,
    hour: 16,
    text: 'Série sobre chão. Ninguém olha pro chão até ele ficar bonito ou escorregadio.',
    media: [
      picture('calcadao', 'cacau', 'square', 'Pedras em ondas marrons e creme'),
      picture('calcadao', 'rosa', 'portrait', 'Ondas de pedra em roxo e areia com sombra de palmeira'),
      picture('azulejo', 'rosa', 'square', 'Piso de azulejos com flores de quatro pétalas'),
      picture('azulejo', 'mata', 'portrait', 'Azulejos verdes e laranja em padrão repetido'),
    ],
    comments: [
      said('ariel', 'A terceira é hipnótica, fiquei contando pétala.'),
      said('teresa', 'Conheço cada onda dessas pelo salto que quebrei nela.'),
      said('otavio', 'Calceteiro bom é marceneiro de pedra.', [
        'ana',
        'Essa frase vai no texto da exposição, com o seu nome.',
      ]),
    ],
  },
  {
    by: 'thiago',
    hour: 19,
    text: 'O céu fez isso por onze minutos e ninguém na praia bateu palma. Eu bati. Fiquei sozinho batendo palma. Faria de novo.',
    media: [picture('dusk', 'rosa', 'landscape', 'Céu cor-de-rosa com nuvens finas, montanhas e mar')],
    comments: [
      said('leo', 'Plateia de um é plateia.'),
      said('davi', 'No Ceará a gente aplaude. Venha pra onde te entendem.', [
        'thiago',
        'Passagem comprada em pensamento.',
      ]),
    ],
  },
  {
    by: 'camila',
    hour: 4,
    text: 'Voltei da festa e o sol chegou junto. Descalça na varanda, ouvido zumbindo, a cidade começando o turno dela e eu terminando o meu.',
    media: [picture('skyline', 'brasa', 'landscape', 'Silhueta de prédios num céu avermelhado de madrugada')],
    comments: [
      said('noah', 'Troca de turno: passo o bastão e o café.'),
      said('everton', 'Nessa hora eu estou saindo com o primeiro ônibus. Buzino da próxima vez.', [
        'camila',
        'Buzina em quatro por quatro.',
      ]),
    ],
  },
];
