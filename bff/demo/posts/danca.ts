import { clip, picture, type PostSeed, said } from '../story.ts';

export const danca: readonly PostSeed[] = [
  {
    by: 'davi',
    weekday: 6,
    hour: 12,
    text: 'Aluno novo perguntou quanto tempo leva pra aprender forró. Respondi: uma música pra errar, uma pra rir, uma pra gostar. As outras são lucro.',
    media: [picture('bokeh', 'brasa', 'square', 'Silhuetas dançando sob luzes laranja e vermelhas')],
    comments: [
      said('bruno', 'Estou na música quatro e ainda não saí da primeira fase.'),
      said('teresa', 'Professor de verdade ensina com a palma da mão nas costas e paciência no pé.', [
        'davi',
        'Dona Teresa entende do ofício.',
      ]),
    ],
  },
  {
    by: 'dandara',
    hour: 22,
    text: 'Trança nova pede festa, festa pede salto, salto pede arrependimento à uma da manhã. Sigo o protocolo desde 2005.',
    media: [picture('silk', 'brasa', 'square', 'Ondas de laranja, vinho e creme')],
    comments: [
      said('luna', 'Chinelo na bolsa, irmã. Aprendi com as antigas.', [
        'dandara',
        'A bolsa é pequena, o ego é grande.',
      ]),
      said('valentina', 'Protocolo ratificado por unanimidade.'),
      said('sol', 'No meu bar descalça é traje de gala.'),
    ],
  },
  {
    by: 'teresa',
    weekday: 0,
    hour: 21,
    text: 'Ensaio técnico: três horas de quadra, uma garrafa de água, dois elogios e um convite pra desfilar na frente. Aceitei antes de ele terminar a frase.',
    media: [picture('bokeh', 'rosa', 'square', 'Multidão de braços erguidos sob luzes rosa')],
    comments: [
      said('rafael', 'Madrinha! Vou tocar chorando.'),
      said('camila', 'Ícone. Quero um documentário e quero a trilha.'),
      said('noah', 'Hidrata mais, por favor. Assinado: enfermagem.', ['teresa', 'Duas garrafas no próximo, doutor.']),
    ],
  },
  {
    by: 'leo',
    hour: 19,
    text: 'Aula de gafieira pro personagem. Pisei no pé da professora com tanta convicção que ela perguntou se estava no roteiro.',
    comments: [
      said('davi', 'Manda ela pra cá que eu faço a reabilitação.'),
      said('juliana', 'Você pisou no meu na festa junina e disse que era marcação.', ['leo', 'Era marcação afetiva.']),
    ],
  },
  {
    by: 'luna',
    weekday: 5,
    hour: 18,
    text: 'Brega bom é aquele que faz a senhora da mesa do canto largar a bolsa. Hoje a meta são três bolsas.',
    media: [picture('bokeh', 'brasa', 'landscape', 'Palco em tons quentes e uma plateia em silhueta')],
    comments: [
      said('otavio', 'Em Olinda a senhora larga até o marido.'),
      said('thiago', 'Atualização das bolsas, por favor.', ['luna', 'Cinco bolsas e um guarda-chuva!']),
    ],
  },
  {
    by: 'ariel',
    hour: 23,
    text: 'Cartaz novo pra festa da Camila: desenhei um vinil que virou lua que virou laranja. Ela olhou e disse “está com fome?”. Estava.',
    media: [
      picture('vinyl', 'brasa', 'portrait', 'Disco de vinil laranja saindo de uma capa com sol estilizado'),
      picture('fruits', 'rosa', 'square', 'Frutas cortadas em fundo salmão'),
    ],
    comments: [
      said('camila', 'Está lindo e eu encomendei a pizza.', ['ariel', 'Melhor cliente do ano.']),
      said('ana', 'Quero um desses enquadrado na sala.'),
    ],
  },
  {
    by: 'kenji',
    weekday: 6,
    hour: 1,
    text: 'Fui arrastado pra pista e descobri que meu único passo se chama “procurando a saída com ritmo”.',
    comments: [
      said(
        'camila',
        'Eu vi da cabine. Era hipnótico.',
        ['kenji', 'Você aumentou o grave de propósito.'],
        ['camila', 'Aumentei.'],
      ),
      said('larissa', 'Isso é mobilidade de quadril, sabia? Vamos trabalhar.'),
    ],
  },
  {
    by: 'sol',
    weekday: 6,
    hour: 17,
    text: 'Sábado é samba de roda no quintal. Criança não paga, vizinho não reclama e quem souber bater palma no tempo ganha um caldinho.',
    comments: [
      said('rafael', 'Bato palma no contratempo. Ganho meio?', ['sol', 'Ganha um inteiro e um lugar no pandeiro.']),
      said('dandara', 'Já estou de saia rodada desde ontem.'),
      said('davi', 'Seu bar devia ter filial em Fortaleza.'),
    ],
  },
  {
    by: 'ravi',
    hour: 20,
    text: 'Lual na praia: violão com quatro cordas, fogueira com três gravetos, trinta pessoas cantando em dezoito tons. Nota dez.',
    media: [
      clip('fogueira', 'Fogueira com fagulhas subindo na noite'),
      picture('embers', 'cacau', 'square', 'Faíscas alaranjadas sobre fundo escuro'),
    ],
    comments: [
      said('rafael', 'Quatro cordas dá pra tudo. Três é que é poesia.'),
      said('thiago', 'Eu era o décimo oitavo tom.', ['ravi', 'E o mais comprometido de todos.']),
      said('marina', 'O vídeo da fogueira já está em loop aqui há uma hora.'),
    ],
  },
];
