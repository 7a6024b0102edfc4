import { ApiError } from '../../errors.ts';
import type { IntentPurpose, PaymentMethod, ReturnKind, ReturnStatus } from '../wallet.table.ts';

/**
 * The interface of a payment provider. The rest of the platform uses only this interface, so a new provider needs only
 * one new file. All amounts are centavos of BRL.
 */
export interface PaymentProvider {
  /** The data that a page in the browser needs to show the provider's card form. */
  browser: { scriptUrl: string; publishableKey: string; isTest: boolean };
  /**
   * Creates a customer (the provider's record of a member).
   * @returns the provider's id of the customer; the same id for the same key
   */
  createCustomer(memberId: string, key: string): Promise<string>;
  /** Deletes a customer at the provider permanently. Does nothing when the customer does not exist. */
  deleteCustomer(customer: string): Promise<void>;
  /**
   * Opens a payment by card, or by a Pix whose code can be paid immediately. If a saved card is given, charges it
   * immediately, without the member. If a mandate is given, tells the payer's bank of the debit, which it makes three
   * days later. A repeated call with the same id returns the same intent.
   * @throws {UnknownCustomer} when the provider no longer has the customer
   * @throws {UnknownCard} when the provider no longer has the saved card or the mandate, or refuses a debit by the
   * mandate; nothing is charged
   */
  createIntent(intent: WantedIntent): Promise<ProviderIntent>;
  /**
   * Finds an intent by the provider's id.
   * @returns undefined when the provider does not know the id
   */
  findIntent(providerId: string): Promise<ProviderIntent | undefined>;
  /**
   * Returns the path of the page on which a tester acts on a Pix in any of its states, or on its mandate. Absent
   * outside the sandbox.
   */
  testPageOf?: (providerId: string) => Promise<string>;
  /**
   * Finds an intent of a customer by our own id, if the response with the provider's id was lost.
   * @returns undefined when the provider has no such intent
   */
  findSent(customer: string, id: string): Promise<ProviderIntent | undefined>;
  /**
   * Returns the saved cards of a customer, newest first.
   * @throws {UnknownCustomer} when the provider no longer has the customer
   */
  savedCards(customer: string): Promise<ProviderCard[]>;
  /** Deletes a saved card permanently. Does nothing when the provider does not have it. */
  forgetCard(card: string): Promise<void>;
  /** Cancels a mandate of Pix Automático permanently. Does nothing when the provider does not have it. */
  endMandate(mandate: string): Promise<void>;
  /**
   * Cancels the intent, so that it can no longer be paid.
   * @returns the intent after the call, which may have been paid in the meantime
   */
  cancelIntent(providerId: string): Promise<ProviderIntent | undefined>;
  /**
   * Refunds a part of a paid intent to the card, or to the account that paid the Pix. A repeated call with the same id
   * refunds nothing more.
   * @throws {RefundRefused} when the provider refuses, so that a retry would not help
   */
  refund(refund: { id: string; providerId: string; centavos: number }): Promise<ProviderReturn>;
  /**
   * Returns all refunds and disputes of a paid intent, including pending ones. Leaves out a bank's inquiries about a
   * payment, because an inquiry debits nothing.
   */
  findReturns(providerId: string): Promise<ProviderReturn[]>;
  /** Yields the provider's events since a time, in any order. Events that the provider no longer keeps are missing. */
  eventsSince(since: Date): AsyncIterable<ProviderEvent>;
  /** Yields the provider's fees and payouts between two instants, both inclusive, in any order. */
  costsBetween(since: Date, until: Date): AsyncIterable<ProviderCost>;
  /** Returns the balance of our account at the provider, including money that is not available for a payout yet. */
  balance(): Promise<number>;
  /**
   * Verifies and parses an event that the webhook received.
   * @throws {UntrustedEvent} when the signature is wrong or too old
   */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent;
}

