import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { createPeriodic } from '../lifecycle/periodic.ts';
import {
  deleteMedia,
  passOnPictures,
  withdrawAbandoned,
  withdrawOfPost,
  withdrawOwned,
  withdrawPicture,
  withdrawUnpublished,
  type MediaKeys,
} from './media.store.ts';
import type { MediaStore } from './store.ts';
import type { Workspace } from './workspace.ts';

const SWEEP_INTERVAL_MS = 3_600_000;

interface Parts {
  db: Kysely<DB>;
  store: MediaStore;
  workspace: Workspace;
  onSweepError: (error: unknown) => void;
}

export type Removal = ReturnType<typeof createRemoval>;

/** Deletes files from the store: single files immediately, and all abandoned files in a periodic sweep. */
export function createRemoval({ db, store, workspace, onSweepError }: Parts) {
  let isStopping = false;

  /**
   * Deletes the stored files before their database row. If the process crashes in between, the next sweep finds the
   * row.
   */
  async function erase({ id, variants, poster_key }: MediaKeys) {
    for (const { key } of variants) await store.delete(key);
    if (poster_key !== null) await store.delete(poster_key);
    await deleteMedia(db, id);
  }

  /**
   * Tries to delete each file, even if another deletion fails.
   * @returns the failures
   */
  async function tryToErase(withdrawn: MediaKeys[]) {
    const failed: { id: string; error: unknown }[] = [];
    for (const row of withdrawn) await erase(row).catch((error: unknown) => failed.push({ id: row.id, error }));
    return failed;
  }

  /** @throws the first error, after it has tried to delete all files */
  async function eraseAll(withdrawn: MediaKeys[]) {
    const [failed] = await tryToErase(withdrawn);
    if (failed) throw failed.error;
  }

  async function sweep() {
    for (const error of await workspace.sweep()) onSweepError(error);
    const failed: string[] = [];
    for (let rows = await withdrawAbandoned(db); rows.length > 0; rows = await withdrawAbandoned(db, failed)) {
      for (const row of rows) {
        // The remaining rows are already marked as not stored, so the first sweep after the next start finds them.
        if (isStopping) return;
        for (const { id, error } of await tryToErase([row])) {
          failed.push(id);
          onSweepError(error);
        }
      }
    }
  }

  const sweeping = createPeriodic({ every: SWEEP_INTERVAL_MS, run: sweep, onError: onSweepError });

  return {
    erase,
    /**
     * Deletes those of the given files that belong to the member and that no post uses.
     * @returns the number of deleted files
     */
    async discard(ownerId: string, ids: string[]) {
      const withdrawn = await withdrawUnpublished(db, ownerId, ids);
      await eraseAll(withdrawn);
      return withdrawn.length;
    },

    /** Deletes the files of a deleted post. If a deletion fails, the next sweep deletes the remaining files. */
    async release(postId: string) {
      await eraseAll(await withdrawOfPost(db, postId));
    },

    /**
     * Deletes all files of a member, except evidence for moderation and the pictures of communities that the member has
     * handed over.
     */
    async releaseOwned(ownerId: string) {
      await passOnPictures(db, ownerId);
      await eraseAll(await withdrawOwned(db, ownerId));
    },

    /** Deletes a picture that its owner has replaced, unless the picture is still in use. */
    async releasePicture(id: string) {
      await eraseAll(await withdrawPicture(db, id));
    },

    /** Deletes abandoned files, for example after a crash, an upload that no post used, or the deletion of a post. */
    sweep: sweeping.workAnew,
    /**
     * Starts a sweep of abandoned files now and then every hour. It runs in the background, so that a slow or failed
     * sweep does not delay the start of the platform.
     */
    start: sweeping.start,
    /** Stops the sweep after it has deleted the current file. */
    async stop() {
      isStopping = true;
      await sweeping.close();
    },
  };
}
