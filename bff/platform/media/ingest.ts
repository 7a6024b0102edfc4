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
import { prepareMedia, type PreparedMedia, type VideoTools } from './prepare.ts';
import { receiveFile, type ReceivedFile } from './receive.ts';
import type { Removal } from './removal.ts';
import type { Screen } from './screen.ts';
import { createSlots, SlotTimeout } from './slots.ts';
import { mimeTypeOfKey, type MediaStore } from './store.ts';
import type { Workspace } from './workspace.ts';

/**
 * The number of files processed concurrently. Processing a file keeps about one processor core busy. Converting a video
 * keeps two cores busy, at a low priority.
 */
const WORKERS = 2;

export interface StoreOptions {
  ownerId: string;
  /**
   * The purpose of the file, 'post' by default. A file with the purpose 'post' is deleted if no post uses it within a
   * day.
   */
  purpose?: MediaPurpose;
}

/** An upload that was received to the local disk but is not processed yet. */
export interface StagedFile extends ReceivedFile {
  id: string;
  folder: string;
  /** Aborted when the client disconnects. The upload is then discarded. */
  gone?: AbortSignal | undefined;
}

interface Parts {
  db: Kysely<DB>;
  store: MediaStore;
  workspace: Workspace;
  removal: Removal;
  limits: MediaLimits;
  screen: Screen | undefined;
  tools: VideoTools;
}

/**
 * Creates the functions that bring an uploaded file into the store: they receive it to disk, process it and compare it
 * with banned pictures.
 */
export function createIngest({ db, store, workspace, removal, limits, screen, tools }: Parts) {
  const slots = createSlots(WORKERS, limits.waitingTime);
  // Each image gets a single thread of libvips and no cache, so that the number of slots limits the memory.
  sharp.concurrency(1);
  sharp.cache(false);

  async function stage(stream: Readable, gone?: AbortSignal): Promise<StagedFile> {
    const id = v7();
    const folder = await workspace.open(id);
    try {
      return {
        ...(await receiveFile(stream, join(folder, 'upload'), limits, tools.converter !== undefined)),
        id,
        folder,
        gone,
      };
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
      // Without this limit, a member's files that no post uses could fill the disk within a day. Concurrent uploads may
      // exceed the limit a little.
      if (purpose === 'post' && (await unpublishedBytes(db, ownerId)) + file.bytes > limits.unpublishedBytes)
        throw refusals.tooMuchUnpublished();
      const prepared = await slots
        .run({ client: ownerId, gone: file.gone }, () => prepareMedia(file, poster, limits, tools))
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
      // Searches the banned pictures again. If this picture was banned during the upload, the background search has
      // missed it, because the file was not stored yet.
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
     * Receives one file to disk. The caller must call `storeStaged` or `unstage` afterwards.
     * @param gone aborted when the client disconnects (http/gone.ts); the file is then neither processed nor kept
     * @throws {ApiError} FILE_TOO_LARGE, UNSUPPORTED_FILE, BROKEN_FILE; the file is deleted then
     */
    stage,
    unstage,
    /**
     * Creates and stores the variants of a staged file (a file received to disk). Always deletes the staged files.
     * @param poster the poster of a video; ignored for an image
     * @throws {ApiError} VIDEO_TOO_LONG, TOO_MANY_PIXELS, BROKEN_FILE; UNSUPPORTED_FILE, also for a picture on the list
     * of banned pictures; UNAVAILABLE if no processing slot is free within `waitingTime`
     * @throws the abort reason of `gone`
     */
    storeStaged,
    /** Calls `stage` and then `storeStaged`. */
    async ingest(stream: Readable, options: StoreOptions) {
      return await storeStaged(await stage(stream), options);
    },
    /** Returns the number of files that wait for a processing slot. */
    waiting: slots.waiting,
  };
}

/** Converts the timeout of a file that waits for a processing slot to a 503 response. */
function asOutage(error: unknown): never {
  throw error instanceof SlotTimeout ? unavailable(error) : error;
}
