import type { Reason } from '../policy/reasons.ts';
import type { MediaRow } from './media.store.ts';

/** An entry of a list of banned pictures that matches a file. */
export interface BannedPicture {
  /** The id of the list entry. */
  id: string;
  reason: Reason;
}

/** Compares each file with the lists of banned pictures before the file is published. */
export interface Screen {
  find: (hashes: string[]) => Promise<BannedPicture | undefined>;
  /**
   * Withholds a matching file from readers as evidence for moderators.
   * @returns false if moderators already have the same evidence, so that this copy can be deleted
   */
  stop: (row: MediaRow, listed: BannedPicture) => Promise<boolean>;
}
