import type DataLoader from 'dataloader';
import { z } from 'zod';
import { Fault, RefusalError } from '../../gateway/errors.ts';
import { connectionOf, pagingQuery, pagingWire, wholeList, type PageArguments } from '../../gateway/pagination.ts';
import { orBySpec, UnknownCall } from '../../gateway/upstream/refusals.ts';
import { idempotencyKey, nothing, segment, type Upstream } from '../../gateway/upstream/upstream.ts';
import { authorsWire, type ProfilesDataSource } from '../profiles/profiles.data-source.ts';
import { namedWire, type Named } from '../profiles/profiles.wire.ts';
import { reactionsWire, type ReactionsRecord } from '../reactions/reactions.wire.ts';

/** A comment ("Comment" in API.md, "Comments"). */
export const commentWire = z.object({
  idComment: z.string(),
  idPost: z.string(),
  idUser: z.string(),
  user: namedWire.nullish().catch(undefined),
  idCommentParent: z.string().nullish(),
  desContent: z.string(),
  hide: z.boolean().nullish(),
  removed: z.boolean().nullish(),
  datCreated: z.string(),
  reactions: reactionsWire,
  replies: z
    .object({
      total: z.int().optional(),
      revision: z.int().nullish(),
      comments: z.array(z.unknown()).optional(),
    })
    .nullish(),
  cursor: z.string().optional(),
});

const deletedWire = z.object({
  comment: commentWire.nullable(),
  gone: z.array(z.string()),
  idCommentParent: z.string().nullish(),
});

const listWire = z.array(commentWire);
/**
 * A list of comments: a plain array as SPEC.md section 7 defines it, or a page with cursors, which our platform
 * returns.
 */
const pageWire = z.union([
  z.object({ comments: listWire, paging: pagingWire, autores: authorsWire }),
  listWire.transform((comments) => ({ comments, paging: wholeList, autores: undefined })),
]);
/**
 * The list of `GET /api/comentarios`. The gateway reads only the mark of hidden comments from it (SPEC.md section 3),
 * and all other fields from `commentWire`.
 */
const legacyWire = z.array(z.object({ id: z.string(), hide: z.boolean().nullish() }));
/** The page size for `GET /api/comentarios`, a call of SPEC.md section 7. */
const LEGACY_PAGE = 999;
/**
 * The changed comment; undefined if the platform does not return it, because SPEC.md section 7 does not define the
 * response to hiding a comment.
 */
const hiddenWire = z.union([commentWire, nothing.transform(() => undefined)]);

/** A comment with the field names of the schema, so that graphql-js can read the fields without resolvers. */
export interface CommentRecord {
  __typename: 'Comment';
  id: string;
  postId: string;
  parentId: string | null | undefined;
  authorId: string;
  /**
   * The author's name and picture, if the platform sends them with the comment. Used if the viewer cannot load the
   * author's profile.
   */
  named: Named | null | undefined;
  text: string | null;
  isHidden: boolean;
  isRemoved: boolean;
  createdAt: string;
  reactions: ReactionsRecord;
  replyCount: number;
  replyRevision: number | null | undefined;
  /**
   * This field and the next two are set in live events only. They are the author of the parent comment, and the
   * revisions of the post's and of the thread's comment count after the comment was stored.
   */
  threadAuthorId?: string | null | undefined;
  postRevision?: number | null | undefined;
  threadRevision?: number | null | undefined;
}

/**
 * The result of adding a comment. The gateway loads the comment's post and parent comment again only if the operation
 * selects them.
 */
export interface AddedComment {
  __typename: 'AddCommentSuccess';
  comment: CommentRecord;
}

export interface DeletedComment {
  __typename: 'DeleteCommentSuccess';
  goneIds: string[];
  postId: string;
  parentId: string | null | undefined;
  comment: CommentRecord | null;
}

/**
 * A live event: a comment was added, changed or deleted. `authorIds` is not a field of the schema. The hub for live
 * events uses it to skip listeners that have blocked an author or are blocked by one.
 */
export interface CommentChangeRecord {
  commentId: string;
  parentId: string | null;
  comment: CommentRecord | null;
  difference: number;
  postRevision: number | null | undefined;
  threadRevision: number | null | undefined;
  authorIds: readonly string[];
}

