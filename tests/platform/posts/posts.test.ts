import { sql } from 'kysely';
import { v4, v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { eraseSomePosts } from '../../../bff/platform/privacy/erase-content.ts';
import { saoPauloDay } from '../../../bff/platform/calendar/sao-paulo.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { describePlatform, fieldOf, type Member, type TestPlatform } from '../../support/platform.ts';

function publish(
  platform: TestPlatform,
  as: Member,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return platform.call('POST', '/api/post', { as, form, headers });
}

describePlatform('POST /api/post', (platform) => {
  it('publishing a post trims its text, and a visitor can read the trimmed text', async () => {
    const ana = await platform.member();
    const made = await publish(platform, ana, {
      desContent: ' Bom dia ☀️\n<b>gente</b> ',
      uploads: '[]',
      idCommunity: '',
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        idUser: ana.id,
        idCommunity: null,
        desContent: 'Bom dia ☀️\n<b>gente</b>',
        owner: true,
        files: [],
        views: { total: 0 },
      },
    });
    const seen = await platform.call('GET', `/api/post/${fieldOf(made.body, 'idPost')}`);
    expect(seen).toMatchObject({ status: 200, body: { desContent: 'Bom dia ☀️\n<b>gente</b>', owner: false } });
  });

  it('a post of 5,000 code points is accepted, and a post of 5,001 code points is refused', async () => {
    const ana = await platform.member();
    expect(await publish(platform, ana, { desContent: '🔥'.repeat(5_000) })).toMatchObject({ status: 201 });
    expect(await publish(platform, ana, { desContent: 'a'.repeat(5_001) })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field: 'desContent' },
    });
  });

  it.each([
    ['no field', {}, 'EMPTY_POST'],
    ['a blank text', { desContent: ' \n ' }, 'EMPTY_POST'],
    ['the character U+0000', { desContent: 'com \u0000 nulo' }, 'INVALID_INPUT'],
    ['a text of 1,000,000 characters', { desContent: 'x'.repeat(1_000_000) }, 'INVALID_INPUT'],
    ['a community id that is no UUID', { desContent: 'oi', idCommunity: 'x' }, 'INVALID_INPUT'],
    ['uploads that are no JSON', { desContent: 'oi', uploads: 'not json' }, 'INVALID_INPUT'],
    ['uploads that are no list', { desContent: 'oi', uploads: '{}' }, 'INVALID_INPUT'],
    ['a file id that is no UUID', { desContent: 'oi', uploads: '[{"idFile":"x"}]' }, 'INVALID_INPUT'],
    [
      'an alternative text of 1,001 characters',
      { desContent: 'oi', uploads: `[{"idFile":"${v4()}","desAlt":"${'x'.repeat(1_001)}"}]` },
      'INVALID_INPUT',
    ],
    [
      'a lone surrogate in an alternative text',
      { desContent: 'oi', uploads: `[{"idFile":"${v4()}","desAlt":"\\ud800"}]` },
      'INVALID_INPUT',
    ],
    ['the id of an unknown file', { desContent: 'oi', uploads: `[{"idFile":"${v4()}"}]` }, 'INVALID_INPUT'],
    [
      '11 files',
      { desContent: 'oi', uploads: JSON.stringify(Array.from({ length: 11 }, () => ({ idFile: v4() }))) },
      'TOO_MANY_FILES',
    ],
    ['an unknown field', { desContent: 'oi', outro: 'campo' }, 'INVALID_INPUT'],
  ])('publishing a post with %s is refused and stores nothing', async (_what, fields, code) => {
    const ana = await platform.member();
    expect(await publish(platform, ana, fields)).toMatchObject({ status: 400, body: { code } });
    expect(await platform.db.selectFrom('posts').select('id').where('author_id', '=', ana.id).execute()).toEqual([]);
  });

  it('requests with the same idempotency key publish one post; with other content they get IDEMPOTENCY_CONFLICT', async () => {
    const ana = await platform.member();
    const key = { 'idempotency-key': v4() };
    const send = () => publish(platform, ana, { desContent: 'uma vez' }, key);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(new Set(answers.map(({ status, body }) => `${status} ${fieldOf(body, 'idPost')}`)).size).toBe(1);
    expect(await publish(platform, ana, { desContent: 'outra' }, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
    expect(await platform.db.selectFrom('posts').select('id').where('author_id', '=', ana.id).execute()).toHaveLength(
      1,
    );
  });

  it('a visitor who publishes a post gets 401, and a content type other than multipart gets 415', async () => {
    const ana = await platform.member();
    expect(await platform.call('POST', '/api/post', { form: new FormData() })).toMatchObject({ status: 401 });
    expect(await platform.call('POST', '/api/post', { as: ana, json: { desContent: 'oi' } })).toMatchObject({
      status: 415,
    });
  });
});

