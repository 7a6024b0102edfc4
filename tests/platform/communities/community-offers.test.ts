import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endAdsOf } from '../../../bff/platform/ads/ad-states.ts';
import { recordFinding } from '../../../bff/platform/age/age.store.ts';
import { endExpiredOffers } from '../../../bff/platform/communities/offers.ended.ts';
import type { NewUser } from '../../../bff/platform/db/schema.ts';
import { answerOffer, handOver, offer } from '../../support/hand-over.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { desk, SOON } from '../../support/moderation.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { PRICE_CENTAVOS, topUp, vipWorld } from '../../support/vip.ts';

describePlatform('ownership offers of communities', (platform) => {
  const { reportedCase, decide } = desk(platform);
  const vip = vipWorld(platform);

  const professional = (given: Partial<NewUser> = {}) => platform.member({ profile_type: 'PROFISSIONAL', ...given });
  const seenBy = async (as: Member, id: string) => (await platform.call('GET', `/api/comunidades/${id}`, { as })).body;
  const withdraw = (id: string, as: Member) => platform.call('DELETE', `/api/comunidades/${id}/offer`, { as });
  const ownerOf = async (id: string) => {
    const query = platform.db.selectFrom('communities').select('owner_id').where('id', '=', id);
    return (await query.executeTakeFirstOrThrow()).owner_id;
  };
  const toldOf = async ({ id }: Member) => {
    const query = platform.db.selectFrom('notifications').select('detail').where('recipient_id', '=', id);
    return (await query.where('kind', '=', 'COMMUNITY_OFFER').execute()).map(({ detail }) => detail);
  };
  const set = (member: Member, values: Partial<NewUser>) =>
    platform.db.updateTable('users').set(values).where('id', '=', member.id).execute();

  /** Creates a community. Ana owns it and has offered the ownership to Bia; Caio is a member. */
  async function offered() {
    const [ana, bia, caio] = [await professional(), await professional(), await professional()];
    const id = await platform.community(ana, [bia, caio]);
    expect((await offer(platform, id, ana, bia)).status).toBe(200);
    return { ana, bia, caio, id };
  }

  it('only owner and recipient see an ownership offer, and the owner changes only when the recipient accepts', async () => {
    const { ana, bia, caio, id } = await offered();
    const made = { idFrom: ana.id, idTo: bia.id, subscribers: { total: 0 } };
    expect(await seenBy(ana, id)).toMatchObject({ idOwner: ana.id, membership: { role: 'OWNER' }, offer: made });
    expect(await seenBy(bia, id)).toMatchObject({ membership: { role: 'MEMBER' }, offer: made });
    for (const other of [caio, await professional()]) expect(await seenBy(other, id)).toMatchObject({ offer: null });
    expect([await toldOf(ana), await toldOf(bia), await toldOf(caio)]).toEqual([[], [null], []]);
    const answer = await answerOffer(platform, id, caio);
    expect(answer).toMatchObject({ status: 404, body: { error: 'Esta oferta não vale mais.' } });
    expect(
      (await answerOffer(platform, id, await professional(), false)).status,
      'a stranger cannot refuse the offer',
    ).toBe(404);
    for (const other of [caio, ana]) expect((await answerOffer(platform, id, other, false)).status).toBe(200);
    expect(await seenBy(bia, id), "another member's refusal leaves the offer open").toMatchObject({ offer: made });
    expect((await answerOffer(platform, id, await professional())).status).toBe(404);
    for (let again = 0; again < 2; again++) {
      const accepted = await answerOffer(platform, id, bia);
      expect(accepted).toMatchObject({ body: { idOwner: bia.id, membership: { role: 'OWNER' }, offer: null } });
    }
    expect(await seenBy(ana, id)).toMatchObject({ idOwner: bia.id, membership: { role: 'MODERATOR' }, offer: null });
    expect([await toldOf(ana), await toldOf(bia)]).toEqual([['aceita'], []]);
  });

  it('while an ownership offer is pending, repeating it sends no notification, and offering to another member is refused', async () => {
    const { ana, bia, caio, id } = await offered();
    expect((await offer(platform, id, ana, bia)).status).toBe(200);
    expect(await toldOf(bia)).toEqual([null]);
    expect(await offer(platform, id, ana, caio)).toMatchObject({ status: 400, body: { code: 'OFFER_PENDING' } });
    const read = platform.db.updateTable('notifications').set({ read_at: new Date() });
    await read.where('recipient_id', '=', bia.id).execute();
    for (let again = 0; again < 2; again++) expect(await withdraw(id, ana)).toMatchObject({ body: { offer: null } });
    expect(await toldOf(bia)).toEqual(['cancelada']);
    expect((await answerOffer(platform, id, bia)).status).toBe(404);
    expect((await offer(platform, id, ana, caio)).status).toBe(200);
    for (let again = 0; again < 2; again++) {
      expect((await answerOffer(platform, id, caio, false)).status).toBe(200);
    }
    expect((await answerOffer(platform, id, caio)).status).toBe(404);
    expect(await toldOf(ana), 'the owner gets one notification').toEqual(['recusada']);
    expect(await ownerOf(id)).toBe(ana.id);
  });

  it('withdrawing an unread ownership offer removes its notification and sends no new notification', async () => {
    const { ana, bia, id } = await offered();
    for (let again = 0; again < 3; again++) {
      expect((await withdraw(id, ana)).status).toBe(200);
      expect(await toldOf(bia)).toEqual([]);
      expect((await offer(platform, id, ana, bia)).status).toBe(200);
      expect(await toldOf(bia)).toEqual([null]);
    }
  });

  it('only the owner can offer a community, only to a PROFISSIONAL member of it, and cannot set the role OWNER directly', async () => {
    const { ana, bia, caio, id } = await offered();
    await withdraw(id, ana);
    const free = await platform.member();
    const [stranger, blocked] = [await professional(), await professional()];
    const other = await platform.community(ana, [free, blocked, bia]);
    await platform.db.insertInto('blocks').values({ blocker_id: blocked.id, blocked_id: ana.id }).execute();
    expect((await offer(platform, id, bia, caio)).status).toBe(403);
    expect((await withdraw(id, bia)).status).toBe(403);
    expect((await offer(platform, id, stranger, caio)).status).toBe(404);
    expect((await offer(platform, other, ana, free)).status).toBe(403);
    expect((await offer(platform, other, ana, stranger)).status).toBe(404);
    expect((await offer(platform, other, ana, blocked)).status).toBe(404);
    expect((await offer(platform, other, ana, ana)).status).toBe(400);
    const give = { as: ana, json: { role: 'OWNER' } };
    const given = await platform.call('PATCH', `/api/comunidades/${other}/members/${bia.id}`, give);
    expect(given).toMatchObject({ status: 400, body: { code: 'OFFER_NEEDED' } });
  });

  it('only for the owner, the member list states which members can receive an ownership offer', async () => {
    const [ana, bia, free] = [await professional(), await professional(), await platform.member()];
    const id = await platform.community(ana, [bia, free]);
    const list = z.object({ members: z.array(z.object({ idUser: z.string(), mayOwn: z.boolean().nullable() })) });
    const mayOwn = async (as: Member) => {
      const { members } = list.parse((await platform.call('GET', `/api/comunidades/${id}/members`, { as })).body);
      return [ana, bia, free].map((member) => members.find(({ idUser }) => idUser === member.id)?.mayOwn);
    };
    expect(await mayOwn(ana)).toEqual([null, true, false]);
    expect(await mayOwn(bia)).toEqual([null, null, null]);
  });

  it('a FREE recipient gets 403 on accepting an ownership offer, and can accept it after becoming PROFISSIONAL', async () => {
    const { bia, id } = await offered();
    await set(bia, { profile_type: 'FREE' });
    expect((await answerOffer(platform, id, bia)).status).toBe(403);
    await set(bia, { profile_type: 'PROFISSIONAL' });
    expect((await answerOffer(platform, id, bia)).status).toBe(200);
  });

  it('after 14 days an ownership offer expires, the owner is notified, and owner and recipient get an event', async () => {
    const [{ ana, bia, id }, later] = [await offered(), await offered()];
    const offers = platform.db.updateTable('community_offers');
    const shift = async (of: string, days: number) => {
      const to = new Date(Date.now() - days * 86_400_000);
      const { offered_at: at, expires_at: until } = await platform.db
        .selectFrom('community_offers')
        .select(['offered_at', 'expires_at'])
        .where('community_id', '=', of)
        .executeTakeFirstOrThrow();
      const expires_at = new Date(to.getTime() + until.getTime() - at.getTime());
      await offers.set({ offered_at: to, expires_at }).where('community_id', '=', of).execute();
    };
    await shift(id, 14.01);
    await shift(later.id, 13.99);
    expect(await seenBy(ana, id)).toMatchObject({ offer: null });
    expect((await answerOffer(platform, id, bia)).status).toBe(404);
    expect((await offer(platform, id, ana, bia)).status, 'an expired offer can be made again').toBe(200);
    await shift(id, 15);
    const before = platform.events.length;
    await endExpiredOffers(platform.db);
    expect(
      new Set(platform.events.slice(before).map(({ topic }) => topic)),
      'only the two members get an event',
    ).toEqual(new Set([`user:${ana.id}`, `user:${bia.id}`]));
    expect([await toldOf(ana), await toldOf(bia), await toldOf(later.bia)]).toEqual([['vencida'], [], [null]]);
    const rows = platform.db.selectFrom('community_offers').select('community_id');
    expect(await rows.where('community_id', 'in', [id, later.id]).execute()).toEqual([{ community_id: later.id }]);
    expect((await answerOffer(platform, later.id, later.bia)).status).toBe(200);
  });

  it("when the recipient's VIP membership ends, the ownership offer ends, and owner and recipient get an event", async () => {
    const isOver = (member: Member, id: string) =>
      platform
        .eventsOn(`user:${member.id}`)
        .filter(({ payload }) => isDeepStrictEqual(payload, { type: 'membership', idCommunity: id })).length;
    const ends: ((scene: { ana: Member; id: string; end: Date }) => Promise<unknown>)[] = [
      ({ end }) => vip.renewAll(new Date(end.getTime() + 7 * 86_400_000)),
      ({ ana, id }) => platform.call('DELETE', `/api/comunidades/${id}/subscription`, { as: ana }),
      ({ ana, id }) => platform.call('DELETE', `/api/assinaturas/${id}`, { as: ana }),
      ({ ana }) => platform.call('PUT', '/api/perfil', { as: ana, json: { perfil: 'FREE' } }),
    ];
    for (const happen of ends) {
      const { owner, ana, id } = await vip.world(PRICE_CENTAVOS);
      await vip.buy(ana, id);
      const end = await vip.paidUntil(ana, id);
      expect((await offer(platform, id, owner, ana)).status).toBe(200);
      await vip.renewAll(end);
      expect(await vip.statusOf(ana, id)).toBe('PAST_DUE');
      const before = [isOver(owner, id), isOver(ana, id)] as const;
      await happen({ ana, id, end });
      expect(await vip.statusOf(ana, id)).toBe('EXPIRED');
      expect(await toldOf(ana), 'the notification about the ended offer is gone').toEqual([]);
      expect(isOver(owner, id), 'the owner gets an event').toBeGreaterThan(before[0]);
      expect(isOver(ana, id), 'the recipient gets an event').toBeGreaterThan(before[1]);
    }
  });

  describe('ownership offer after a change of its owner or its recipient', () => {
    type Scene = Awaited<ReturnType<typeof offered>>;
    const until = new Date('2100-01-01T00:00:00Z');
    const shutOut = (whom: (scene: Scene) => Member) => async (scene: Scene) => {
      const helena = await platform.member({ role: 'MODERATOR' });
      const report = await reportedCase(await platform.member(), 'PROFILE', whom(scene).id);
      expect((await decide(helena, [report], 'SUSPEND', { datUntil: SOON() })).status).toBe(200);
      await set(whom(scene), { locked_until: null, locked_by: null });
    };
    const leave = (whom: (scene: Scene) => Member) => async (scene: Scene) => {
      const left = { as: whom(scene), json: { cienteDoSaldo: true } };
      expect((await platform.call('POST', '/api/privacidade/exclusao', left)).status).toBe(200);
      await set(whom(scene), { deletes_at: null });
    };
    const block = (by: (scene: Scene) => Member, whom: (scene: Scene) => Member) => async (scene: Scene) => {
      const path = `/api/user-v2/${whom(scene).id}/block`;
      for (const method of ['POST', 'DELETE'] as const) await platform.call(method, path, { as: by(scene) });
    };
    const underAge = async ({ bia }: Scene) => {
      const [reference, expires_at] = [uuidv7(), until];
      const check = { user_id: bia.id, result: 'PENDING' as const, reference, expires_at };
      await platform.db.insertInto('age_assurances').values(check).execute();
      const finding = { reference, result: 'REJECTED', method: 'DOCUMENT' } as const;
      expect(await recordFinding(platform.db, finding, endAdsOf)).toBe(true);
      await set(bia, { age_refused: false });
    };
    const ana = (scene: Scene) => scene.ana;
    const bia = (scene: Scene) => scene.bia;
    const ends: [when: string, happen: (scene: Scene) => Promise<unknown>][] = [
      ['its recipient was suspended', shutOut(bia)],
      ['the owner was suspended', shutOut(ana)],
      ['its recipient requested to delete their account', leave(bia)],
      ['the owner requested to delete their account', leave(ana)],
      ['the owner blocked its recipient', block(ana, bia)],
      ['its recipient blocked the owner', block(bia, ana)],
      ['its recipient failed an age check', underAge],
      [
        'its recipient left the community',
        ({ id, bia }) => platform.call('DELETE', `/api/comunidades/${id}/membership`, { as: bia }),
      ],
      [
        'its recipient was removed from the community',
        ({ id, ana, bia }) => platform.call('DELETE', `/api/comunidades/${id}/members/${bia.id}`, { as: ana }),
      ],
    ];

    it.each(ends)('an ownership offer is deleted, with its notification, after %s', async (_when, happen) => {
      const scene = await offered();
      const isOver = ({ id }: Member) =>
        platform
          .eventsOn(`user:${id}`)
          .map(({ payload }) => payload)
          .filter((payload) => isDeepStrictEqual(payload, { type: 'membership', idCommunity: scene.id })).length;
      const before = [isOver(scene.ana), isOver(scene.bia)] as const;
      await happen(scene);
      const rows = platform.db.selectFrom('community_offers').select('to_id').where('community_id', '=', scene.id);
      expect(await rows.execute()).toEqual([]);
      expect(await toldOf(scene.bia), 'the notification about the ended offer is gone').toEqual([]);
      expect(isOver(scene.ana), 'the owner gets an event').toBeGreaterThan(before[0]);
      expect(isOver(scene.bia), 'the recipient gets an event').toBeGreaterThan(before[1]);
    });

    const hidden: [while_: string, hide: (scene: Scene) => Promise<unknown>][] = [
      ['its recipient has failed an age check', ({ bia }) => set(bia, { age_refused: true })],
      ['its recipient is banned', ({ bia }) => set(bia, { locked_until: until })],
      ['its recipient is deleting their account', ({ bia }) => set(bia, { deletes_at: until })],
      ['the owner is banned', ({ ana }) => set(ana, { locked_until: until })],
      [
        'its recipient has blocked the owner',
        ({ ana, bia }) => platform.db.insertInto('blocks').values({ blocker_id: bia.id, blocked_id: ana.id }).execute(),
      ],
    ];

    it.each(hidden)('an ownership offer that was not deleted cannot be accepted while %s', async (_while, hide) => {
      const scene = await offered();
      await hide(scene);
      const { status } = await answerOffer(platform, scene.id, scene.bia);
      expect([401, 403, 404]).toContain(status);
      expect(await ownerOf(scene.id)).toBe(scene.ana.id);
    });
  });

  it("an erased owner's community passes to the longest-serving moderator who is neither banned nor age-rejected", async () => {
    const { ana, bia, caio, id } = await offered();
    const [banned, young] = [await professional({ locked_until: new Date('2100-01-01') }), await professional()];
    await set(young, { age_refused: true });
    const joined = [young, banned, caio].map(({ id: user_id }, index) => ({
      community_id: id,
      user_id,
      role: 'MODERATOR' as const,
      status: 'ACTIVE' as const,
      joined_at: new Date(Date.UTC(2026, 0, 1 + index)),
    }));
    await platform.db.deleteFrom('community_members').where('user_id', '=', caio.id).execute();
    await platform.db.insertInto('community_members').values(joined).execute();
    await set(ana, { deletes_at: new Date(0) });
    await platform.erasure.work();
    expect(await ownerOf(id)).toBe(caio.id);
    expect([await toldOf(caio), await toldOf(young), await toldOf(banned)]).toEqual([['herdada'], [], []]);
    const pages = platform.eventsOn(`user:${caio.id}`).map(({ payload }) => payload);
    expect(pages).toContainEqual({ type: 'membership', idCommunity: id });
    expect(await seenBy(bia, id)).toMatchObject({ offer: null });
    expect((await answerOffer(platform, id, bia)).status).toBe(404);
  });

  it("if no moderator can take over an erased owner's community, it is closed and its members lose access", async () => {
    const { ana, bia, caio, id } = await offered();
    await set(ana, { deletes_at: new Date(0) });
    await platform.erasure.work();
    expect((await platform.call('GET', `/api/comunidades/${id}`, { as: bia })).status).toBe(404);
    const ended = platform.eventsOn('access').map(({ payload }) => payload);
    for (const { id: idUser } of [bia, caio]) {
      expect(ended).toContainEqual({ type: 'membership', idUser, idCommunity: id });
      const pages = platform.eventsOn(`user:${idUser}`).map(({ payload }) => payload);
      expect(pages).toContainEqual({ type: 'membership', idCommunity: id });
    }
  });

  it('changing the price of a VIP community ends its ownership offer, and changing the name does not', async () => {
    const [ana, bia] = [await professional(), await professional()];
    const id = await platform.community(ana, [bia], 'VIP');
    const { valPrice: price } = z.object({ valPrice: z.int() }).parse(await seenBy(ana, id));
    const edit = async (desName: string, valPrice: number) => {
      const json = { desName, valPrice };
      expect((await platform.call('PATCH', `/api/comunidades/${id}`, { as: ana, json })).status).toBe(200);
    };
    expect((await offer(platform, id, ana, bia)).status).toBe(200);
    await edit('Outro nome', price);
    expect(await seenBy(bia, id)).toMatchObject({ offer: { idTo: bia.id } });
    await edit('Outro nome', price + 1);
    expect(await seenBy(bia, id)).toMatchObject({ offer: null });
    expect((await answerOffer(platform, id, bia)).status).toBe(404);
    expect(await toldOf(bia)).toEqual([]);
  });

  it('an offer of a VIP community states its number of subscribers; renewals after the handover pay the new owner', async () => {
    const { owner, ana, id } = await vip.world(50_000);
    const [bia, caio] = [await professional(), await professional()];
    for (const each of [bia, caio]) {
      await topUp(platform, each, 50_000);
      await vip.buy(each, id);
    }
    await vip.buy(ana, id);
    const end = await vip.paidUntil(ana, id);
    await offer(platform, id, owner, ana);
    expect(await seenBy(ana, id)).toMatchObject({ valPrice: PRICE_CENTAVOS, offer: { subscribers: { total: 2 } } });
    const before = await vip.balances(ana, owner);
    await handOver(platform, id, owner, ana);
    expect(await seenBy(ana, id)).toMatchObject({ membership: { role: 'OWNER', status: 'ACTIVE', valPrice: null } });
    expect(await vip.balances(ana, owner), 'the transfer moves no earnings').toEqual(before);
    await vip.renewAll(new Date(end.getTime() + 60_000));
    const [anas = 0, owners] = await vip.balances(ana, owner);
    expect([anas > (before[0] ?? 0), owners]).toEqual([true, before[1]]);
  });

  it.skipIf(platform.kind !== 'postgres')(
    'if an ownership offer is withdrawn during its acceptance, the acceptance is answered with 404 (needs PostgreSQL)',
    async () => {
      const { ana, bia, id } = await offered();
      const release = await lockRow(platform, 'communities', { id }, 'no key update');
      const taken = withdraw(id, ana);
      await untilWaiting(platform);
      const accepted = answerOffer(platform, id, bia);
      await untilWaiting(platform, 2);
      await release();
      expect([(await taken).status, (await accepted).status]).toEqual([200, 404]);
      expect(await ownerOf(id)).toBe(ana.id);
    },
  );

  it.skipIf(platform.kind !== 'postgres')(
    'if the owner blocks the recipient during the acceptance of an offer, the owner does not change (needs PostgreSQL)',
    async () => {
      const { ana, bia, id } = await offered();
      const release = await lockRow(platform, 'users', { id: bia.id }, 'no key update');
      const accepted = answerOffer(platform, id, bia);
      await untilWaiting(platform);
      // Ana blocks Bia while Bia's request is waiting for the row lock. The request has read Bia's session before, so
      // it has to check for a block after it gets the lock.
      await platform.db.insertInto('blocks').values({ blocker_id: ana.id, blocked_id: bia.id }).execute();
      await release();
      expect((await accepted).status).toBe(404);
      expect(await ownerOf(id)).toBe(ana.id);
    },
  );
});
