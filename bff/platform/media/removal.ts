import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
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
  onSweepError: ((error: unknown) => void) | undefined;
}

export type Removal = ReturnType<typeof createRemoval>;

/** The end of files: at once where it is asked for, else by the sweep. */
export function createRemoval({ db, store, workspace, onSweepError }: Parts) {
  let timer: NodeJS.Timeout | undefined;

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
    await workspace.sweep();
    const failed: string[] = [];
    for (let rows = await withdrawAbandoned(db); rows.length > 0; rows = await withdrawAbandoned(db, failed)) {
      for (const { id, error } of await tryToErase(rows)) {
        failed.push(id);
        onSweepError?.(error);
      }
    }
  }

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
    sweep,
    /** Sweeps now and every hour; a sweep that fails stops no start. */
    async start() {
      const sweepOrTell = () => sweep().catch((error: unknown) => onSweepError?.(error));
      await sweepOrTell();
      clearInterval(timer);
      timer = setInterval(() => void sweepOrTell(), SWEEP_INTERVAL).unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}
