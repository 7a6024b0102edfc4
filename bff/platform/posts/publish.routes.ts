import { Router, type Request } from 'express';
import { z } from 'zod';
import { disconnectSignal } from '../../http/http-server.ts';
import { requireMembership } from '../communities/communities.store.ts';
import { countPost } from '../communities/post-count.ts';
import type { Platform } from '../context.ts';
import { ApiError } from '../errors.ts';
import { id, readIdempotencyKey, read, text } from '../http/input.ts';
import { once } from '../db/idempotency.ts';
import { transact, type Tx } from '../db/transact.ts';
import { MAX_FILES_PER_POST } from '../media/limits.ts';
import { refusals } from '../media/media.errors.ts';
import type { StagedFile } from '../media/ingest.ts';
import type { PostFile } from '../media/media.store.ts';
import type { Media } from '../media/media.ts';
import { openReview } from '../cases/reviews.ts';
import { readMultipart, uploadInterrupted } from '../media/multipart.ts';
import { requireViewer } from '../auth/session.ts';
import { contentHash } from '../media/content-hash.ts';
import { postToWire, requirePost } from './posts.store.ts';
import { mustWait, type PostReview } from './review.ts';

const KiB = 1024;

const uploads = z.array(z.object({ idFile: id, desAlt: text(1_000).default('') }), 'Lista de arquivos inválida.');
export const form = z.object({
  desContent: text(5_000).default(''),
  idCommunity: z.preprocess((value) => (value === '' ? undefined : value), id.optional()),
  uploads: z.string().default('[]').transform(parseJson).pipe(uploads),
});
type NewPost = z.output<typeof form>;

/** `POST /api/post` takes the text, the ids of files uploaded before, and files in the same request. */
export function publishRoutes({ db, urlOf }: Platform, media: Media, review: PostReview) {
  const router = Router();

  router.post('/api/post', async (request, response) => {
    const viewer = requireViewer(request);
    const key = readIdempotencyKey(request);
    const { fields, files } = await receive(request, disconnectSignal(response, uploadInterrupted));
    const staged = files.map(({ value }) => value);

    const post = await discardingOnFailure(staged, async () => {
      const post = read(form, Object.fromEntries(fields));
      if (post.desContent === '' && post.uploads.length + staged.length === 0) {
        throw new ApiError(400, 'EMPTY_POST', 'Escreva algo ou escolha um arquivo.', 'desContent');
      }
      if (post.uploads.length + staged.length > MAX_FILES_PER_POST) throw refusals.tooManyFiles();
      if (post.idCommunity !== undefined) await requireMembership(db, viewer, post.idCommunity);
      return await publishPost(viewer, key, post, staged);
    });
    response.status(201).json(postToWire(post, viewer, urlOf));
  });

  return router;

  function receive(request: Request, gone: AbortSignal) {
    return readMultipart<StagedFile>(request, {
      maxFiles: MAX_FILES_PER_POST,
      fileFields: ['files'],
      textFields: { desContent: 32 * KiB, idCommunity: 100, uploads: 64 * KiB },
      onFile: (stream) => media.stage(stream, gone),
      discard: (file) => media.unstage(file),
    });
  }

  async function discardingOnFailure<T>(staged: StagedFile[], run: () => Promise<T>) {
    try {
      return await run();
    } catch (error) {
      await Promise.all(staged.map((file) => media.unstage(file)));
      throw error;
    }
  }

  /**
   * Stores the request's files and creates the post. A repeated request (with the same idempotency key) discards its
   * own files and returns the post that the first request created.
   */
  async function publishPost(viewer: string, key: string | undefined, post: NewPost, staged: StagedFile[]) {
    const hashes = key === undefined ? [] : await Promise.all(staged.map(({ path }) => contentHash(path)));
    const stored: string[] = [];
    let isNew = false;
    try {
      for (const file of staged) stored.push((await media.storeStaged(file, { ownerId: viewer })).id);
      const items = [
        ...post.uploads.map(({ idFile, desAlt }) => ({ idFile, alt: desAlt })),
        ...stored.map((idFile) => ({ idFile, alt: '' })),
      ];
      const repeatable = { userId: viewer, key, content: ['post', post, hashes] };
      const { isRepeat, published } = await transact(db, async (tx) => {
        const made = await once(tx, repeatable, (_, postId) => write(tx, viewer, postId, post, items));
        return { ...made, published: await requirePost(tx, viewer, made.id) };
      });
      isNew = !isRepeat;
      return published;
    } finally {
      if (!isNew) await media.discard(viewer, stored);
    }
  }

  async function write(tx: Tx, viewer: string, postId: string, post: NewPost, items: PostFile[]) {
    const waits = await mustWait(tx, viewer, review);
    if (post.idCommunity !== undefined) await countPost(tx, viewer, post.idCommunity, waits ? 0 : 1);
    await tx
      .insertInto('posts')
      .values({
        id: postId,
        author_id: viewer,
        community_id: post.idCommunity ?? null,
        text: post.desContent,
        in_review: waits,
      })
      .execute();
    await media.attach(tx, { postId, ownerId: viewer, items });
    if (waits) await openReview(tx, 'POST', postId);
  }
}

/** Returns null for invalid JSON. The zod schema rejects null, so the caller needs no error handling of its own. */
function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
