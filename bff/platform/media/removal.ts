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

/** Deletes files, immediately on request and otherwise by a periodic sweep. */
export function createRemoval({ db, store, workspace, onSweepError }: Parts) {
  let isStopping = false;

  /** Deletes the files before the row. A crash in between leaves a row, which the next sweep finds. */
  async function erase({ id, variants, poster_key }: MediaKeys) {
    for (const { key } of variants) await store.delete(key);
    if (poster_key !== null) await store.delete(poster_key);
    await deleteMedia(db, id);
  }

  /** Tries to delete each file; a failure does not stop the others. @returns the failures */
  async function tryToErase(withdrawn: MediaKeys[]) {
    const failed: { id: string; error: unknown }[] = [];
    for (const row of withdrawn) await erase(row).catch((error: unknown) => failed.push({ id: row.id, error }));
    return failed;
  }

  /** @throws the first error, after trying all files */
  async function eraseAll(withdrawn: MediaKeys[]) {
    const [failed] = await tryToErase(withdrawn);
    if (failed) throw failed.error;
  }

  async function sweep() {
    for (const error of await workspace.sweep()) onSweepError(error);
    const failed: string[] = [];
    for (let rows = await withdrawAbandoned(db); rows.length > 0; rows = await withdrawAbandoned(db, failed)) {
      for (const row of rows) {
        // The remaining rows are already withdrawn, so the sweep after the next start finds them.
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
    /** Deletes a member's own files that no post uses. @returns the number of files */
    async discard(ownerId: string, ids: string[]) {
      const withdrawn = await withdrawUnpublished(db, ownerId, ids);
      await eraseAll(withdrawn);
      return withdrawn.length;
    },

    /** Deletes the files of a deleted post. After a failure, the next sweep deletes the rest. */
    async release(postId: string) {
      await eraseAll(await withdrawOfPost(db, postId));
    },

    /**
     * Deletes all files of a member. Keeps moderation's evidence and pictures of communities that other members own.
     */
    async releaseOwned(ownerId: string) {
      await passOnPictures(db, ownerId);
      await eraseAll(await withdrawOwned(db, ownerId));
    },

    /** Deletes a replaced picture. */
    async releasePicture(id: string) {
      await eraseAll(await withdrawPicture(db, id));
    },

    /** Deletes files left by crashes, abandoned uploads and deleted posts. */
    sweep: sweeping.workAnew,
    /** Sweeps now and every hour in the background, so that a slow or failed sweep does not delay the start. */
    start: sweeping.start,
    /** Waits for the sweep to finish its current file. */
    async stop() {
      isStopping = true;
      await sweeping.close();
    },
  };
}
