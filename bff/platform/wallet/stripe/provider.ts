import type { IntentPurpose, PaymentMethod, ReturnKind, ReturnStatus } from '../wallet.table.ts';

/**
 * The interface of a payment provider. The platform knows nothing else about it, so a new provider is one new file. All
 * amounts are centavos of BRL.
 */
export interface PaymentProvider {
  /** The data that the page needs to show the provider's card form. */
  browser: { scriptUrl: string; publishableKey: string; isTest: boolean };
  /** @returns the provider's id for a member; the same one for the same key */
  createCustomer(memberId: string, key: string): Promise<string>;
  /** Deletes a customer for good. Does nothing when it does not exist. */
  deleteCustomer(customer: string): Promise<void>;
  /**
   * Opens a payment by card, or by a Pix whose code can be paid at once. A repeat with the same id returns the same
   * one.
   * @throws {UnknownCustomer} when the provider no longer has the customer
   */
  createIntent(intent: WantedIntent): Promise<ProviderIntent>;
  /** @returns undefined when the provider does not know the id */
  findIntent(providerId: string): Promise<ProviderIntent | undefined>;
  /**
   * Cancels the intent, so that it can no longer be paid.
   * @returns the state afterwards: it may have been paid in the meantime
   */
  cancelIntent(providerId: string): Promise<ProviderIntent | undefined>;
  /**
   * Refunds money of a paid intent to its card or its payer's account, once per id.
   * @throws {RefundRefused} when a retry is useless
   */
  refund(refund: { id: string; providerId: string; centavos: number }): Promise<ProviderReturn>;
  /** Returns all refunds and disputes of a paid intent, also pending ones, but no inquiry without a debit. */
  findReturns(providerId: string): Promise<ProviderReturn[]>;
  /** Yields the events since a time, as far back as the provider keeps them, in any order. */
  eventsSince(since: Date): AsyncIterable<ProviderEvent>;
  /** Yields fees and payouts between the two instants, both inclusive, in any order. */
  costsBetween(since: Date, until: Date): AsyncIterable<ProviderCost>;
  /** Returns the provider's balance for us, including money that it cannot pay out yet. */
  balance(): Promise<number>;
  /** Verifies and parses an event. @throws {UntrustedEvent} when the signature is wrong or too old */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent;
}

export interface WantedIntent {
  /** Our own id. The provider stores it with the payment and returns it. */
  id: string;
  memberId: string;
  customer: string;
  centavos: number;
  purpose: IntentPurpose;
  /** The time until the code of a Pix expires; absent for a card. */
  pixSeconds?: number | undefined;
}

export interface ProviderIntent {
  id: string;
  method: PaymentMethod;
  /** A Pix waits as PENDING, and is CANCELED when its code has expired; it may yet be SUCCEEDED. */
  status: 'OPEN' | 'PENDING' | 'SUCCEEDED' | 'CANCELED';
  clientSecret: string | null;
  /** The amount received when it succeeded, otherwise the amount requested. */
  centavos: number;
  currency: string;
  /** `WantedIntent.id`; null for an intent that is not ours. */
  reference: string | null;
  /** `WantedIntent.memberId` and `purpose`; null for an intent that is not ours. */
  memberId: string | null;
  purpose: string | null;
  /** The last declined card, with the id of the attempt. */
  decline: { id: string; code: string } | null;
  /** The code of a Pix that waits for its payment. `testUrl` is the page on which a tester pays, in test mode alone. */
  pix: { code: string; expiresAt: Date; testUrl: string | null } | null;
}

export interface ProviderEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** The intent at the time of the event; null for events about something else. */
  intent: ProviderIntent | null;
  /** The provider's id of the intent with a changed refund or dispute; null for other events. */
  returned: string | null;
}

/** A movement of the provider's balance other than payments, refunds and disputes. */
export interface ProviderCost {
  id: string;
  kind: 'PROVIDER_FEE' | 'DISPUTE_FEE' | 'PAYOUT';
  /** Negative for a cost that was returned; never zero. */
  centavos: number;
  at: Date;
}

/** A refund, or a charge that the cardholder disputes. */
export interface ProviderReturn {
  id: string;
  kind: ReturnKind;
  centavos: number;
  status: ReturnStatus;
  /** The id given to `refund`; null for returns that we did not request. */
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
