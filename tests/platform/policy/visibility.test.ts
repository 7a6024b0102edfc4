import { expect, it } from 'vitest';
import { z } from 'zod';
import { describePlatform, type Member } from '../../support/platform.ts';
import { seeded } from '../../support/seed.ts';

const feed = z.object({ posts: z.array(z.object({ idPost: z.string() })) });
const comments = z.array(z.object({ idComment: z.string() }));
const counts = z.object({ comments: z.object({ total: z.int() }) });
const threadsOf = z.array(z.object({ idComment: z.string(), replies: z.object({ total: z.int() }) }));
const fire = { desType: 'FIRE' };

describePlatform('visibility between members', (platform) => {
  async function feedOf(as: Member | null, path = '/api/feed-v2') {
    const { body } = await platform.call('GET', `${path}?cursorSize=50`, { as });
    return feed.parse(body).posts.map(({ idPost }) => idPost);
  }

  it('a block hides the posts, profiles and feeds of two members from each other, but not from other members', async () => {
    const [ana, bia, caio] = [await platform.member(), await platform.member(), await platform.member()];
    await platform.block(ana, bia);

    for (const [viewer, author, seen] of [
      [ana, bia, false],
      [bia, ana, false],
      [caio, ana, true],
      [null, ana, true],
    ] as const) {
      const post = await platform.post(author);
      const status = seen ? 200 : 404;
      const asked = await Promise.all([
        platform.call('GET', `/api/post/${post}`, { as: viewer }),
        platform.call('GET', `/api/comment/${post}`, { as: viewer }),
        platform.call('GET', `/api/usuarios/${author.id}`, { as: viewer }),
        platform.call('GET', `/api/feed-v2/profile/${author.id}`, { as: viewer }),
      ]);
      expect(asked.map((answer) => answer.status)).toEqual([status, status, status, status]);
      expect((await feedOf(viewer)).includes(post)).toBe(seen);
      const batch = await platform.call('GET', `/api/user-v2/profiles?ids=${author.id}`, { as: viewer });
      expect(batch.body).toHaveLength(seen ? 1 : 0);
    }
  });

  it("if a block separates two members, commenting on and reacting to each other's posts gets 404", async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const post = await platform.post(ana);
    const comment = await platform.comment(bia, post);
    await platform.block(ana, bia);

    const answers = await Promise.all([
      platform.call('POST', `/api/comment/${post}`, { as: bia, json: { content: 'oi' } }),
      platform.call('POST', `/api/post/${post}/reaction`, { as: bia, json: fire }),
      platform.call('POST', `/api/comment/${post}/${comment}/reaction`, { as: bia, json: fire }),
      platform.call('POST', `/api/comment/${post}/${comment}/reaction`, { as: ana, json: fire }),
      platform.call('POST', '/api/ocultarComentario', { as: ana, json: { idComentario: comment } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('comments of a blocked member are hidden from the member who blocks, and visible to other members', async () => {
    const [ana, bia, caio] = [await platform.member(), await platform.member(), await platform.member()];
    const post = await platform.post(caio);
    const said = await platform.comment(bia, post);
    const kept = await platform.comment(caio, post);
    await platform.comment(bia, post, 'resposta', kept);
    await platform.block(ana, bia);

    const listed = async (as: Member, path: string) => {
      const { body } = await platform.call('GET', path, { as });
      return comments.parse(body).map(({ idComment }) => idComment);
    };
    expect(await listed(ana, `/api/comment/${post}`)).toEqual([kept]);
    expect(await listed(caio, `/api/comment/${post}`)).toEqual([kept, said]);
    expect(await listed(ana, `/api/comment/${post}/${kept}/replies`)).toEqual([]);
    expect(await listed(caio, `/api/comment/${post}/${kept}/replies`)).toHaveLength(1);
    expect((await platform.call('GET', `/api/comentarios?postId=${post}`, { as: ana })).body).toHaveLength(1);
    expect((await platform.call('GET', `/api/comment/${post}/${said}`, { as: ana })).status).toBe(404);
    const answer = await platform.call('POST', `/api/comment/${post}`, {
      as: ana,
      json: { content: 'oi', idCommentParent: said },
    });
    expect(answer.status).toBe(404);
  });

  it('for each viewer the comment count of a post equals the number of listed comments, even if a block hides some', async () => {
    const random = seeded('shown comments');
    const [author, bia, caio] = [await platform.member(), await platform.member(), await platform.member()];
    const [duda, eva] = [await platform.member(), await platform.member()];
    const post = await platform.post(author);
    const threads: string[] = [];
    for (let n = 0; n < 30; n++) {
      const isAnswer = threads.length > 0 && random.chance(0.6);
      const thread = isAnswer ? (threads[random.whole(0, threads.length - 1)] ?? null) : null;
      const id = await platform.comment(random.pick([author, bia, caio, duda, eva]), post, `nº ${n}`, thread);
      if (!isAnswer) threads.push(id);
    }
    await platform.block(bia, caio);
    await platform.block(duda, bia);
    await platform.db.updateTable('users').set({ deletes_at: new Date() }).where('id', '=', eva.id).execute();

    for (const viewer of [author, bia, caio, duda, null]) {
      const get = async (path: string) => (await platform.call('GET', path, { as: viewer })).body;
      const { total } = counts.parse(await get(`/api/post/${post}`)).comments;
      const legacy = z.array(z.unknown()).parse(await get(`/api/comentarios?postId=${post}`));
      const tops = threadsOf.parse(await get(`/api/comment/${post}`));
      let walked = 0;
      for (const { idComment, replies } of tops) {
        const answers = comments.parse(await get(`/api/comment/${post}/${idComment}/replies`));
        expect(replies.total).toBe(answers.length);
        walked += 1 + answers.length;
      }
      expect({ total, legacy: legacy.length, walked }).toEqual({ total: walked, legacy: walked, walked });
    }
  });

  it('the blocking member cannot see, answer or be notified of a reply to the blocked member', async () => {
    const [ana, bia, caio] = [await platform.member(), await platform.member(), await platform.member()];
    const post = await platform.post(ana);
    const said = await platform.comment(bia, post);
    await platform.block(ana, bia);
    const answered = await platform.comment(caio, post, 'concordo', said);

    expect((await platform.call('GET', `/api/comment/${post}/${answered}`, { as: caio })).status).toBe(200);
    expect((await platform.call('GET', `/api/comment/${post}/${answered}`, { as: ana })).status).toBe(404);
    const json = { content: 'oi', idCommentParent: answered };
    expect((await platform.call('POST', `/api/comment/${post}`, { as: ana, json })).status).toBe(404);
    const { body } = await platform.call('GET', '/api/notificacoes', { as: ana });
    expect(JSON.stringify(body)).not.toContain('concordo');
  });

  it('the reaction count of a post is the same for each viewer, even if a block separates two members', async () => {
    const [ana, bia, caio] = [await platform.member(), await platform.member(), await platform.member()];
    const post = await platform.post(caio);
    await platform.block(ana, bia);
    for (const as of [ana, bia]) await platform.call('POST', `/api/post/${post}/reaction`, { as, json: fire });
    for (const as of [ana, bia, caio, null]) {
      expect(await platform.call('GET', `/api/post/${post}`, { as })).toMatchObject({
        body: { reactions: { total: 2 } },
      });
    }
  });

  it("in a community of both members, a block hides the blocking member's posts from the blocked member", async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const community = await platform.community(ana, [bia]);
    const post = await platform.post(bia, { community });
    await platform.block(bia, ana);

    expect(await feedOf(ana)).not.toContain(post);
    expect(await feedOf(ana, `/api/feed-v2/community/${community}`)).toEqual([]);
    expect((await platform.call('GET', `/api/post/${post}`, { as: ana })).status).toBe(404);
  });

  it("muting hides a member's posts from the home feed of the muting member only", async () => {
    const [ana, bia, caio] = [await platform.member(), await platform.member(), await platform.member()];
    await platform.follow(ana, bia);
    await platform.mute(ana, bia);
    await platform.mute(ana, caio);
    const [followed, found] = [await platform.post(bia), await platform.post(caio)];

    const home = await feedOf(ana);
    expect(home).not.toContain(followed);
    expect(home).not.toContain(found);
    expect(await feedOf(bia)).toEqual(expect.arrayContaining([followed, found]));
    expect(await feedOf(ana, `/api/feed-v2/profile/${bia.id}`)).toEqual([followed]);
    expect((await platform.call('GET', `/api/post/${found}`, { as: ana })).status).toBe(200);
  });

  it("a private member's posts are visible to approved followers only", async () => {
    const bia = await platform.member({ is_private: true });
    const [follower, asking, stranger] = [await platform.member(), await platform.member(), await platform.member()];
    await platform.follow(follower, bia);
    await platform.db
      .insertInto('follows')
      .values({ follower_id: asking.id, followed_id: bia.id, status: 'REQUESTED' })
      .execute();
    const post = await platform.post(bia);

    for (const [viewer, seen] of [
      [bia, true],
      [follower, true],
      [asking, false],
      [stranger, false],
      [null, false],
    ] as const) {
      expect((await platform.call('GET', `/api/post/${post}`, { as: viewer })).status).toBe(seen ? 200 : 404);
      expect((await feedOf(viewer)).includes(post)).toBe(seen);
      expect(await feedOf(viewer, `/api/feed-v2/profile/${bia.id}`)).toEqual(seen ? [post] : []);
      expect((await platform.call('GET', `/api/usuarios/${bia.id}`, { as: viewer })).status).toBe(200);
    }
  });

  it('the members of a community see the posts that a private member writes in that community', async () => {
    const ana = await platform.member();
    const bia = await platform.member({ is_private: true });
    const community = await platform.community(ana, [bia]);
    const post = await platform.post(bia, { community });
    expect((await platform.call('GET', `/api/post/${post}`, { as: ana })).status).toBe(200);
    expect(await feedOf(ana)).toContain(post);
  });
});
