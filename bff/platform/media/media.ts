import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { invalidInput } from '../errors.ts';
import type { VideoConverter } from './convert.ts';
import { hashesOf } from './hashes.ts';
import { createIngest } from './ingest.ts';
import { MAX_FILES_PER_POST, MEDIA_LIMITS, type MediaLimits } from './limits.ts';
import { evidenceUrlOf } from './media.delivery.ts';
import { refusals } from './media.errors.ts';
import { accessTo, attachFiles, type PostFile } from './media.store.ts';
import { fileToWire, type MediaRecord } from './media.wire.ts';
import { createRemoval } from './removal.ts';
import type { Screen } from './screen.ts';
import type { Signer } from './signer.ts';
import type { HashVideo } from './stills.ts';
import type { MediaStore } from './store.ts';
import { createWorkspace } from './workspace.ts';

export interface MediaOptions {
  db: Kysely<DB>;
  store: MediaStore;
  signer: Signer;
  /** The directory for unfinished files. If the store is a folder, the directory must be on the same file system. */
  workDirectory: string;
  /**
   * Returns the encrypted id of the member to whom the current response goes. Absent if media URLs are not bound to
   * members.
   */
  sealedReader?: () => string | undefined;
  /** Encrypts and decrypts the member's id in a media URL. Absent if media URLs are not bound to members. */
  seals?: { seal(userId: string): string; open(sealed: string): string | undefined };
  /** Returns true if the member for whom a URL was made may receive files at all. By default every member may. */
  mayRead?: (sealedReader: string | undefined) => Promise<boolean>;
  limits?: Partial<MediaLimits>;
  /** Compares each file with banned pictures before it can be published. If absent, files are not compared. */
  screen?: Screen;
  /** Hashes frames of a video. If absent, only the poster of a video is compared with banned pictures. */
  hashVideo?: HashVideo | undefined;
  /** Converts videos that browsers do not play. If absent, such videos are refused. */
  converter?: VideoConverter | undefined;
  onSweepError?: (error: unknown) => void;
}

export type Media = ReturnType<typeof createMedia>;

/**
 * Creates the service for members' files: upload (ingest.ts), delivery (media.delivery.ts) and deletion (removal.ts).
 */
export function createMedia({
  db,
  store,
  signer,
  workDirectory,
  limits: given,
  screen,
  hashVideo,
  converter,
  onSweepError = () => undefined,
  ...held
}: MediaOptions) {
  const { sealedReader = () => undefined, mayRead = () => Promise.resolve(true), seals } = held;
  const urlOf = (key: string, reader?: string) =>
    signer.urlOf(key, reader === undefined || !seals ? sealedReader() : seals.seal(reader));
  const limits = { ...MEDIA_LIMITS, ...given };
  const workspace = createWorkspace(workDirectory);
  const removal = createRemoval({ db, store, workspace, onSweepError });
  const ingest = createIngest({ db, store, workspace, removal, limits, screen, tools: { converter, hashVideo } });

  return {
    store,
    signer,
    async accessTo(id: string, sealedReader: string | undefined) {
      const reader = sealedReader === undefined ? undefined : seals?.open(sealedReader);
      const access = await accessTo(db, id, reader ?? null);
      return seals ? access : { ...access, isShut: false };
    },
    mayRead,
    /** Returns a signed `/media/…` URL for moderators. The URL works for a withheld file too. */
    evidenceUrlOf: (key: string) => evidenceUrlOf(signer, key, sealedReader()),
    hashesOf: (ids: string[]) => hashesOf(db, store, ids),
    /** Returns a signed `/media/…` URL for the member to whom the current response goes, or for the given reader. */
    urlOf,
    toWire: (record: MediaRecord) => fileToWire(record, (key) => urlOf(key)),
    ...ingest,
    ...removal,

    /**
     * Attaches all given files to a post in the given order, or none of them. The files have to be the member's own and
     * unused.
     * @param tx the transaction that creates the post
     * @throws {ApiError} TOO_MANY_FILES, INVALID_INPUT
     */
    async attach(tx: Kysely<DB>, { postId, ownerId, items }: { postId: string; ownerId: string; items: PostFile[] }) {
      if (items.length > MAX_FILES_PER_POST) throw refusals.tooManyFiles();
      if (new Set(items.map(({ idFile }) => idFile.toLowerCase())).size < items.length) {
        throw invalidInput('uploads', 'Um arquivo foi enviado mais de uma vez.');
      }
      await attachFiles(tx, postId, ownerId, items);
    },

    async close() {
      await removal.stop();
      await workspace.close();
    },
  };
}