export interface WantedIntent {
  /** Our own id of the payment. The provider stores this id and returns it as `ProviderIntent.reference`. */
  id: string;
  memberId: string;
  customer: string;
  centavos: number;
  purpose: IntentPurpose;
  /** The seconds until the code of a Pix expires; absent for a card. */
  pixSeconds?: number | undefined;
  /** The provider's id of the saved card to charge; absent if the member pays on a page. */
  savedCard?: string | undefined;
  /** The provider's id of the mandate by which a Pix is debited; absent if the member pays on a page. */
  mandate?: string | undefined;
  /** Set if the member authorises Pix Automático by paying the Pix: the highest amount of a monthly debit. */
  authorizes?: { maxCentavos: number } | undefined;
}

export interface ProviderIntent {
  id: string;
  method: PaymentMethod;
  /**
   * The status of the payment. A Pix is PENDING until it is paid. When its code expires, it becomes CANCELED. If it is
   * paid even later, it becomes SUCCEEDED.
   */
  status: 'OPEN' | 'PENDING' | 'SUCCEEDED' | 'CANCELED';
  clientSecret: string | null;
  /** The time at which the provider created the intent, and told the payer's bank of a debit. */
  createdAt: Date;
  /** The amount received if the payment succeeded. Before that, the amount requested. */
  centavos: number;
  currency: string;
  /** The value of `WantedIntent.id`; null for an intent that the platform did not create. */
  reference: string | null;
  /** The values of `WantedIntent.memberId` and `purpose`; null for an intent that the platform did not create. */
  memberId: string | null;
  purpose: string | null;
  /**
   * The last attempt with a card that was declined: the attempt's id and the reason. `isFinal` is true if the bank asks
   * for no further attempt with this card.
   */
  decline: { id: string; code: string; isFinal?: boolean } | null;
  /** True while the bank of a saved card requires that the member authenticates the payment. */
  needsOwner?: boolean;
  /** True if the member allowed the provider to save the card. */
  savesCard?: boolean;
  /** The time at which a Pix was paid. Absent if it is not paid, or if the provider did not say when. */
  paidAt?: Date | undefined;
  /** The provider's id of the mandate that the member authorised by paying the Pix; null for every other payment. */
  mandate?: string | null;
  /** The code of a Pix that is not paid yet. `testUrl` is the page on which a tester pays; null outside test mode. */
  pix: { code: string; expiresAt: Date; testUrl: string | null } | null;
}

/**
 * The code of a decline after which the bank of a saved card requires that the member authenticates the payment. The
 * column `failure_code` keeps it while the bank waits.
 */
export const AUTHENTICATION_REQUIRED = 'authentication_required';

/** A card that is saved at the provider. */
export interface ProviderCard {
  id: string;
  /** The brand as Stripe writes it, such as `visa`. */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

export interface ProviderEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** The intent at the time of the event. Null if the event is not about an intent. */
  intent: ProviderIntent | null;
  /** The provider's id of the intent whose refund or dispute has changed. Null for other events. */
  returned: string | null;
  /** The provider's id of a mandate that has ended. Absent for other events. */
  endedMandate?: string | undefined;
}

/** A change of the provider's balance that is not a payment, refund or dispute, such as a fee or a payout. */
export interface ProviderCost {
  id: string;
  kind: 'PROVIDER_FEE' | 'DISPUTE_FEE' | 'PAYOUT';
  /** The amount in centavos. It is negative for a cost that the provider has paid back, and it is never zero. */
  centavos: number;
  at: Date;
}

/** A refund of a payment, or a dispute in which the payer demands the money back. */
export interface ProviderReturn {
  id: string;
  kind: ReturnKind;
  centavos: number;
  status: ReturnStatus;
  /** The id given to `refund`. Null for a dispute, or a refund that the platform did not request. */
  reference: string | null;
}

/**
 * Builds the 503 error for a provider that does not answer. Its message is true before and after the member has paid.
 * @param cause the reason, for the log
 */
export function providerAway(cause: unknown) {
  const message =
    'O serviço de pagamento está fora do ar. Tente novamente em alguns minutos. Se você já pagou, o valor entra no seu saldo.';
  return new ApiError(503, 'PAYMENTS_UNAVAILABLE', message, undefined, { cause });
}

export class UnknownCustomer extends Error {
  override readonly name = 'UnknownCustomer';
}

export class UnknownCard extends Error {
  override readonly name = 'UnknownCard';
}

export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

export class UntrustedEvent extends Error {
  override readonly name = 'UntrustedEvent';
}
