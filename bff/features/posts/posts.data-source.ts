import { z } from 'zod';
import { RefusalError } from '../../gateway/errors.ts';
import { connectionOf, pagingQuery, pagingWire, type PageRequest } from '../../gateway/pagination.ts';
import { multipart, type FileUpload } from '../../gateway/upload.ts';
import { idempotencyKey, nothing, segment, type Upstream } from '../../gateway/upstream.ts';
import { fileWire, postWire, toMedia, toPost } from './posts.wire.ts';

export type { ImageRecord, PostRecord, VideoRecord } from './posts.wire.ts';

const pageWire = z.object({ posts: z.array(postWire), paging: pagingWire });
const minutes = 60_000;

interface NewPost {
  idempotencyKey: string;
  text: string;
  media: readonly { id: string; alt: string }[];
  communityId?: string | null | undefined;
}

export class PostsDataSource {
  constructor(private readonly upstream: Upstream) {}

  /** `GET /api/feed-v2` */
  feed(page: PageRequest) {
    return this.page('/api/feed-v2', page);
  }

  /** `GET /api/feed-v2/profile/{id}` */
  ofProfile(profileId: string, page: PageRequest) {
    return this.page(`/api/feed-v2/profile/${segment(profileId)}`, page);
  }

  /** `GET /api/feed-v2/discover` */
  discover({ text, category }: { text: string; category: string | null | undefined }, page: PageRequest) {
    return this.page('/api/feed-v2/discover', page, { search: text, genero: category ?? undefined });
  }

  /** `GET /api/feed-v2/community/{id}` */
  ofCommunity(communityId: string, page: PageRequest) {
    return this.page(`/api/feed-v2/community/${segment(communityId)}`, page);
  }

  /** `GET /api/post/{id}`. @throws {Fault} NOT_FOUND */
  async get(id: string) {
    return toPost(await this.upstream.ask('GET', `/api/post/${segment(id)}`, postWire));
  }

  /** `POST /api/post`, of files stored before. */
  async create(post: NewPost) {
    // Bytes cannot carry half a surrogate pair; it would be stored as something the member never wrote.
    const texts = [post.text, ...post.media.map(({ alt }) => alt)];
    if (texts.some((text) => /\p{Surrogate}/u.test(text))) {
      throw new RefusalError('INVALID_INPUT', 'O texto contém caracteres inválidos.', 'text');
    }

    const uploads = post.media.map(({ id, alt }) => ({ idFile: id, desAlt: alt }));
    const body = multipart({
      desContent: post.text,
      ...(post.communityId != null && { idCommunity: post.communityId }),
      uploads: JSON.stringify(uploads),
    });
    const fields = { desContent: 'text', idCommunity: 'communityId', uploads: 'media', files: 'media' };
    const key = idempotencyKey(post.idempotencyKey);
    return toPost(await this.upstream.ask('POST', '/api/post', postWire, { ...body, fields, idempotencyKey: key }));
  }

  /** `DELETE /api/post/{id}/delete`. @throws {Fault} NOT_FOUND */
  async delete(id: string) {
    await this.upstream.ask('DELETE', `/api/post/${segment(id)}/delete`, nothing);
  }

  /** `POST /api/post/views`. Answers how many were new. */
  async recordViews(postIds: readonly string[], anonymousId: string | null | undefined) {
    const json = { idPosts: postIds, ...(anonymousId != null && { anonUserId: anonymousId }) };
    const { counted } = await this.upstream.ask('POST', '/api/post/views', z.object({ counted: z.int() }), { json });
    return counted;
  }

  /** `POST /api/media`, streamed. */
  async upload(files: Record<string, Promise<FileUpload>>) {
    // The platform reads a video's length and re-encodes pictures before it answers.
    const call = { ...multipart({}, files), timeout: 5 * minutes };
    return toMedia(await this.upstream.ask('POST', '/api/media', fileWire, call));
  }

  /** `DELETE /api/media/{id}`. @throws {Fault} NOT_FOUND */
  async discard(id: string) {
    await this.upstream.ask('DELETE', `/api/media/${segment(id)}`, nothing);
  }

  private async page(path: string, page: PageRequest, query: Record<string, string | undefined> = {}) {
    const call = { query: { ...query, ...pagingQuery(page) } };
    const { posts, paging } = await this.upstream.ask('GET', path, pageWire, call);
    return connectionOf(posts, paging, page, toPost);
  }
}
