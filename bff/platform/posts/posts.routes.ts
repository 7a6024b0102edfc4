import { Router } from 'express';
import { z } from 'zod';
import { requireMembership } from '../communities/communities.store.ts';
import type { Platform } from '../context.ts';
import { invalidInput } from '../errors.ts';
import { id, pathId, readBody, readIds, searchText, readQuery } from '../http/input.ts';
import { forwardQuery, cursorsOf, pageOf, pageQuery, type Cursors, type PageRequest } from '../http/pagination.ts';
import { categoryFilter } from '../policy/category.ts';
import { authorsOf, authorsQuery } from '../profiles/authors.ts';
import { requireProfile } from '../profiles/profiles.store.ts';
import { requireViewer, viewerOf } from '../auth/session.ts';
import { discoverPosts, discoverPostsCursors } from './discover-posts.store.ts';
import { communityFeed, homeCursors, homeFeed, leftBehind, profileFeed, type FeedRow } from './feed.store.ts';
import { deletePost, postToWire, requirePost, visiblePosts } from './posts.store.ts';
import { recordViews } from './views.store.ts';
import { requireVisiblePost, visibleOf } from '../policy/posts.ts';

const MAX_VIEWS = 50;
const MAX_POSTS_CHECKED = 100;
const anonymousId = z
  .string()
  .regex(/^anon_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'Identificador anônimo inválido.')
  .transform((value) => value.toLowerCase())
  .nullish();
export const oneView = z.object({ idPost: id, anonUserId: anonymousId });
export const manyPostViews = z.object({ idPosts: z.array(z.string()).min(1).max(MAX_VIEWS), anonUserId: anonymousId });
export const manyPosts = z.object({ idPosts: z.array(z.string()).min(1).max(MAX_POSTS_CHECKED) });
export const postPageQuery = pageQuery.extend(authorsQuery);
export const discoverPostsQuery = forwardQuery.extend({
  ...authorsQuery,
  search: searchText.default(''),
  genero: categoryFilter,
});

export function postsRoutes({ db, urlOf }: Platform, releaseMedia: (postId: string) => Promise<unknown>) {
  const router = Router();

  router.get('/api/feed-v2', async (request, response) => {
    const viewer = viewerOf(request);
    const query = readQuery(request, postPageQuery);
    response.json(await answerPage(viewer, query, homeCursors, (page) => homeFeed(db, viewer, page)));
  });

  router.get('/api/feed-v2/discover', async (request, response) => {
    const viewer = requireViewer(request);
    const query = readQuery(request, discoverPostsQuery);
    const search = { text: query.search, category: query.genero ?? null };
    const cursors = discoverPostsCursors(search);
    response.json(await answerPage(viewer, query, cursors, (page) => discoverPosts(db, viewer, search, page)));
  });

  router.get('/api/feed-v2/left-behind', async (request, response) => {
    const viewer = requireViewer(request);
    const query = readQuery(request, postPageQuery);
    response.json(await answerPage(viewer, query, cursorsOf('left-behind'), (page) => leftBehind(db, viewer, page)));
  });

  router.get('/api/feed-v2/profile/:id', async (request, response) => {
    const viewer = viewerOf(request);
    const author = await requireProfile(db, viewer, pathId(request, 'id'));
    const cursors = cursorsOf(`profile:${author.id}`);
    const query = readQuery(request, postPageQuery);
    response.json(await answerPage(viewer, query, cursors, (page) => profileFeed(db, viewer, author.id, page)));
  });

  router.get('/api/feed-v2/community/:id', async (request, response) => {
    const viewer = viewerOf(request);
    const communityId = pathId(request, 'id');
    await requireMembership(db, viewer, communityId);
    const cursors = cursorsOf(`community:${communityId}`);
    const query = readQuery(request, postPageQuery);
    response.json(await answerPage(viewer, query, cursors, (page) => communityFeed(db, viewer, communityId, page)));
  });

  router.get('/api/post', async (request, response) => {
    const posts = await visiblePosts({ db, urlOf }, viewerOf(request), readIds(request));
    response.json([...posts.values()]);
  });

  router.get('/api/post/:id', async (request, response) => {
    const viewer = viewerOf(request);
    response.json(postToWire(await requirePost(db, viewer, pathId(request, 'id')), viewer, urlOf));
  });

  router.post('/api/post/view', async (request, response) => {
    const viewer = viewerOf(request);
    const { idPost, anonUserId } = readBody(request, oneView);
    const seenBy = whoSaw(viewer, anonUserId);
    await requireVisiblePost(db, viewer, idPost);
    await recordViews(db, viewer, seenBy, [idPost]);
    response.status(204).end();
  });

  router.post('/api/post/views', async (request, response) => {
    const viewer = viewerOf(request);
    const { idPosts, anonUserId } = readBody(request, manyPostViews);
    const known = idPosts.map((item) => id.safeParse(item).data).filter((item) => item !== undefined);
    response.json({ counted: await recordViews(db, viewer, whoSaw(viewer, anonUserId), known) });
  });

  router.post('/api/post/visible', async (request, response) => {
    const { idPosts } = readBody(request, manyPosts);
    const known = idPosts.map((item) => id.safeParse(item).data).filter((item) => item !== undefined);
    response.json({ idPosts: await visibleOf(db, viewerOf(request), known) });
  });

  router.delete('/api/post/:id/delete', async (request, response) => {
    const viewer = requireViewer(request);
    const postId = pathId(request, 'id');
    await deletePost(db, viewer, postId, releaseMedia);
    response.status(204).end();
  });

  return router;

  async function answerPage(
    viewer: string | null,
    query: z.output<typeof postPageQuery> | z.output<typeof discoverPostsQuery>,
    cursors: Cursors,
    list: (page: PageRequest) => Promise<FeedRow[]>,
  ) {
    const page = cursors.readPage(query);
    const { items, paging } = pageOf(
      await list(page),
      page,
      (row) => cursors.write({ part: row.part, id: row.id }),
      (row, cursor) => postToWire(row, viewer, urlOf, cursor),
    );
    return { posts: items, paging, ...(await authorsOf({ db, urlOf }, viewer, query, items)) };
  }
}

/**
 * Returns the viewer's id, or the anonymous id that a visitor sends. Ignores the anonymous id if a member is signed in.
 */
function whoSaw(viewer: string | null, anonUserId: string | null | undefined) {
  const seenBy = viewer ?? anonUserId;
  if (seenBy === null || seenBy === undefined) throw invalidInput('anonUserId', 'Informe o identificador anônimo.');
  return seenBy;
}
