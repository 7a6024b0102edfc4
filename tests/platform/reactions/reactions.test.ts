import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { untilWaiting } from '../../support/locked-row.ts';
import { describePlatform, fieldOf } from '../../support/platform.ts';
import { seeded } from '../../support/seed.ts';

describePlatform('reactions', (platform) => {
  it('a member who sends a reaction twice is counted once', async () => {
    const ana = await platform.member();
    const post = await platform.post(ana);

    const first = await platform.call('POST', `/api/post/${post}/reaction`, { as: ana, json: { desType: 'FIRE' } });
    const second = await platform.call('POST', `/api/post/${post}/reaction`, { as: ana, json: { desType: 'FIRE' } });

    expect(first).toMatchObject({ status: 200, body: { reactions: { reacted: true, total: 1 } } });
    expect(second).toMatchObject({ status: 200, body: { reactions: { reacted: true, total: 1 } } });
  });

  it('removing a reaction twice lowers the count by one', async () => {
    const ana = await platform.member();
    const post = await platform.post(ana);
    await platform.call('POST', `/api/post/${post}/reaction`, { as: ana, json: { desType: 'FIRE' } });

    const first = await platform.call('DELETE', `/api/post/${post}/reaction`, { as: ana });
    const second = await platform.call('DELETE', `/api/post/${post}/reaction`, { as: ana });
    expect(first).toMatchObject({ status: 200, body: { reactions: { reacted: false, total: 0 } } });
    expect(second).toMatchObject({ status: 200, body: { reactions: { reacted: false, total: 0 } } });
  });

  it.runIf(platform.kind === 'postgres')(
    'if a comment is deleted concurrently, a reaction to it is answered with 404 (needs PostgreSQL)',
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

  it('concurrent reactions and removals by fifty members leave the correct count', async () => {
    const members = await Promise.all(Array.from({ length: 50 }, () => platform.member()));
    const [author] = members;
    if (!author) throw new Error('no members');
    const post = await platform.post(author);

    await Promise.all(
      members.map((as) => platform.call('POST', `/api/post/${post}/reaction`, { as, json: { desType: 'FIRE' } })),
    );
    expect(await platform.call('GET', `/api/post/${post}`)).toMatchObject({ body: { reactions: { total: 50 } } });

    // Concurrently, half of the members remove their reaction and the other half send the same reaction again.
    await Promise.all(
      members.map((as, index) =>
        index % 2 === 0
          ? platform.call('DELETE', `/api/post/${post}/reaction`, { as })
          : platform.call('POST', `/api/post/${post}/reaction`, { as, json: { desType: 'FIRE' } }),
      ),
    );
    expect(await platform.call('GET', `/api/post/${post}`)).toMatchObject({ body: { reactions: { total: 25 } } });
  });

  it('after a thousand concurrent reactions and removals, the counters equal the number of rows', async () => {
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

  it('twenty concurrent reactions of one member to a post count as one', async () => {
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

  it('a post and its comments show whether the viewer has reacted', async () => {
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

  it('sending or removing a reaction publishes an event only if the count changes', async () => {
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

  it("each change of a post's reactions raises the revision number in answers and events", async () => {
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

  it('a reaction with a type other than FIRE is refused with INVALID_INPUT', async () => {
    const ana = await platform.member();
    const post = await platform.post(ana);
    for (const json of [{ desType: 'LIKE' }, {}, { desType: null }, { desType: ['FIRE'] }]) {
      const answer = await platform.call('POST', `/api/post/${post}/reaction`, { as: ana, json });
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'desType' } });
    }
  });

  it('a reaction to a comment under the path of another post is refused with NOT_FOUND', async () => {
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