interface NewComment {
  idempotencyKey: string;
  postId: string;
  parentId?: string | null | undefined;
  text: string;
}

type Row = z.infer<typeof commentWire>;

export class CommentsDataSource {
  /** Loads the ids of the hidden comments of a post, at most once per post and request. */
  private readonly hiddenOf: DataLoader<string, ReadonlySet<string>>;
  /** Loads the comments to which other objects refer, of any posts: `GET /api/comment?ids=1,2,3`. */
  private readonly references: DataLoader<string, CommentRecord | null>;
  /** The ids of the posts of `references`, by comment id. A platform without the batch call needs them. */
  private readonly postIds = new Map<string, string>();

  constructor(
    private readonly upstream: Upstream,
    private readonly profiles: ProfilesDataSource,
  ) {
    this.hiddenOf = upstream.loader(async (postIds) => {
      const hidden: ReadonlySet<string>[] = [];
      for await (const ids of upstream.someAtATime(postIds, (id) => this.hiddenByLegacy(id))) hidden.push(ids);
      return hidden;
    });
    this.references = upstream.references({
      together: async (ids) => {
        const query = { ids: ids.join(',') };
        return (await upstream.ask('GET', '/api/comment', listWire, { query, keys: ids.length })).map(toComment);
      },
      alone: (id) => this.get(this.postIds.get(id) ?? '', id),
    });
  }

  /** `GET /api/comment/{idPost}`: a page of the top-level comments, newest first. */
  ofPost(postId: string, page: PageArguments) {
    return this.page(postId, '', page);
  }

  /** `GET /api/comment/{idPost}/{idComment}/replies`: a page of the replies, oldest first. */
  repliesOf(postId: string, id: string, page: PageArguments) {
    return this.page(postId, `/${segment(id)}/replies`, page);
  }

  /** `GET /api/comment/{idPost}/{idComment}`. @throws {Fault} NOT_FOUND */
  async get(postId: string, id: string) {
    const asked = this.upstream.ask('GET', `/api/comment/${segment(postId)}/${segment(id)}`, commentWire);
    const row = await orBySpec(asked, () => this.search(postId, id));
    return toComment((await this.withHide(postId, [row]))[0] ?? row);
  }

  /** Returns the comment to which another object refers. Null if there is none, or if the viewer may not see it. */
  referred(postId: string | null | undefined, id: string | null | undefined) {
    if (postId == null || id == null) return null;
    this.postIds.set(id, postId);
    return this.references.load(id);
  }

  /** `POST /api/comment/{idPost}` */
  async add({ idempotencyKey: key, postId, parentId, text }: NewComment) {
    const stored = await this.upstream.ask('POST', `/api/comment/${segment(postId)}`, commentWire, {
      json: { content: text, idCommentParent: parentId ?? null },
      idempotencyKey: idempotencyKey(key),
      fields: { content: 'text', idCommentParent: 'parentId' },
    });
    return toComment(stored);
  }

  /**
   * Hides a comment or shows it again, with the SPEC.md section 7 call `POST /api/ocultarComentario`.
   * @param postId the post of the comment. If the platform does not return the changed comment, the gateway loads the
   * comment again from this post.
   */
  async setHidden(id: string, hidden: boolean, postId: string | null | undefined): Promise<CommentRecord> {
    const json = { idComentario: segment(id), ...(!hidden && { ocultar: false }) };
    const changed = await this.upstream.ask('POST', '/api/ocultarComentario', hiddenWire, { json });
    if (changed) return toComment(changed);
    // A platform that implements only SPEC.md section 7 cannot show a comment again: it ignores `ocultar: false` and
    // hides the comment.
    if (!hidden) throw new RefusalError('NOT_ALLOWED', 'Não foi possível mostrar o comentário de novo.');
    if (postId == null) throw new Fault('UPSTREAM_UNAVAILABLE', undefined, 'ocultarComentario answered no comment');
    return { ...(await this.get(postId, id)), isHidden: true, text: null };
  }

