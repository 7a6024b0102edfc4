import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describePlatform, type Member, type TestPlatform } from '../../support/platform.ts';
import { TEST_TIMEOUT_MS } from '../../support/time-limits.ts';
import { at, VisibilityModel, worlds, type Viewer, type World } from '../../support/visibility-model.ts';
import { SEED } from '../../support/seed.ts';

const RUNS = Number(process.env.RUNS ?? 12);
/** A word in every text and every name, so that a search for this word finds everything. */
const WORD = 'jabuticaba';
const posts = z.object({ posts: z.array(z.object({ idPost: z.string() })) });
const people = z.array(z.object({ idUser: z.string() }));
const listed = z.object({ usuarios: people });
const comments = z.array(z.object({ idComment: z.string() }));
const communities = z.object({ communities: z.array(z.object({ idCommunity: z.string() })) });
const memberships = z.object({ members: z.array(z.object({ idUser: z.string() })) });

/** The ids of all objects that a test has created. Their order is that of the objects in the visibility model. */
interface Made {
  members: Member[];
  communities: string[];
  posts: string[];
  comments: string[];
}

describePlatform(`visibility of every read compared with a model (SEED=${SEED} RUNS=${RUNS})`, (platform) => {
  it(
    'each read returns exactly the rows that the model allows, for each member and for a visitor',
    { timeout: Math.max(TEST_TIMEOUT_MS, RUNS * 5_000) },
    async () => {
      console.log(`visibility: SEED=${SEED} RUNS=${RUNS}`);
      const property = fc.asyncProperty(worlds, async (world) => {
        const made = await make(platform, world);
        try {
          // Only members who still have a session read here: a suspension or deletion ends all sessions, a failed age
          // check does not.
          const reads = ['NORMAL', 'REFUSED_BY_AGE'];
          const viewers = world.members.flatMap(({ state }, place) => (reads.includes(state) ? [place] : []));
          for (const viewer of [null, ...viewers]) await compare(platform, world, made, viewer);
        } finally {
          await takeAway(platform, made);
        }
      });
      await fc.assert(property, { seed: SEED, numRuns: RUNS });
    },
  );
});