describePlatform('deleting a post', (platform) => {
  it('of three concurrent requests to delete a post, one gets 204 and two get 404', async () => {
    const ana = await platform.member();
    const post = await platform.post(ana);
    const remove = () => platform.call('DELETE', `/api/post/${post}/delete`, { as: ana });
    const statuses = (await Promise.all([remove(), remove(), remove()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 404, 404]);
  });

  it.runIf(platform.kind === 'postgres').each(['by its author', 'by the erasure of its author'])(
    'when a post is deleted %s, the community row is locked before the post row (needs PostgreSQL)',
    async (how) => {
      const ana = await platform.member({ profile_type: 'PROFISSIONAL' });
      const community = await platform.community(await platform.member({ profile_type: 'PROFISSIONAL' }), [ana]);
      const post = await platform.post(ana, { community });
      const release = await lockRow(platform, 'communities', { id: community }, 'no key update');
      const gone =
        how === 'by its author'
          ? platform.call('DELETE', `/api/post/${post}/delete`, { as: ana })
          : eraseSomePosts(platform.db, ana.id);
      await untilWaiting(platform);
      const held = sql`select 1 from posts where id = ${post} for update nowait`;
      const isFree = await platform.db
        .transaction()
        .execute((tx) => held.execute(tx))
        .then(
          () => true,
          () => false,
        );
      await release();
      await gone;
      expect(isFree).toBe(true);
    },
  );

  it('after a post was deleted, reading it, reacting to it and commenting on it get 404', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const post = await platform.post(ana);
    const comment = await platform.comment(bia, post);
    await platform.call('DELETE', `/api/post/${post}/delete`, { as: ana });

    for (const as of [ana, bia, null]) {
      expect(await platform.call('GET', `/api/post/${post}`, { as })).toMatchObject({ status: 404 });
      expect(await platform.call('GET', `/api/comment/${post}`, { as })).toMatchObject({ status: 404 });
      expect(await platform.call('GET', `/api/comentarios?postId=${post}`, { as })).toMatchObject({ status: 404 });
      expect(await platform.call('GET', `/api/feed-v2/profile/${ana.id}`, { as })).toMatchObject({
        body: { posts: [] },
      });
    }
    const fire = { desType: 'FIRE' };
    expect(await platform.call('POST', `/api/post/${post}/reaction`, { as: bia, json: fire })).toMatchObject({
      status: 404,
    });
    expect(
      await platform.call('POST', `/api/comment/${post}/${comment}/reaction`, { as: bia, json: fire }),
    ).toMatchObject({ status: 404 });
    expect(await platform.call('POST', `/api/comment/${post}`, { as: bia, json: { content: 'oi' } })).toMatchObject({
      status: 404,
    });
    expect(
      await platform.call('POST', '/api/ocultarComentario', { as: ana, json: { idComentario: comment } }),
    ).toMatchObject({ status: 404 });
    expect(await platform.call('POST', '/api/post/views', { as: bia, json: { idPosts: [post] } })).toMatchObject({
      body: { counted: 0 },
    });
  });
});

describePlatform('GET /api/post?ids=', (platform) => {
  it('returns the posts that the viewer may see, each once, and leaves out unknown and malformed ids', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const [open, other] = [await platform.post(ana), await platform.post(bia)];
    const inside = await platform.post(ana, { community: await platform.community(ana) });
    const read = async (as: Member | null, ids: string[]) => {
      const { body } = await platform.call('GET', `/api/post?ids=${ids.join(',')}`, { as });
      return z
        .array(z.object({ idPost: z.string(), owner: z.boolean() }))
        .parse(body)
        .sort((one, two) => (one.idPost < two.idPost ? -1 : 1));
    };
    const all = [other, inside, v4(), 'nonsense', open, open];
    const asSeen = (as: Member | null, ids: string[], own: string[]) =>
      expect(read(as, all)).resolves.toEqual(
        [...ids].sort().map((idPost) => ({ idPost, owner: own.includes(idPost) })),
      );
    await asSeen(ana, [open, other, inside], [open, inside]);
    await asSeen(bia, [open, other], [other]);
    await asSeen(null, [open, other], []);
    expect(await read(ana, [])).toEqual([]);
  });

  it('more than 100 ids are refused', async () => {
    const ids = Array.from({ length: 101 }, () => v4()).join(',');
    for (const path of ['/api/post', '/api/comment', '/api/comunidades', '/api/user-v2/profiles']) {
      expect(await platform.call('GET', `${path}?ids=${ids}`, { as: await platform.member() })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', field: 'ids' },
      });
    }
  });
});

