import { clip, picture, type PostSeed, said } from '../story.ts';

export const noite: readonly PostSeed[] = [
  {
    by: 'ana',
    weekday: 5,
    hour: 23,
    text: 'Subi no terraço do prédio pra fotografar a cidade e acabei jantando com o porteiro. Ele trouxe esfirra. Melhor ensaio do mês.',
    media: [
      picture('skyline', 'noite', 'portrait', 'Prédios à noite com janelas acesas sob uma lua cheia'),
      picture('skyline', 'rosa', 'square', 'A mesma cidade num céu roxo, com reflexos no asfalto molhado'),
    ],
    comments: [
      said(
        'caio',
        'A segunda foto parece capa de disco. Posso usar de fundo de tela?',
        ['ana', 'Pode! Mas só se for no celular, no computador eu cobro em café.'],
        ['caio', 'Fechado. Coado ou espresso?'],
      ),
      said('everton', 'Porteiro que traz esfirra merece aumento.'),
      said('marina', 'De carne ou de queijo? É importante pra eu formar uma opinião.', [
        'ana',
        'As duas. Ele é um homem completo.',
      ]),
    ],
  },
  {
    by: 'noah',
    hour: 4,
    text: 'Quatro da manhã, café da máquina, o hospital quieto pela primeira vez na semana. Ninguém diga a palavra “tranquilo” em voz alta, pelo amor de Deus.',
    comments: [
      said('bianca', 'Na clínica também é proibido! Falou “tranquilo”, entrou três cachorros.'),
      said('helena', 'Força no plantão. E come alguma coisa que não venha da máquina.', [
        'noah',
        'Trouxe bolo de cenoura. Estou sendo cuidado por mim mesmo.',
      ]),
      said('kenji', 'Acordado também, mas sem salvar ninguém. Só um deploy.'),
    ],
  },
  {
    by: 'camila',
    weekday: 6,
    hour: 23,
    text: 'Abri a pista com um violão de 1971 e fechei com um remix que eu jurei que nunca ia tocar. A pista não mente: vocês gostam de farofa.',
    media: [clip('pista', 'Luzes coloridas girando sobre a pista de dança')],
    comments: [
      said(
        'luna',
        'Eu estava na grade gritando. Nego até a morte.',
        ['camila', 'Tem vídeo, meu bem.'],
        ['luna', 'Apaga que eu te levo um pote de açaí de verdade.'],
      ),
      said('leo', 'Farofa é patrimônio. Tombem essa mulher.'),
      said('bruno', 'Qual remix? Pergunto pra um amigo que dançou sozinho na cozinha.'),
    ],
  },
  {
    by: 'valentina',
    weekday: 4,
    hour: 22,
    text: 'Brasília à noite é bonita porque ninguém te avisou. Você desce o Eixão com o vidro aberto, o céu enorme, e por três minutos não tem prazo nenhum.',
    media: [picture('skyline', 'aurora', 'landscape', 'Horizonte de prédios sob um céu lilás de fim de noite')],
    comments: [
      said('thiago', 'O céu daí é covardia mesmo. Fui a trabalho e voltei com torcicolo.'),
      said('helena', 'Três minutos sem prazo: luxo verdadeiro.'),
    ],
  },
  {
    by: 'sol',
    weekday: 5,
    hour: 19,
    text: 'A moqueca já está no fogo, a cerveja já está na fila e o Seu Nelson já está na mesa dele reclamando do volume. Ou seja: sexta-feira.',
    media: [
      picture('casario', 'brasa', 'square', 'Sobrados coloridos com bandeirinhas ao entardecer'),
      picture('bokeh', 'brasa', 'landscape', 'Gente dançando sob feixes de luz quente'),
    ],
    comments: [
      said('dandara', 'Guarda uma mesa pra quatro! E uma cadeira longe do Seu Nelson.', [
        'sol',
        'Longe não tem, amiga. A voz dele alcança a orla.',
      ]),
      said(
        'davi',
        'Um dia eu apareço aí e a gente põe um forró nesse samba.',
        ['sol', 'Apareça. Mas quem manda no som é a casa.'],
        ['davi', 'Sim, senhora.'],
      ),
      said('ana', 'Sinto o cheiro do dendê daqui de São Paulo.'),
      said('bruno', 'Isso aqui é tortura pra quem está comendo miojo em Curitiba.'),
    ],
  },
  {
    by: 'kenji',
    hour: 1,
    text: 'Chuva, janela, fone de ouvido. Não estou triste, só estou em modo clipe de banda dos anos 90.',
    media: [clip('chuva', 'Gotas escorrendo no vidro com luzes da rua ao fundo')],
    comments: [
      said('marina', 'Faltou encostar a testa no vidro.', ['kenji', 'Encostei. Estava gelado. Saí do personagem.']),
      said('rafael', 'Trilha: violão dedilhado e alguém que não liga há três dias.'),
      said('ariel', 'Vou desenhar isso.'),
    ],
  },
  {
    by: 'bruno',
    weekday: 3,
    hour: 20,
    text: 'Existe um tipo de coragem que é chegar sozinho num bar, pedir mesa pra um e não fingir que está esperando alguém. Hoje eu consegui por quarenta minutos. Progresso.',
    comments: [
      said('teresa', 'Na minha idade a gente chega sozinha e vai embora com a roda inteira. Continue treinando.', [
        'bruno',
        'Preciso desse curso com certificado.',
      ]),
      said('caio', 'Da próxima leva um livro de cabeça pra baixo. Sempre puxa assunto.'),
      said('larissa', 'Quarenta minutos de prancha emocional. Orgulho.'),
    ],
  },
  {
    by: 'luna',
    hour: 0,
    text: 'Depois do show, o silêncio do camarim é uma música que só eu escuto. Tirei um cílio, fiquei com o outro. Deixa a vida ser assimétrica.',
    media: [picture('bokeh', 'rosa', 'portrait', 'Silhuetas de uma plateia diante de luzes roxas e rosa')],
    comments: [
      said('dandara', 'Assimétrica e maravilhosa. Que voz foi aquela ontem?'),
      said('camila', '“Deixa a vida ser assimétrica” na minha lápide, por favor.'),
      said('otavio', 'Minha neta me mostrou a senhora cantando. Chorei na marcenaria, estraguei um verniz.', [
        'luna',
        'Seu Otávio, o verniz eu pago. O choro a gente divide.',
      ]),
    ],
  },
  {
    by: 'rafael',
    weekday: 1,
    hour: 21,
    text: 'Segunda-feira na Lapa: seis pessoas na roda, duas cordas arrebentadas, zero arrependimentos. Quem vem na segunda vem porque ama.',
    comments: [
      said('teresa', 'Eu era uma das seis! E canto mais alto que as outras cinco.', ['rafael', 'Confirmo e agradeço.']),
      said('davi', 'Segunda é o sábado de quem trabalha com festa.'),
    ],
  },
];
