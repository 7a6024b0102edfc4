import { v4, v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { hashOfToken } from '../../../bff/platform/communities/invite-tokens.ts';
import { handOver, offer } from '../../support/hand-over.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { seeded } from '../../support/seed.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { picture as pictureFile } from '../../support/media.ts';

const list = z.object({
  communities: z.array(z.object({ idCommunity: z.string(), desName: z.string() })),
  paging: z.object({ cursorAfter: z.string().nullable(), hasMore: z.boolean() }),
});
const people = z.object({
  members: z.array(z.object({ idUser: z.string(), role: z.string(), status: z.string() })),
  paging: z.object({ cursorAfter: z.string().nullable(), hasMore: z.boolean() }),
});
const given = { desName: 'Fotógrafas do Centro', desDescription: 'Luz e conversa', desKind: 'PRIVADA' };

describePlatform('communities', (platform) => {
  const professional = () => platform.member({ profile_type: 'PROFISSIONAL' });

  async function found(as: Member, json: object = {}) {
    const answer = await platform.call('POST', '/api/comunidades', { as, json: { ...given, ...json } });
    expect(answer.status).toBe(201);
    return fieldOf(answer.body, 'idCommunity');
  }

  function ask(as: Member, community: string) {
    return platform.call('POST', `/api/comunidades/${community}/membership`, { as });
  }

  function answer(as: Member, community: string, { id }: Member, approve: boolean) {
    return platform.call('POST', `/api/comunidades/${community}/requests/${id}`, { as, json: { approve } });
  }

  async function invite(as: Member, community: string, days: number | null = 7) {
    const { body } = await platform.call('POST', `/api/comunidades/${community}/invites`, { as, json: { days } });
    return { id: fieldOf(body, 'idInvite'), token: fieldOf(body, 'token') };
  }

  function accept(as: Member, community: string, token: string) {
    return platform.call('POST', `/api/comunidades/${community}/invites/accept`, { as, json: { token } });
  }

  async function picture(as: Member) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await pictureFile())]), 'foto.jpg');
    return fieldOf((await platform.call('POST', '/api/media', { as, form })).body, 'idFile');
  }

  it('a PROFISSIONAL member can create a community and becomes its owner', async () => {
    const ana = await professional();
    const id = await found(ana, { desRules: 'Com respeito.' });
    expect(await platform.call('GET', `/api/comunidades/${id}/?ts=123`, { as: ana })).toMatchObject({
      status: 200,
      body: {
        idOwner: ana.id,
        desRules: 'Com respeito.',
        membership: { role: 'OWNER', status: 'ACTIVE' },
        members: { total: 1 },
        posts: { total: 0 },
        requests: { total: 0 },
      },
    });
  });

  it('a FREE member cannot create a community', async () => {
    const bruno = await platform.member({ profile_type: 'FREE' });
    expect(await platform.call('POST', '/api/comunidades', { as: bruno, json: given })).toMatchObject({
      status: 403,
      body: { code: 'NOT_ALLOWED' },
    });
  });

  it('two concurrent requests with the same idempotency key create a single community', async () => {
    const ana = await professional();
    const headers = { 'idempotency-key': v4() };
    const make = () => platform.call('POST', '/api/comunidades', { as: ana, json: given, headers });
    const [one, two] = await Promise.all([make(), make()]);
    expect(fieldOf(one.body, 'idCommunity')).toBe(fieldOf(two.body, 'idCommunity'));
  });

  it.each([
    ['a name of two characters', { desName: 'ab' }, 'desName'],
    ['a name of 81 characters', { desName: 'a'.repeat(81) }, 'desName'],
    ['a description of 1,001 characters', { desDescription: 'a'.repeat(1_001) }, 'desDescription'],
    ['rules of 3,001 characters', { desRules: 'a'.repeat(3_001) }, 'desRules'],
    ['an unknown kind', { desKind: 'ABERTA' }, 'desKind'],
    ['a price although it is private', { valPrice: 500 }, 'valPrice'],
    ['the kind VIP and no price', { desKind: 'VIP' }, 'valPrice'],
    ['a VIP price below the minimum', { desKind: 'VIP', valPrice: 99 }, 'valPrice'],
    ['a VIP price above the maximum', { desKind: 'VIP', valPrice: 100_001 }, 'valPrice'],
    ['a VIP price that is not a whole number', { desKind: 'VIP', valPrice: 10.5 }, 'valPrice'],
    ['an unknown picture', { idPicture: v4() }, 'idPicture'],
  ])(
    'creating a community with %s is refused with INVALID_INPUT and the name of the field',
    async (_what, json, field) => {
      const ana = await professional();
      expect(await platform.call('POST', '/api/comunidades', { as: ana, json: { ...given, ...json } })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', field },
      });
    },
  );

  it('editing a community changes its text and picture and deletes the previous picture', async () => {
    const ana = await professional();
    const first = await picture(ana);
    const id = await found(ana, { idPicture: first });
    const second = await picture(ana);
    const edited = await platform.call('PATCH', `/api/comunidades/${id}`, {
      as: ana,
      json: { ...given, desName: 'Outra luz', idPicture: second },
    });
    expect(edited).toMatchObject({ status: 200, body: { desName: 'Outra luz', picture: { idFile: second } } });
    await expect
      .poll(() => platform.db.selectFrom('media').select('id').where('owner_id', '=', ana.id).execute())
      .toEqual([{ id: second }]);
    // An edit without the field `idPicture` keeps the picture. An edit with `idPicture: null` removes it.
    const json = { ...given, desName: 'Só palavras' };
    expect(await platform.call('PATCH', `/api/comunidades/${id}`, { as: ana, json })).toMatchObject({
      body: { picture: { idFile: second } },
    });
    const without = await platform.call('PATCH', `/api/comunidades/${id}`, {
      as: ana,
      json: { ...json, idPicture: null },
    });
    expect(without).toMatchObject({ body: { picture: null } });
  });

  it("a community cannot use another member's picture", async () => {
    const [ana, bia] = [await professional(), await professional()];
    const idPicture = await picture(bia);
    expect(await platform.call('POST', '/api/comunidades', { as: ana, json: { ...given, idPicture } })).toMatchObject({
      status: 400,
      body: { field: 'idPicture' },
    });
  });

  it('a request to join a private community is pending until the owner approves or refuses it', async () => {
    const [ana, bia, caio] = [await professional(), await platform.member(), await platform.member()];
    const id = await found(ana);
    expect(await ask(bia, id)).toMatchObject({ body: { membership: { role: 'MEMBER', status: 'PENDING' } } });
    expect(await ask(bia, id)).toMatchObject({ status: 200 });
    await ask(caio, id);
    const { body } = await platform.call('GET', `/api/comunidades/${id}/requests`, { as: ana });
    expect(people.parse(body).members.map(({ idUser }) => idUser)).toEqual([bia.id, caio.id]);

    expect(await answer(ana, id, bia, true)).toMatchObject({ body: { members: { total: 2 }, requests: { total: 1 } } });
    expect(await answer(ana, id, caio, false)).toMatchObject({
      body: { members: { total: 2 }, requests: { total: 0 } },
    });
    expect(await platform.call('GET', `/api/feed-v2/community/${id}`, { as: bia })).toMatchObject({ status: 200 });
    expect(await platform.call('GET', `/api/comunidades/${id}`, { as: caio })).toMatchObject({
      body: { membership: null },
    });
    expect(await answer(ana, id, caio, true)).toMatchObject({ status: 404 });
  });

  it('a join request sends events to owner and moderators; the notification of the answer does not name who answered', async () => {
    const [ana, bia, caio] = [await professional(), await platform.member(), await platform.member()];
    const id = await found(ana);
    await accept(bia, id, (await invite(ana, id)).token);
    await platform.call('PATCH', `/api/comunidades/${id}/members/${bia.id}`, { as: ana, json: { role: 'MODERATOR' } });
    platform.events.length = 0;
    await ask(caio, id);
    expect(platform.events.map(({ topic }) => topic).sort()).toEqual([`user:${ana.id}`, `user:${bia.id}`].sort());
    await answer(bia, id, caio, true);
    const told = await platform.db
      .selectFrom('notifications')
      .select(['recipient_id', 'kind', 'actor_count', 'detail'])
      .where('community_id', '=', id)
      .where('recipient_id', '=', caio.id)
      .execute();
    expect(told).toEqual([{ recipient_id: caio.id, kind: 'COMMUNITY_ANSWER', actor_count: 0, detail: 'aprovado' }]);
  });

  it('answering or withdrawing a join request removes it from the notifications of owner and moderators', async () => {
    const [ana, bia] = [await professional(), await platform.member()];
    const [asking, waiting] = [await platform.member(), await platform.member()];
    const id = await found(ana);
    await accept(bia, id, (await invite(ana, id)).token);
    await platform.call('PATCH', `/api/comunidades/${id}/members/${bia.id}`, { as: ana, json: { role: 'MODERATOR' } });
    for (const as of [asking, waiting]) await ask(as, id);
    const told = () =>
      platform.db
        .selectFrom('notifications as n')
        .innerJoin('notification_states as s', 's.user_id', 'n.recipient_id')
        .select(['n.actor_count', 's.unread_count'])
        .where('n.kind', '=', 'COMMUNITY_REQUEST')
        .where('n.community_id', '=', id)
        .execute();
    expect(await told()).toEqual([
      { actor_count: 2, unread_count: 1 },
      { actor_count: 2, unread_count: 1 },
    ]);

    await answer(bia, id, asking, true);
    expect(await told()).toEqual([
      { actor_count: 1, unread_count: 1 },
      { actor_count: 1, unread_count: 1 },
    ]);
    expect(platform.eventsOn(`user:${asking.id}`)).toContainEqual({
      topic: `user:${asking.id}`,
      payload: { type: 'membership', idCommunity: id },
    });

    platform.events.length = 0;
    await platform.call('DELETE', `/api/comunidades/${id}/membership`, { as: waiting });
    expect(await told()).toEqual([]);
    for (const manager of [ana, bia]) {
      expect(platform.eventsOn(`user:${manager.id}`).at(-1)?.payload).toMatchObject({ unread: 0 });
    }
  });

  it('a community is hidden from members its owner blocked; its member list hides two members with a block from each other', async () => {
    const [ana, bia, caio, duda] = [
      await professional(),
      ...(await Promise.all([1, 2, 3].map(() => platform.member()))),
    ];
    if (!bia || !caio || !duda) throw new Error('nobody');
    const id = await found(ana, { desName: `Bloqueio ${ana.id.slice(-6)}` });
    const { token } = await invite(ana, id);
    for (const member of [bia, caio]) await accept(member, id, token);
    await platform.db
      .insertInto('blocks')
      .values([
        { blocker_id: ana.id, blocked_id: duda.id },
        { blocker_id: bia.id, blocked_id: caio.id },
      ])
      .execute();
    expect(await platform.call('GET', `/api/comunidades/${id}`, { as: duda })).toMatchObject({ status: 404 });
    expect(await ask(duda, id)).toMatchObject({ status: 404 });
    expect(await accept(duda, id, token)).toMatchObject({ status: 404 });
    const path = `/api/comunidades/descobrir?filter=${ana.id.slice(-6)}`;
    expect(list.parse((await platform.call('GET', path, { as: duda })).body).communities).toEqual([]);
    for (const [as, others] of [
      [bia, [ana.id, bia.id]],
      [caio, [ana.id, caio.id]],
    ] as const) {
      const { members } = people.parse((await platform.call('GET', `/api/comunidades/${id}/members`, { as })).body);
      expect(members.map(({ idUser }) => idUser)).toEqual(others);
    }
  });

  it('two concurrent approvals of one join request both answer 200 and add one member', async () => {
    const [ana, bia] = [await professional(), await platform.member()];
    const id = await found(ana);
    await ask(bia, id);
    const answers = await Promise.all([answer(ana, id, bia, true), answer(ana, id, bia, true)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await platform.call('GET', `/api/comunidades/${id}`, { as: ana })).toMatchObject({
      body: { members: { total: 2 }, requests: { total: 0 } },
    });
  });

  it('an invite can be used until it is revoked, and only the owner can read its link', async () => {
    const [ana, bia, caio] = [await professional(), await platform.member(), await platform.member()];
    const id = await found(ana);
    const { id: inviteId, token } = await invite(ana, id);
    expect(await accept(bia, id, token)).toMatchObject({ status: 200, body: { membership: { status: 'ACTIVE' } } });
    expect(await accept(bia, id, token)).toMatchObject({ status: 200 });
    const listed = await platform.call('GET', `/api/comunidades/${id}/invites`, { as: ana });
    expect(listed.body).toMatchObject({ invites: [{ idInvite: inviteId, uses: 1 }] });
    expect(listed.body).toMatchObject({ invites: [{ token }] });
    expect((await platform.call('GET', `/api/comunidades/${id}/invites`, { as: bia })).status).toBe(403);

    await platform.call('DELETE', `/api/comunidades/${id}/invites/${inviteId}`, { as: ana });
    expect(await accept(caio, id, token)).toMatchObject({ status: 400, body: { code: 'INVALID_INVITE' } });
  });

  it('an invite of an older release, stored only as a hash, is still accepted, but its link is not shown', async () => {
    const [ana, bia] = [await professional(), await platform.member()];
    const id = await found(ana);
    const token = 'um-token-de-antes';
    await platform.db
      .insertInto('community_invites')
      .values({ id: uuidv7(), community_id: id, token_hash: hashOfToken(token), created_by: ana.id })
      .execute();
    const { body } = await platform.call('GET', `/api/comunidades/${id}/invites`, { as: ana });
    expect(body).toMatchObject({ invites: [{ token: null }] });
    expect((await accept(bia, id, token)).status).toBe(200);
  });

  it('an invite is refused with INVALID_INVITE in another community, and after it has expired', async () => {
    const [ana, bia] = [await professional(), await platform.member()];
    const [one, other] = [await found(ana), await found(ana)];
    const { id, token } = await invite(ana, one, 1);
    expect(await accept(bia, other, token)).toMatchObject({ status: 400, body: { code: 'INVALID_INVITE' } });
    await platform.db
      .updateTable('community_invites')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .execute();
    expect(await accept(bia, one, token)).toMatchObject({ status: 400, body: { code: 'INVALID_INVITE' } });
  });

  it('a member removed from a community cannot rejoin by invite, but can request to join', async () => {
    const [ana, bia] = [await professional(), await platform.member()];
    const id = await found(ana);
    const { token } = await invite(ana, id);
    await accept(bia, id, token);
    platform.events.length = 0;
    await platform.call('DELETE', `/api/comunidades/${id}/members/${bia.id}`, { as: ana });
    expect(platform.events).toContainEqual({
      topic: 'access',
      payload: { type: 'membership', idUser: bia.id, idCommunity: id },
    });
    expect(await platform.call('GET', `/api/feed-v2/community/${id}`, { as: bia })).toMatchObject({ status: 404 });
    expect(await accept(bia, id, token)).toMatchObject({ status: 403 });
    expect(await ask(bia, id)).toMatchObject({ status: 200, body: { membership: { status: 'PENDING' } } });
  });

  it('a member removed from a community can rejoin by invite only after a join request was approved', async () => {
    const [ana, bia] = [await professional(), await platform.member()];
    const id = await found(ana);
    const { token } = await invite(ana, id);
    await accept(bia, id, token);
    await platform.call('DELETE', `/api/comunidades/${id}/members/${bia.id}`, { as: ana });
    const answer = (approve: boolean) =>
      platform.call('POST', `/api/comunidades/${id}/requests/${bia.id}`, { as: ana, json: { approve } });

    await ask(bia, id);
    expect(await accept(bia, id, token)).toMatchObject({ status: 403 });
    await platform.call('DELETE', `/api/comunidades/${id}/membership`, { as: bia });
    expect(await accept(bia, id, token)).toMatchObject({ status: 403 });
    await ask(bia, id);
    await answer(false);
    expect(await accept(bia, id, token)).toMatchObject({ status: 403 });
    await ask(bia, id);
    expect(await platform.call('GET', `/api/comunidades/${id}`, { as: ana })).toMatchObject({
      body: { members: { total: 1 }, requests: { total: 1 } },
    });
    await answer(true);
    await platform.call('DELETE', `/api/comunidades/${id}/membership`, { as: bia });
    expect(await accept(bia, id, token)).toMatchObject({ status: 200 });
  });

  it('handing over a community makes the former owner a moderator, who can then leave the community', async () => {
    const [ana, bia, free] = [await professional(), await professional(), await platform.member()];
    const id = await found(ana);
    const { token } = await invite(ana, id, null);
    await accept(bia, id, token);
    await accept(free, id, token);
    const leave = () => platform.call('DELETE', `/api/comunidades/${id}/membership`, { as: ana });
    expect(await leave()).toMatchObject({ status: 400, body: { code: 'OWNER_CANNOT_LEAVE' } });
    expect(await offer(platform, id, ana, free)).toMatchObject({ status: 403 });
    await handOver(platform, id, ana, bia);
    expect(await platform.call('GET', `/api/comunidades/${id}`, { as: ana })).toMatchObject({
      body: { idOwner: bia.id, membership: { role: 'MODERATOR' } },
    });
    expect(await offer(platform, id, ana, bia)).toMatchObject({ status: 403 });
    expect(await leave()).toMatchObject({ status: 200, body: { membership: null, members: { total: 2 } } });
  });

  it('a moderator of a community can remove ordinary members, but neither moderators nor the owner', async () => {
    const [ana, bia, caio, duda] = [
      await professional(),
      ...(await Promise.all([1, 2, 3].map(() => platform.member()))),
    ];
    if (!bia || !caio || !duda) throw new Error('nobody');
    const id = await found(ana);
    const { token } = await invite(ana, id);
    for (const member of [bia, caio, duda]) await accept(member, id, token);
    for (const { id: userId } of [bia, caio]) {
      const json = { role: 'MODERATOR' };
      await platform.call('PATCH', `/api/comunidades/${id}/members/${userId}`, { as: ana, json });
    }
    const remove = (as: Member, whom: Member) =>
      platform.call('DELETE', `/api/comunidades/${id}/members/${whom.id}`, { as });
    expect(await remove(bia, caio)).toMatchObject({ status: 403 });
    expect(await remove(bia, ana)).toMatchObject({ status: 403 });
    expect(await remove(bia, duda)).toMatchObject({ status: 200 });
    expect(await remove(ana, caio)).toMatchObject({ status: 200, body: { members: { total: 2 } } });
  });

  it('the member list of a community returns the owner, then moderators, then members, over all its pages', async () => {
    const ana = await professional();
    const id = await found(ana);
    const { token } = await invite(ana, id);
    const joined: Member[] = [];
    for (let count = 0; count < 5; count++) {
      const member = await platform.member();
      await accept(member, id, token);
      joined.push(member);
    }
    const json = { role: 'MODERATOR' };
    await platform.call('PATCH', `/api/comunidades/${id}/members/${joined[2]?.id ?? ''}`, { as: ana, json });
    const seen: string[] = [];
    let after = '';
    for (let more = true; more;) {
      const path = `/api/comunidades/${id}/members?cursorSize=2&cursorAfter=${after}`;
      const { members, paging } = people.parse((await platform.call('GET', path, { as: ana })).body);
      seen.push(...members.map(({ idUser }) => idUser));
      after = paging.cursorAfter ?? '';
      more = paging.hasMore;
    }
    expect(seen).toEqual([ana.id, ...[2, 4, 3, 1, 0].map((index) => (joined[index] ?? ana).id)]);
  });

  it('community search matches the beginnings of words, ignores accents and lists the largest community first', async () => {
    const ana = await professional();
    const bia = await professional();
    const unique = `Zíngaro${ana.id.slice(-4)}`;
    const small = await found(ana, { desName: `${unique} pequena` });
    const large = await found(ana, { desName: 'Maior', desDescription: `Roda ${unique}` });
    await accept(await platform.member(), large, (await invite(ana, large)).token);
    const search = async (filter: string, more = '') => {
      const path = `/api/comunidades/descobrir?filter=${encodeURIComponent(filter)}${more}`;
      return list.parse((await platform.call('GET', path, { as: bia })).body);
    };
    const ids = async (filter: string) => (await search(filter)).communities.map(({ idCommunity }) => idCommunity);
    expect(await ids(unique)).toEqual([large, small]);
    expect(await ids(`zingaro${ana.id.slice(-4)} PEQ`)).toEqual([small]);
    expect(await ids('ingaro')).toEqual([]);
    expect(await ids(`${unique} & ! ( :* '`)).toEqual([large, small]);

    const first = await search(unique, '&cursorSize=1');
    expect(first).toMatchObject({ communities: [{ idCommunity: large }], paging: { hasMore: true } });
    const next = await search(unique, `&cursorSize=1&cursorAfter=${first.paging.cursorAfter ?? ''}`);
    expect(next).toMatchObject({ communities: [{ idCommunity: small }], paging: { hasMore: false } });
  });

  it("communities that a member has joined or asked to join are in the member's own list and not in Discover", async () => {
    const [ana, bia] = [await professional(), await platform.member()];
    const [first, second] = [await found(ana), await found(ana)];
    await ask(bia, first);
    await accept(bia, second, (await invite(ana, second)).token);
    const mine = list.parse((await platform.call('GET', '/api/comunidades/minhas', { as: bia })).body);
    expect(mine.communities.map(({ idCommunity }) => idCommunity)).toEqual([second, first]);
    const offered = JSON.stringify(
      (await platform.call('GET', '/api/comunidades/descobrir?cursorSize=50', { as: bia })).body,
    );
    expect(offered).not.toContain(first);
    expect(offered).not.toContain(second);
  });

  it.runIf(platform.kind === 'postgres')(
    'a community post is refused if its author is concurrently removed from the community (needs PostgreSQL)',
    async () => {
      const [ana, bia] = [await platform.member(), await platform.member()];
      const id = await platform.community(ana, [bia]);
      const release = await lockRow(platform, 'communities', { id });
      const puttingOut = platform.call('DELETE', `/api/comunidades/${id}/members/${bia.id}`, { as: ana });
      await untilWaiting(platform);
      const form = new FormData();
      form.set('desContent', 'ainda aqui?');
      form.set('idCommunity', id);
      const posting = platform.call('POST', '/api/post', { as: bia, form });
      await untilWaiting(platform, 2);
      await release();
      expect([(await puttingOut).status, (await posting).status]).toEqual([200, 404]);
      expect(await platform.call('GET', `/api/feed-v2/community/${id}`, { as: ana })).toMatchObject({
        body: { posts: [] },
      });
      expect(await platform.call('GET', `/api/comunidades/${id}`, { as: ana })).toMatchObject({
        body: { posts: { total: 0 } },
      });
    },
  );

  it('publishing a post raises the post count of its community, and deleting the post lowers it', async () => {
    const ana = await professional();
    const id = await found(ana);
    const form = new FormData();
    form.set('desContent', 'oi');
    form.set('idCommunity', id);
    const { body } = await platform.call('POST', '/api/post', { as: ana, form });
    const total = async () =>
      (await platform.db.selectFrom('communities').select('post_count').where('id', '=', id).executeTakeFirst())
        ?.post_count;
    expect(await total()).toBe(1);
    await platform.call('DELETE', `/api/post/${fieldOf(body, 'idPost')}/delete`, { as: ana });
    expect(await total()).toBe(0);
  });

  it('after 1,000 random concurrent changes, the counters of members and requests equal the number of rows', async () => {
    const random = seeded('communities');
    const ana = await professional();
    const id = await found(ana);
    const { token } = await invite(ana, id);
    const crowd = await Promise.all(Array.from({ length: 20 }, () => platform.member()));
    const changes = [
      (as: Member) => ask(as, id),
      (as: Member) => platform.call('DELETE', `/api/comunidades/${id}/membership`, { as }),
      (as: Member) => answer(ana, id, as, true),
      (as: Member) => answer(ana, id, as, false),
      (as: Member) => accept(as, id, token),
      (as: Member) => platform.call('DELETE', `/api/comunidades/${id}/members/${as.id}`, { as: ana }),
    ];
    const pick = <Item>(items: readonly Item[]) => items[random.whole(0, items.length - 1)];
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => {
          const [change, as] = [pick(changes), pick(crowd)];
          return change && as ? change(as) : Promise.reject(new Error('nothing to do'));
        }),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }
    const counted = await platform.db
      .selectFrom('communities')
      .select(['member_count', 'pending_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const rows = await platform.db
      .selectFrom('community_members')
      .select('status')
      .where('community_id', '=', id)
      .execute();
    const having = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
    expect(counted).toEqual({ member_count: having('ACTIVE'), pending_count: having('PENDING') });
  });
});
