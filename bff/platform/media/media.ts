import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { v7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { invalidInput } from '../errors.ts';
import { MAX_FILES_PER_POST, MEDIA_LIMITS, type MediaLimits } from './limits.ts';
import { evidenceUrlOf } from './media.delivery.ts';
import { refusals } from './media.errors.ts';
import {
  attachFiles,
  deleteMedia,
  insertMedia,
  isWithheld,
  markStored,
  mediaById,
  rememberHash,
  unpublishedBytes,
  withdrawAbandoned,
  withdrawOfPost,
  passOnPictures,
  withdrawOwned,
  withdrawPicture,
  withdrawUnpublished,
  type MediaKeys,
  type MediaRow,
  type PostFile,
} from './media.store.ts';
import type { MediaPurpose } from './media.table.ts';
import { fileToWire, type MediaRecord } from './media.wire.ts';
import { perceptualHashOf } from './perceptual-hash.ts';
import { prepareMedia, type PreparedMedia } from './prepare.ts';
import { receiveFile, type ReceivedFile } from './receive.ts';
import type { Screen } from './screen.ts';
import type { Signer } from './signer.ts';
import { createSlots } from './slots.ts';
import type { HashVideo } from './stills.ts';
import { mimeTypeOfKey, type MediaStore } from './store.ts';
import { createWorkspace } from './workspace.ts';

const SWEEP_INTERVAL = 3_600_000; // ms
/** Files processed at once; each keeps about one core busy. */
const WORKERS = 2;

export interface MediaOptions {
  db: Kysely<DB>;
  store: MediaStore;
  signer: Signer;
  /** For files in the making; on the file system of a folder store. */
  workDirectory: string;
  /** Whom the answer in the making is for, sealed, where addresses are for one member alone. */
  holder?: () => string | undefined;
  /** Whether bytes may go to a holder; to everybody by default. */
  mayHold?: (holder: string | undefined) => Promise<boolean>;
  limits?: Partial<MediaLimits>;
  /** Looks at every file before it can be published; absent: nobody does. */
  screen?: Screen;
  /** Looks into videos; absent: their posters alone are looked at. */
  hashVideo?: HashVideo | undefined;
  onSweepError?: (error: unknown) => void;
}

export interface StoreOptions {
  ownerId: string;
  /** 'post' by default: deleted when no post has it within a day. */
  purpose?: MediaPurpose;
}

/** An upload on this machine's disk, received but not looked into. */
export interface StagedFile extends ReceivedFile {
  id: string;
  folder: string;
}

export type Media = ReturnType<typeof createMedia>;

export function createMedia({
  db,
  store,
  signer,
  workDirectory,
  limits: given,
  screen,
  hashVideo,
  onSweepError,
  ...held
}: MediaOptions) {
  const { holder = () => undefined, mayHold = () => Promise.resolve(true) } = held;
  const urlOf = (key: string) => signer.urlOf(key, holder());
  const limits = { ...MEDIA_LIMITS, ...given };
  const workspace = createWorkspace(workDirectory);
  const slots = createSlots(WORKERS);
  let timer: NodeJS.Timeout | undefined;
  // One libvips thread per picture and no cache: memory stays bounded by what is in the slots.
  sharp.concurrency(1);
  sharp.cache(false);

  async function stage(stream: Readable): Promise<StagedFile> {
    const id = v7();
    const folder = await workspace.open(id);
    try {
      return { ...(await receiveFile(stream, join(folder, 'upload'), limits)), id, folder };
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
      // What nobody publishes would fill a disk within a day. Who sends several at once may get a few past it.
      if (purpose === 'post' && (await unpublishedBytes(db, ownerId)) + file.bytes > limits.unpublishedBytes)
        throw refusals.tooMuchUnpublished();
      const prepared = await slots.run(() => prepareMedia(file.id, file, poster, limits, hashVideo));
      return await keep(file.id, options, prepared);
    } finally {
      await unstage(file);
      if (poster) await unstage(poster);
    }
  }

  async function keep(id: string, { ownerId, purpose = 'post' }: StoreOptions, prepared: PreparedMedia) {
    const listed = await screen?.find(prepared.hashes);
    const row = await insertMedia(db, id, ownerId, purpose, prepared);
    try {
      for (const [key, path] of prepared.files) await store.put(key, path, mimeTypeOfKey(key));
      await markStored(db, id);
    } catch (error) {
      await erase(row);
      throw error;
    }
    if (listed && screen) {
      if (!(await screen.stop(row, listed))) await erase(row);
      throw refusals.listed();
    }
    return { ...row, stored: true };
  }

  /** The bytes before the row, so that a crash in between leaves a row that the next sweep finds. */
  async function erase({ id, variants, poster_key }: MediaKeys) {
    for (const { key } of variants) await store.delete(key);
    if (poster_key !== null) await store.delete(poster_key);
    await deleteMedia(db, id);
  }

  /** What files look like. Those stored before anybody looked are looked at now, and it is written down. */
  async function hashesOf(ids: string[]) {
    const hashes: string[] = [];
    for (const row of await mediaById(db, ids)) {
      if (row.hashes.length > 0) {
        hashes.push(...row.hashes);
        continue;
      }
      const key = row.kind === 'image' ? row.variants[0]?.key : (row.poster_key ?? undefined);
      const object = key === undefined ? null : await store.open(key);
      if (!object) continue;
      try {
        const bytes = await buffer(object.read(0, object.size - 1));
        const hash = await perceptualHashOf(await sharp(bytes).raw().toBuffer({ resolveWithObject: true }));
        if (hash === null) continue;
        await rememberHash(db, row.id, hash);
        hashes.push(hash);
      } finally {
        await object.close();
      }
    }
    return hashes;
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
    store,
    signer,
    isWithheld: (id: string) => isWithheld(db, id),
    mayHold,
    /** For moderators: @returns `/media/…`, signed, also of what is withheld from everybody else */
    evidenceUrlOf: (key: string) => evidenceUrlOf(signer, key, holder()),
    hashesOf,
    /** @returns `/media/…`, signed */
    urlOf,
    toWire: (record: MediaRecord) => fileToWire(record, urlOf),

    /**
     * Receives one file to disk; follow with `storeStaged` or `unstage`.
     * @throws {ApiError} FILE_TOO_LARGE, UNSUPPORTED_FILE, BROKEN_FILE; nothing is left behind then
     */
    stage,
    unstage,
    /**
     * Makes the renditions of a staged file and keeps them. The staged files are gone afterwards, come what may.
     * @param poster a still for a video; with an image it is passed over
     * @throws {ApiError} VIDEO_TOO_LONG, TOO_MANY_PIXELS, UNSUPPORTED_FILE (also for what nobody may publish), BROKEN_FILE
     */
    storeStaged,
    /** `stage` and `storeStaged` in one. */
    async ingest(stream: Readable, options: StoreOptions) {
      return await storeStaged(await stage(stream), options);
    },

    /**
     * Gives a member's own unpublished files to a post, in this order: all or none.
     * @param trx the transaction that makes the post
     * @throws {ApiError} TOO_MANY_FILES, INVALID_INPUT
     */
    async attach(trx: Kysely<DB>, { postId, ownerId, items }: { postId: string; ownerId: string; items: PostFile[] }) {
      if (items.length > MAX_FILES_PER_POST) throw refusals.tooManyFiles();
      if (new Set(items.map(({ idFile }) => idFile.toLowerCase())).size < items.length) {
        throw invalidInput('uploads', 'Um arquivo foi enviado mais de uma vez.');
      }
      await attachFiles(trx, postId, ownerId, items);
    },

    /** Deletes a member's own files that no post uses. @returns how many there were */
    async discard(ownerId: string, ids: string[]) {
      const withdrawn = await withdrawUnpublished(db, ownerId, ids);
      await eraseAll(withdrawn);
      return withdrawn.length;
    },

    /** Deletes the files of a deleted post; call it after the commit. What it does not get to, the next sweep does. */
    async release(postId: string) {
      await eraseAll(await withdrawOfPost(db, postId));
    },

    /** Deletes all of a member's files that nothing shows any more; what moderation still needs stays. */
    async releaseOwned(ownerId: string) {
      await passOnPictures(db, ownerId);
      await eraseAll(await withdrawOwned(db, ownerId));
    },

    /** Deletes a picture that another has replaced; call it after the commit. */
    async releasePicture(id: string) {
      await eraseAll(await withdrawPicture(db, id));
    },

    /** How many files wait for their turn to be looked into. */
    waiting: slots.waiting,
    /** Deletes what crashes, closed tabs and deleted posts left behind. */
    sweep,
    /** Sweeps now and every hour; a sweep that fails stops no start. */
    async start() {
      const sweepOrTell = () => sweep().catch((error: unknown) => onSweepError?.(error));
      await sweepOrTell();
      clearInterval(timer);
      timer = setInterval(() => void sweepOrTell(), SWEEP_INTERVAL).unref();
    },
    async close() {
      clearInterval(timer);
      await workspace.close();
    },
  };
}
