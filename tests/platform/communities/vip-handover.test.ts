import { describe, expect, it } from 'vitest';
import { closeCommunity } from '../../../bff/platform/communities/running.store.ts';
import { formatBRL } from '../../../schema/brl.ts';
import { balanceOf, receivable } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { bookProblems, inDays, runningHighlight } from '../../support/ads.ts';
import { handOver } from '../../support/hand-over.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { PRICE_CENTAVOS, topUp, vipWorld } from '../../support/vip.ts';

const EARNED = 1_592;

describePlatform('VIP community after a handover', (platform) => {
  const { world, buy, balances, community, daysLeft, payAhead, empty, notices, statusOf } = vipWorld(platform);
  const owed = async ({ id }: Member) => Math.abs(await balanceOf(platform.db, receivable(id)));

  /** Creates a VIP community and hands it over to a new owner. Ana paid the first owner for her current month. */
  async function handedOver() {
    const { owner: first, ana, id } = await world(50_000);
    const next = await platform.member({ profile_type: 'PROFISSIONAL' });
    await topUp(platform, next, 10_000);
    await buy(ana, id);
    await platform.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('community_members')
        .set({ role: 'MODERATOR' })
        .where('community_id', '=', id)
        .where('user_id', '=', first.id)
        .execute();
      await tx
        .insertInto('community_members')
        .values({ community_id: id, user_id: next.id, role: 'OWNER', status: 'ACTIVE' })
        .execute();
      await tx.updateTable('communities').set({ owner_id: next.id }).where('id', '=', id).execute();
    });
    const back = await daysLeft(ana, id);
    return { first, next, ana, id, back, fromFirst: Math.floor((EARNED * back) / PRICE_CENTAVOS) };
  }

  it("after a handover, a removed member's refund is taken from the owner who was paid for the refunded month", async () => {
    const { first, next, ana, id, back, fromFirst } = await handedOver();
    const path = `/api/comunidades/${id}/members/${ana.id}`;
    expect((await platform.call('DELETE', path, { as: next })).status).toBe(200);
    expect(await balances(ana, first, next)).toEqual([50_000 - PRICE_CENTAVOS + back, EARNED - fromFirst, 10_000]);
  });

  it('if a member renewed early after a handover, each owner returns the days of the month that they earned', async () => {
    const { first, next, ana, id, back, fromFirst } = await handedOver();
    await payAhead(ana, next, id);
    expect(await balances(ana, first, next)).toEqual([50_000 - 2 * PRICE_CENTAVOS, EARNED, 10_000 + EARNED]);
    await closeCommunity(platform.db, next.id, id);
    expect(await balances(ana, first, next)).toEqual([50_000 - PRICE_CENTAVOS + back, EARNED - fromFirst, 10_000]);
  });

  it("after a handover, closing the community takes each month's refund from the wallet of the owner who earned it", async () => {
    const { first, next, ana, id, back, fromFirst } = await handedOver();
    const bia = await platform.member({ profile_type: 'PROFISSIONAL' });
    await topUp(platform, bia, PRICE_CENTAVOS);
    await buy(bia, id);
    await topUp(platform, first, 1_000);
    expect(await balances(next)).toEqual([10_000 + EARNED]);
    await closeCommunity(platform.db, next.id, id);
    expect(await balances(ana, bia, first, next)).toEqual([
      50_000 - PRICE_CENTAVOS + back,
      back,
      1_000 + EARNED - fromFirst,
      10_000 + EARNED - fromFirst,
    ]);
    expect([await owed(first), await owed(next)]).toEqual([0, 0]);
  });

  describe('notices about refunded VIP earnings', () => {
    const debits = (member: Member) => notices(member, 'WALLET_DEBITED');
    const put = (out: Member, id: string, as: Member) =>
      platform.call('DELETE', `/api/comunidades/${id}/members/${out.id}`, { as });

    it('after a handover, removing a member notifies only the former owner, whose earnings pay the refund', async () => {
      const { first, next, ana, id, fromFirst } = await handedOver();
      await put(ana, id, next);
      expect(await debits(first)).toEqual([`${formatBRL(fromFirst)} de Mesa VIP, que saíram dos seus ganhos`]);
      expect(await debits(next)).toEqual([]);
    });

    it('if a former owner has already spent the refunded earnings, the notice states that the amount is now owed', async () => {
      const { first, next, ana, id, fromFirst } = await handedOver();
      await empty(first);
      await put(ana, id, next);
      const said = 'o valor já tinha sido gasto e fica em aberto na sua carteira';
      expect(await debits(first)).toEqual([`${formatBRL(fromFirst)} de Mesa VIP; ${said}`]);
      expect(await owed(first)).toBe(fromFirst);
    });

    it('an owner who removes a member is notified only if the refund puts the owner in debt', async () => {
      const [rich, poor] = [await world(50_000), await world(50_000)];
      for (const { ana, id } of [rich, poor]) await buy(ana, id);
      await empty(poor.owner);
      await topUp(platform, poor.owner, 100);
      const back = await daysLeft(poor.ana, poor.id);
      for (const { owner, ana, id } of [rich, poor]) await put(ana, id, owner);
      const taken = Math.floor((EARNED * back) / PRICE_CENTAVOS);
      const said = `${formatBRL(taken - 100)} já tinham sido gastos e ficam em aberto na sua carteira`;
      expect([await debits(rich.owner), await debits(poor.owner)]).toEqual([
        [],
        [`${formatBRL(taken)} de Mesa VIP; ${said}`],
      ]);
    });

    it('if a moderator removes a paying member, the owner is notified about the refund', async () => {
      const { owner, ana, id } = await world(50_000);
      await buy(ana, id);
      const helper = await platform.member({ profile_type: 'PROFISSIONAL' });
      const role = { community_id: id, user_id: helper.id, role: 'MODERATOR', status: 'ACTIVE' } as const;
      await platform.db.insertInto('community_members').values(role).execute();
      const taken = Math.floor((EARNED * (await daysLeft(ana, id))) / PRICE_CENTAVOS);
      await put(ana, id, helper);
      expect(await debits(owner)).toEqual([`${formatBRL(taken)} de Mesa VIP, que saíram dos seus ganhos`]);
    });

    it('after a handover, closing the community sends the former owner one notice with the sum of the refunds', async () => {
      const { owner: first, ana, id } = await world(50_000);
      const [bia, next] = [
        await platform.member({ profile_type: 'PROFISSIONAL' }),
        await platform.member({ profile_type: 'PROFISSIONAL' }),
      ];
      await topUp(platform, bia, PRICE_CENTAVOS);
      await topUp(platform, next, PRICE_CENTAVOS);
      for (const each of [ana, bia, next]) await buy(each, id);
      const taken = 2 * Math.floor((EARNED * (await daysLeft(ana, id))) / PRICE_CENTAVOS);
      await handOver(platform, id, first, next);
      await closeCommunity(platform.db, next.id, id);
      expect(await debits(first)).toEqual([`${formatBRL(taken)} de Mesa VIP, que saíram dos seus ganhos`]);
    });

    it('WALLET_DEBITED notifications cannot be switched off', async () => {
      const { first, next, ana, id } = await handedOver();
      const preferences = [{ desType: 'WALLET_DEBITED', enabled: false }];
      const off = await platform.call('PUT', '/api/notificacoes/preferencias', { as: first, json: { preferences } });
      expect(off.status).toBe(400);
      await put(ana, id, next);
      expect(await debits(first)).toHaveLength(1);
    });
  });

  it('a former owner who is demoted to MEMBER loses the membership, and can buy a new one', async () => {
    const { first, next, id } = await handedOver();
    const demote = () =>
      platform.call('PATCH', `/api/comunidades/${id}/members/${first.id}`, { as: next, json: { role: 'MEMBER' } });
    const { total: before } = (await community(next, id)).members;
    expect((await demote()).status).toBe(200);
    expect(await community(first, id)).toMatchObject({ membership: { status: 'EXPIRED' }, desRules: null });
    expect((await community(next, id)).members.total).toBe(before - 1);
    expect(await notices(first)).toEqual(['sem moderação']);
    const access = platform.eventsOn('access').map(({ payload }) => payload);
    expect(access).toContainEqual({ type: 'membership', idUser: first.id, idCommunity: id });
    expect((await demote()).status).toBe(404);
    await topUp(platform, first, PRICE_CENTAVOS);
    expect(await buy(first, id)).toMatchObject({ membership: { status: 'ACTIVE' } });
  });

  it('a paying member who is demoted from moderator to member keeps the membership', async () => {
    const { next, ana, id } = await handedOver();
    for (const role of ['MODERATOR', 'MEMBER']) {
      const json = { role };
      const given = await platform.call('PATCH', `/api/comunidades/${id}/members/${ana.id}`, { as: next, json });
      expect(given.status).toBe(200);
    }
    expect(await statusOf(ana, id)).toBe('ACTIVE');
  });

  it('the ledger check reports a VIP month without a payment and an ad with a wrong refund', async () => {
    const { owner, ana, id } = await world(50_000);
    await buy(ana, id);
    await topUp(platform, owner, 50_000);
    const ad = await runningHighlight(platform, owner, { endDate: inDays(3) });
    await platform.call('DELETE', `/api/anuncios/${ad}`, { as: owner });
    const setMonths = (by: number) =>
      platform.db
        .updateTable('vip_subscriptions')
        .set(({ eb }) => ({ months: eb('months', '+', by) }))
        .where('community_id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow();
    const setReturned = (by: number) =>
      platform.db
        .updateTable('ads')
        .set(({ eb }) => ({ returned_centavos: eb('returned_centavos', '+', by) }))
        .where('id', '=', ad)
        .execute();
    const subscription = await setMonths(1);
    await setReturned(-1);
    expect(await bookProblems(platform)).toEqual([
      `ad ${ad} has a returned amount that differs from the ledger`,
      `VIP subscription ${subscription.id} runs through an unpaid month`,
    ]);
    await setMonths(-1);
    await setReturned(1);
  });
});
