import { expect, it } from 'vitest';
import { notify } from '../../bff/platform/notifications/notify.ts';
import { describeOnEachDatabase, type Member, type TestPlatform } from '../support/platform.ts';

describeOnEachDatabase('what is told', (platform) => {
  it('is one row per kind, target and day, however many did it, and unread once', async () => {
    const [ana, ...others] = await people(platform, 4);
    const post = await platform.post(ana);
    for (const other of others) await fire(platform, 'POST', other, post);

    expect(await rowsOf(platform, ana)).toEqual([{ kind: 'REACTION', seq: 3, actor_count: 3, comment_id: null }]);
    expect(await unreadOf(platform, ana)).toBe(1);
    expect(platform.eventsOn(`user:${ana.id}`).map(({ payload }) => payload)).toEqual([
      { type: 'notifications', sequence: 1, unread: 1 },
      { type: 'notifications', sequence: 2, unread: 1 },
      { type: 'notifications', sequence: 3, unread: 1 },
    ]);
  });

  it('counts everybody once, and gives everything a number of its own, when fifty come at once', async () => {
    const [ana, ...others] = await people(platform, 51);
    const post = await platform.post(ana);
    await Promise.all(others.map((other) => fire(platform, 'POST', other, post)));
    await Promise.all(others.slice(20).map((other) => platform.comment(other, post)));
    await Promise.all(others.slice(40).map((other) => fire(platform, 'DELETE', other, post)));

    const rows = await rowsOf(platform, ana);
    expect(rows).toMatchObject([
      { kind: 'COMMENT', seq: 80, actor_count: 30 },
      { kind: 'REACTION', seq: 50, actor_count: 40 },
    ]);
    expect(await unreadOf(platform, ana)).toBe(2);
  });

  it('of oneself is nothing', async () => {
    const [ana] = await people(platform, 1);
    const post = await platform.post(ana);
    await fire(platform, 'POST', ana, post);
    const comment = await platform.comment(ana, post);
    await platform.comment(ana, post, 'resposta', comment);
    expect(await rowsOf(platform, ana)).toEqual([]);
  });

  it('goes away with the reaction, and the row with the last one', async () => {
    const [ana, bia, caio] = await people(platform, 3);
    const post = await platform.post(ana);
    await fire(platform, 'POST', bia, post);
    await fire(platform, 'POST', caio, post);

    await fire(platform, 'DELETE', bia, post);
    expect(await rowsOf(platform, ana)).toMatchObject([{ kind: 'REACTION', actor_count: 1 }]);
    await fire(platform, 'DELETE', caio, post);
    expect(await rowsOf(platform, ana)).toEqual([]);
    expect(await unreadOf(platform, ana)).toBe(0);
  });

  it('of a reply reaches the thread and who was answered; of a comment, the author of the post', async () => {
    const [ana, bia, caio, davi] = await people(platform, 4);
    const post = await platform.post(ana);
    const thread = await platform.comment(bia, post);
    const answer = await platform.comment(caio, post, 'resposta', thread);
    await platform.comment(davi, post, 'resposta à resposta', answer);

    expect((await rowsOf(platform, ana)).map(({ kind, actor_count }) => [kind, actor_count])).toEqual([['COMMENT', 3]]);
    expect((await rowsOf(platform, bia)).map(({ kind, actor_count }) => [kind, actor_count])).toEqual([['REPLY', 2]]);
    expect((await rowsOf(platform, caio)).map(({ kind, actor_count }) => [kind, actor_count])).toEqual([['REPLY', 1]]);
  });

  it('of a comment goes away when it is hidden, and of a post when it is deleted', async () => {
    const [ana, bia, caio] = await people(platform, 3);
    const post = await platform.post(ana);
    const first = await platform.comment(bia, post);
    const second = await platform.comment(caio, post);
    await platform.call('POST', `/api/comment/${post}/${second}/reaction`, { as: bia, json: { desType: 'fire' } });
    expect(await rowsOf(platform, caio)).toMatchObject([{ kind: 'COMMENT_REACTION' }]);

    await platform.call('POST', '/api/ocultarComentario', { as: ana, json: { idComentario: second } });
    expect(await rowsOf(platform, caio)).toEqual([]);
    expect(await rowsOf(platform, ana)).toMatchObject([{ kind: 'COMMENT', actor_count: 1, comment_id: first }]);

    await platform.call('DELETE', `/api/post/${post}/delete`, { as: ana });
    expect(await rowsOf(platform, ana)).toEqual([]);
    expect(await unreadOf(platform, ana)).toBe(0);
  });

  it('stops for a kind that is switched off, and never speaks of a post that one may not see', async () => {
    const [ana, bia] = await people(platform, 2);
    await platform.db.insertInto('notification_switches').values({ user_id: ana.id, kind: 'REACTION' }).execute();
    const post = await platform.post(ana);
    await fire(platform, 'POST', bia, post);
    expect(await rowsOf(platform, ana)).toEqual([]);

    const inside = await platform.post(bia, { community: await platform.community(bia) });
    await platform.db.transaction().execute(async (trx) => {
      const told = await notify(trx, { kind: 'REPLY', recipientId: ana.id, actorId: bia.id, postId: inside });
      expect(told).toEqual([]);
    });
  });
});

async function people(platform: TestPlatform, count: number): Promise<[Member, Member, Member, Member, ...Member[]]> {
  const members = await Promise.all(Array.from({ length: Math.max(count, 4) }, () => platform.member()));
  const [a, b, c, d, ...more] = members.slice(0, Math.max(count, 4));
  if (!a || !b || !c || !d) throw new Error('There are always four.');
  return [a, b, c, d, ...more];
}

function fire(platform: TestPlatform, method: 'POST' | 'DELETE', as: Member, post: string) {
  return platform.call(method, `/api/post/${post}/reaction`, { as, json: { desType: 'FIRE' } });
}

function rowsOf(platform: TestPlatform, { id }: Member) {
  return platform.db
    .selectFrom('notifications')
    .select(['kind', 'seq', 'actor_count', 'comment_id'])
    .where('recipient_id', '=', id)
    .orderBy('seq', 'desc')
    .execute();
}

async function unreadOf(platform: TestPlatform, { id }: Member) {
  const state = await platform.db
    .selectFrom('notification_states')
    .select('unread_count')
    .where('user_id', '=', id)
    .executeTakeFirst();
  return state?.unread_count ?? 0;
}
