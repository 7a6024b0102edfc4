import { z } from 'zod';
import { user } from './people.ts';
import { guid, instant, count, maybe, cursor, total, namedSchema, pageAnswer, file } from './shared.ts';

const reactionSummary = z.strictObject({ reacted: z.boolean(), total: count, revision: count });
export const reactions = z.strictObject({ reactions: reactionSummary });
const counted = z.strictObject({ total: count, revision: count });

export const post = namedSchema(
  'Post',
  z.strictObject({
    idPost: guid,
    desStatus: z.enum(['PUBLICADO', 'EM_ANALISE']),
    idUser: guid,
    idCommunity: maybe(guid),
    desCommunityName: maybe(z.string()),
    desContent: z.string(),
    datCreated: instant,
    postFile: maybe(z.string()),
    files: z.array(file),
    reactions: reactionSummary,
    comments: counted,
    views: total,
    owner: z.boolean(),
    cursor,
  }),
);
export const postPage = authoredPage('posts', post);
export const comment = namedSchema(
  'Comment',
  z.strictObject({
    idComment: guid,
    idPost: guid,
    idUser: guid,
    user: z.strictObject({ userImage: maybe(z.string()), userName: z.string() }),
    idCommentParent: maybe(guid),
    desContent: z.string(),
    hide: z.boolean(),
    removed: z.literal(true).optional(),
    datCreated: instant,
    reactions: reactionSummary,
    replies: counted,
    cursor,
  }),
);
/**
 * The response with a post's comments: an array, as SPEC.md defines it, or a page object if the query string asks for a
 * page.
 */
export const comments = z.union([z.array(comment), authoredPage('comments', comment)]);
const photo = maybe(z.strictObject({ path: z.string() }));
export const legacyComments = z.array(
  z.strictObject({
    id: guid,
    hide: z.boolean(),
    createdAt: instant,
    text: z.string(),
    photo,
    user: z.strictObject({ id: guid, name: z.string(), photo }),
  }),
);
export const removedComment = z.strictObject({
  comment: maybe(comment),
  gone: z.array(guid),
  idCommentParent: maybe(guid),
});

/** A page that also contains the profiles of the authors if the query has `autores=true`. */
function authoredPage(name: string, item: z.ZodType) {
  return pageAnswer(name, item).extend({ autores: z.array(user).optional() });
}
