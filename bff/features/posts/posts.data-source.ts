import type DataLoader from 'dataloader';
import { z } from 'zod';
import { Fault, isUnseen, RefusalError } from '../../gateway/errors.ts';
import { connectionOf, pagingQuery, specPagingWire, wholeList, type PageArguments } from '../../gateway/pagination.ts';
import { orBySpec, orWithoutCall } from '../../gateway/upstream/refusals.ts';
import { multipart, type FileUpload } from '../../gateway/upload/multipart.ts';
import { idempotencyKey, nothing, segment, type Upstream } from '../../gateway/upstream/upstream.ts';
import { viewerIdOf } from '../accounts/viewer-id.ts';
import { authorsWire, type ProfilesDataSource } from '../profiles/profiles.data-source.ts';
import { fileWire, postWire, toMedia, toPost, type PostRecord } from './posts.wire.ts';

export type { ImageRecord, PostRecord, VideoRecord } from './posts.wire.ts';

const pageWire = z.object({ posts: z.array(postWire), paging: specPagingWire, autores: authorsWire });
const postsWire = z.array(postWire);
const viewsWire = z.object({ counted: z.int() });
const visibleWire = z.object({ idPosts: z.array(z.string()) });
/**
 * The published post; undefined if the platform does not return it, because SPEC.md section 7 does not define the
 * response to publishing a post.
 */
const storedWire = z.union([postWire, nothing.transform(() => undefined)]);

/** The messages that SPEC.md section 8 defines for refusals without a reason. */
const words = {
  create: 'Falha na criação do post. Tente novamente mais tarde',
  delete: 'Não foi possível apagar o post. Tente novamente mais tarde.',
  gone: 'Post não encontrado.',
};
const MINUTES = 60_000;

type Row = z.infer<typeof postWire>;

interface NewPost {
  idempotencyKey: string;
  text: string;
  media: readonly { id: string; alt: string }[];
  communityId?: string | null | undefined;
}

export class PostsDataSource {
  /** Loads the posts to which other objects refer: `GET /api/post?ids=1,2,3`. */
  private readonly references: DataLoader<string, PostRecord | null>;

  constructor(
    private readonly upstream: Upstream,
    private readonly profiles: ProfilesDataSource,
  ) {
    this.references = upstream.references({
      together: async (ids) => {
        const query = { ids: ids.join(',') };
        return (await upstream.ask('GET', '/api/post', postsWire, { query, keys: ids.length })).map(toPost);
      },
      alone: (id) => this.get(id),
    });
  }

  /** `GET /api/feed-v2` */
  feed(page: PageArguments) {
    return this.page('/api/feed-v2', page);
  }

  /** `GET /api/feed-v2/profile/{id}` */
  async ofProfile(profileId: string, page: PageArguments) {
    const path = `/api/feed-v2/profile/${segment(profileId)}`;
    const { posts, paging } = await this.askPage(path, pagingQuery(page));
    return connectionOf(await this.withAuthor(posts, profileId), paging, page, toPost);
  }

  /**
   * Adds the author and the field `owner` to the posts of a profile, because SPEC.md section 3 does not define these
   * two fields.
   */
  private async withAuthor(rows: Row[], profileId: string): Promise<Row[]> {
    if (rows.every(({ idUser }) => idUser != null)) return rows;
    const owner = profileId === (await viewerIdOf(this.upstream));
    return rows.map((row) => ({ ...row, idUser: row.idUser ?? profileId, owner: row.owner ?? owner }));
  }

  /** `GET /api/feed-v2/discover` */
  async discover({ text, category }: { text: string; category: string | null | undefined }, page: PageArguments) {
    const query = { search: text, genero: category ?? undefined, ...pagingQuery(page) };
    const asked = this.askPage('/api/feed-v2/discover', query);
    const { posts, paging } = await orWithoutCall(asked, { posts: [], paging: wholeList });
    return connectionOf(posts, paging, page, toPost);
  }

  /** `GET /api/feed-v2/community/{id}` */
  ofCommunity(communityId: string, page: PageArguments) {
    return this.page(`/api/feed-v2/community/${segment(communityId)}`, page);
  }

  /** `GET /api/feed-v2/left-behind` */
  leftBehind(page: PageArguments) {
    return this.page('/api/feed-v2/left-behind', page);
  }

  /** `GET /api/post/{id}`. @throws {Fault} NOT_FOUND */
  async get(id: string) {
    return toPost(await this.upstream.ask('GET', `/api/post/${segment(id)}`, postWire));
  }

  /** Returns the post to which another object refers. Null if there is none, or if the viewer may not see it. */
  referred(id: string | null | undefined) {
    return id == null ? null : this.references.load(id);
  }

