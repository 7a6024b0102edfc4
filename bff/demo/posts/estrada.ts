import { picture, type PostSeed, said } from '../story.ts';

export const estrada: readonly PostSeed[] = [
  {
    by: 'thiago',
    hour: 8,
    text: 'Vinte e seis horas de ônibus de Floripa até Ilhéus. Na hora vinte e dois, a senhora da poltrona 14 me adotou. Já tenho almoço de domingo marcado em Itabuna.',
    media: [picture('dusk', 'brasa', 'landscape', 'Morros ao pôr do sol refletidos na água')],
    comments: [
      said('everton', 'Como motorista, eu digo: a poltrona 14 sempre é a da líder.'),
      said('bruno', 'Você não viaja, você é recolhido por famílias.', [
        'thiago',
        'Nunca paguei hotel em cidade com avó.',
      ]),
      said('sol', 'De Itabuna pra Salvador é um pulo. Passe aqui antes de engordar.'),
    ],
  },
  {
    by: 'ana',
    hour: 6,
    text: 'Lençóis Maranhenses às cinco e quarenta. Não tem filtro, não tem truque: só acordei cedo e tirei areia do olho.',
    media: [
      picture('dunes', 'rosa', 'portrait', 'Dunas claras sob um céu rosado com a lua ainda alta'),
      picture('dunes', 'noite', 'landscape', 'Dunas azuladas à noite, com estrelas'),
      picture('dunes', 'brasa', 'square', 'Crista de duna iluminada pelo nascer do sol'),
    ],
    comments: [
      said('thiago', 'Fui em julho e quase não voltei. A segunda foto é absurda.', [
        'ana',
        'Trinta segundos de exposição e um guia muito paciente.',
      ]),
      said('ravi', 'Lugar onde a areia tem mais curva que a onda.'),
      said('otavio', 'Deus estava aplainando madeira nesse dia.'),
      said('ariel', 'Essas cores!! Vou roubar pra uma capa.', ['ana', 'Rouba com carinho.']),
    ],
  },
  {
    by: 'ravi',
    hour: 7,
    text: 'Aluna de 61 anos ficou de pé na prancha hoje pela primeira vez. Foram dois segundos. Ela contou como nove e eu assinei embaixo.',
    media: [picture('beach', 'praia', 'portrait', 'Praia vista de cima, mar verde, espuma e guarda-sóis listrados')],
    comments: [
      said(
        'teresa',
        'Tenho 58 e acabo de decidir uma coisa. Quanto é a aula?',
        ['ravi', 'Pra senhora, um samba na areia.'],
        ['teresa', 'Fechado!'],
      ),
      said('noah', 'Nove segundos, está registrado em ata.'),
      said('larissa', 'Isso sim é treino funcional.'),
    ],
  },
  {
    by: 'thiago',
    weekday: 3,
    hour: 17,
    text: 'Perdi a última balsa. O pescador disse “tem outra”, perguntei a hora, ele disse “amanhã”. Dormi numa rede olhando isso aqui e foi o melhor atraso do ano.',
    media: [picture('boats', 'brasa', 'portrait', 'Veleiros num mar dourado ao pôr do sol')],
    comments: [
      said('juliana', 'Mineiro perdendo balsa é redundância, mas você é catarinense, não tem desculpa.'),
      said('helena', '“Tem outra. Amanhã.” Filosofia completa.'),
      said('valentina', 'Eu teria processado a maré.', ['thiago', 'Ela alegou força maior.']),
    ],
  },
  {
    by: 'otavio',
    hour: 16,
    text: 'Subi a Sé devagar, que joelho velho é bom de paisagem. De cima, Olinda parece uma gaveta aberta de lenços. Minha esposa dizia isso. Continua verdade.',
    media: [picture('casario', 'rosa', 'portrait', 'Ladeira com casas coloridas e bandeirinhas sob um céu lilás')],
    comments: [
      said('ana', 'Seu Otávio, o senhor me faz querer voltar pra casa toda semana.', [
        'otavio',
        'Venha, menina. Tem bolo de rolo.',
      ]),
      said('luna', '“Gaveta aberta de lenços”. Vou ficar com isso o dia todo.'),
      said('teresa', 'Ela tinha olho de poeta. E o senhor tem memória boa.'),
    ],
  },
  {
    by: 'davi',
    hour: 15,
    text: 'Jericoacoara: fui pelo pôr do sol, fiquei pelo forró na areia. Dançar descalço corrige a postura e a vida.',
    media: [
      picture('kites', 'praia', 'landscape', 'Pipas coloridas voando sobre casas numa encosta'),
      picture('dusk', 'rosa', 'portrait', 'Sol baixo entre montanhas cor-de-rosa e o mar parado'),
    ],
    comments: [
      said('ravi', 'Na areia fofa? Isso é perna de atleta.'),
      said('camila', 'Me leva de DJ, eu aceito pagamento em tapioca.', ['davi', 'Tapioca e transporte de buggy.']),
    ],
  },
  {
    by: 'valentina',
    weekday: 0,
    hour: 11,
    text: 'Chapada: trilha “leve” segundo o guia. O guia tem 24 anos e pernas de cabrito. Protocolei minha indignação na cachoeira.',
    media: [picture('leaves', 'mata', 'portrait', 'Mata fechada com folhas largas e flores rosa')],
    comments: [
      said('larissa', 'Eu avisei do agachamento.', ['valentina', 'A testemunha está sendo hostil.']),
      said('thiago', '“Leve” é o quanto pesa a consciência dele.'),
    ],
  },
  {
    by: 'rafael',
    hour: 18,
    text: 'Carioca que diz que enjoou do Pão de Açúcar está mentindo ou está de costas.',
    media: [
      picture('bay', 'brasa', 'portrait', 'Baía com morros arredondados e um bondinho ao entardecer'),
      picture('bay', 'aurora', 'landscape', 'A mesma baía em tons de azul, com luzes na orla'),
    ],
    comments: [
      said('teresa', '58 anos olhando e ainda perco o ponto do ônibus.'),
      said('everton', 'Fui uma vez, com a patroa. Ela casou comigo naquele bondinho de tanto medo.', [
        'rafael',
        'Estratégia consagrada.',
      ]),
      said('caio', 'A luz da primeira foto é coisa de cinema.'),
    ],
  },
  {
    by: 'marina',
    hour: 14,
    text: 'Fui passar um fim de semana em Paraty e voltei com onze livros, um azulejo e a convicção de que calçamento de pedra é contra o salto alto por ideologia.',
    media: [
      picture('casario', 'praia', 'portrait', 'Rua de pedra com sobrados de portas azuis e verdes'),
      picture('azulejo', 'praia', 'square', 'Azulejos pintados em azul e coral'),
    ],
    comments: [
      said('valentina', 'Salto alto em Paraty é litigância de má-fé.'),
      said('ariel', 'Que azulejo maravilhoso. Onze livros? Só?', ['marina', 'A mala tinha limite. Eu não.']),
    ],
  },
];
