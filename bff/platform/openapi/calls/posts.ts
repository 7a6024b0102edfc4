import { z } from 'zod';
import { commentPageQuery, hiding, legacyQuery, newComment } from '../../comments/comments.routes.ts';
import { idsQuery } from '../../http/input.ts';
import { discoverPostsQuery, manyPosts, manyPostViews, oneView, postPageQuery } from '../../posts/posts.routes.ts';
import { form as postForm } from '../../posts/publish.routes.ts';
import { reactionBody } from '../../reactions/reactions.routes.ts';
import { comment, comments, legacyComments, post, postPage, reactions, removedComment } from '../answers/posts.ts';
import { countedViews, file } from '../answers/shared.ts';
import { ANY_TYPE, type Calls } from '../call.ts';

const ids = z.strictObject({ idPosts: z.array(z.guid()) });

export const postCalls: Calls = {
  'GET /api/feed-v2': {
    says: 'without a session: discovery alone. `autores=true`, an addition of all pages of posts and comments, adds `autores`, the profiles of the authors',
    session: 'optional',
    query: postPageQuery,
    answer: postPage,
  },
  'GET /api/feed-v2/profile/{id}': {
    says: 'of one author; 404 unknown',
    session: 'optional',
    query: postPageQuery,
    answer: postPage,
  },
  'GET /api/feed-v2/community/{id}': {
    says: 'of one community; 404 for a non-member',
    session: 'optional',
    query: postPageQuery,
    answer: postPage,
  },
  'GET /api/feed-v2/left-behind': {
    says: 'one’s own posts in communities that one does not belong to any more, to be deleted there',
    isAddition: true,
    query: postPageQuery,
    answer: postPage,
  },
  'GET /api/feed-v2/discover': {
    says: 'posts that everybody may see. Every word has to begin a word of the post, whatever sign stands before it, and an emoji is a word (`search_words` takes text and search apart); of a search, the first 80 characters count; without one, of authors the asking member does not follow; never of a muted member',
    isAddition: true,
    query: discoverPostsQuery,
    answer: postPage,
  },
  'GET /api/post': {
    says: '`ids` has commas; in any order, those that the asker may not see left out; at most 100',
    isAddition: true,
    session: 'optional',
    query: idsQuery,
    answer: z.array(post),
  },
  'GET /api/post/{id}': { session: 'optional', answer: post },
  'POST /api/post': {
    says: '`uploads`, an addition, is JSON `[{ "idFile": id, "desAlt": string }]`: files stored before',
    form: postForm.extend({ files: z.array(z.file()).max(10).optional() }),
    isIdempotent: true,
    status: 201,
    answer: post,
    others: { 404: 'No such community, or no such uploaded file.' },
  },
  'POST /api/post/{id}/reaction': { says: 'twice is once', body: reactionBody, answer: reactions },
  'DELETE /api/post/{id}/reaction': { answer: reactions },
  'POST /api/post/view': {
    says: '`anonUserId` of a visitor',
    session: 'optional',
    body: oneView,
    others: { 404: 'No such post.' },
  },
  'POST /api/post/views': {
    says: 'unknown ids are passed over',
    isAddition: true,
    session: 'optional',
    body: manyPostViews,
    answer: countedViews,
  },
  'POST /api/post/visible': {
    says: 'those that the asker may see',
    isAddition: true,
    session: 'optional',
    body: manyPosts,
    answer: ids,
  },
  'DELETE /api/post/{id}/delete': { says: 'the second time 404' },
  'POST /api/media': {
    says:
      'JPEG, PNG, WebP, AVIF, GIF; MP4, MOV, WebM, Matroska, 3GP, MPEG-TS with pictures in H.264, VP8, VP9 or AV1; ' +
      'with `FFMPEG_PATH` also FLV, AVI, MPEG program streams, HEVC, MPEG-2, MPEG-4, H.263, MJPEG, ProRes and any usual sound, which are converted; ' +
      'deleted when not published within a day; over 20 GiB of one member: 400 TOO_MANY_FILES',
    isAddition: true,
    form: z.object({ file: z.file(), poster: z.file().optional() }),
    status: 201,
    answer: file,
  },
  'DELETE /api/media/{id}': { says: '404 when published or not yours', isAddition: true },
  'GET /media/{key}': {
    says: 'the bytes of a file; the address is signed, and ends',
    isAddition: true,
    session: 'none',
    answer: ANY_TYPE,
    others: {
      206: 'A part of the file.',
      304: 'Unchanged.',
      403: 'Not signed, over, or not for you any more.',
      404: 'No such file.',
      416: 'No such part.',
    },
  },
};

export const commentCalls: Calls = {
  'GET /api/comment': {
    says: 'comments and replies of any posts; `ids` has commas; in any order, those that the asker may not see left out; at most 100',
    isAddition: true,
    session: 'optional',
    query: idsQuery,
    answer: z.array(comment),
  },
  'GET /api/comment/{idPost}': {
    says: 'top-level, newest first, at most 999; a page with `cursorSize` or `cursorAfter`, additions',
    session: 'optional',
    query: commentPageQuery,
    answer: comments,
  },
  'POST /api/comment/{idPost}': {
    says: 'a reply to a reply is stored under the top-level comment',
    body: newComment,
    isIdempotent: true,
    status: 201,
    answer: comment,
  },
  'GET /api/comment/{idPost}/{idComment}': { isAddition: true, session: 'optional', answer: comment },
  'GET /api/comment/{idPost}/{idComment}/replies': {
    says: 'oldest first, at most 999; a page as above',
    session: 'optional',
    query: commentPageQuery,
    answer: comments,
  },
  'POST /api/comment/{idPost}/{idComment}/reaction': { body: reactionBody, answer: reactions },
  'DELETE /api/comment/{idPost}/{idComment}/reaction': { answer: reactions },
  'GET /api/comentarios': {
    says: '(legacy) newest first, replies included',
    session: 'optional',
    query: legacyQuery,
    answer: legacyComments,
    others: { 404: 'No such post.' },
  },
  'DELETE /api/comment/{idPost}/{idComment}': {
    says: 'the comment that is left where others have answered, those that are gone, and the comment that it answered; 403 unless it is yours',
    isAddition: true,
    answer: removedComment,
  },
  'POST /api/ocultarComentario': {
    says: '403 unless the post is yours; `ocultar: false`, an addition, shows it again',
    body: hiding,
    answer: comment,
    others: { 404: 'No such comment.' },
  },
};
