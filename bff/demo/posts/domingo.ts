import { picture, type PostSeed, said } from '../story.ts';

export const domingo: readonly PostSeed[] = [
  {
    by: 'caio',
    weekday: 0,
    hour: 15,
    text: 'Domingo oficial: pijama até as três, coado de litro, um filme que já vi e o firme propósito de não descobrir que horas são.',
    media: [picture('coffee', 'aurora', 'portrait', 'Café com desenho de folha, em pires claro sobre madeira')],
    comments: [
      said('ana', 'São 15h12. De nada.', ['caio', 'Bloqueada até segunda.']),
      said('bruno', 'Qual filme? Preciso me sentir representado.', [
        'caio',
        'Aquele em que nada acontece devagarinho.',
      ]),
    ],
  },
  {
    by: 'kenji',
    weekday: 0,
    hour: 14,
    text: 'Fui deitar “só cinco minutos” às duas. Era outro domingo.',
    comments: [
      said('noah', 'Soneca com troca de calendário é minha especialidade.'),
      said('ariel', 'O sofá venceu por nocaute técnico.'),
    ],
  },
  {
    by: 'juliana',
    weekday: 0,
    hour: 11,
    text: 'Frango caipira no fogão desde as nove, a casa cheirando a infância e meu pai dizendo que não vai comer muito. Ele vai comer muito.',
    media: [picture('azulejo', 'rosa', 'landscape', 'Azulejos de cozinha com rosetas vinho e amarelas')],
    comments: [
      said('leo', 'Chego em vinte minutos. Não é pergunta.', ['juliana', 'Traz o guaraná.']),
      said('sol', 'Pai que diz que não vai comer muito é o primeiro da fila.'),
      said('everton', 'Com angu?', ['juliana', 'Everton, pelo amor. COM ANGU.']),
    ],
  },
  {
    by: 'helena',
    weekday: 0,
    hour: 18,
    text: 'O domingo tem um barulho próprio às seis da tarde: é o da gente fingindo que a segunda não existe.',
    media: [picture('cat', 'aurora', 'square', 'Gato na janela vendo a cidade escurecer')],
    comments: [
      said('marina', 'É um barulho de panela lavando e televisão ao longe.'),
      said('valentina', 'Existe e já mandou três e-mails.', ['helena', 'Não abra. É uma ordem da moderação.']),
    ],
  },
  {
    by: 'ariel',
    weekday: 0,
    hour: 12,
    text: 'Reguei as plantas, conversei com as plantas, pedi opinião às plantas. A jiboia acha que eu devo terminar o livro. A suculenta não quis se envolver.',
    media: [picture('leaves', 'praia', 'portrait', 'Folhas tropicais e flores amarelas em luz clara')],
    comments: [
      said('otavio', 'A minha samambaia manda lembranças à jiboia.', [
        'ariel',
        'Ela ficou corada, seu Otávio. Quero dizer, variegada.',
      ]),
      said('bianca', 'Suculenta é o gato do reino vegetal.'),
    ],
  },
  {
    by: 'ravi',
    weekday: 0,
    hour: 13,
    text: 'Rede, água de coco e a missão de decidir se entro no mar agora ou daqui a pouco. Venceu o daqui a pouco por ampla maioria.',
    media: [picture('beach', 'rosa', 'portrait', 'Praia vista de cima com guarda-sóis coloridos e espuma na areia')],
    comments: [
      said('thiago', 'Quero a vida dessa rede.'),
      said(
        'larissa',
        'Descanso ativo conta no treino. Rede não.',
        ['ravi', 'E se eu balançar?'],
        ['larissa', 'Balançando, conta meio.'],
      ),
    ],
  },
  {
    by: 'bianca',
    weekday: 0,
    hour: 9,
    text: 'Acordei sem despertador. Na verdade com três línguas de cachorro e uma pata de gato na testa, mas SEM DESPERTADOR.',
    comments: [
      said('ana', 'Serviço de quarto completo.'),
      said('noah', 'Trocaria pelos meus alarmes sem pensar.', ['bianca', 'Empresto um. Ele baba, mas é pontual.']),
    ],
  },
  {
    by: 'everton',
    weekday: 0,
    hour: 19,
    text: 'Filha fez meu retrato com giz de cera. Saí com cinco braços. Ela explicou: dois pra dirigir, um pro abraço e dois pro churrasco. Está emoldurado.',
    media: [picture('kites', 'praia', 'square', 'Pipas coloridas sobre uma encosta de casinhas')],
    comments: [
      said('ariel', 'Contrato ela como diretora de arte hoje.', ['everton', 'Ela cobra em figurinha.']),
      said('teresa', 'Essa menina entendeu tudo.'),
      said('larissa', 'Cinco braços! Imagina o treino.'),
    ],
  },
  {
    by: 'rafael',
    weekday: 0,
    hour: 16,
    text: 'Choveu, cancelaram a roda, e fizemos a roda na cozinha. O melhor reverb do Rio de Janeiro fica entre a geladeira e o tanque.',
    media: [
      picture('rain', 'cacau', 'square', 'Vidro com gotas de chuva e luzes quentes ao fundo'),
      picture('azulejo', 'praia', 'portrait', 'Parede de azulejos azul e coral'),
    ],
    comments: [
      said('camila', 'Grava isso! Quero o som desse tanque.'),
      said('teresa', 'Toquei frigideira e não me arrependo.', ['rafael', 'Solo histórico no segundo choro.']),
    ],
  },
];