  /** `POST /api/post/visible`. Returns the ids that the viewer may see. */
  async visible(postIds: readonly string[]) {
    const call = { json: { idPosts: postIds }, keys: postIds.length };
    const asked = this.upstream.ask('POST', '/api/post/visible', visibleWire, call).then(({ idPosts }) => idPosts);
    return orBySpec(asked, async () => {
      const there: string[] = [];
      const unseen: unknown[] = [];
      for await (const { id, why } of this.upstream.oneByOne(postIds, (each) => this.look(each))) {
        if (id === undefined) unseen.push(why);
        else there.push(id);
      }
      // The platform answers 401 for a post that the viewer may not see. If it answers 401 for every post, the session
      // of the viewer has ended.
      if (there.length === 0 && unseen.length > 0 && unseen.every(isSignedOut)) throw unseen[0];
      return there;
    });
  }

  /** Returns the id of the post if the viewer can see it; otherwise returns the error of the platform. */
  private async look(id: string): Promise<{ id?: string; why?: unknown }> {
    try {
      return { id: (await this.get(id)).id };
    } catch (why) {
      if (isUnseen(why)) return { why };
      throw why;
    }
  }

  /** `POST /api/post`. The files of the post have been uploaded before. */
  async create(post: NewPost) {
    // Rejects lone surrogates. UTF-8 cannot encode them, so the platform would store a text that the member never
    // wrote.
    const texts = [post.text, ...post.media.map(({ alt }) => alt)];
    if (texts.some((text) => /\p{Surrogate}/u.test(text))) {
      throw new RefusalError('INVALID_INPUT', 'O texto contém caracteres inválidos.', 'text');
    }

    const uploads = post.media.map(({ id, alt }) => ({ idFile: id, desAlt: alt }));
    const body = multipart({
      desContent: post.text,
      ...(post.communityId != null && { idCommunity: post.communityId }),
      ...(uploads.length > 0 && { uploads: JSON.stringify(uploads) }),
    });
    const fields = { desContent: 'text', idCommunity: 'communityId', uploads: 'media', files: 'media' };
    const key = idempotencyKey(post.idempotencyKey);
    const call = { ...body, fields, idempotencyKey: key, words: words.create };
    const stored = await this.upstream.ask('POST', '/api/post', storedWire, call);
    return stored ? toPost(stored) : await this.newestOwn();
  }

  /** `DELETE /api/post/{id}/delete`. @throws {Fault} NOT_FOUND */
  async delete(id: string) {
    try {
      await this.upstream.ask('DELETE', `/api/post/${segment(id)}/delete`, nothing, { words: words.delete });
    } catch (error) {
      if (error instanceof Fault && error.code === 'NOT_FOUND') throw new Fault('NOT_FOUND', words.gone);
      throw error;
    }
  }

  /** Loads the viewer's newest post, for a platform that does not return the post after publishing it. */
  private async newestOwn() {
    const { edges } = await this.ofProfile(await viewerIdOf(this.upstream), { first: 1 });
    const newest = edges[0]?.node;
    if (!newest) throw new Fault('UPSTREAM_UNAVAILABLE', undefined, 'POST /api/post left no post behind');
    return newest;
  }

  /** `POST /api/post/views`. Returns the number of new views. */
  async recordViews(postIds: readonly string[], anonymousId: string | null | undefined) {
    const viewer = anonymousId != null && { anonUserId: anonymousId };
    const call = { json: { idPosts: postIds, ...viewer }, keys: postIds.length };
    const asked = this.upstream.ask('POST', '/api/post/views', viewsWire, call).then(({ counted }) => counted);
    return orBySpec(asked, async () => {
      const single = (idPost: string) =>
        this.upstream.ask('POST', '/api/post/view', nothing, { json: { idPost, ...viewer } }).then(
          () => 1,
          () => 0,
        );
      let counted = 0;
      for await (const one of this.upstream.oneByOne(postIds, single)) counted += one;
      return counted;
    });
  }

  /** `POST /api/media`. Streams the files while they arrive. */
  async upload(files: Record<string, Promise<FileUpload>>) {
    // Waits longer than usual for the response, because the platform measures videos and re-encodes pictures before it
    // answers.
    const call = { ...multipart({}, files), timeout: 5 * MINUTES, endsWithAsker: true };
    return toMedia(await this.upstream.ask('POST', '/api/media', fileWire, call));
  }

  /** `DELETE /api/media/{id}`. @throws {Fault} NOT_FOUND */
  async discard(id: string) {
    await this.upstream.ask('DELETE', `/api/media/${segment(id)}`, nothing);
  }

  private async page(path: string, page: PageArguments) {
    const { posts, paging } = await this.askPage(path, pagingQuery(page));
    return connectionOf(posts, paging, page, toPost);
  }

  /** Loads a page of posts together with the profiles of their authors. */
  private async askPage(path: string, query: Record<string, string | undefined>) {
    const call = { query: { ...query, autores: 'true' } };
    const { autores, ...page } = await this.upstream.ask('GET', path, pageWire, call);
    const ids = page.posts.flatMap(({ idUser }) => idUser ?? []);
    this.profiles.rememberAuthors(ids, autores);
    return page;
  }
}

function isSignedOut(error: unknown) {
  return error instanceof Fault && error.code === 'UNAUTHENTICATED';
}
