import type { Reason } from '../policy/reasons.ts';
import type { MediaRow } from './media.store.ts';

/** What a file resembled, on one of the lists of pictures that no member may publish. */
export interface Listed {
  /** Of the entry. */
  id: string;
  reason: Reason;
}

/** Looks at every file before anybody can publish it. */
export interface Screen {
  find: (hashes: string[]) => Promise<Listed | undefined>;
  /** Keeps the file for the moderators alone. @returns false where they have it already, and nothing has to be kept */
  stop: (row: MediaRow, listed: Listed) => Promise<boolean>;
}
