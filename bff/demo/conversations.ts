import { createClock, plainId, timedId } from './clock.ts';
import type { PersonKey } from './people.ts';
import { createRandom } from './random.ts';

interface ConversationSeed {
  /** The messages in chronological order. */
  lines: readonly (readonly [PersonKey, string])[];
  between: readonly [PersonKey, PersonKey];
  /**
   * The number of unread messages at the end of the conversation. They are unread for the member who did not write the
   * last message.
   */
  unread?: number;
  /** True if the conversation is a message request that its recipient has not accepted yet. */
  request?: true;
}

const seeds: readonly ConversationSeed[] = [
  {
    between: ['bruno', 'ana'],
    lines: [
      ['bruno', 'Ana, aquela receita de pão que você comentou, manda?'],
      ['ana', 'Mando! Mas já aviso que o segredo é a paciência.'],
      ['ana', 'Farinha, água, sal e uma noite inteira na geladeira.'],
      ['bruno', 'Paciência eu não tenho, mas geladeira sim 😂'],
      ['ana', 'Já é metade do caminho.'],
      ['bruno', 'Saiu do forno agora.'],
      ['bruno', 'Ficou torto e maravilhoso. Obrigado! 🔥'],
    ],
    unread: 2,
  },
  {
    between: ['ana', 'juliana'],
    lines: [
      ['ana', 'Ju, sábado tem feira na praça, vamos?'],
      ['juliana', 'Vamos! Chego às nove, se o sono deixar.'],
      ['ana', 'Levo o café ☕'],
      ['juliana', 'Então eu chego às oito e meia.'],
    ],
  },
  {
    between: ['kenji', 'ana'],
    lines: [['kenji', 'Oi, Ana! Vi suas fotos da serra. Qual trilha é aquela do mirante?']],
    unread: 1,
    request: true,
  },
  {
    between: ['bruno', 'davi'],
    lines: [
      ['bruno', 'Davi, você ainda tem aquele pedal de guitarra?'],
      ['davi', 'Tenho, está só juntando poeira.'],
      ['davi', 'Pode passar aqui na quinta depois das sete.'],
      ['bruno', 'Fechado, levo a pizza.'],
    ],
    unread: 1,
  },
  {
    between: ['sol', 'helena'],
    lines: [
      ['sol', 'Helena, a exposição abre na sexta. Você vem?'],
      ['helena', 'Vou sim, e levo uma amiga curiosa.'],
      ['sol', 'Curiosas são as melhores visitas ✨'],
    ],
    unread: 1,
  },
];

/** Builds the private conversations of the demo world. */
export function buildConversations(day: string, member: (key: PersonKey) => string) {
  const random = createRandom('conversations');
  const clock = createClock(day, random);

  return seeds.map(({ between, lines, unread = 0, request = false }) => {
    const [asker, asked] = between.map(member);
    if (asker === undefined || asked === undefined)
      throw new Error('A conversation of the demo world needs two members.');
    let at = clock.recent({ hour: 18 });
    const messages = lines.map(([who, text], index) => {
      at += random.whole(20, 400) * 1_000;
      return { id: timedId(at, random), at, clientId: plainId(random), seq: index + 1, by: member(who), text };
    });
    return { id: plainId(random), asker, asked, messages, unread, request };
  });
}
