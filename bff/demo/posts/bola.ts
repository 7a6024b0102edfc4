import { picture, type PostSeed, said } from '../story.ts';

export const bola: readonly PostSeed[] = [
  {
    by: 'everton',
    weekday: 3,
    hour: 22,
    text: 'Meu time perdeu, o ônibus quebrou e o cachorro-quente veio sem batata palha. Amanhã eu levanto, passo um café e volto a acreditar nos três.',
    comments: [
      said('bruno', 'Sem batata palha é caso de polícia.'),
      said('valentina', 'Cabe dano moral pela batata.', ['everton', 'Doutora, aceito o acordo: duas porções.']),
      said('rafael', 'Torcer é isso: um luto semanal com direito a replay.'),
    ],
  },
  {
    by: 'teresa',
    hour: 17,
    text: 'Fantasia chegou: oito quilos de pluma e uma costeira que não passa na porta do elevador. Subi sete andares de escada vestida de pavão. Um vizinho fez o sinal da cruz.',
    media: [picture('silk', 'rosa', 'portrait', 'Faixas em rosa, violeta e laranja como plumas')],
    comments: [
      said('ana', 'Pelo amor de Deus, diga que alguém fotografou.', ['teresa', 'O vizinho, tremendo.']),
      said('larissa', 'Oito quilos, sete andares. Aprovada no teste físico.'),
      said('camila', 'Esse pavão já é enredo.'),
    ],
  },
  {
    by: 'rafael',
    weekday: 6,
    hour: 11,
    text: 'Bloco às sete da manhã é a prova de que o carioca só chega cedo por amor.',
    media: [
      picture('casario', 'brasa', 'portrait', 'Casas coloridas com bandeirinhas ao sol da manhã'),
      picture('calcadao', 'aurora', 'landscape', 'Calçadão em ondas sob luz suave'),
    ],
    comments: [
      said('thiago', 'E só vai embora por exaustão.'),
      said('valentina', 'Em Brasília o bloco começa às nove e tem ata.', ['rafael', 'Com firma reconhecida?']),
    ],
  },
  {
    by: 'otavio',
    hour: 18,
    text: 'Estou consertando a cabeça de um boneco gigante de Olinda. Passei o dia olhando nos olhos dele. A conversa rendeu mais que muita reunião de família.',
    media: [picture('casario', 'rosa', 'square', 'Casarões coloridos e bandeirinhas no fim da tarde')],
    comments: [
      said('ariel', 'Quero ver! Posso ir desenhar o processo?', ['otavio', 'Venha, tem banco e tem bolo.']),
      said('luna', 'Ele contou alguma coisa do carnaval passado?', ['otavio', 'Contou, mas pediu segredo.']),
    ],
  },
  {
    by: 'bruno',
    weekday: 2,
    hour: 21,
    text: 'Fui jogar futebol com o pessoal do trabalho. Me colocaram no gol “porque eu sou alto”. Levei seis. Alto e vazado.',
    media: [picture('pitch', 'brasa', 'landscape', 'Campo de futebol visto do alto no fim da tarde')],
    comments: [
      said('everton', 'Venha treinar na várzea, eu te apresento ao medo.'),
      said('kenji', 'Seis? Eu contei sete, mas um você comemorou junto.', ['bruno', 'Foi bonito, ué.']),
      said('larissa', 'Alto, vazado e com falta de agachamento.'),
    ],
  },
  {
    by: 'camila',
    hour: 13,
    text: 'Montando o set do carnaval: marchinha, ijexá, disco e um segredo no meio. Se todo mundo tirar a sandália na faixa onze eu me aposento realizada.',
    media: [
      picture('vinyl', 'mata', 'square', 'Disco de vinil com capa de sol sobre fundo verde'),
      picture('bokeh', 'noite', 'square', 'Luzes coloridas sobre uma pista cheia'),
    ],
    comments: [
      said('dandara', 'Vou de salto só pra ter o que tirar.'),
      said(
        'davi',
        'Segredo com sanfona ou sem?',
        ['camila', 'Isso eu não respondo nem sob tortura.'],
        ['davi', 'Com sanfona. Eu sabia.'],
      ),
    ],
  },
  {
    by: 'dandara',
    weekday: 1,
    hour: 16,
    text: 'Pós-festa no salão: hoje só tirei glitter. Encontrei glitter de 2019. A cliente se emocionou.',
    comments: [
      said('bianca', 'Achei glitter no gato. Ele não sai de casa.'),
      said('sol', 'O chão do bar brilha há três carnavais e eu já desisti.', [
        'dandara',
        'É benfeitoria, amiga. Cobra no aluguel.',
      ]),
    ],
  },
  {
    by: 'noah',
    weekday: 0,
    hour: 17,
    text: 'O paciente do 7 é torcedor do rival. Assistimos juntos, em lados opostos do biombo. Empate. Nunca vi os sinais vitais de nós dois tão estáveis.',
    media: [picture('pitch', 'praia', 'landscape', 'Campo verde visto de cima, dois times e árvores em volta')],
    comments: [
      said('everton', 'Empate é o remédio genérico do futebol.'),
      said('helena', 'Biombo de torcida: ideia pra muita família.'),
    ],
  },
  {
    by: 'juliana',
    weekday: 6,
    hour: 15,
    text: 'Caldeirão de feijoada pra cinquenta, bloco na porta, e minha mãe distribuindo prato pra quem nem conhece. Segundo ela, folião com fome desafina.',
    media: [picture('fruits', 'brasa', 'landscape', 'Laranjas e frutas cortadas sobre um pano colorido')],
    comments: [
      said(
        'leo',
        'Sou folião, tenho fome e desafino: prova viva.',
        ['juliana', 'Você repetiu três vezes.'],
        ['leo', 'Afinação é um processo.'],
      ),
      said('caio', 'Sua mãe devia ser ministra.'),
    ],
  },
];