  /**
   * Returns the comments, each with the field `hide`. If a comment lacks the field, reads its value from `GET
   * /api/comentarios` (SPEC.md section 3).
   */
  private async withHide(postId: string, rows: Row[]): Promise<Row[]> {
    if (rows.every(({ hide }) => hide != null)) return rows;
    const hidden = await this.hiddenOf.load(postId);
    return rows.map((row) => ({ ...row, hide: row.hide ?? hidden.has(row.idComment) }));
  }

  /**
   * Loads the ids of the hidden comments of a post with the SPEC.md section 7 call `GET /api/comentarios`. If the
   * platform does not implement the call, treats no comment as hidden.
   * @throws {RefusalError | Fault} if the platform implements the call but does not return all comments, because hidden
   * text would then be shown
   */
  private async hiddenByLegacy(postId: string): Promise<ReadonlySet<string>> {
    const read: z.infer<typeof legacyWire> = [];
    try {
      for await (const row of this.legacyRows(postId)) read.push(row);
    } catch (error) {
      if (!(error instanceof UnknownCall) || read.length > 0) throw error;
    }
    return new Set(read.filter(({ hide }) => hide).map(({ id }) => id));
  }

  /**
   * Yields all comments of a post, page after page. Stops at a repeated page, because a platform that ignores the
   * offset returns its first page again and again.
   */
  private async *legacyRows(postId: string) {
    const known = new Set<string>();
    for (let offset = 0, isMore = true; isMore; offset += LEGACY_PAGE) {
      const query = { offset: String(offset), limit: String(LEGACY_PAGE), postId };
      const rows = await this.upstream.ask('GET', '/api/comentarios', legacyWire, { query });
      const fresh = rows.filter(({ id }) => !known.has(id));
      for (const { id } of fresh) known.add(id);
      yield* fresh;
      isMore = rows.length >= LEGACY_PAGE && fresh.length > 0;
    }
  }

  /**
   * Finds a comment by searching the post's comments and their replies, for a platform that cannot return a single
   * comment.
   * @throws {Fault} NOT_FOUND
   */
  private async search(postId: string, id: string) {
    const path = `/api/comment/${segment(postId)}`;
    const { comments } = await this.upstream.ask('GET', path, pageWire);
    const found = comments.find(({ idComment }) => idComment === id);
    if (found) return found;
    const threads = this.upstream.oneByOne(comments, ({ idComment }) =>
      this.upstream.ask('GET', `${path}/${segment(idComment)}/replies`, pageWire),
    );
    for await (const thread of threads) {
      const reply = thread.comments.find((row) => row.idComment === id);
      if (reply) return reply;
    }
    throw new Fault('NOT_FOUND');
  }

  /** `DELETE /api/comment/{idPost}/{idComment}` */
  async delete(postId: string, id: string) {
    const path = `/api/comment/${segment(postId)}/${segment(id)}`;
    const { comment, gone, idCommentParent: parentId } = await this.upstream.ask('DELETE', path, deletedWire);
    return { postId, parentId, goneIds: gone, comment: comment && toComment(comment) };
  }

  private async page(postId: string, path: string, page: PageArguments) {
    const call = { query: { ...pagingQuery(page), autores: 'true' } };
    const { comments, paging, autores } = await this.upstream.ask(
      'GET',
      `/api/comment/${segment(postId)}${path}`,
      pageWire,
      call,
    );
    const ids = comments.map(({ idUser }) => idUser);
    this.profiles.rememberAuthors(ids, autores);
    return connectionOf(await this.withHide(postId, comments), paging, page, toComment);
  }
}

export function toComment(row: z.infer<typeof commentWire>): CommentRecord {
  const isHidden = row.hide ?? false;
  const isRemoved = row.removed ?? false;
  return {
    __typename: 'Comment',
    id: row.idComment,
    postId: row.idPost,
    parentId: row.idCommentParent,
    authorId: row.idUser,
    named: row.user,
    text: isHidden || isRemoved ? null : row.desContent,
    isHidden,
    isRemoved,
    createdAt: row.datCreated,
    reactions: row.reactions,
    replyCount: row.replies?.total ?? row.replies?.comments?.length ?? 0,
    replyRevision: row.replies?.revision,
  };
}
