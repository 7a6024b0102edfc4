import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** What moved the money, as /payments shows it. */
export const movementKinds = [
  'TOP_UP',
  'AD',
  'HIGHLIGHT',
  'VIP',
  'VIP_EARNING',
  'REFUND',
  'RELEASE',
  'DISPUTE',
] as const;
export type MovementKind = (typeof movementKinds)[number];
/** The last four move no wallet, and are in no member's history. */
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

export const intentPurposes = ['TOP_UP', 'BUSINESS_AD', 'PROFILE_AD'] as const;
export type IntentPurpose = (typeof intentPurposes)[number];
export type IntentStatus = 'OPEN' | 'SUCCEEDED' | 'CANCELED';

/** What the member or we gave back, or a charge that the card's owner disputes. */
export type ReturnKind = 'REFUND' | 'DISPUTE';
/** PENDING: gone, and not for certain; FAILED: it did not go, or came back. */
export type ReturnStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED';

/** Money in centavos, `bigint` in the database. Rows of the ledger are written by `record` alone. */
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
    /** Whose doing it was; who is affected is in the entries. */
    member_id: string;
    ad_id: string | null;
    community_id: string | null;
    intent_id: string | null;
    description: string | null;
    created_at: Instant;
  };
  /** Ids are time-ordered: `(account_id, id)` is an account's history. */
  ledger_entries: { id: string; transaction_id: string; account_id: number; kind: BookKind; centavos: number };
  payment_customers: { member_id: string; provider_id: string };
  payment_intents: {
    id: string;
    provider_id: string | null;
    member_id: string;
    request_key: string | null;
    purpose: IntentPurpose;
    /** What the card pays. */
    centavos: number;
    /** What is bought, where that is not what the card pays. */
    price_centavos: Generated<number | null>;
    refunded_centavos: Generated<number>;
    status: Generated<IntentStatus>;
    /** Why the last card was refused. */
    failure_code: string | null;
    created_at: Instant;
    settled_at: MaybeInstant;
    next_check_at: Instant;
  };
  payment_events: { id: string; type: string; intent_id: string | null; created_at: Instant; received_at: Instant };
  /** One row: until when the provider was asked for what it had told and charged, and what it held beside the books. */
  payment_look_back: {
    is_only: Generated<boolean>;
    asked_until: ColumnType<Date, Date, Date>;
    costs_until: MaybeInstant;
    /** Centavos that the provider holds more than the books say; below zero, less. */
    balance_difference: Generated<number>;
    /** Since when it is this one; null while there is none. */
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
    /** What the wallet no longer held. */
    owed_centavos: Generated<number>;
    /** By the member; the others came to us from the provider. */
    is_asked: Generated<boolean>;
    created_at: Instant;
    settled_at: MaybeInstant;
  };
}

declare module '../db/schema.ts' {
  interface DB extends WalletTables {}
}
