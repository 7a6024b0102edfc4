import type { Reason } from '../policy/reasons.ts';
import type { MediaRow } from './media.store.ts';

/** The matching entry of a list of banned pictures. */
export interface BannedPicture {
  /** The id of the entry. */
  id: string;
  reason: Reason;
}

/** Checks each file before it is published. */
export interface Screen {
  find: (hashes: string[]) => Promise<BannedPicture | undefined>;
  /**
   * Withholds the file as evidence for moderators.
   * @returns false if moderators already have the file, so that this copy can be deleted
   */
  stop: (row: MediaRow, listed: BannedPicture) => Promise<boolean>;
}
