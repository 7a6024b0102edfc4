import type { Readable } from 'node:stream';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { v7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { unavailable } from '../errors.ts';
import type { MediaLimits } from './limits.ts';
import { refusals } from './media.errors.ts';
import { insertMedia, markStored, unpublishedBytes, type MediaRow } from './media.store.ts';
import type { MediaPurpose } from './media.table.ts';
import { prepareMedia, type PreparedMedia } from './prepare.ts';
import { receiveFile, type ReceivedFile } from './receive.ts';
import type { Removal } from './removal.ts';
import type { Screen } from './screen.ts';
import { createSlots, SlotTimeout } from './slots.ts';
import type { HashVideo } from './stills.ts';
import { mimeTypeOfKey, type MediaStore } from './store.ts';
import type { Workspace } from './workspace.ts';

/** Files processed at once; each keeps about one core busy. */
const WORKERS = 2;

export interface StoreOptions {
  ownerId: string;
  /** 'post' by default: deleted when no post has it within a day. */
  purpose?: MediaPurpose;
}

/** An upload on this machine's disk, received but not looked into. */
export interface StagedFile extends ReceivedFile {
  id: string;
  folder: string;
  /** Aborted when its answer is waited for no more: it is not kept then. */
  gone?: AbortSignal | undefined;
}

interface Parts {
  db: Kysely<DB>;
  store: MediaStore;
  workspace: Workspace;
  removal: Removal;
  limits: MediaLimits;
  screen: Screen | undefined;
  hashVideo: HashVideo | undefined;
}

/** The way of a file from a request to the store. */
export function createIngest({ db, store, workspace, removal, limits, screen, hashVideo }: Parts) {
  const slots = createSlots(WORKERS, limits.waitingTime);
  // One libvips thread per picture and no cache: memory stays bounded by what is in the slots.
  sharp.concurrency(1);
  sharp.cache(false);

  async function stage(stream: Readable, gone?: AbortSignal): Promise<StagedFile> {
    const id = v7();
    const folder = await workspace.open(id);
    try {
      return { ...(await receiveFile(stream, join(folder, 'upload'), limits)), id, folder, gone };
    } catch (error) {
      await workspace.discard(folder);
      throw error;
    }
  }

  async function unstage({ folder }: StagedFile) {
    await workspace.discard(folder);
  }

  async function storeStaged(file: StagedFile, options: StoreOptions, poster?: StagedFile): Promise<MediaRow> {
    const { ownerId, purpose = 'post' } = options;
    try {
      // What is never published would fill a disk within a day. Who sends several at once may get a few past it.
      if (purpose === 'post' && (await unpublishedBytes(db, ownerId)) + file.bytes > limits.unpublishedBytes)
        throw refusals.tooMuchUnpublished();
      const prepared = await slots
        .run({ holder: ownerId, gone: file.gone }, () => prepareMedia(file, poster, limits, hashVideo))
        .catch(asOutage);
      return await keep(file, options, prepared);
    } finally {
      await unstage(file);
      if (poster) await unstage(poster);
    }
  }

  async function keep({ id, gone }: StagedFile, { ownerId, purpose = 'post' }: StoreOptions, prepared: PreparedMedia) {
    gone?.throwIfAborted();
    let listed = await screen?.find(prepared.hashes);
    const row = await insertMedia(db, id, ownerId, purpose, prepared);
    try {
      for (const [key, path] of prepared.files) await store.put(key, path, mimeTypeOfKey(key));
      gone?.throwIfAborted();
      await markStored(db, id);
      // Once more: what was listed in between was not looked for in a file that was not stored yet.
      listed ??= await screen?.find(prepared.hashes);
    } catch (error) {
      await removal.erase(row);
      throw error;
    }
    if (listed && screen) {
      if (!(await screen.stop(row, listed))) await removal.erase(row);
      throw refusals.listed();
    }
    return { ...row, stored: true };
  }

  return {
    /**
     * Receives one file to disk; follow with `storeStaged` or `unstage`.
     * @param gone aborted when the answer is waited for no more (http/gone.ts): the file is not looked into or kept
     * then
     * @throws {ApiError} FILE_TOO_LARGE, UNSUPPORTED_FILE, BROKEN_FILE; nothing is left behind then
     */
    stage,
    unstage,
    /**
     * Makes the renditions of a staged file and keeps them. The staged files are gone afterwards, come what may.
     * @param poster a still for a video; with an image it is passed over
     * @throws {ApiError} VIDEO_TOO_LONG, TOO_MANY_PIXELS, UNSUPPORTED_FILE (also for what may not be published),
     * BROKEN_FILE, UNAVAILABLE when its turn does not come within `waitingTime`; the reason of `gone`
     */
    storeStaged,
    /** `stage` and `storeStaged` in one. */
    async ingest(stream: Readable, options: StoreOptions) {
      return await storeStaged(await stage(stream), options);
    },
    /** How many files wait for their turn to be looked into. */
    waiting: slots.waiting,
  };
}

/** A turn that does not come is an outage. */
function asOutage(error: unknown): never {
  throw error instanceof SlotTimeout ? unavailable(error) : error;
}
