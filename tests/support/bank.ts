import { expect } from 'vitest';
import {
  providerAway,
  RefundRefused,
  UnknownCard,
  UnknownCustomer,
  type PaymentProvider,
  type ProviderCard,
  type ProviderCost,
  type ProviderIntent,
  type ProviderReturn,
} from '../../bff/platform/wallet/stripe/provider.ts';
import { eventually } from './eventually.ts';
import type { TestPlatform } from './platform.ts';

function pixFor(id: string, seconds: number) {
  return { code: `code of ${id}`, expiresAt: new Date(Date.now() + seconds * 1_000), testUrl: null };
}

export type Bank = ReturnType<typeof createBank>;

/**
 * Waits until the platform's own reconciler has finished its first run. Otherwise that run would ask the payment
 * sandbox about the intents of `createBank`; the sandbox does not know them, so the reconciler would cancel them.
 */
export async function untilReconciledAtStart({ db }: TestPlatform) {
  await eventually(async () => {
    const row = await db.selectFrom('payment_look_back').select('compared_at').executeTakeFirst();
    expect(row?.compared_at).toBeInstanceOf(Date);
  });
}

/** Creates an in-memory payment provider. The test controls the provider's answers, outages and idempotency keys. */
export function createBank() {
  const intents = new Map<string, ProviderIntent>();
  const returns = new Map<string, ProviderReturn[]>();
  /** The earlier responses to refund requests, by idempotency key. */
  const answers = new Map<string, ProviderReturn>();
  /** The saved cards by customer. */
  const cards = new Map<string, ProviderCard[]>();
  /** The mandates of Pix Automático that debit an account. */
  const mandates = new Set<string>();
  /** The payments that authorise a mandate when they are paid. */
  const authorizing = new Set<string>();
  /** The mandates by which payments are debited, by payment. */
  const debits = new Map<string, string>();
  /** The answer of the bank to a charge of a saved card. */
  type Word = 'pays' | 'declines' | 'forbids' | 'asks';
  const word: { says: Word } = { says: 'pays' };
  const state = {
    isAway: false,
    /** The number of calls that failed because the bank was away. */
    missedCalls: 0,
    refusesRefunds: false,
    losesAnswers: false,
    /** True while the bank refuses to cancel a debit by Pix Automático that it has been told of. */
    keepsDebits: false,
    balance: 0,
    customers: new Set<string>(),
  };
  const reach = () => {
    if (!state.isAway) return Promise.resolve();
    state.missedCalls += 1;
    return Promise.reject(providerAway(new Error('away')));
  };
  const costs: ProviderCost[] = [];
  let made = 0;

  const change = (id: string, changes: Partial<ProviderIntent>) => {
    const intent = intents.get(id);
    if (intent) intents.set(id, { ...intent, ...changes });
    return intents.get(id);
  };
  const of = (id: string) => returns.get(id) ?? [];
  const standing = (id: string, kind?: ProviderReturn['kind']) =>
    of(id).filter((each) => each.status !== 'FAILED' && (kind === undefined || each.kind === kind));
  const sum = (all: ProviderReturn[]) => all.reduce((total, { centavos }) => total + centavos, 0);
  /** Returns how many centavos of a payment can still be refunded: 0 while the card's owner disputes the payment. */
  const left = (id: string) =>
    standing(id, 'DISPUTE').length > 0 ? 0 : (intents.get(id)?.centavos ?? 0) - sum(standing(id, 'REFUND'));

  function goBack(id: string, given: Omit<ProviderReturn, 'id'>) {
    const back: ProviderReturn = { ...given, id: `${given.kind === 'REFUND' ? 're' : 'du'}_${id}_${(made += 1)}` };
    returns.set(id, [...of(id), back]);
    return back;
  }

  /** Marks a payment as paid. If it authorises a mandate, the mandate is valid from now on. */
  function pay(id: string) {
    if (!authorizing.has(id)) return change(id, { status: 'SUCCEEDED', pix: null });
    const mandate = `pm_${id}`;
    if (intents.get(id)?.status !== 'SUCCEEDED') mandates.add(mandate);
    return change(id, { status: 'SUCCEEDED', pix: null, mandate });
  }

  const canCancel = (id: string) => intents.get(id)?.status !== 'SUCCEEDED' && !(state.keepsDebits && debits.has(id));

  /** Ends a mandate, and refuses its debits that wait. @returns these debits */
  function endMandate(mandate: string) {
    mandates.delete(mandate);
    if (state.keepsDebits) return [];
    const waiting = [...debits].filter(([id, by]) => by === mandate && intents.get(id)?.status === 'PENDING');
    return waiting.flatMap(([id]) => change(id, { status: 'CANCELED' }) ?? []);
  }

  /** Returns the outcome of a charge of a saved card. */
  function chargedAs(id: string): Partial<ProviderIntent> {
    if (word.says === 'pays') return { status: 'SUCCEEDED' };
    if (word.says === 'asks') return { needsOwner: true };
    return { decline: { id: `ch_${id}`, code: 'generic_decline', isFinal: word.says === 'forbids' } };
  }

  const provider: PaymentProvider = {
    browser: { scriptUrl: '/x.js', publishableKey: 'pk', isTest: true },
    async createCustomer(_member, key) {
      await reach();
      state.customers.add(key);
      return key;
    },
    async deleteCustomer(customer) {
      await reach();
      state.customers.delete(customer);
    },
    async createIntent({ id, customer, centavos, memberId, purpose, pixSeconds, savedCard, mandate, authorizes }) {
      await reach();
      if (!state.customers.has(customer)) throw new UnknownCustomer(customer);
      const given = {
        id: `pi_${id}`,
        clientSecret: 'secret',
        createdAt: new Date(),
        centavos,
        currency: 'brl',
        reference: id,
        memberId,
        purpose,
        decline: null,
      };
      const byMethod =
        pixSeconds === undefined && mandate === undefined
          ? ({ method: 'CARD', status: 'OPEN', pix: null } as const)
          : ({ method: 'PIX', status: 'PENDING', pix: pixSeconds ? pixFor(id, pixSeconds) : null } as const);
      const known = intents.get(given.id);
      const isSaved = cards.get(customer)?.some((card) => card.id === savedCard) ?? false;
      if (savedCard !== undefined && !known && !isSaved) throw new UnknownCard(savedCard);
      if (mandate !== undefined && !known && !mandates.has(mandate)) throw new UnknownCard(mandate);
      const intent: ProviderIntent = known ?? { ...given, ...byMethod, ...(savedCard && chargedAs(given.id)) };
      intents.set(given.id, intent);
      if (authorizes) authorizing.add(given.id);
      if (mandate !== undefined) debits.set(given.id, mandate);
      if ((savedCard ?? mandate) !== undefined && state.losesAnswers)
        throw providerAway(new Error('the answer was lost'));
      return intent;
    },
    async endMandate(id) {
      await reach();
      endMandate(id);
    },
    savedCards: (customer) => reach().then(() => cards.get(customer) ?? []),
    async forgetCard(id) {
      await reach();
      for (const [customer, saved] of cards) {
        cards.set(
          customer,
          saved.filter((card) => card.id !== id),
        );
      }
    },
    findSent: (_customer, id) => reach().then(() => [...intents.values()].find(({ reference }) => reference === id)),
    findIntent: (id) => reach().then(() => intents.get(id)),
    cancelIntent: (id) => reach().then(() => (canCancel(id) ? change(id, { status: 'CANCELED' }) : intents.get(id))),
    async refund({ id, providerId, centavos }) {
      await reach();
      const before = answers.get(id);
      if (state.refusesRefunds || (!before && centavos > left(providerId))) throw new RefundRefused('no');
      const said = { kind: 'REFUND', centavos, status: 'SUCCEEDED', reference: id } as const;
      const answer = before ?? goBack(providerId, said);
      answers.set(id, answer);
      if (state.losesAnswers) throw providerAway(new Error('the answer was lost'));
      return answer;
    },
    findReturns: (id) => reach().then(() => of(id)),
    async *eventsSince() {
      await reach();
    },
    async *costsBetween(since, until) {
      await reach();
      yield* costs.filter(({ at }) => at >= since && at <= until);
    },
    balance: () => reach().then(() => state.balance),
    readEvent: () => {
      throw new Error('No events here.');
    },
  };

  return {
    provider,
    state,
    intents,
    cards,
    mandates,
    word,
    change,
    pay,
    endMandate,
    goBack,
    costs,
    left,
    returnsOf: of,
    /** Returns how many centavos of the payment have been returned to the card or are on their way to it. */
    goneOf: (id: string) => sum(standing(id)),
    /** Sets the status of the refund or dispute with the id `returned`. */
    decide(id: string, returned: string, status: ProviderReturn['status']) {
      returns.set(
        id,
        of(id).map((each) => (each.id === returned ? { ...each, status } : each)),
      );
    },
    /** Deletes all idempotency keys, as a real provider does after a day. */
    forgetKeys: () => answers.clear(),
  };
}
