import type { IntentPurpose, ReturnKind, ReturnStatus } from './wallet.table.ts';

/**
 * Who takes cards. Everything the platform knows of a payment provider is here: another one is another file that
 * answers this. All amounts are centavos of BRL.
 */
export interface PaymentProvider {
  /** What the page needs to show the provider's card form. */
  browser: { scriptUrl: string; publishableKey: string; isTest: boolean };
  /** @returns the provider's id for a member; the same for the same key */
  createCustomer(memberId: string, key: string): Promise<string>;
  /** Forgets a customer for good; also one that it does not have. */
  deleteCustomer(customer: string): Promise<void>;
  /**
   * Opens a card payment; the same id opens the same one again.
   * @throws {UnknownCustomer} when the provider no longer has the customer
   */
  createIntent(intent: WantedIntent): Promise<ProviderIntent>;
  /** @returns undefined when the provider has none of that id */
  findIntent(providerId: string): Promise<ProviderIntent | undefined>;
  /**
   * Cancels it, so that it can no longer be paid.
   * @returns how it stands then: it may have been paid in the meantime
   */
  cancelIntent(providerId: string): Promise<ProviderIntent | undefined>;
  /** Gives money of a paid intent back; the same id does it once. @throws {RefundRefused} for good */
  refund(refund: { id: string; providerId: string; centavos: number }): Promise<ProviderReturn>;
  /**
   * Everything of a paid intent that went back to its card, or is about to; what has not been taken yet is not in it.
   */
  findReturns(providerId: string): Promise<ProviderReturn[]>;
  /** What the provider has told since then, or would have, as far back as it remembers; in any order. */
  eventsSince(since: Date): AsyncIterable<ProviderEvent>;
  /** What it has charged, and paid out to the bank, between the two, both within; in any order. */
  costsBetween(since: Date, until: Date): AsyncIterable<ProviderCost>;
  /** What it holds for us now, whether it can be paid out yet or not. */
  balance(): Promise<number>;
  /** Reads what the provider has sent. @throws {UntrustedEvent} when it was not the provider, or not now */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent;
}

export interface WantedIntent {
  /** Ours: travels with the payment and comes back with it. */
  id: string;
  memberId: string;
  customer: string;
  centavos: number;
  purpose: IntentPurpose;
}

export interface ProviderIntent {
  id: string;
  status: 'OPEN' | 'PENDING' | 'SUCCEEDED' | 'CANCELED';
  clientSecret: string | null;
  /** Received when it succeeded, asked for before. */
  centavos: number;
  currency: string;
  /** `WantedIntent.id`; null for an intent that is none of ours. */
  reference: string | null;
  /** `WantedIntent.memberId` and `purpose`, where it is one of ours. */
  memberId: string | null;
  purpose: string | null;
  /** The last card that was refused, with an id of the refusal. */
  decline: { id: string; code: string } | null;
}

export interface ProviderEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** As the intent was when it happened; null for events about something else. */
  intent: ProviderIntent | null;
  /** The provider's id of the intent of which something went back, or may come again; null for other events. */
  returned: string | null;
}

/** What left the provider's balance, or came back to it, beside payments and what went back of them. */
export interface ProviderCost {
  id: string;
  kind: 'PROVIDER_FEE' | 'DISPUTE_FEE' | 'PAYOUT';
  /** Below zero where it came back; never zero. */
  centavos: number;
  at: Date;
}

/** A refund, or a charge that the card's owner disputes. */
export interface ProviderReturn {
  id: string;
  kind: ReturnKind;
  centavos: number;
  status: ReturnStatus;
  /** The id that `refund` was called with; null for what was not asked for here. */
  reference: string | null;
}

export class UnknownCustomer extends Error {
  override readonly name = 'UnknownCustomer';
}

export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

export class UntrustedEvent extends Error {
  override readonly name = 'UntrustedEvent';
}