describePlatform('POST /api/post/visible', (platform) => {
  it('POST /api/post/visible returns only the posts that exist and are visible to the viewer', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const [open, gone] = [await platform.post(ana), await platform.post(ana)];
    const inside = await platform.post(ana, { community: await platform.community(ana) });
    await platform.call('DELETE', `/api/post/${gone}/delete`, { as: ana });
    const look = async (as: Member | null, idPosts: string[]) =>
      (await platform.call('POST', '/api/post/visible', { as, json: { idPosts } })).body;

    expect(await look(bia, [gone, open, inside, v4(), 'nonsense'])).toEqual({ idPosts: [open] });
    expect(await look(ana, [gone, inside])).toEqual({ idPosts: [inside] });
    await platform.db.deleteFrom('community_members').where('user_id', '=', ana.id).execute();
    expect(
      await look(ana, [gone, inside, open]),
      'a former member does not see their own post in the community',
    ).toEqual({
      idPosts: [open],
    });
    expect(await look(null, [open, inside])).toEqual({ idPosts: [open] });
    expect(await look(null, ['nonsense'])).toEqual({ idPosts: [] });
    expect(await look(null, [])).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describePlatform('views of posts', (platform) => {
  const anonymous = () => ({ anonUserId: `anon_${v4()}` });

  function see(idPosts: string[], as: Member | null, more: object = {}) {
    return platform.call('POST', '/api/post/views', { as, json: { idPosts, ...more } });
  }

  it('views of a post count once per viewer and day', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const posts = [await platform.post(ana), await platform.post(ana)];
    const visitor = anonymous();

    expect(await see(posts, bia)).toMatchObject({ status: 200, body: { counted: 2 } });
    expect(await see(posts, bia, anonymous())).toMatchObject({ body: { counted: 0 } });
    expect(await see(posts, null, visitor)).toMatchObject({ body: { counted: 2 } });
    expect(await see([...posts, ...posts], null, visitor)).toMatchObject({ body: { counted: 0 } });
    expect(await platform.call('GET', `/api/post/${posts[0]}`)).toMatchObject({ body: { views: { total: 2 } } });

    const yesterday = saoPauloDay(new Date(Date.now() - 24 * 3_600_000));
    await platform.db.updateTable('post_views').set({ day: yesterday }).where('viewer', '=', bia.id).execute();
    expect(await see(posts, bia)).toMatchObject({ body: { counted: 2 } });
  });

  it('views of unknown or hidden posts are not counted', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const hidden = await platform.post(ana, { community: await platform.community(ana) });
    const open = await platform.post(ana);
    expect(await see([hidden, uuidv7(), 'x', open], bia)).toMatchObject({ body: { counted: 1 } });
  });

  it('a request to record a view of a single unknown post is answered with 404', async () => {
    const json = { idPost: uuidv7(), ...anonymous() };
    expect(await platform.call('POST', '/api/post/view', { json })).toMatchObject({ status: 404 });
  });

  it('a view without a session and without a valid anonymous id is refused with 400', async () => {
    const post = await platform.post(await platform.member());
    for (const anonUserId of [undefined, null, '', 'anon_', 'bia', `anon_${v4()}x`, 7]) {
      expect(await see([post], null, { anonUserId })).toMatchObject({ status: 400, body: { field: 'anonUserId' } });
    }
  });

  it('a request to record views of no post, of more than 50 posts or of invalid ids is answered with 400', async () => {
    const ana = await platform.member();
    for (const idPosts of [[], Array.from({ length: 51 }, () => uuidv7()), 'x', null, [7]]) {
      expect(await platform.call('POST', '/api/post/views', { as: ana, json: { idPosts } })).toMatchObject({
        status: 400,
      });
    }
  });

  it('concurrent views by 30 viewers are all counted', async () => {
    const ana = await platform.member();
    const posts = await Promise.all(Array.from({ length: 10 }, () => platform.post(ana)));
    await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        see([...posts.slice(turn % 10), ...posts.slice(0, turn % 10)], null, anonymous()),
      ),
    );
    const { body } = await platform.call('GET', `/api/feed-v2/profile/${ana.id}`);
    expect(body).toMatchObject({ posts: posts.map(() => ({ views: { total: 30 } })) });
  });
});
