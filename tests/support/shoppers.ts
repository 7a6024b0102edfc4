import { setTimeout as delay } from 'node:timers/promises';
import { v4 } from 'uuid';
import type { Random } from '../../bff/demo/random.ts';
import { answerBank, ASKS_OWNER, CARD, DECLINED, opened, payByCard, type Opened } from './cards.ts';
import { fieldOf } from './platform.ts';

/** Test cards whose payments succeed immediately. The key names what happens to the payment afterwards. */
const takers = {
  good: CARD,
  disputed: '4000000000000259',
  'disputed twice': '4000000404000079',
  'refunds later': '4000000000007726',
  'refuses refunds': '4000000000005126',
};

function isTaker(card: string): card is keyof typeof takers {
  return card in takers;
}

/** The plan for one payment of one member. The test decides the plan before the payment starts. */
export interface Errand {
  token: string;
  centavos: number;
  key: string;
  /** If true, the request that creates the payment is sent twice concurrently. */
  doubleClick: boolean;
  card: keyof typeof takers | 'refused' | 'refused, then good' | 'bank says yes' | 'bank says no' | 'never';
  /** The way in which the page confirms the payment. 'no' simulates a closed tab, which sends no confirmation. */
  confirms: 'no' | 'once' | 'eight at once' | 'without hearing the answer';
}

export function planErrand(random: Random, token: string): Errand {
  const cards = ['good', 'good', 'good', 'good', 'good', 'good', 'refused', 'refused, then good'] as const;
  const rare = ['bank says yes', 'bank says no', 'never'] as const;
  return {
    token,
    centavos: random.whole(500, 500_000),
    key: v4(),
    doubleClick: random.chance(0.1),
    card: random.chance(0.2) ? random.pick([...rare]) : random.pick([...cards]),
    confirms: random.pick(['no', 'no', 'once', 'once', 'eight at once', 'without hearing the answer']),
  };
}

export interface Shop {
  platformUrl: string;
  providerUrl: string;
}

/**
 * Pays as planned, despite any faults of the platform: if a request gets no response, it is sent again with the same
 * idempotency key.
 * @returns 'paid' if a confirmation said that the payment is paid, otherwise 'unknown'
 * @throws {Error} if a response cannot be explained by a fault
 */
export async function runErrand({ platformUrl, providerUrl }: Shop, errand: Errand): Promise<'paid' | 'unknown'> {
  const intents = await Promise.all(
    Array.from({ length: errand.doubleClick ? 2 : 1 }, () => open(platformUrl, errand)),
  );
  const [intent] = intents;
  if (!intent || intents.some((other) => other.paymentIntentId !== intent.paymentIntentId)) {
    throw new Error('A double click made two payments.');
  }
  await pay(providerUrl, intent, errand.card);
  return await confirm(platformUrl, intent, errand);
}

async function open(url: string, { token, centavos, key }: Errand): Promise<Opened> {
  for (;;) {
    const answer = await post(
      `${url}/api/payment/balance/add-balance`,
      token,
      { centavos },
      { 'idempotency-key': key },
    );
    if (answer?.status === 201) return opened.parse(answer.body);
    // Accepts a 503, because the platform or the database may be down, or the provider may not have answered.
    if (answer && answer.status !== 503) throw new Error(`answered ${answer.status} ${JSON.stringify(answer.body)}`);
    await delay(100);
  }
}

async function pay(url: string, intent: Opened, card: Errand['card']) {
  if (card === 'never') return;
  if (card.startsWith('refused')) await payByCard(url, intent, DECLINED);
  if (card === 'refused, then good') await payByCard(url, intent, CARD);
  if (isTaker(card)) await payByCard(url, intent, takers[card]);
  if (!card.startsWith('bank')) return;
  await payByCard(url, intent, ASKS_OWNER);
  await answerBank(url, intent, card === 'bank says yes' ? 'succeed' : 'fail');
}

async function confirm(url: string, { paymentIntentId }: Opened, { token, confirms, card }: Errand) {
  if (confirms === 'no') return 'unknown';
  const times = confirms === 'eight at once' ? 8 : 1;
  const patience = confirms === 'without hearing the answer' ? AbortSignal.timeout(3) : undefined;
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      post(`${url}/api/payment/balance/confirm-add-balance`, token, { paymentIntentId }, {}, patience),
    ),
  );
  const paid = isTaker(card) || card === 'refused, then good' || card === 'bank says yes';
  for (const answer of answers) {
    const isExpected = !answer || answer.status === 503 || answer.status === (paid ? 200 : 402);
    if (!isExpected) throw new Error(`${card}: answered ${answer.status} ${JSON.stringify(answer.body)}`);
    if (answer?.status === 402 && fieldOf(answer.body, 'status') !== 'failed')
      throw new Error('The bank has answered.');
  }
  return answers.some((answer) => answer?.status === 200) ? 'paid' : 'unknown';
}

/** @returns the answer, or undefined if the request got no answer */
async function post(
  url: string,
  token: string,
  json: object,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<{ status: number; body: unknown } | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(json),
      signal: signal ?? null,
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return undefined;
  }
}