async function compare(platform: TestPlatform, world: World, made: Made, viewer: Viewer) {
  const model = new VisibilityModel(world);
  const as = viewer === null ? null : at(made.members, viewer);
  const get = async (path: string) => await platform.call('GET', path, { as });
  const idsOfPosts = async (path: string) => posts.parse((await get(path)).body).posts.map(({ idPost }) => idPost);
  const expected = (ids: string[], isSeen: (place: number) => boolean) =>
    ids.filter((_, place) => isSeen(place)).sort();
  const memberIds = made.members.map(({ id }) => id);
  const read: Record<string, unknown> = {};
  const due: Record<string, unknown> = {};
  const note = (name: string, found: number | string[], wanted: number | string[]) => {
    read[name] = typeof found === 'number' ? found : found.toSorted();
    due[name] = wanted;
  };

  note(
    'feed',
    await idsOfPosts('/api/feed-v2?cursorSize=50'),
    expected(made.posts, (post) => model.feedHas(viewer, post)),
  );
  for (const [place, id] of made.posts.entries()) {
    const isSeen = model.seesPost(viewer, place);
    note(`post ${place}`, (await get(`/api/post/${id}`)).status, isSeen ? 200 : 404);
    const answer = await get(`/api/comment/${id}`);
    note(`comments of post ${place}`, answer.status, isSeen ? 200 : 404);
    if (!isSeen) continue;
    const isTop = (comment: number) => {
      const { post, parent } = at(world.comments, comment);
      return post === place && parent === null && model.seesComment(viewer, comment);
    };
    const found = comments.parse(answer.body).map(({ idComment }) => idComment);
    note(`which comments of post ${place}`, found, expected(made.comments, isTop));
  }
  for (const [place, id] of made.comments.entries()) {
    const isSeen = model.seesComment(viewer, place);
    const post = at(made.posts, at(world.comments, place).post);
    note(`comment ${place}`, (await get(`/api/comment/${post}/${id}`)).status, isSeen ? 200 : 404);
    if (!isSeen || at(world.comments, place).parent !== null) continue;
    const { body } = await get(`/api/comment/${post}/${id}/replies`);
    const isAnswer = (comment: number) =>
      at(world.comments, comment).parent === place && model.seesComment(viewer, comment);
    const found = comments.parse(body).map(({ idComment }) => idComment);
    note(`answers to comment ${place}`, found, expected(made.comments, isAnswer));
  }
  for (const [place, id] of memberIds.entries()) {
    const isSeen = model.seesMember(viewer, place);
    note(`profile ${place}`, (await get(`/api/usuarios/${id}`)).status, isSeen ? 200 : 404);
    const answer = await get(`/api/feed-v2/profile/${id}?cursorSize=50`);
    note(`posts of profile ${place}`, answer.status, isSeen ? 200 : 404);
    if (!isSeen) continue;
    const isTheirs = (post: number) => at(world.posts, post).author === place && model.seesPost(viewer, post);
    const found = posts.parse(answer.body).posts.map(({ idPost }) => idPost);
    note(`which posts of profile ${place}`, found, expected(made.posts, isTheirs));
  }
  const postBatch = z.array(z.object({ idPost: z.string() }));
  note(
    'posts by id',
    postBatch.parse((await get(`/api/post?ids=${made.posts.join(',')}`)).body).map(({ idPost }) => idPost),
    expected(made.posts, (post) => model.seesPost(viewer, post)),
  );
  note(
    'comments by id',
    comments.parse((await get(`/api/comment?ids=${made.comments.join(',')}`)).body).map(({ idComment }) => idComment),
    expected(made.comments, (comment) => model.seesComment(viewer, comment)),
  );
  const batch = people.parse((await get(`/api/user-v2/profiles?ids=${memberIds.join(',')}`)).body);
  const seen = expected(memberIds, (member) => model.seesMember(viewer, member));
  note(
    'profiles by id',
    batch.map(({ idUser }) => idUser),
    seen,
  );

  if (viewer !== null) {
    const others = memberIds.filter((_, place) => place !== viewer && model.seesMember(viewer, place)).sort();
    const idsOfPeople = async (path: string) =>
      listed.parse((await get(path)).body).usuarios.map(({ idUser }) => idUser);
    note('people searched', await idsOfPeople(`/api/usuarios?search=${WORD}&cursorSize=50`), others);
    const followers = expected(memberIds, (member) => model.isLinked(member, viewer, 'FOLLOWING'));
    note('followers', await idsOfPeople('/api/user-v2/followers?cursorSize=50'), followers);
    const requests = expected(memberIds, (member) => model.isLinked(member, viewer, 'REQUESTED'));
    note('requests', await idsOfPeople('/api/user-v2/follow-requests?cursorSize=50'), requests);
    const discovered = await idsOfPosts('/api/feed-v2/discover?cursorSize=50');
    note(
      'discover',
      discovered,
      expected(made.posts, (post) => model.discoverHas(viewer, post)),
    );
    const searched = await idsOfPosts(`/api/feed-v2/discover?search=${WORD}&cursorSize=50`);
    note(
      'posts searched',
      searched,
      expected(made.posts, (post) => model.searchHas(viewer, post)),
    );

    const byId = z.array(z.object({ idCommunity: z.string() }));
    note(
      'communities by id',
      byId
        .parse((await get(`/api/comunidades?ids=${made.communities.join(',')}`)).body)
        .map(({ idCommunity }) => idCommunity),
      expected(made.communities, (community) => model.seesCommunity(viewer, community)),
    );
    for (const [place, id] of made.communities.entries()) {
      const status = model.seesCommunity(viewer, place) ? 200 : 404;
      note(`community ${place}`, (await get(`/api/comunidades/${id}/`)).status, status);
      if (!model.isInside(viewer, place)) {
        note(`feed of community ${place}`, (await get(`/api/feed-v2/community/${id}`)).status, 404);
        continue;
      }
      const isItsPost = (post: number) => at(world.posts, post).community === place && model.seesPost(viewer, post);
      const feed = await idsOfPosts(`/api/feed-v2/community/${id}?cursorSize=50`);
      note(`feed of community ${place}`, feed, expected(made.posts, isItsPost));
      const { members } = memberships.parse((await get(`/api/comunidades/${id}/members?cursorSize=50`)).body);
      const isItsMember = (member: number) => model.isInside(member, place) && model.seesMember(viewer, member);
      note(
        `members of community ${place}`,
        members.map(({ idUser }) => idUser),
        expected(memberIds, isItsMember),
      );
    }
    const found = communities.parse((await get(`/api/comunidades/descobrir?filter=${WORD}&cursorSize=50`)).body);
    const isFound = (place: number) => model.seesMember(viewer, at(world.communities, place).owner);
    note(
      'communities searched',
      found.communities.map(({ idCommunity }) => idCommunity),
      expected(made.communities, isFound),
    );
  }
  expect(read, `what ${viewer === null ? 'a visitor' : `member ${viewer}`} reads`).toEqual(due);
}

