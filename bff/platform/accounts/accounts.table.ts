import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;

export type EmailPurpose = 'CONFIRM' | 'CHANGE';

export interface AccountTables {
  sessions: SessionsTable;
  known_devices: { user_id: string; device_hash: Uint8Array; last_used_at: Instant };
  /**
   * The IP address and time of each access to an account. The law requires these records. Only the member's data export
   * reads them.
   */
  access_records: { user_id: string; at: Instant; address: string };
  sign_in_tries: { bucket: string; tries: Date[] };
  password_resets: {
    user_id: string;
    code_hash: string | null;
    /** The reset code, encrypted instead of hashed, so that the same code can be mailed again. */
    code_sealed: Uint8Array | null;
    code_made_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /**
     * Only the previous release uses this column. This release counts the tries in `sign_in_tries` (auth/guesses.ts).
     */
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
    /**
     * This release does not use the column. The previous release still writes it, so only the next release can drop it.
     */
    session_id: string | null;
    expires_at: Instant;
  };
  mails: {
    id: string;
    user_id: string;
    content: Uint8Array;
    /**
     * The purpose of the code in the mail; null for a mail without a code. A newer mail with a code for the same
     * purpose replaces this mail.
     */
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
    /**
     * True if the member asked at sign-in to keep an account about to be deleted (db/migrations/047-asked-to-keep.ts).
     */
    keeps: Generated<boolean>;
  };
}

interface SessionsTable {
  token_hash: Uint8Array;
  user_id: string;
  id: Generated<string>;
  /** The browser's User-Agent header, cut to a maximum length. */
  user_agent: Generated<string>;
  /**
   * The subnet of the client's IP address: `203.0.113.0/24`, `2001:db8:7::/48` or `local`; '' if unknown. The full
   * address is never stored here.
   */
  network: Generated<string>;
  /** IANA time zone name sent by the browser; '' if the browser sent no name. */
  time_zone: Generated<string>;
  device_hash: Uint8Array | null;
  created_at: Instant;
  expires_at: Instant;
  /** The time of the session's last request, updated at most every few minutes. */
  last_seen_at: Instant;
  /** The time at which the member last proved their identity in this session. */
  authenticated_at: Instant;
}

declare module '../db/schema.ts' {
  interface DB extends AccountTables {}
}
