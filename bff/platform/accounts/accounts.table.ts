import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;

export type EmailPurpose = 'CONFIRM' | 'CHANGE';

export interface AccountTables {
  sessions: SessionsTable;
  known_devices: { user_id: string; device_hash: Uint8Array; last_used_at: Instant };
  /** What the law has kept: never read but for its member's copy. */
  access_records: { user_id: string; at: Instant; address: string };
  sign_in_tries: { bucket: string; tries: Date[] };
  password_resets: {
    user_id: string;
    code_hash: string | null;
    /** The same, for sending it again. */
    code_sealed: Uint8Array | null;
    code_made_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Of the version before alone: they are counted with all others now (auth/guesses.ts). */
    tries: Generated<number>;
    expires_at: Instant;
    requests: Generated<number>;
    window_started_at: Instant;
  };
  email_codes: {
    user_id: string;
    purpose: EmailPurpose;
    email: string;
    code_hash: string | null;
    tries: Generated<number>;
    expires_at: Instant;
    sent_at: Instant;
    requests: Generated<number>;
    window_started_at: Instant;
  };
  mail_links: {
    token_hash: Uint8Array;
    user_id: string;
    purpose: 'UNDO_EMAIL' | 'NOT_ME' | 'UNDO_FACTOR' | 'KEEP_ACCOUNT';
    email: string | null;
    /** Unused. The release before still writes it, so the column is dropped one release later. */
    session_id: string | null;
    expires_at: Instant;
  };
  mails: {
    id: string;
    user_id: string;
    content: Uint8Array;
    /** What the code in it is for; a mail with a newer one for the same replaces it. */
    code_for: string | null;
    is_sealed: boolean;
    tries: Generated<number>;
    queued_at: Instant;
    due_at: Instant;
    ends_at: Instant;
  };
  totp_secrets: {
    user_id: string;
    secret: Uint8Array;
    confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    last_step: Generated<number>;
    created_at: Instant;
  };
  recovery_codes: {
    user_id: string;
    code_hash: Uint8Array;
    used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Instant;
  };
  passkeys: {
    id: string;
    user_id: string;
    credential_id: string;
    public_key: Uint8Array;
    counter: number;
    name: string;
    created_at: Instant;
    last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  auth_challenges: {
    token_hash: Uint8Array;
    purpose: 'SECOND_STEP' | 'PASSKEY' | 'PASSKEY_REGISTER' | 'LOCK';
    user_id: string | null;
    password_hash: string | null;
    tries: Generated<number>;
    expires_at: Instant;
    /** That an account about to be deleted is to be kept (db/migrations/047-asked-to-keep.ts). */
    keeps: Generated<boolean>;
  };
}

interface SessionsTable {
  token_hash: Uint8Array;
  user_id: string;
  id: Generated<string>;
  /** The browser's words, cut short. */
  user_agent: Generated<string>;
  /** `203.0.113.0/24`, `2001:db8:7::/48`, `local`; '' when not known. Never an address. */
  network: Generated<string>;
  /** IANA, as the browser said; '' when it did not. */
  time_zone: Generated<string>;
  device_hash: Uint8Array | null;
  created_at: Instant;
  expires_at: Instant;
  /** Written every few minutes at most. */
  last_seen_at: Instant;
  /** When its member last proved who they are. */
  authenticated_at: Instant;
}

declare module '../db/schema.ts' {
  interface DB extends AccountTables {}
}
