import type { IntentPurpose, PaymentMethod, ReturnKind, ReturnStatus } from '../wallet.table.ts';

/**
 * The interface of a payment provider. The platform uses nothing else of a provider, so a new provider needs a single
 * new file. All amounts are centavos of BRL.
 */
export interface PaymentProvider {
  /** The data that the page needs to show the provider's card form. */
  browser: { scriptUrl: string; publishableKey: string; isTest: boolean };
  /** Creates a customer for a member. @returns the provider's id of the customer; the same id for the same key */
  createCustomer(memberId: string, key: string): Promise<string>;
  /** Deletes a customer permanently. Does nothing when the customer does not exist. */
  deleteCustomer(customer: string): Promise<void>;
  /**
   * Opens a payment by card, or by a Pix whose code can be paid immediately. A repeated call with the same id returns
   * the same intent.
   * @throws {UnknownCustomer} when the provider no longer has the customer
   */
  createIntent(intent: WantedIntent): Promise<ProviderIntent>;
  /** @returns undefined when the provider does not know the id */
  findIntent(providerId: string): Promise<ProviderIntent | undefined>;
  /**
   * Cancels the intent, so that it can no longer be paid.
   * @returns the intent afterwards, which may have been paid in the meantime
   */
  cancelIntent(providerId: string): Promise<ProviderIntent | undefined>;
  /**
   * Refunds money of a paid intent to the card or to the payer's account. A repeated call with the same id refunds
   * nothing more.
   * @throws {RefundRefused} when the provider refuses, so that a retry would not help
   */
  refund(refund: { id: string; providerId: string; centavos: number }): Promise<ProviderReturn>;
  /**
   * Returns all refunds and disputes of a paid intent, including pending ones. Leaves out inquiries of a bank, which
   * debit nothing.
   */
  findReturns(providerId: string): Promise<ProviderReturn[]>;
  /** Yields the events since a time, as far back as the provider keeps them, in any order. */
  eventsSince(since: Date): AsyncIterable<ProviderEvent>;
  /** Yields the provider's fees and payouts between two instants, both inclusive, in any order. */
  costsBetween(since: Date, until: Date): AsyncIterable<ProviderCost>;
  /** Returns the balance of our account at the provider, including money that it cannot pay out yet. */
  balance(): Promise<number>;
  /** Verifies and parses an event. @throws {UntrustedEvent} when the signature is wrong or too old */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent;
}

export interface WantedIntent {
  /**
   * Our own id of the payment. The provider stores the id with the payment and returns it (`ProviderIntent.reference`).
   */
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
  /**
   * A Pix is PENDING while it waits for its payment. When its code expires it becomes CANCELED. If it is paid after
   * that, it becomes SUCCEEDED.
   */
  status: 'OPEN' | 'PENDING' | 'SUCCEEDED' | 'CANCELED';
  clientSecret: string | null;
  /** The amount received if the payment succeeded, otherwise the amount requested. */
  centavos: number;
  currency: string;
  /** The value of `WantedIntent.id`; null for an intent that we did not create. */
  reference: string | null;
  /** The values of `WantedIntent.memberId` and `purpose`; null for an intent that we did not create. */
  memberId: string | null;
  purpose: string | null;
  /** The last attempt with a declined card: its id and the reason for the decline. */
  decline: { id: string; code: string } | null;
  /**
   * The code of a Pix that waits for its payment. `testUrl` is the page on which a tester pays; null outside test mode.
   */
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

/** A refund of a payment, or a dispute in which the payer demands the money back. */
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
