import { expect, it } from 'vitest';
import { z } from 'zod';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { seeded } from '../../support/seed.ts';

const people = z.object({
  usuarios: z.array(z.object({ idUser: z.string() })),
  paging: z.object({ cursorAfter: z.string().nullable(), hasMore: z.boolean() }),
});

describePlatform('follows', (platform) => {
  const follow = (as: Member, { id }: Member) => platform.call('POST', `/api/user-v2/${id}/follow`, { as });
  const unfollow = (as: Member, { id }: Member) => platform.call('DELETE', `/api/user-v2/${id}/follow`, { as });
  const profile = async (as: Member | null, { id }: Member) =>
    (await platform.call('GET', `/api/usuarios/${id}`, { as })).body;
  const list = async (as: Member, name: string, query = '') =>
    people.parse((await platform.call('GET', `/api/user-v2/${name}?cursorSize=50${query}`, { as })).body);
  const idsIn = async (as: Member, name: string) => (await list(as, name)).usuarios.map(({ idUser }) => idUser);

  it('following or unfollowing a member twice changes the counts of both profiles only once', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const first = await follow(ana, bia);
    const second = await follow(ana, bia);
    expect(first).toMatchObject({
      status: 200,
      body: { followState: 'FOLLOWING', followers: 1, followsViewer: false },
    });
    expect(second).toMatchObject({ status: 200, body: { followState: 'FOLLOWING', followers: 1 } });
    expect(await profile(bia, ana)).toMatchObject({ followsViewer: true, followState: 'NONE', following: 1 });

    expect(await unfollow(ana, bia)).toMatchObject({ status: 200, body: { followState: 'NONE', followers: 0 } });
    expect(await unfollow(ana, bia)).toMatchObject({ status: 200, body: { followState: 'NONE', followers: 0 } });
  });

  it('a follow request to a private member counts as a follower only after it is accepted', async () => {
    const [ana, bia] = [await platform.member(), await platform.member({ is_private: true })];
    expect(await follow(ana, bia)).toMatchObject({ body: { followState: 'REQUESTED', followers: 0 } });
    expect(await idsIn(bia, 'follow-requests')).toEqual([ana.id]);

    const yes = () => platform.call('POST', `/api/user-v2/follow-requests/${ana.id}`, { as: bia });
    expect(await yes()).toMatchObject({ status: 200, body: { followsViewer: true } });
    expect(await yes()).toMatchObject({ status: 200 });
    expect(await profile(ana, bia)).toMatchObject({ followState: 'FOLLOWING', followers: 1 });
    expect(await idsIn(bia, 'follow-requests')).toEqual([]);
    expect(await idsIn(bia, 'followers')).toEqual([ana.id]);
  });

  it('a refused follow request creates no follow and can be sent again', async () => {
    const [ana, bia] = [await platform.member(), await platform.member({ is_private: true })];
    await follow(ana, bia);
    const no = () => platform.call('DELETE', `/api/user-v2/follow-requests/${ana.id}`, { as: bia });
    expect((await no()).status).toBe(200);
    expect((await no()).status).toBe(200);
    expect(await profile(ana, bia)).toMatchObject({ followState: 'NONE' });
    expect((await platform.call('POST', `/api/user-v2/follow-requests/${ana.id}`, { as: bia })).status).toBe(404);
    expect(await follow(ana, bia)).toMatchObject({ body: { followState: 'REQUESTED' } });
  });

  it('pending follow requests are accepted when the profile becomes public', async () => {
    const [ana, bia] = [await platform.member(), await platform.member({ is_private: true })];
    await follow(ana, bia);
    await platform.call('POST', '/api/alterarDadosUsuario', { as: bia, json: { isPrivate: false } });
    expect(await profile(ana, bia)).toMatchObject({ followState: 'FOLLOWING', followers: 1, isPrivate: false });
    expect(await profile(bia, ana)).toMatchObject({ following: 1 });
  });

  it.runIf(platform.kind === 'postgres')(
    'a follow request withdrawn while the profile becomes public does not create a follow (needs PostgreSQL)',
    async () => {
      const [ana, bia] = [await platform.member(), await platform.member({ is_private: true })];
      await follow(ana, bia);
      const release = await lockRow(platform, 'users', { id: ana.id });
      const takingBack = unfollow(ana, bia);
      await untilWaiting(platform);
      const opening = platform.call('POST', '/api/alterarDadosUsuario', { as: bia, json: { isPrivate: false } });
      await untilWaiting(platform, 2);
      await release();
      expect(await takingBack).toMatchObject({ status: 200 });
      expect(await opening).toMatchObject({ body: { status: true } });
      expect(await profile(ana, bia)).toMatchObject({ followState: 'NONE', followers: 0 });
    },
  );

  it('removing a follower ends the follow and sends the follower an event, but no notification', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    await follow(ana, bia);
    platform.events.length = 0;
    await platform.call('DELETE', `/api/user-v2/${ana.id}/follower`, { as: bia });
    expect(await profile(ana, bia)).toMatchObject({ followState: 'NONE', followers: 0 });
    const toAna = platform.events.filter(({ topic }) => topic === `user:${ana.id}`);
    expect(toAna.map(({ payload }) => payload)).toEqual([{ type: 'relation', idUser: bia.id }]);
  });

  it('a follow or follow request notifies the followed member, and unfollowing removes the notification', async () => {
    const [ana, bia, caio] = [
      await platform.member(),
      await platform.member(),
      await platform.member({ is_private: true }),
    ];
    const toldTo = async ({ id }: Member) =>
      await platform.db.selectFrom('notifications').select('kind').where('recipient_id', '=', id).execute();
    await follow(ana, bia);
    await follow(ana, caio);
    expect(await toldTo(bia)).toEqual([{ kind: 'FOLLOW' }]);
    expect(await toldTo(caio)).toEqual([{ kind: 'FOLLOW_REQUEST' }]);
    await unfollow(ana, bia);
    await unfollow(ana, caio);
    expect([...(await toldTo(bia)), ...(await toldTo(caio))]).toEqual([]);
  });

  it('a block ends the follows between both members, and unblocking does not restore them', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    await follow(ana, bia);
    await follow(bia, ana);
    const block = () => platform.call('POST', `/api/user-v2/${bia.id}/block`, { as: ana });
    expect((await block()).status).toBe(204);
    expect((await block()).status).toBe(204);
    expect(await profile(ana, ana)).toMatchObject({ followers: 0, following: 0 });
    expect(await profile(bia, bia)).toMatchObject({ followers: 0, following: 0 });
    expect((await follow(bia, ana)).status).toBe(404);
    expect((await follow(ana, bia)).status).toBe(404);
    expect((await platform.call('POST', `/api/user-v2/${ana.id}/block`, { as: bia })).status).toBe(404);
    expect((await platform.call('POST', `/api/user-v2/${ana.id}/mute`, { as: bia })).status).toBe(404);
    expect(await idsIn(ana, 'blocks')).toEqual([bia.id]);

    expect((await platform.call('DELETE', `/api/user-v2/${bia.id}/block`, { as: ana })).status).toBe(204);
    expect(await profile(ana, bia)).toMatchObject({ followState: 'NONE', followsViewer: false });
  });

  it('muting and unmuting a member publishes events to the muting member only', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    platform.events.length = 0;
    for (const method of ['POST', 'DELETE']) await platform.call(method, `/api/user-v2/${bia.id}/mute`, { as: ana });
    expect(platform.events.map(({ topic }) => topic)).toEqual([`user:${ana.id}`, `user:${ana.id}`]);
  });

  it('a muted member is shown as muted only to the member who muted them', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    expect(await platform.call('POST', `/api/user-v2/${bia.id}/mute`, { as: ana })).toMatchObject({
      status: 200,
      body: { muted: true },
    });
    expect(await profile(bia, ana)).toMatchObject({ muted: false });
    expect(await platform.call('DELETE', `/api/user-v2/${bia.id}/mute`, { as: ana })).toMatchObject({
      body: { muted: false },
    });
  });

  it('following, blocking and muting oneself or an unknown member is refused, and so is a request without a session', async () => {
    const ana = await platform.member();
    const nobody = '01a1fbbd-9a95-72ea-a447-c346ad56f785';
    for (const [as, id, status] of [
      [ana, ana.id, 403],
      [ana, nobody, 404],
      [ana, 'ninguem', 404],
      [null, ana.id, 401],
    ] as const) {
      for (const what of ['follow', 'block', 'mute']) {
        expect((await platform.call('POST', `/api/user-v2/${id}/${what}`, { as })).status).toBe(status);
      }
    }
    for (const name of ['followers', 'following', 'follow-requests', 'blocks']) {
      expect((await platform.call('GET', `/api/user-v2/${name}`)).status).toBe(401);
    }
    // Lists of followers are private: members can read only their own. So there is no route for the list of another
    // member.
    expect((await platform.call('GET', `/api/user-v2/${ana.id}/followers`, { as: ana })).status).toBe(404);
  });

  it('the pages of the follower list contain each follower once, newest first', async () => {
    const bia = await platform.member();
    const followers = await Promise.all(Array.from({ length: 7 }, () => platform.member()));
    for (const each of followers) await follow(each, bia);

    const seen: string[] = [];
    let after: string | null = '';
    for (let pages = 0; after !== null && pages < 9; pages++) {
      const query: string = after === '' ? '' : `&cursorAfter=${after}`;
      const page = people.parse(
        (await platform.call('GET', `/api/user-v2/followers?cursorSize=3${query}`, { as: bia })).body,
      );
      seen.push(...page.usuarios.map(({ idUser }) => idUser));
      after = page.paging.hasMore ? page.paging.cursorAfter : null;
    }
    expect(seen).toEqual(followers.map(({ id }) => id).toReversed());
  });

  it('after 1,000 random concurrent follow changes, the counters equal the number of rows', async () => {
    const random = seeded('follows');
    const members = await Promise.all(
      Array.from({ length: 12 }, (_, n) => platform.member({ is_private: n % 4 === 0 })),
    );
    const pick = () => members[random.whole(0, members.length - 1)];
    const change = () => {
      const [one, other] = [pick(), pick()];
      if (!one || !other || one === other) return Promise.resolve({ status: 200 });
      const dice = random.whole(0, 99);
      if (dice < 55) return follow(one, other);
      if (dice < 85) return unfollow(one, other);
      if (dice < 95) return platform.call('POST', `/api/user-v2/follow-requests/${other.id}`, { as: one });
      if (dice < 98) return platform.call('DELETE', `/api/user-v2/${other.id}/follower`, { as: one });
      if (dice < 99) return platform.call('POST', `/api/user-v2/${other.id}/block`, { as: one });
      return platform.call('DELETE', `/api/user-v2/${other.id}/block`, { as: one });
    };
    for (let round = 0; round < 20; round++) {
      const statuses = (await Promise.all(Array.from({ length: 50 }, change))).map(({ status }) => status);
      expect(statuses.filter((status) => ![200, 204, 404].includes(status))).toEqual([]);
    }

    const ids = members.map(({ id }) => id);
    const rows = await platform.db.selectFrom('follows').selectAll().where('followed_id', 'in', ids).execute();
    const following = rows.filter(({ status }) => status === 'FOLLOWING');
    const users = await platform.db.selectFrom('users').selectAll().where('id', 'in', ids).execute();
    for (const user of users) {
      expect(user.follower_count).toBe(following.filter(({ followed_id }) => followed_id === user.id).length);
      expect(user.following_count).toBe(following.filter(({ follower_id }) => follower_id === user.id).length);
    }
  });
});
