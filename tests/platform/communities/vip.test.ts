import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { monthAfter } from '../../../bff/platform/communities/vip/vip.charge.ts';
import { dueSubscriptions, renew } from '../../../bff/platform/communities/vip/vip.renewal.ts';
import { subscribe } from '../../../bff/platform/communities/vip/vip.store.ts';
import type { NewUser } from '../../../bff/platform/db/schema.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { balanceOf, receivable, vipFees, vipPending, wallet } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { handOver } from '../../support/hand-over.ts';
import { desk } from '../../support/moderation.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { DAY_MS, PRICE_CENTAVOS, terms, topUp, vipWorld, wire } from '../../support/vip.ts';

describePlatform('VIP community', (platform) => {
  const {
    world,
    ask,
    buy,
    community,
    statusOf,
    paidUntil,
    daysLeft,
    payAhead,
    empty,
    earn,
    balances,
    mine,
    notices,
    credited,
    creditOf,
    renewAll,
  } = vipWorld(platform);

  it('buying a month of a VIP community makes the buyer a member and pays the owner the price minus the fee', async () => {
    const { owner, ana, id } = await world(5_000);
    const fees = await balanceOf(platform.db, vipFees);
    const joined = await buy(ana, id);
    expect(joined).toMatchObject({
      membership: { status: 'ACTIVE', valPrice: PRICE_CENTAVOS },
      members: { total: 2 },
      desRules: 'r',
    });
    expect(await balances(ana, owner)).toEqual([3_010, 1_592]);
    expect((await balanceOf(platform.db, vipFees)) - fees).toBe(398);
    await earn(new Date(Date.now() + 40 * DAY_MS));
    const { body } = await platform.call('GET', '/api/payments', { as: owner });
    expect(body).toMatchObject({ payments: [{ desKind: 'VIP_EARNING', centavos: 1_592, desDescription: 'Mesa VIP' }] });
    expect(await checkLedger(platform.db)).toMatchObject({ problems: [] });
  });

  it('eight concurrent purchases of a VIP month by one member charge a single month', async () => {
    const { owner, ana, id } = await world(50_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(ana, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await balances(ana, owner)).toEqual([48_010, 1_592]);
  });

  it('a purchase of a VIP month without enough money is refused with INSUFFICIENT_BALANCE and charges nothing', async () => {
    const { owner, ana, id } = await world(PRICE_CENTAVOS - 1);
    const { status, body } = await ask(ana, id);
    expect([status, body]).toMatchObject([402, { isInsufficientBalance: true, code: 'INSUFFICIENT_BALANCE' }]);
    expect(await balances(ana, owner)).toEqual([PRICE_CENTAVOS - 1, 0]);
    expect(await statusOf(ana, id)).toBeUndefined();
  });

  it('a purchase of a VIP month at an outdated price is refused with PRICE_CHANGED and charges nothing', async () => {
    const { owner, ana, id } = await world(50_000);
    await platform.db.updateTable('communities').set({ price_cents: 2_500 }).where('id', '=', id).execute();
    expect(await ask(ana, id)).toMatchObject({ status: 400, body: { code: 'PRICE_CHANGED' } });
    expect(await balances(ana, owner)).toEqual([50_000, 0]);
    expect(await ask(ana, id, 2_500)).toMatchObject({ status: 200 });
    expect(await balances(ana, owner)).toEqual([47_500, 2_000]);
  });

  it('a visitor, a removed member and a blocked member cannot buy a month of a VIP community', async () => {
    const { owner, ana, id } = await world(50_000);
    expect(
      (await platform.call('POST', `/api/comunidades/${id}/subscription`, { json: { valPrice: PRICE_CENTAVOS } }))
        .status,
    ).toBe(401);
    await buy(ana, id);
    await platform.call('DELETE', `/api/comunidades/${id}/members/${ana.id}`, { as: owner });
    expect((await ask(ana, id)).status).toBe(403);
    const bia = await platform.member();
    await topUp(platform, bia, 50_000);
    await platform.db.insertInto('blocks').values({ blocker_id: owner.id, blocked_id: bia.id }).execute();
    expect((await ask(bia, id)).status).toBe(404);
    expect(await balances(bia)).toEqual([50_000]);
  });

  it('a purchase of a month of a private community is answered with 400 and charges nothing', async () => {
    const owner = await platform.member({ profile_type: 'PROFISSIONAL' });
    const ana = await platform.member();
    await topUp(platform, ana, 50_000);
    const { body } = await platform.call('POST', '/api/comunidades', {
      as: owner,
      json: { desKind: 'PRIVADA', desName: 'Roda aberta' },
    });
    const { idCommunity } = z.object({ idCommunity: z.string() }).parse(body);
    expect((await ask(ana, idCommunity)).status).toBe(400);
    expect(await balanceOf(platform.db, wallet(ana.id))).toBe(50_000);
  });

  it('a VIP month is renewed when it ends, and four concurrent renewals charge it once', async () => {
    const { owner, ana, id } = await world(5_000);
    await buy(ana, id);
    const end = await paidUntil(ana, id);
    await renewAll(new Date(end.getTime() - 1));
    expect(await balances(ana, owner)).toEqual([3_010, 1_592]);
    const [due] = await mine(ana, end);
    if (!due) throw new Error('nothing is due');
    await Promise.all([1, 2, 3, 4].map(() => renew(platform.db, due, terms, end)));
    expect(await balances(ana, owner)).toEqual([1_020, 3_184]);
    for (const days of [-1, 0]) await earn(new Date(end.getTime() + days * DAY_MS));
    expect(await credited(owner), 'the owner gets one notification a day').toEqual(['assinaturas de Mesa VIP']);
    expect((await paidUntil(ana, id)).getTime()).toBeGreaterThan(end.getTime() + 27 * DAY_MS);
    expect(await statusOf(ana, id)).toBe('ACTIVE');
    expect(await notices(ana)).toEqual([expect.stringMatching(/^foi renovada até \d+ de \S+ por R\$ 19,90$/)]);
  });

  it("a notice about a VIP month contains the community's name until the owner's account is erased", async () => {
    const { owner, ana, id } = await world(PRICE_CENTAVOS);
    await buy(ana, id);
    expect((await platform.call('DELETE', `/api/comunidades/${id}`, { as: owner })).status).toBe(204);
    const told = async () => JSON.stringify((await platform.call('GET', '/api/notificacoes', { as: ana })).body);
    expect(await told()).toContain('da assinatura de Mesa VIP');
    await platform.db
      .updateTable('users')
      .set({ deletes_at: new Date(0) })
      .where('id', '=', owner.id)
      .execute();
    await platform.erasure.work();
    expect(await told()).toContain('da assinatura de Comunidade encerrada');
    expect(await told()).not.toContain('Mesa VIP');
  });

  it('after a price cut, an overdue month is paid at the lower price, and later months at the price agreed before', async () => {
    const { ana, id } = await world(PRICE_CENTAVOS);
    await buy(ana, id);
    await renewAll(await paidUntil(ana, id));
    const price = (cents: number) =>
      platform.db.updateTable('communities').set({ price_cents: cents }).where('id', '=', id).execute();
    await price(1_000);
    await topUp(platform, ana, 1_000);
    expect((await ask(ana, id, 1_000)).status).toBe(200);
    expect(await balances(ana)).toEqual([0]);
    await price(9_900);
    expect(await community(ana, id)).toMatchObject({ membership: { valPrice: PRICE_CENTAVOS } });
  });

  it('a renewal charges the agreed price if the price has risen, and the lower price if it has fallen', async () => {
    const { owner, ana, id } = await world(50_000);
    await buy(ana, id);
    const price = (cents: number) =>
      platform.db.updateTable('communities').set({ price_cents: cents }).where('id', '=', id).execute();
    await price(9_900);
    await renewAll(await paidUntil(ana, id));
    expect(await balances(ana, owner)).toEqual([50_000 - 2 * PRICE_CENTAVOS, 2 * 1_592]);
    await price(1_000);
    await renewAll(await paidUntil(ana, id));
    expect(await balances(ana, owner)).toEqual([50_000 - 2 * PRICE_CENTAVOS - 1_000, 2 * 1_592 + 800]);
  });

  it('a member who cannot pay the renewal is PAST_DUE for seven days with one notification, then EXPIRED', async () => {
    const { ana, id } = await world(PRICE_CENTAVOS);
    await buy(ana, id);
    const end = await paidUntil(ana, id);
    for (let day = 0; day < 7; day++) {
      await renewAll(new Date(end.getTime() + day * DAY_MS));
      expect(await statusOf(ana, id)).toBe('PAST_DUE');
    }
    expect(await notices(ana)).toEqual(['não foi renovada: faltou saldo para R$ 19,90']);
    await renewAll(new Date(end.getTime() + 7 * DAY_MS));
    expect(await statusOf(ana, id)).toBe('EXPIRED');
    expect(await community(ana, id)).toMatchObject({ desRules: null, members: { total: 1 } });
    await topUp(platform, ana, PRICE_CENTAVOS);
    expect(await buy(ana, id)).toMatchObject({ membership: { status: 'ACTIVE' } });
  });

  it('isSold (the overdue month can be paid) is false while the owner is FREE or suspended, or has blocked the member', async () => {
    const { owner, ana, id } = await world(PRICE_CENTAVOS);
    const isSold = async () => (await community(ana, id)).membership?.isSold;
    await buy(ana, id);
    expect(await isSold(), 'a paid month is not for sale').toBe(false);
    await renewAll(await paidUntil(ana, id));
    expect(await isSold()).toBe(true);
    const set = (values: Partial<NewUser>) =>
      platform.db.updateTable('users').set(values).where('id', '=', owner.id).execute();
    await set({ profile_type: 'FREE' });
    expect(await isSold()).toBe(false);
    await set({ profile_type: 'PROFISSIONAL', locked_until: new Date(Date.now() + DAY_MS) });
    expect(await isSold()).toBe(false);
    await set({ locked_until: null });
    const blocks = { blocker_id: owner.id, blocked_id: ana.id };
    await platform.db.insertInto('blocks').values(blocks).execute();
    expect(await isSold()).toBe(false);
    await platform.db.deleteFrom('blocks').where('blocker_id', '=', owner.id).execute();
    expect(await isSold()).toBe(true);
  });

  it('a renewal or a purchase within the grace period makes an overdue membership ACTIVE again', async () => {
    const { ana, id } = await world(PRICE_CENTAVOS);
    await buy(ana, id);
    const end = await paidUntil(ana, id);
    await renewAll(end);
    await topUp(platform, ana, 2 * PRICE_CENTAVOS);
    await renewAll(new Date(end.getTime() + DAY_MS));
    expect(await statusOf(ana, id)).toBe('ACTIVE');
    const next = await paidUntil(ana, id);
    expect(Math.round((next.getTime() - end.getTime()) / DAY_MS)).toBeLessThanOrEqual(31);

    await renewAll(next);
    await platform.db.transaction().execute(async (tx) => {
      await tx.updateTable('community_members').set({ status: 'PAST_DUE' }).where('user_id', '=', ana.id).execute();
    });
    const before = await balanceOf(platform.db, wallet(ana.id));
    expect(before).toBe(0);
    await topUp(platform, ana, PRICE_CENTAVOS);
    expect(await buy(ana, id)).toMatchObject({ membership: { status: 'ACTIVE', datGraceUntil: null } });
    expect(await balanceOf(platform.db, wallet(ana.id))).toBe(0);
  });

  it('a cancelled subscription gives access until its month ends, and can be resumed until then', async () => {
    const { owner, ana, id } = await world(50_000);
    await buy(ana, id);
    const end = await paidUntil(ana, id);
    const cancel = () => platform.call('DELETE', `/api/comunidades/${id}/subscription`, { as: ana });
    expect(await cancel()).toMatchObject({
      status: 200,
      body: { membership: { status: 'CANCELS_AT_END' }, desRules: 'r' },
    });
    const back = await platform.call('POST', `/api/comunidades/${id}/subscription/resume`, { as: ana });
    expect(back).toMatchObject({ status: 200, body: { membership: { status: 'ACTIVE' } } });
    await cancel();
    await cancel();
    await renewAll(new Date(end.getTime() - 1));
    expect(await statusOf(ana, id)).toBe('CANCELS_AT_END');
    await renewAll(end);
    expect(await statusOf(ana, id)).toBe('EXPIRED');
    expect(await balances(ana, owner)).toEqual([48_010, 1_592]);
    expect((await cancel()).status).toBe(400);
  });

  it('cancelling a subscription while its month is overdue ends the membership immediately', async () => {
    const { ana, id } = await world(PRICE_CENTAVOS);
    await buy(ana, id);
    await renewAll(await paidUntil(ana, id));
    const { body } = await platform.call('DELETE', `/api/comunidades/${id}/subscription`, { as: ana });
    expect(wire.parse(body)).toMatchObject({ membership: { status: 'EXPIRED' }, desRules: null });
    expect(platform.eventsOn('access').map(({ payload }) => payload)).toContainEqual({
      type: 'membership',
      idUser: ana.id,
      idCommunity: id,
    });
  });

  it('a renewal 75 days after a month ended charges a single month, which starts on the day of the renewal', async () => {
    const { owner, ana, id } = await world(50_000);
    await buy(ana, id);
    const late = new Date((await paidUntil(ana, id)).getTime() + 75 * DAY_MS);
    await renewAll(late);
    await renewAll(late);
    expect(await balances(ana, owner)).toEqual([50_000 - 2 * PRICE_CENTAVOS, 2 * 1_592]);
    expect(await paidUntil(ana, id), 'the charged month begins on the day of the charge').toEqual(
      (await platform.db.transaction().execute((tx) => monthAfter(tx, late, 0, late))).ends,
    );
    expect(await checkLedger(platform.db)).toMatchObject({ problems: [] });
  });

  it('a renewal charges neither a member who became the owner nor a member of a closed community', async () => {
    const { owner, ana, id } = await world(50_000);
    await buy(ana, id);
    const end = await paidUntil(ana, id);
    await handOver(platform, id, owner, ana);
    await renewAll(end);
    expect(await balances(ana, owner)).toEqual([48_010, 1_592]);
    expect(await statusOf(ana, id)).toBe('ACTIVE');

    const other = await world(50_000);
    await buy(other.ana, other.id);
    const until = await paidUntil(other.ana, other.id);
    await platform.call('DELETE', `/api/comunidades/${other.id}`, { as: other.owner });
    const [due] = await mine(other.ana, until);
    if (due) await renew(platform.db, due, terms, until).catch(() => undefined);
    expect(await dueSubscriptions(platform.db, until, 1_000)).not.toContainEqual(
      expect.objectContaining({ community_id: other.id }),
    );
  });

  it("a removed member's refund for the unstarted days is paid partly by the owner and partly by the platform", async () => {
    const { owner, ana, id } = await world(50_000);
    const fees = await balanceOf(platform.db, vipFees);
    await buy(ana, id);
    const back = await daysLeft(ana, id);
    await platform.call('DELETE', `/api/comunidades/${id}/members/${ana.id}`, { as: owner });
    const fromOwner = Math.floor((1_592 * back) / PRICE_CENTAVOS);
    expect(back).toBeGreaterThan(1_900);
    expect(await balances(ana, owner)).toEqual([50_000 - PRICE_CENTAVOS + back, 1_592 - fromOwner]);
    expect((await balanceOf(platform.db, vipFees)) - fees).toBe(398 - (back - fromOwner));
    const { body } = await platform.call('GET', '/api/payments', { as: ana });
    expect(body).toMatchObject({
      payments: [{ desKind: 'REFUND', centavos: back, desDescription: 'Mesa VIP' }, {}, {}],
    });
    expect(await credited(ana)).toEqual([creditOf(back)]);
    // A second removal of the same member refunds nothing.
    await platform.call('DELETE', `/api/comunidades/${id}/members/${ana.id}`, { as: owner });
    expect(await balances(ana)).toEqual([50_000 - PRICE_CENTAVOS + back]);
  });

  it('each day of a VIP month pays the owner when it begins; the part not yet paid out always covers a refund', async () => {
    const { owner, ana, id } = await world(50_000);
    await buy(ana, id);
    const [start, end] = [Date.now(), await paidUntil(ana, id)];
    const held = async () => [
      await balanceOf(platform.db, wallet(owner.id)),
      await balanceOf(platform.db, vipPending(owner.id)),
    ];
    expect(await held()).toEqual([0, 1_592]);
    const days = Math.round((end.getTime() - start) / DAY_MS);
    for (const day of [1, 2, 10, 10, days - 1]) {
      const now = new Date(start + day * DAY_MS);
      await Promise.all([earn(now), earn(now)]);
      const [released = 0, pending = 0] = await held();
      const notBegun = Math.floor((end.getTime() - now.getTime()) / DAY_MS);
      expect([released + pending, pending]).toEqual([1_592, Math.floor((1_592 * notBegun) / days)]);
      expect(pending).toBeGreaterThanOrEqual(
        Math.floor((1_592 * Math.floor((PRICE_CENTAVOS * notBegun) / days)) / PRICE_CENTAVOS),
      );
    }
    await earn(new Date(end.getTime() + DAY_MS));
    expect(await held()).toEqual([1_592, 0]);
    expect(
      await platform.db.selectFrom('vip_earnings').where('earner_id', '=', owner.id).selectAll().execute(),
    ).toEqual([]);
  });

  it('if the owner has spent earnings that are refunded, the owner has a debt, which later earnings pay', async () => {
    const { owner, ana, id } = await world(50_000);
    const bia = await platform.member({ profile_type: 'PROFISSIONAL' });
    await topUp(platform, bia, 50_000);
    await buy(ana, id);
    await empty(owner);
    const back = await daysLeft(ana, id);
    await platform.call('DELETE', `/api/comunidades/${id}/members/${ana.id}`, { as: owner });
    const owed = Math.floor((1_592 * back) / PRICE_CENTAVOS);
    expect(await balances(ana, owner)).toEqual([50_000 - PRICE_CENTAVOS + back, 0]);
    expect(await balanceOf(platform.db, receivable(owner.id))).toBe(-owed);
    await buy(bia, id);
    await earn(new Date(Date.now() + 40 * DAY_MS));
    expect(await balances(owner)).toEqual([1_592 - owed]);
    expect(await balanceOf(platform.db, receivable(owner.id))).toBe(0);
  });

  it('a member who is put out after an early renewal gets the renewed month and the rest of the current one', async () => {
    const { owner, ana, id } = await world(50_000);
    await buy(ana, id);
    const back = await daysLeft(ana, id);
    await payAhead(ana, owner, id);
    await platform.call('DELETE', `/api/comunidades/${id}/members/${ana.id}`, { as: owner });
    const left = [50_000 - PRICE_CENTAVOS + back, 1_592 - Math.floor((1_592 * back) / PRICE_CENTAVOS)];
    expect([await balances(ana, owner), await credited(ana)]).toEqual([left, [creditOf(PRICE_CENTAVOS + back)]]);
    await earn(new Date(Date.now() + 80 * DAY_MS));
    expect([await balances(ana, owner), await balanceOf(platform.db, vipPending(owner.id))]).toEqual([left, 0]);
    expect((await checkLedger(platform.db)).problems).toEqual([]);
  });

  it('closing a VIP community refunds the unstarted days to each member', async () => {
    const { owner, ana, id } = await world(50_000);
    const bia = await platform.member({ profile_type: 'PROFISSIONAL' });
    await topUp(platform, bia, 50_000);
    await buy(ana, id);
    await buy(bia, id);
    const back = await daysLeft(ana, id);
    await platform.call('DELETE', `/api/comunidades/${id}`, { as: owner });
    expect(await balances(ana, bia)).toEqual([50_000 - PRICE_CENTAVOS + back, 50_000 - PRICE_CENTAVOS + back]);
    for (const as of [ana, bia]) expect(await credited(as)).toEqual([creditOf(back)]);
  });

  it.each([
    ['the owner closes the community', 'close'],
    ['moderation takes the community down', 'take down'],
  ])('a member who has left gets nothing back if %s before the end of the paid month', async (_title, how) => {
    const { owner, ana, id } = await world(PRICE_CENTAVOS);
    await buy(ana, id);
    expect((await platform.call('DELETE', `/api/comunidades/${id}/membership`, { as: ana })).status).toBeLessThan(300);
    expect(await mine(ana, new Date(Date.now() + 40 * DAY_MS))).toEqual([]);
    const judge = await platform.member({ role: 'MODERATOR' });
    if (how === 'close') await platform.call('DELETE', `/api/comunidades/${id}`, { as: owner });
    else await desk(platform).decide(judge, [await desk(platform).reportedCase(ana, 'COMMUNITY', id)], 'TAKE_DOWN');
    const { closed_at } = await platform.db
      .selectFrom('communities')
      .select('closed_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(closed_at).not.toBeNull();
    expect([await balances(ana, owner), await credited(ana)]).toEqual([[0, 1_592], []]);
  });

  it('a member who has cancelled and is still inside is refunded if the owner closes the community', async () => {
    const { owner, ana, id } = await world(PRICE_CENTAVOS);
    await buy(ana, id);
    expect((await platform.call('DELETE', `/api/comunidades/${id}/subscription`, { as: ana })).status).toBe(200);
    const back = await daysLeft(ana, id);
    await platform.call('DELETE', `/api/comunidades/${id}`, { as: owner });
    expect(await balances(ana)).toEqual([back]);
  });

  it('a new owner who was a paying member can close the community, which refunds the other members', async () => {
    const { owner, ana, id } = await world(50_000);
    const bia = await platform.member({ profile_type: 'PROFISSIONAL' });
    await topUp(platform, bia, 50_000);
    await buy(ana, id);
    await buy(bia, id);
    const back = await daysLeft(bia, id);
    await handOver(platform, id, owner, ana);
    expect((await platform.call('DELETE', `/api/comunidades/${id}`, { as: ana })).status).toBe(204);
    expect(await balances(bia)).toEqual([50_000 - PRICE_CENTAVOS + back]);
    expect(
      await platform.db.selectFrom('vip_subscriptions').select('id').where('community_id', '=', id).execute(),
    ).toEqual([]);
  });

  describe('VIP community taken down by moderation', () => {
    const decide = async (id: string, by: Member) => {
      const helena = await platform.member({ role: 'MODERATOR' });
      const report = { desTarget: 'COMMUNITY', idTarget: id, desReason: 'SPAM' };
      await platform.call('POST', '/api/denuncias', { as: by, json: report });
      const found = await platform.db
        .selectFrom('moderation_cases')
        .select('id')
        .where('target_id', '=', id)
        .executeTakeFirstOrThrow();
      const json = { casos: [found.id], desDecision: 'TAKE_DOWN', desReason: 'SPAM', desText: 'Regra da casa.' };
      expect((await platform.call('POST', '/api/moderacao/decisoes', { as: helena, json })).status).toBe(200);
      return async () => {
        const path = `/api/moderacao/casos/${found.id}/restaurar`;
        const ivo = await platform.member({ role: 'MODERATOR' });
        await platform.call('POST', path, { as: ivo, json: { desText: 'Foi engano.' } });
      };
    };

    it('taking down a VIP community refunds and notifies its members and stops the renewals', async () => {
      const { owner, ana, id } = await world(50_000);
      const bia = await platform.member({ profile_type: 'PROFISSIONAL' });
      await topUp(platform, bia, 50_000);
      await buy(ana, id);
      await buy(bia, id);
      const [back, until] = [await daysLeft(ana, id), await paidUntil(ana, id)];
      const fromOwner = Math.floor((1_592 * back) / PRICE_CENTAVOS);
      await decide(id, ana);
      expect(await balances(ana, bia)).toEqual([50_000 - PRICE_CENTAVOS + back, 50_000 - PRICE_CENTAVOS + back]);
      expect(await balances(owner)).toEqual([2 * (1_592 - fromOwner)]);
      for (const as of [ana, bia]) expect(await credited(as)).toEqual([creditOf(back)]);
      expect([...(await mine(ana, until)), ...(await mine(bia, until))]).toEqual([]);
    });

    it('after the takedown of a community is undone, its owner is still a member, and a former member can buy a new month', async () => {
      const { owner, ana, id } = await world(50_000);
      await buy(ana, id);
      const back = await daysLeft(ana, id);
      const restore = await decide(id, ana);
      await restore();
      expect(await community(owner, id)).toMatchObject({ members: { total: 1 }, membership: { status: 'ACTIVE' } });
      expect(await community(ana, id)).toMatchObject({ desRules: null, membership: { status: 'EXPIRED' } });
      await buy(ana, id);
      expect(await balances(ana)).toEqual([50_000 - 2 * PRICE_CENTAVOS + back]);
      expect(await community(ana, id)).toMatchObject({ members: { total: 2 }, membership: { status: 'ACTIVE' } });
    });
  });

  it.each([
    ['2026-01-31T15:00:00Z', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2028-01-30T15:00:00Z', ['2028-02-29', '2028-03-30']],
    ['2026-11-15T02:30:00Z', ['2026-12-15', '2027-01-15']],
  ])('the months of a subscription that begins at %s end on %j', async (start, ends) => {
    const startedAt = new Date(start);
    const seen: string[] = [];
    let now = startedAt;
    for (let paid = 0; paid < ends.length; paid++) {
      const next = await platform.db.transaction().execute((tx) => monthAfter(tx, startedAt, paid, now));
      expect(next.month).toBe(paid + 1);
      seen.push(next.ends.toISOString().slice(0, 10));
      now = next.ends;
    }
    expect(seen).toEqual(ends);
  });
});

describePlatform('concurrent purchases of VIP months', (platform) => {
  it('if a member with money for one VIP month makes five concurrent purchases, exactly one succeeds', async () => {
    const owner = await platform.member({ profile_type: 'PROFISSIONAL' });
    const ana = await platform.member({ profile_type: 'PROFISSIONAL' });
    await topUp(platform, ana, PRICE_CENTAVOS);
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) {
      const { body } = await platform.call('POST', '/api/comunidades', {
        as: owner,
        json: { desKind: 'VIP', desName: `Mesa ${index}`, valPrice: PRICE_CENTAVOS },
      });
      ids.push(z.object({ idCommunity: z.string() }).parse(body).idCommunity);
    }
    const outcomes = await Promise.allSettled(
      ids.map((communityId) => subscribe(platform.db, { viewer: ana.id, communityId, price: PRICE_CENTAVOS, terms })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const inside = await platform.db
      .selectFrom('community_members')
      .select('community_id')
      .where('user_id', '=', ana.id)
      .where('status', '=', 'ACTIVE')
      .execute();
    expect(inside).toHaveLength(1);
    expect(await balanceOf(platform.db, wallet(ana.id))).toBe(0);
  });
});
