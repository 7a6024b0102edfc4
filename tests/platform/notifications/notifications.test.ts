import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { transact } from '../../../bff/platform/db/transact.ts';
import { notify } from '../../../bff/platform/events/notify.ts';
import { takeBackBetween, takeBackCommunity } from '../../../bff/platform/events/take-back.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { describePlatform, type Member, type TestPlatform } from '../../support/platform.ts';

describePlatform('creation of notifications', (platform) => {
  it('reactions of several members to one post on one day create a single unread notification', async () => {
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

  it('after concurrent reactions and comments, notifications count each member once; no sequence number is skipped', async () => {
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

  it('members get no notification about their own reactions and comments', async () => {
    const [ana] = await people(platform, 1);
    const post = await platform.post(ana);
    await fire(platform, 'POST', ana, post);
    const comment = await platform.comment(ana, post);
    await platform.comment(ana, post, 'resposta', comment);
    expect(await rowsOf(platform, ana)).toEqual([]);
  });

  it('removing a reaction lowers the count of members in its notification; removing the last one deletes it', async () => {
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

  it('a reply notifies the authors of the answered comment, of the first comment in its thread and of the post', async () => {
    const [ana, bia, caio, davi] = await people(platform, 4);
    const post = await platform.post(ana);
    const thread = await platform.comment(bia, post);
    const answer = await platform.comment(caio, post, 'resposta', thread);
    await platform.comment(davi, post, 'resposta à resposta', answer);

    expect((await rowsOf(platform, ana)).map(({ kind, actor_count }) => [kind, actor_count])).toEqual([['COMMENT', 3]]);
    expect((await rowsOf(platform, bia)).map(({ kind, actor_count }) => [kind, actor_count])).toEqual([['REPLY', 2]]);
    expect((await rowsOf(platform, caio)).map(({ kind, actor_count }) => [kind, actor_count])).toEqual([['REPLY', 1]]);
  });

  it('hiding a comment deletes its notifications, and deleting a post deletes those of all its comments', async () => {
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

  it.runIf(platform.kind === 'postgres')(
    'hiding two comments concurrently deletes the notifications of both without a deadlock (needs PostgreSQL)',
    async () => {
      const [ana, bia, caio] = await people(platform, 3);
      const hide = async (as: Member, by: Member) => {
        const post = await platform.post(as);
        const comment = await platform.comment(by, post);
        const path = `/api/comment/${post}/${comment}/reaction`;
        await platform.call('POST', path, { as: caio, json: { desType: 'fire' } });
        return () => platform.call('POST', '/api/ocultarComentario', { as, json: { idComentario: comment } });
      };
      const [hers, theirs] = [await hide(ana, bia), await hide(bia, ana)];
      const release = await lockRow(platform, 'notification_states', { user_id: ana.id });
      const first = hers();
      await untilWaiting(platform);
      const second = theirs();
      await untilWaiting(platform, 2);
      await release();
      expect([(await first).status, (await second).status]).toEqual([200, 200]);
      expect([await rowsOf(platform, ana), await rowsOf(platform, bia)]).toEqual([[], []]);
    },
  );

  it('no notification is created if its kind is switched off or the recipient cannot see the post', async () => {
    const [ana, bia] = await people(platform, 2);
    await platform.db.insertInto('notification_switches').values({ user_id: ana.id, kind: 'REACTION' }).execute();
    const post = await platform.post(ana);
    await fire(platform, 'POST', bia, post);
    expect(await rowsOf(platform, ana)).toEqual([]);

    const inside = await platform.post(bia, { community: await platform.community(bia) });
    await transact(platform.db, (tx) =>
      notify(tx, { kind: 'REPLY', recipientId: ana.id, actorId: bia.id, postId: inside }),
    );
    expect(await rowsOf(platform, ana)).toEqual([]);
  });
});

describePlatform('notifications', (platform) => {
  it('GET /api/notificacoes lists notifications in pages, most recently changed first, with actors and excerpt', async () => {
    const [ana, bia, caio] = await people(platform, 3);
    const post = await platform.post(ana, { text: 'um dia de sol' });
    const other = await platform.post(ana);
    await fire(platform, 'POST', bia, post);
    await fire(platform, 'POST', bia, other);
    const thread = await platform.comment(caio, post, 'que luz!');
    await fire(platform, 'POST', caio, post);

    const first = await platform.call('GET', '/api/notificacoes?cursorSize=2', { as: ana });
    expect(first).toMatchObject({
      status: 200,
      body: {
        notifications: [
          {
            desType: 'REACTION',
            sequence: 4,
            users: { ids: [caio.id, bia.id], total: 2 },
            idPost: post,
            desExcerpt: 'um dia de sol',
            read: false,
          },
          { desType: 'COMMENT', idComment: thread, idCommentParent: thread, desExcerpt: 'que luz!' },
        ],
        paging: { hasMore: true },
      },
    });
    const cursor = z.object({ paging: z.object({ cursorAfter: z.string() }) }).parse(first.body).paging.cursorAfter;
    const rest = await platform.call('GET', `/api/notificacoes?cursorSize=2&cursorAfter=${cursor}`, { as: ana });
    expect(rest).toMatchObject({ body: { notifications: [{ idPost: other }], paging: { hasMore: false } } });
    expect(await platform.call('GET', '/api/notificacoes?cursorAfter=eA', { as: ana })).toMatchObject({
      status: 400,
      body: { field: 'cursorAfter' },
    });
  });

  it('GET /api/notificacoes/novas lists the notifications after a sequence number, in order', async () => {
    const [ana, bia, caio] = await people(platform, 3);
    const post = await platform.post(ana);
    await fire(platform, 'POST', bia, post);
    await platform.comment(bia, post);
    await fire(platform, 'POST', caio, post);
    const since = (after: number) =>
      platform.call('GET', `/api/notificacoes/novas?after=${after}&cursorSize=1`, { as: ana });
    expect(await since(0)).toMatchObject({
      body: { notifications: [{ desType: 'COMMENT', sequence: 2 }], hasMore: true },
    });
    expect(await since(2)).toMatchObject({
      body: { notifications: [{ desType: 'REACTION', sequence: 3 }], hasMore: false },
    });
    expect(await since(3)).toMatchObject({ body: { notifications: [], hasMore: false } });
  });

  it("marking a read notification as read changes nothing; another member's reaction makes it unread again", async () => {
    const [ana, bia, caio] = await people(platform, 3);
    const post = await platform.post(ana);
    await fire(platform, 'POST', bia, post);
    await platform.comment(bia, post);
    const id = idOf((await platform.call('GET', '/api/notificacoes', { as: ana })).body, 1);

    for (let times = 0; times < 2; times += 1) {
      expect(await platform.call('POST', `/api/notificacoes/${id}/lida`, { as: ana })).toMatchObject({
        status: 200,
        body: { notification: { idNotification: id, read: true }, sequence: 2, unread: 1 },
      });
    }
    await fire(platform, 'POST', caio, post);
    expect(await platform.call('GET', '/api/notificacoes/total', { as: ana })).toMatchObject({ body: { unread: 2 } });
    expect(await platform.call('POST', '/api/notificacoes/lidas', { as: ana, json: { sequence: 2 } })).toMatchObject({
      body: { sequence: 3, unread: 1 },
    });
    expect(await platform.call('POST', '/api/notificacoes/lidas', { as: ana, json: {} })).toMatchObject({
      body: { sequence: 3, unread: 0 },
    });
    expect(platform.eventsOn(`user:${ana.id}`).at(-1)?.payload).toEqual({
      type: 'notifications',
      sequence: 3,
      unread: 0,
    });
  });

  it("a request for another member's notification gets 404, and a visitor gets 401 from each notification route", async () => {
    const [ana, bia] = await people(platform, 2);
    await fire(platform, 'POST', bia, await platform.post(ana));
    const id = idOf((await platform.call('GET', '/api/notificacoes', { as: ana })).body, 0);
    expect(await platform.call('POST', `/api/notificacoes/${id}/lida`, { as: bia })).toMatchObject({ status: 404 });
    expect(await platform.call('GET', '/api/notificacoes', { as: bia })).toMatchObject({ body: { notifications: [] } });
    expect(await platform.call('GET', '/api/notificacoes/total', { as: ana })).toMatchObject({ body: { unread: 1 } });
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/novas?after=0'],
      ['GET', '/total'],
      ['POST', '/lidas'],
      ['POST', `/${id}/lida`],
      ['GET', '/preferencias'],
      ['PUT', '/preferencias'],
    ] as const) {
      expect(await platform.call(method, `/api/notificacoes${path}`)).toMatchObject({ status: 401 });
    }
  });

  it('when a community membership ends, the notifications about the community are removed', async () => {
    const [ana, bia] = await people(platform, 2);
    const community = await platform.community(bia, [ana], 'VIP');
    const post = await platform.post(ana, { community });
    await fire(platform, 'POST', bia, post);
    const list = () => platform.call('GET', '/api/notificacoes', { as: ana });
    expect(await list()).toMatchObject({ body: { notifications: [{ idPost: post }] } });

    await platform.db.deleteFrom('community_members').where('user_id', '=', ana.id).execute();
    expect(await list()).toMatchObject({ body: { notifications: [] } });
    await transact(platform.db, (tx) => takeBackCommunity(tx, community, [ana.id]));
    expect(await unreadOf(platform, ana)).toBe(0);
  });

  it('deleting a comment deletes its notification and lowers the unread count', async () => {
    const [ana, bia] = await people(platform, 2);
    const post = await platform.post(ana);
    const comment = await platform.comment(bia, post);
    expect(await unreadOf(platform, ana)).toBe(1);
    const { status } = await platform.call('DELETE', `/api/comment/${post}/${comment}`, { as: bia });
    expect(status).toBe(200);
    expect([await rowsOf(platform, ana), await unreadOf(platform, ana)]).toEqual([[], 0]);
  });

  it('a block removes the notifications about the blocked member and prevents new notifications', async () => {
    const [ana, bia, caio] = await people(platform, 3);
    const post = await platform.post(ana);
    await fire(platform, 'POST', bia, post);
    await fire(platform, 'POST', caio, post);
    await platform.db.insertInto('blocks').values({ blocker_id: ana.id, blocked_id: bia.id }).execute();
    await transact(platform.db, (tx) => takeBackBetween(tx, ana.id, bia.id));
    expect(await rowsOf(platform, ana)).toMatchObject([{ actor_count: 1 }]);
    await transact(platform.db, (tx) => {
      notify(tx, { kind: 'FOLLOW', recipientId: ana.id, actorId: bia.id });
      notify(tx, { kind: 'FOLLOW', recipientId: bia.id, actorId: ana.id });
    });
    expect([await rowsOf(platform, ana), await rowsOf(platform, bia)]).toMatchObject([[{ kind: 'REACTION' }], []]);
  });

  it('two events about one community on one day have a row each, and a repeated event has one row', async () => {
    const [ana] = await people(platform, 1);
    const communityId = await platform.community(ana);
    const about = { kind: 'VIP_RENEWAL', recipientId: ana.id, communityId } as const;
    for (const event of ['debit', 'mandate', 'mandate'])
      await transact(platform.db, (tx) => notify(tx, { ...about, event, detail: event }));
    const rows = platform.db.selectFrom('notifications').select('detail').where('recipient_id', '=', ana.id);
    expect(await rows.orderBy('seq').execute()).toEqual([{ detail: 'debit' }, { detail: 'mandate' }]);
    const state = platform.db.selectFrom('notification_states').select('unread_count').where('user_id', '=', ana.id);
    expect(await state.execute()).toEqual([{ unread_count: 2 }]);
  });

  it.runIf(platform.kind === 'postgres')(
    'a reaction that is concurrent with a block leaves no notification (needs PostgreSQL)',
    async () => {
      for (const first of ['block', 'fire']) {
        const [ana, bia, caio] = await people(platform, 3);
        const post = await platform.post(ana);
        await fire(platform, 'POST', caio, post);
        const release = await lockRow(platform, 'notification_states', { user_id: ana.id });
        const block = () => platform.call('POST', `/api/user-v2/${bia.id}/block`, { as: ana });
        const one = first === 'block' ? block() : fire(platform, 'POST', bia, post);
        await untilWaiting(platform);
        const other = first === 'block' ? fire(platform, 'POST', bia, post) : block();
        await untilWaiting(platform, 2);
        await release();
        await Promise.all([one, other]);
        expect(await rowsOf(platform, ana)).toMatchObject([{ kind: 'REACTION', actor_count: 1 }]);
        expect(await unreadOf(platform, ana)).toBe(1);
      }
    },
  );

  it('each kind of notification can be switched off, except MODERATION', async () => {
    const [ana, bia] = await people(platform, 2);
    const put = (json: unknown) => platform.call('PUT', '/api/notificacoes/preferencias', { as: ana, json });
    const off = { preferences: [{ desType: 'REACTION', enabled: false }] };
    for (let times = 0; times < 2; times += 1) expect(await put(off)).toMatchObject({ status: 200 });
    await fire(platform, 'POST', bia, await platform.post(ana));
    expect(await rowsOf(platform, ana)).toEqual([]);

    const { body } = await put({ preferences: [{ desType: 'REACTION', enabled: true }] });
    const preferences = z.object({ preferences: z.array(z.object({ desType: z.string(), enabled: z.boolean() })) });
    expect(preferences.parse(body).preferences.every(({ enabled }) => enabled)).toBe(true);
    expect(await put({ preferences: [{ desType: 'MODERATION', enabled: false }] })).toMatchObject({ status: 400 });
    expect(await put({ preferences: [{ desType: 'ANYTHING', enabled: false }] })).toMatchObject({ status: 400 });
  });

  it('the query of the notification list uses an index in a table with 5,000 rows', async () => {
    const [ana] = await people(platform, 1);
    await sql`insert into notifications (id, recipient_id, kind, target_id, day, seq)
      select gen_random_uuid(), ${ana.id}, 'FOLLOW', gen_random_uuid(), '2026-01-01', n from generate_series(1, 5000) n`.execute(
      platform.db,
    );
    await sql`analyze notifications`.execute(platform.db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain
      select n.id from notifications n where n.recipient_id = ${ana.id} and n.seq < 4000 order by n.seq desc limit 21`.execute(
      platform.db,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('notifications_recipient_id_seq_key');
    expect(plan).not.toContain('Seq Scan');
  });
});

function idOf(body: unknown, index: number) {
  const list = z.object({ notifications: z.array(z.object({ idNotification: z.string() })) }).parse(body).notifications;
  return list[index]?.idNotification ?? '';
}

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
