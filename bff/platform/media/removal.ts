import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { createPeriodic } from '../periodic.ts';
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

const SWEEP_INTERVAL = 3_600_000; // ms

interface Parts {
  db: Kysely<DB>;
  store: MediaStore;
  workspace: Workspace;
  onSweepError: (error: unknown) => void;
}

export type Removal = ReturnType<typeof createRemoval>;

/** The end of files: at once where it is asked for, else by the sweep. */
export function createRemoval({ db, store, workspace, onSweepError }: Parts) {
  let isStopping = false;

  /** The bytes before the row, so that a crash in between leaves a row that the next sweep finds. */
  async function erase({ id, variants, poster_key }: MediaKeys) {
    for (const { key } of variants) await store.delete(key);
    if (poster_key !== null) await store.delete(poster_key);
    await deleteMedia(db, id);
  }

  /** One that cannot be deleted now keeps nothing behind it. @returns those, and why */
  async function tryToErase(withdrawn: MediaKeys[]) {
    const failed: { id: string; error: unknown }[] = [];
    for (const row of withdrawn) await erase(row).catch((error: unknown) => failed.push({ id: row.id, error }));
    return failed;
  }

  /** @throws the first error, once all were tried */
  async function eraseAll(withdrawn: MediaKeys[]) {
    const [failed] = await tryToErase(withdrawn);
    if (failed) throw failed.error;
  }

  async function sweep() {
    for (const error of await workspace.sweep()) onSweepError(error);
    const failed: string[] = [];
    for (let rows = await withdrawAbandoned(db); rows.length > 0; rows = await withdrawAbandoned(db, failed)) {
      for (const row of rows) {
        // What a stop leaves has been withdrawn: the next start's sweep finds it.
        if (isStopping) return;
        for (const { id, error } of await tryToErase([row])) {
          failed.push(id);
          onSweepError(error);
        }
      }
    }
  }

  const sweeping = createPeriodic({ every: SWEEP_INTERVAL, run: sweep, onError: onSweepError });

  return {
    erase,
    /** Deletes a member's own files that no post uses. @returns how many there were */
    async discard(ownerId: string, ids: string[]) {
      const withdrawn = await withdrawUnpublished(db, ownerId, ids);
      await eraseAll(withdrawn);
      return withdrawn.length;
    },

    /** Deletes the files of a deleted post. What it does not get to, the next sweep does. */
    async release(postId: string) {
      await eraseAll(await withdrawOfPost(db, postId));
    },

    /** Deletes all of a member's files that nothing shows any more; what moderation still needs stays. */
    async releaseOwned(ownerId: string) {
      await passOnPictures(db, ownerId);
      await eraseAll(await withdrawOwned(db, ownerId));
    },

    /** Deletes a picture that another has replaced. */
    async releasePicture(id: string) {
      await eraseAll(await withdrawPicture(db, id));
    },

    /** Deletes what crashes, closed tabs and deleted posts left behind. */
    sweep: sweeping.workAnew,
    /** Sweeps now and every hour, beside what is served: a sweep that is long, or fails, stops no start. */
    start: sweeping.start,
    /** Waits for the files that a sweep is at. */
    async stop() {
      isStopping = true;
      await sweeping.close();
    },
  };
}
