import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { setMembership } from '../../bff/platform/communities/memberships.store.ts';
import type { Database } from '../../bff/platform/db/client.ts';
import { opened, payByCard } from './cards.ts';
import { boostForm, inDays, profileForm } from './ads.ts';
import { actOnOpened, openedPix } from './pix.ts';
import { fieldOf } from './platform.ts';
import type { OwnMember } from './own-database.ts';

export const DAY_PRICE_CENTAVOS = 1_000; // The price of a highlight in the feed for one day, in centavos.
export const VIP_PRICE_CENTAVOS = 1_990;
export const START_CENTAVOS = 10_000; // The balance of each member's wallet at the start, in centavos.

/** The current URLs of a platform and its payment provider, and the id of a VIP community. */
export interface Town {
  platformUrl: string;
  providerUrl: string;
  communityId: string;
}

/**
 * One purchase, cancellation or refund by one member: the request (every retry has the same idempotency key), and
 * checks of its result.
 */
export interface Deal {
  ask: (town: Town, work?: string) => Promise<{ status: number }>;
  /**
   * Returns the amount in centavos that the member has paid without getting anything for it. It has to be 0 at every
   * moment.
   */
  owing: (town: Town) => Promise<number>;
  /** Returns how often the request has taken effect. */
  count: (town: Town) => Promise<number>;
}

/** Creates a VIP community. @returns its id */
export async function makeCommunity(db: Database['db'], owner: OwnMember) {
  const id = randomUUID();
  const row = { id, owner_id: owner.id, kind: 'VIP' as const, name: 'Mesa VIP', price_cents: VIP_PRICE_CENTAVOS };
  await db.insertInto('communities').values(row).execute();
  await db
    .transaction()
    .execute((tx) => setMembership(tx, id, owner.id, undefined, { role: 'OWNER', status: 'ACTIVE' }));
  return id;
}

const balance = z.object({ balanceCentavos: z.number() });
const ads = z.object({
  anuncios: z.array(z.object({ idAnuncio: z.string(), desStatus: z.string() })),
});
const payments = z.object({
  payments: z.array(
    z.object({ idPayment: z.string(), desKind: z.string(), desStatus: z.string(), centavos: z.number() }),
  ),
});
const community = z.object({ membership: z.object({ status: z.string() }).nullable() });

export async function call(
  { platformUrl }: Town,
  { token }: OwnMember,
  method: string,
  path: string,
  json?: object,
  headers: Record<string, string> = {},
) {
  const response = await fetch(platformUrl + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: json ? JSON.stringify(json) : null,
  });
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, body };
}

export async function balanceIn(town: Town, member: OwnMember) {
  return balance.parse((await call(town, member, 'GET', '/api/wallet/balance')).body).balanceCentavos;
}

async function adsOf(town: Town, member: OwnMember) {
  return ads.parse((await call(town, member, 'GET', '/api/anuncios/user/ads')).body).anuncios;
}

async function sumOf(town: Town, member: OwnMember, kinds: readonly string[]) {
  const { body } = await call(town, member, 'GET', '/api/payments?cursorSize=50&state=SUCCEEDED');
  const moved = payments.parse(body).payments.filter(({ desKind }) => kinds.includes(desKind));
  return { count: moved.length, centavos: moved.reduce((sum, { centavos }) => sum + centavos, 0) };
}

