import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** The kinds of movements of money that the page /payments shows. */
export const movementKinds = [
  'TOP_UP',
  'AD',
  'HIGHLIGHT',
  'BOOST',
  'VIP',
  'VIP_EARNING',
  'REFUND',
  'RELEASE',
  'DISPUTE',
] as const;
export type MovementKind = (typeof movementKinds)[number];
/**
 * The last four kinds of movements in this list do not change a member's wallet, so no member sees them in the history.
 */
export type BookKind = MovementKind | 'PROVIDER_FEE' | 'DISPUTE_FEE' | 'LOSS' | 'PAYOUT';

export type AccountKind =
  | 'WALLET'
  | 'AD_HOLD'
  | 'RECEIVABLE'
  | 'VIP_PENDING'
  | 'PROVIDER'
  | 'ADS_REVENUE'
  | 'VIP_FEES'
  | 'PROVIDER_FEES'
  | 'DISPUTE_FEES'
  | 'LOSSES'
  | 'BANK';

export const intentPurposes = ['TOP_UP', 'BUSINESS_AD', 'PROFILE_AD', 'POST_AD'] as const;
export type IntentPurpose = (typeof intentPurposes)[number];
export const paymentMethods = ['CARD', 'PIX'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const intentStatuses = ['OPEN', 'SUCCEEDED', 'CANCELED'] as const;
export type IntentStatus = (typeof intentStatuses)[number];

/** The purchases of a Pix. VIP_MONTH: a month of a VIP community, with Pix Automático for the months that follow. */
export const pixPurposes = [...intentPurposes, 'VIP_MONTH'] as const;
/** The state of the purchase of a paid Pix. PENDING: not made yet. REFUSED: the money stays in the wallet. */
export const purchaseStates = ['PENDING', 'MADE', 'REFUSED'] as const;
/**
 * The reasons why a paid Pix bought nothing. POST_GONE: the post of a boost was deleted, or is not public any more.
 * NOT_AVAILABLE stands for all reasons that have no word of their own.
 */
export const purchaseRefusals = [
  'LATE',
  'OTHER_AMOUNT',
  'PRICE_CHANGED',
  'ALREADY_PAID',
  'INSUFFICIENT_BALANCE',
  'RETURNED',
  'POST_GONE',
  'NOT_AVAILABLE',
] as const;
export type PurchaseRefusal = (typeof purchaseRefusals)[number];

/**
 * The status of a mandate. CREATED: the member has not authorised it yet (CRIADA in the API Pix). APPROVED: it pays VIP
 * months (APROVADA). ENDING: it pays nothing more, and the provider has still to be told. ENDED: it has been cancelled
 * (CANCELADA).
 */
export type MandateStatus = 'CREATED' | 'APPROVED' | 'ENDING' | 'ENDED';

/**
 * A refund, or a dispute in which the payer demands the money back. The member or the operator can request a refund.
 */
export type ReturnKind = 'REFUND' | 'DISPUTE';
/**
 * The status of a refund or dispute. PENDING: debited from the wallet, but not final. FAILED: never debited, or
 * credited again.
 */
export const returnStatuses = ['PENDING', 'SUCCEEDED', 'FAILED'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/**
 * The tables of the wallet and the ledger. All amounts are centavos, stored as `bigint`. Only the function `record`
 * writes to the ledger's tables.
 */
export interface WalletTables {
  ledger_accounts: {
    id: GeneratedAlways<number>;
    kind: AccountKind;
    owner_id: string;
    balance: Generated<number>;
    created_at: Instant;
  };
  ledger_transactions: {
    id: string;
    key: string;
    kind: BookKind;
    /**
     * The member whose action caused the movement. The movement changes the accounts of its entries, which may belong
     * to other members.
     */
    member_id: string;
    ad_id: string | null;
    community_id: string | null;
    intent_id: string | null;
    description: string | null;
    created_at: Instant;
  };
  /** The ids of entries sort by time: reading by `(account_id, id)` returns an account's history. */
  ledger_entries: { id: string; transaction_id: string; account_id: number; kind: BookKind; centavos: number };
  payment_customers: { member_id: string; provider_id: string };
  payment_intents: {
    id: string;
    provider_id: string | null;
    member_id: string;
    request_key: string | null;
    /** The hash of the request with this key; null without a key, and for payments of earlier releases. */
    request_hash: Generated<Uint8Array | null>;
    /** Written by the release before, which compares it with the content of a repeated request. Null for new rows. */
    content_hash: Generated<Uint8Array | null>;
    /**
     * The hash of the ad that the payment buys. Null for other purchases, if the client opened the payment with the
     * fields that determine the price alone, and for payments of earlier releases.
     */
    ad_hash: Generated<Uint8Array | null>;
    /** The post whose boost the payment buys; null for other purchases and for payments of earlier releases. */
    post_id: Generated<string | null>;
    purpose: IntentPurpose;
    method: Generated<PaymentMethod>;
    /** The amount that the card or the Pix pays, or has paid. */
    centavos: number;
    /** The amount that was asked for, if the member has paid another amount; otherwise null. */
    asked_centavos: Generated<number | null>;
    /** The full price of the purchase, if it differs from the amount paid by card or Pix. */
    price_centavos: Generated<number | null>;
    refunded_centavos: Generated<number>;
    status: Generated<IntentStatus>;
    /**
     * The provider's reason why the last card was declined. Of a payment that succeeded: the reason why its purchase
     * could not be made, if the server was to make it (`payment_orders`).
     */
    failure_code: string | null;
    created_at: Instant;
    settled_at: MaybeInstant;
    next_check_at: Instant;
    /** The time at which the code of a Pix expires; null until the provider has responded. */
    pix_expires_at: MaybeInstant;
    /** True for a Pix that was paid after we knew that its code had expired. */
    is_late: Generated<boolean>;
    /**
     * True if the payment is to be canceled although it has not expired: the member asked for it, or the post of its
     * boost is not public any more. Canceled, it is not part of the history.
     */
    is_canceled_by_member: Generated<boolean>;
    /**
     * The provider's id of the saved card to charge, or of the mandate by which a Pix is debited; null if the member
     * pays on a page.
     */
    card_provider_id: Generated<string | null>;
    /** The community whose VIP month the card or the debit pays. Set together with `card_provider_id`. */
    renews_community: Generated<string | null>;
    /** The number of the VIP month that a debit by Pix Automático pays; null for all other payments. */
    renews_month: Generated<number | null>;
    /**
     * The subscription of that month. The number alone is ambiguous, because the count of a subscription can restart.
     */
    renews_subscription: Generated<string | null>;
    /**
     * The time at which the payer's bank makes a debit by Pix Automático for the first time; null for other payments.
     */
    debit_at: MaybeInstant;
  };
  /**
   * The mandates of Pix Automático: a member's authorisation to debit VIP months from their bank account (`rec` in the
   * Central Bank's API Pix). The member authorises it by paying the Pix of the first month.
   */
  payment_mandates: {
    /** The payment of the first month. */
    intent_id: string;
    member_id: string;
    community_id: string;
    /** The highest amount of a debit, in centavos. */
    max_centavos: number;
    /** The provider's id of the mandate; null until the member has authorised it. */
    provider_id: string | null;
    status: Generated<MandateStatus>;
    created_at: Instant;
    ended_at: MaybeInstant;
  };
  /** The saved card of a member, which the provider charges for VIP renewals. */
  payment_cards: {
    member_id: string;
    provider_id: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    /** The time when the bank asked for no further charge of the card. */
    refused_at: MaybeInstant;
    created_at: Instant;
  };
  /** Payments that saved a card at the provider, until the platform has read the card. */
  payment_cards_due: { intent_id: string; member_id: string; created_at: Instant };
  /**
   * The purchases that the server makes as soon as their payment arrives, even if the member has left the page. The row
   * is deleted when the purchase is made, or cannot be made any more.
   */
  payment_orders: {
    intent_id: string;
    member_id: string;
    /** The fields of the request that opened the payment, as JSON. */
    purchase: ColumnType<unknown, string, never>;
    created_at: Instant;
  };
  payment_events: {
    id: string;
    type: string;
    intent_id: string | null;
    /** The provider's id of the mandate that the event ended; null for other events. */
    ended_mandate: string | null;
    created_at: Instant;
    received_at: Instant;
  };
  /**
   * A single row with the times up to which the provider's events and costs were queried, and the difference between
   * the provider's balance and the ledger's balance.
   */
  payment_look_back: {
    is_only: Generated<boolean>;
    asked_until: ColumnType<Date, Date, Date>;
    costs_until: MaybeInstant;
    /** The provider's balance minus the ledger's balance, in centavos. */
    balance_difference: Generated<number>;
    /** The time of the last change of `balance_difference`; null while the two balances are equal. */
    differs_since: MaybeInstant;
    compared_at: MaybeInstant;
  };
  payment_declines: { id: string; intent_id: string; member_id: string; code: string; declined_at: Instant };
  payment_refunds: {
    id: string;
    intent_id: string;
    member_id: string;
    provider_id: string | null;
    centavos: number;
    status: Generated<ReturnStatus>;
    kind: Generated<ReturnKind>;
    /**
     * The part of the amount that the wallet could not pay, which became a debt. The part that VIP earnings have paid
     * is subtracted (`vip.taken-back.ts`).
     */
    owed_centavos: Generated<number>;
    /** True when the member requested the refund; false when the provider reported it. */
    is_asked: Generated<boolean>;
    created_at: Instant;
    settled_at: MaybeInstant;
  };
}

declare module '../db/schema.ts' {
  interface DB extends WalletTables {}
}
