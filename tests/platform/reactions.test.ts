import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { untilWaiting } from '../support/held-row.ts';
import { describePlatform, fieldOf } from '../support/platform.ts';
import { seeded } from '../support/seed.ts';

describePlatform('reactions', (platform) => {
  it('count once per member, however often they are sent', async () => {
    const ana = await platform.member();
    const post = await platform.post(ana);

    const first = await platform.call('POST', `/api/post/${post}/reaction`, { as: ana, json: { desType: 'FIRE' } });
    const second = await platform.call('POST', `/api/post/${post}/reaction`, { as: ana, json: { desType: 'FIRE' } });

    expect(first).toMatchObject({ status: 200, body: { reactions: { reacted: true, total: 1 } } });
    expect(second).toMatchObject({ status: 200, body: { reactions: { reacted: true, total: 1 } } });
  });

  it('are taken back once, and taking back what was never given changes nothing', async () => {
    const ana = await platform.member();
    const post = await platform.post(ana);
    await platform.call('POST', `/api/post/${post}/reaction`, { as: ana, json: { desType: 'FIRE' } });

    const first = await platform.call('DELETE', `/api/post/${post}/reaction`, { as: ana });
    const second = await platform.call('DELETE', `/api/post/${post}/reaction`, { as: ana });
    expect(first).toMatchObject({ status: 200, body: { reactions: { reacted: false, total: 0 } } });
    expect(second).toMatchObject({ status: 200, body: { reactions: { reacted: false, total: 0 } } });
  });

  it.runIf(platform.kind === 'postgres')(
    'to a comment answer 404 where its deletion commits meanwhile (needs PostgreSQL)',
    async () => {
      const ana = await platform.member();
      const post = await platform.post(ana);
      const json = { content: 'Que calor!', idCommentParent: null };
      const comment = fieldOf(
        (await platform.call('POST', `/api/comment/${post}`, { as: ana, json })).body,
        'idComment',
      );

      const deletion = await platform.db.startTransaction().execute();
      await deletion.deleteFrom('comments').where('id', '=', comment).execute();
      const reaction = platform.call('POST', `/api/comment/${post}/${comment}/reaction`, {
        as: ana,
        json: { desType: 'fire' },
      });
      await untilWaiting(platform);
      await deletion.commit().execute();
      expect((await reaction).status).toBe(404);
    },
  );

  it('of fifty members at once are all counted', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => platform.member()));
    const [author] = members;
    if (!author) throw new Error('no members');
    const post = await platform.post(author);

    await Promise.all(
      members.map((as) => platform.call('POST', `/api/post/${post}/reaction`, { as, json: { desType: 'FIRE' } })),
    );
    expect(await platform.call('GET', `/api/post/${post}`)).toMatchObject({ body: { reactions: { total: 50 } } });

    // Half of them change their minds while all the others press again.
    await Promise.all(
      members.map((as, index) =>
        index % 2 === 0
          ? platform.call('DELETE', `/api/post/${post}/reaction`, { as })
          : platform.call('POST', `/api/post/${post}/reaction`, { as, json: { desType: 'FIRE' } }),
      ),
    );
    expect(await platform.call('GET', `/api/post/${post}`)).toMatchObject({ body: { reactions: { total: 25 } } });
  });

  it('given and taken back a thousand times, fifty at once, leave counters that equal the rows', async () => {
    const random = seeded('reactions');
    const members = await Promise.all(Array.from({ length: 20 }, () => platform.member()));
    const [author] = members;
    if (!author) throw new Error('no members');
    const post = await platform.post(author);
    const comment = await platform.comment(author, post);
    const paths = [`/api/post/${post}/reaction`, `/api/comment/${post}/${comment}/reaction`];

    for (let round = 0; round < 20; round++) {
      const changes = Array.from({ length: 50 }, () => {
        const [as, path] = [members[random.whole(0, members.length - 1)], paths[random.whole(0, 1)] ?? ''];
        return random.chance(0.6)
          ? platform.call('POST', path, { as, json: { desType: 'fire' } })
          : platform.call('DELETE', path, { as });
      });
      const statuses = (await Promise.all(changes)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    }

    const rowsOf = async (
      table: 'post_reactions' | 'comment_reactions',
      column: 'post_id' | 'comment_id',
      id: string,
    ) => {
      const { rows } = await sql<{ n: string }>`
        select count(*) as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(platform.db);
      return Number(rows[0]?.n);
    };
    expect(await platform.call('GET', `/api/post/${post}`)).toMatchObject({
      body: { reactions: { total: await rowsOf('post_reactions', 'post_id', post) } },
    });
    const counted = await platform.db
      .selectFrom('comments')
      .select('reaction_count')
      .where('id', '=', comment)
      .executeTakeFirstOrThrow();
    expect(counted.reaction_count).toBe(await rowsOf('comment_reactions', 'comment_id', comment));
  });

  it('of one member pressed twenty times at once count once', async () => {
    const ana = await platform.member();
    const post = await platform.post(ana);
    const comment = await platform.comment(ana, post);
    const paths = [`/api/post/${post}/reaction`, `/api/comment/${post}/${comment}/reaction`];

    for (const path of paths) {
      const presses = Array.from({ length: 20 }, () =>
        platform.call('POST', path, { as: ana, json: { desType: 'fire' } }),
      );
      const answers = await Promise.all(presses);
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(await platform.call('POST', path, { as: ana, json: { desType: 'fire' } })).toMatchObject({
        body: { reactions: { reacted: true, total: 1 } },
      });
    }
  });

  it('show who asks whether they are among them', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const post = await platform.post(ana);
    const comment = await platform.comment(ana, post);
    await platform.call('POST', `/api/post/${post}/reaction`, { as: bia, json: { desType: 'FIRE' } });
    await platform.call('POST', `/api/comment/${post}/${comment}/reaction`, { as: bia, json: { desType: 'fire' } });

    for (const [as, reacted] of [
      [bia, true],
      [ana, false],
      [null, false],
    ] as const) {
      expect(await platform.call('GET', `/api/post/${post}`, { as })).toMatchObject({
        body: { reactions: { reacted, total: 1 } },
      });
      expect(await platform.call('GET', `/api/comment/${post}`, { as })).toMatchObject({
        body: [{ reactions: { reacted, total: 1 } }],
      });
    }
  });

  it('are announced when, and only when, the number changed', async () => {
    const ana = await platform.member();
    const post = await platform.post(ana);
    const comment = await platform.comment(ana, post);
    platform.events.length = 0;

    await platform.call('POST', `/api/post/${post}/reaction`, { as: ana, json: { desType: 'FIRE' } });
    await platform.call('POST', `/api/post/${post}/reaction`, { as: ana, json: { desType: 'FIRE' } });
    await platform.call('POST', `/api/comment/${post}/${comment}/reaction`, { as: ana, json: { desType: 'fire' } });

    expect(platform.events).toEqual([
      { topic: `post:${post}`, payload: { type: 'reactions', idPost: post, idComment: null, total: 1, revision: 1 } },
      {
        topic: `post:${post}`,
        payload: { type: 'reactions', idPost: post, idComment: comment, total: 1, revision: 1 },
      },
    ]);
  });

  it('are at a later revision with every change, in answers and in events alike', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const post = await platform.post(ana);
    const comment = await platform.comment(ana, post);
    const places = [
      { reaction: `/api/post/${post}/reaction`, read: `/api/post/${post}` },
      { reaction: `/api/comment/${post}/${comment}/reaction`, read: `/api/comment/${post}/${comment}` },
    ];
    const steps = [
      { method: 'POST', as: ana, total: 1, revision: 1 },
      { method: 'POST', as: bia, total: 2, revision: 2 },
      { method: 'POST', as: bia, total: 2, revision: 2 },
      { method: 'DELETE', as: ana, total: 1, revision: 3 },
      { method: 'DELETE', as: ana, total: 1, revision: 3 },
    ] as const;

    for (const { reaction, read } of places) {
      platform.events.length = 0;
      for (const { method, as, total, revision } of steps) {
        const json = method === 'POST' ? { desType: 'fire' } : undefined;
        const counted = { reactions: { total, revision } };
        expect(await platform.call(method, reaction, { as, json })).toMatchObject({ body: counted });
        expect(await platform.call('GET', read, { as })).toMatchObject({ body: counted });
      }
      const told = platform.events.filter(({ topic }) => topic === `post:${post}`);
      expect(told.map(({ payload }) => payload)).toMatchObject([
        { total: 1, revision: 1 },
        { total: 2, revision: 2 },
        { total: 1, revision: 3 },
      ]);
    }
  });

  it('have no other kind than fire', async () => {
    const ana = await platform.member();
    const post = await platform.post(ana);
    for (const json of [{ desType: 'LIKE' }, {}, { desType: null }, { desType: ['FIRE'] }]) {
      const answer = await platform.call('POST', `/api/post/${post}/reaction`, { as: ana, json });
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'desType' } });
    }
  });

  it('to a comment are found under its own post alone', async () => {
    const ana = await platform.member();
    const [post, other] = [await platform.post(ana), await platform.post(ana)];
    const comment = await platform.comment(ana, post);
    const answer = await platform.call('POST', `/api/comment/${other}/${comment}/reaction`, {
      as: ana,
      json: { desType: 'fire' },
    });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