/** Publishes a post of the member. @returns its id */
async function postOf(town: Town, { token }: OwnMember) {
  const form = new FormData();
  form.append('desContent', 'Minha exposição abre hoje');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${town.platformUrl}/api/post`, { method: 'POST', headers, body: form });
  const body: unknown = await response.json();
  return fieldOf(body, 'idPost');
}

const named = (work: string | undefined): Record<string, string> => (work === undefined ? {} : { 'x-work': work });

/** Prepares each deal (a purchase, cancellation or refund) before the test causes faults. */
export const deals = {
  publish: (_town: Town, member: OwnMember, key: string): Promise<Deal> =>
    Promise.resolve({
      ask: (town, work) => {
        const headers = { 'idempotency-key': key, ...named(work) };
        return call(town, member, 'POST', '/api/anuncios/publish/my-profile', profileForm(), headers);
      },
      owing: async (town) =>
        START_CENTAVOS - (await balanceIn(town, member)) - DAY_PRICE_CENTAVOS * (await adsOf(town, member)).length,
      count: async (town) => (await adsOf(town, member)).length,
    }),

  async confirm(town: Town, member: OwnMember, key: string): Promise<Deal> {
    const path = '/api/payment/ads/create-my-profile-intent';
    const { body } = await call(town, member, 'POST', path, profileForm(), { 'idempotency-key': key });
    const intent = opened.parse(body);
    await payByCard(town.providerUrl, intent);
    const form = { ...profileForm(), paymentIntentId: intent.paymentIntentId };
    return {
      ask: (now, work) => call(now, member, 'POST', '/api/payment/ads/confirm-my-profile-payment', form, named(work)),
      owing: async (now) => {
        const credited = await sumOf(now, member, ['TOP_UP']);
        const spent = DAY_PRICE_CENTAVOS * (await adsOf(now, member)).length;
        return credited.centavos - spent - (await balanceIn(now, member));
      },
      count: async (now) => (await adsOf(now, member)).length,
    };
  },

  async boost(town: Town, member: OwnMember, key: string): Promise<Deal> {
    const form = boostForm(await postOf(town, member));
    return {
      ask: (now, work) => {
        const headers = { 'idempotency-key': key, ...named(work) };
        return call(now, member, 'POST', '/api/anuncios/publish/my-post', form, headers);
      },
      owing: async (now) =>
        START_CENTAVOS - (await balanceIn(now, member)) - DAY_PRICE_CENTAVOS * (await adsOf(now, member)).length,
      count: async (now) => (await adsOf(now, member)).length,
    };
  },

  /** Confirms the Pix payment for a boost. */
  async 'boost by Pix'(town: Town, member: OwnMember, key: string): Promise<Deal> {
    const form = boostForm(await postOf(town, member));
    const wanted = { ...form, desMethod: 'PIX' };
    const path = '/api/payment/ads/create-my-post-intent';
    const begun = await call(town, member, 'POST', path, wanted, { 'idempotency-key': key });
    const { paymentIntentId } = opened.parse(begun.body);
    const pix = openedPix.parse((await call(town, member, 'GET', `/api/payment/pix/${paymentIntentId}`)).body);
    await actOnOpened(town.providerUrl, pix, 'pay');
    return {
      ask: (now, work) => {
        const json = { ...form, paymentIntentId };
        return call(now, member, 'POST', '/api/payment/ads/confirm-my-post-payment', json, named(work));
      },
      owing: async (now) => {
        const credited = await sumOf(now, member, ['TOP_UP']);
        const spent = DAY_PRICE_CENTAVOS * (await adsOf(now, member)).length;
        return credited.centavos - spent - (await balanceIn(now, member));
      },
      count: async (now) => (await adsOf(now, member)).length,
    };
  },

  /** Deletes the boosted post before the boost has begun. The price of all days returns to the wallet. */
  async 'delete a boosted post'(town: Town, member: OwnMember): Promise<Deal> {
    const idPost = await postOf(town, member);
    const form = boostForm(idPost, { startDate: inDays(1), endDate: inDays(4) });
    await call(town, member, 'POST', '/api/anuncios/publish/my-post', form);
    const isOver = async (now: Town) => (await adsOf(now, member))[0]?.desStatus === 'FINALIZADO';
    return {
      // A repeated request gets NOT_FOUND, because the first one has already deleted the post.
      ask: async (now, work) => {
        const { status } = await call(now, member, 'DELETE', `/api/post/${idPost}/delete`, undefined, named(work));
        return { status: status === 404 ? 204 : status };
      },
      owing: async (now) =>
        START_CENTAVOS - (await balanceIn(now, member)) - ((await isOver(now)) ? 0 : 4 * DAY_PRICE_CENTAVOS),
      count: async (now) => Number(await isOver(now)),
    };
  },

  vip: ({ communityId }: Town, member: OwnMember): Promise<Deal> => {
    const isIn = async (town: Town) => {
      const { body } = await call(town, member, 'GET', `/api/comunidades/${communityId}`);
      return Number(community.parse(body).membership?.status === 'ACTIVE');
    };
    return Promise.resolve({
      ask: (town, work) => {
        const path = `/api/comunidades/${communityId}/subscription`;
        return call(town, member, 'POST', path, { valPrice: VIP_PRICE_CENTAVOS }, named(work));
      },
      owing: async (town) => START_CENTAVOS - (await balanceIn(town, member)) - VIP_PRICE_CENTAVOS * (await isIn(town)),
      count: isIn,
    });
  },

  /** Refunds a whole card payment of R$ 10,00. */
  async refund(town: Town, member: OwnMember, key: string): Promise<Deal> {
    const path = '/api/payment/balance/add-balance';
    const { body } = await call(town, member, 'POST', path, { centavos: 1_000 }, { 'idempotency-key': key });
    const { paymentIntentId } = opened.parse(body);
    await payByCard(town.providerUrl, opened.parse(body));
    await call(town, member, 'POST', '/api/payment/balance/confirm-add-balance', { paymentIntentId });
    const listed = await call(town, member, 'GET', '/api/payments?cursorSize=1');
    const [latest] = payments.parse(listed.body).payments;
    const paid = START_CENTAVOS + 1_000;
    const refunded = async (now: Town) => (await sumOf(now, member, ['REFUND'])).count;
    return {
      ask: (now, work) =>
        call(now, member, 'POST', `/api/payments/${latest?.idPayment}/refund`, undefined, named(work)),
      owing: async (now) => paid - (await balanceIn(now, member)) - 1_000 * (await refunded(now)),
      count: refunded,
    };
  },

  async finish(town: Town, member: OwnMember): Promise<Deal> {
    const form = profileForm({ startDate: inDays(1), endDate: inDays(4) });
    const made = await call(town, member, 'POST', '/api/anuncios/publish/my-profile', form);
    const id = fieldOf(made.body, 'idAnuncio');
    const isOver = async (now: Town) => (await adsOf(now, member))[0]?.desStatus === 'FINALIZADO';
    return {
      ask: (now, work) => call(now, member, 'DELETE', `/api/anuncios/${id}`, undefined, named(work)),
      owing: async (now) =>
        START_CENTAVOS - (await balanceIn(now, member)) - ((await isOver(now)) ? 0 : 4 * DAY_PRICE_CENTAVOS),
      count: async (now) => Number(await isOver(now)),
    };
  },
};