const tomorrow = () => new Date(Date.now() + 86_400_000);

async function make(platform: TestPlatform, world: World): Promise<Made> {
  const { db } = platform;
  const made: Made = { members: [], communities: [], posts: [], comments: [] };
  for (const { isPrivate, isPro } of world.members) {
    const profile_type = isPro ? 'PROFISSIONAL' : 'FREE';
    made.members.push(await platform.member({ name: WORD, is_private: isPrivate, profile_type }));
  }
  const idOf = (member: number) => at(made.members, member).id;
  for (const { owner, kind, members } of world.communities) {
    const community = await platform.community(at(made.members, owner), [], kind);
    made.communities.push(community);
    await db.updateTable('communities').set({ name: WORD }).where('id', '=', community).execute();
    for (const { member, status } of members) {
      const row = { id: uuidv7(), community_id: community, user_id: idOf(member), status };
      await db.insertInto('community_members').values(row).execute();
    }
  }
  for (const { author, community, isDeleted, inReview } of world.posts) {
    const place = community === null ? undefined : at(made.communities, community);
    const id = await platform.post(at(made.members, author), { text: WORD, community: place });
    made.posts.push(id);
    const state = { deleted_at: isDeleted ? new Date() : null, in_review: inReview };
    await db.updateTable('posts').set(state).where('id', '=', id).execute();
  }
  for (const { author, post, parent } of world.comments) {
    const id = uuidv7();
    const parentId = parent === null ? null : at(made.comments, parent);
    const row = { id, post_id: at(made.posts, post), author_id: idOf(author), parent_id: parentId, text: WORD };
    await db.insertInto('comments').values(row).execute();
    made.comments.push(id);
  }
  for (const { from, to, status } of world.follows) {
    await db
      .insertInto('follows')
      .values({ follower_id: idOf(from), followed_id: idOf(to), status })
      .execute();
  }
  for (const { from, to } of world.blocks) await platform.block(at(made.members, from), at(made.members, to));
  for (const { from, to } of world.mutes) await platform.mute(at(made.members, from), at(made.members, to));
  const states = {
    NORMAL: {},
    SUSPENDED: { locked_until: tomorrow() },
    LEAVING: { deletes_at: tomorrow() },
    REFUSED_BY_AGE: { age_refused: true },
  };
  for (const [place, { state }] of world.members.entries()) {
    if (state === 'NORMAL') continue;
    await db.updateTable('users').set(states[state]).where('id', '=', idOf(place)).execute();
  }
  return made;
}

/**
 * Deletes the posts, closes the communities and hides the members that this run has created, so that the reads of the
 * next run do not find them.
 */
async function takeAway({ db }: TestPlatform, { members, posts: ids, communities: places }: Made) {
  await db.updateTable('posts').set({ deleted_at: new Date() }).where('id', 'in', ids).execute();
  await db.updateTable('communities').set({ closed_at: new Date() }).where('id', 'in', places).execute();
  const outOfSight = { deletes_at: tomorrow() };
  const people = members.map(({ id }) => id);
  await db.updateTable('users').set(outOfSight).where('id', 'in', people).execute();
}
