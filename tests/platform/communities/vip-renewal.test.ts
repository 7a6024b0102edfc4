import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { monthAfter } from '../../../bff/platform/communities/vip/vip.charge.ts';
import { renew } from '../../../bff/platform/communities/vip/vip.renewal.ts';
import { subscribe } from '../../../bff/platform/communities/vip/vip.store.ts';
import type { NewUser } from '../../../bff/platform/db/schema.ts';
import { lockRow, withoutWaiting } from '../../support/locked-row.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { DAY_MS, PRICE_CENTAVOS, terms, topUp, vipWorld } from '../../support/vip.ts';

describePlatform('renewal of a VIP month', (platform) => {
  const { world, buy, statusOf, paidUntil, balances, mine, notices, renewAll, ask } = vipWorld(platform);

  describe('renewal while the VIP month cannot be bought', () => {
    const until = new Date(Date.now() + 3_650 * DAY_MS);
    type World = Awaited<ReturnType<typeof world>>;
    const closed: [why: string, shut: (world: World) => Promise<unknown>, open: (world: World) => Promise<unknown>][] =
      [
        ['the member is suspended', ({ ana }) => lock(ana, until), ({ ana }) => lock(ana, null)],
        [
          'the member has failed an age check',
          ({ ana }) => set(ana, { age_refused: true }),
          ({ ana }) => set(ana, { age_refused: false }),
        ],
        [
          'the member is deleting their account',
          ({ ana }) => set(ana, { deletes_at: until }),
          ({ ana }) => set(ana, { deletes_at: null }),
        ],
        ['the owner is banned', ({ owner }) => lock(owner, until), ({ owner }) => lock(owner, null)],
        [
          'the owner is deleting their account',
          ({ owner }) => set(owner, { deletes_at: until }),
          ({ owner }) => set(owner, { deletes_at: null }),
        ],
        [
          'the owner has a FREE profile',
          ({ owner }) => set(owner, { profile_type: 'FREE' }),
          ({ owner }) => set(owner, { profile_type: 'PROFISSIONAL' }),
        ],
        ['the owner has blocked the member', ({ owner, ana }) => block(owner, ana), ({ owner }) => unblock(owner)],
        ['the member has blocked the owner', ({ owner, ana }) => block(ana, owner), ({ ana }) => unblock(ana)],
      ];

    it.each(closed)(
      'while %s, a renewal charges nothing and is retried for 7 days, after which the membership expires',
      async (_why, shut, open) => {
        const [held, back] = [await world(50_000), await world(50_000)];
        for (const each of [held, back]) {
          await buy(each.ana, each.id);
          await shut(each);
        }
        const end = await dueOf(held.ana);
        for (let day = 0; day < 7; day++) await renewAll(new Date(end.getTime() + day * DAY_MS));
        for (const { owner, ana } of [held, back]) {
          expect(await balances(ana, owner)).toEqual([48_010, 1_592]);
          expect(await notices(ana)).toEqual([expect.stringMatching(/^não foi renovada, e nada foi cobrado: /)]);
        }
        await open(back);
        await renewAll(new Date(end.getTime() + 7 * DAY_MS));
        expect(await balances(held.ana, held.owner)).toEqual([48_010, 1_592]);
        expect(await balances(back.ana, back.owner)).toEqual([46_020, 3_184]);
        await open(held);
        expect(await statusOf(held.ana, held.id)).toBe('EXPIRED');
        expect(await statusOf(back.ana, back.id)).toBe('ACTIVE');
      },
    );

    it("if age assurance is required, a renewal charges a member only after the member's age is verified", async () => {
      const { owner, ana, id } = await world(50_000);
      await buy(ana, id);
      const [due] = await mine(ana, until);
      if (!due) throw new Error('nothing is due');
      const end = await dueOf(ana);
      await renew(platform.db, due, { ...terms, isAgeRequired: true }, end);
      expect(await balances(ana, owner)).toEqual([48_010, 1_592]);
      expect(await notices(ana)).toEqual(['não foi renovada, e nada foi cobrado: confirme sua idade para continuar']);
      const known = { user_id: ana.id, result: 'VERIFIED' as const, method: 'DOCUMENT' as const, reference: uuidv7() };
      await platform.db
        .insertInto('age_assurances')
        .values({ ...known, expires_at: until })
        .execute();
      await renew(platform.db, due, { ...terms, isAgeRequired: true }, new Date(end.getTime() + DAY_MS));
      expect(await balances(ana, owner)).toEqual([46_020, 3_184]);
    });

    const set = (member: Member, values: Partial<NewUser>) =>
      platform.db.updateTable('users').set(values).where('id', '=', member.id).execute();
    const lock = (member: Member, locked_until: Date | null) => set(member, { locked_until });
    const block = (blocker: Member, blocked: Member) =>
      platform.db.insertInto('blocks').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute();
    const unblock = ({ id }: Member) => platform.db.deleteFrom('blocks').where('blocker_id', '=', id).execute();

    async function dueOf({ id }: Member) {
      const query = platform.db.selectFrom('vip_subscriptions').select('due_at').where('user_id', '=', id);
      return (await query.executeTakeFirstOrThrow()).due_at;
    }
  });

  describe('late payment of a VIP month', () => {
    const byHand: Pay = ({ ana, id: communityId }, at) =>
      subscribe(platform.db, { viewer: ana.id, communityId, price: PRICE_CENTAVOS, terms }, at);
    const byItself: Pay = (_world, at) => renewAll(at);
    const late: [how: string, firstTry: number, paid: number, pay: Pay][] = [
      ['by the scheduler, which makes its first try after weeks', 20, 21, byItself],
      ['by the member, after weeks without a try', 20, 21, byHand],
      ['by the scheduler, weeks after the grace period', 0, 28, byItself],
      ['by the member, weeks after the grace period', 0, 28, byHand],
    ];

    it.each(late)(
      'a VIP month that is paid weeks late lasts a whole month from the day of the payment (paid %s)',
      async (_how, firstTry, paid, pay) => {
        const { each, end } = await lateSince(firstTry);
        const at = new Date(end.getTime() + paid * DAY_MS);
        await pay(each, at);
        expect(await balances(each.ana)).toEqual([50_000 - PRICE_CENTAVOS]);
        expect(await statusOf(each.ana, each.id)).toBe('ACTIVE');
        expect(await paidUntil(each.ana, each.id)).toEqual(await endOfMonthFrom(at));
      },
    );

    it.each([
      ['by the scheduler', byItself],
      ['by the member', byHand],
    ])('a VIP month paid within the grace period starts on its due day (paid %s)', async (_how, pay) => {
      const { each, end, start } = await lateSince(0);
      await pay(each, new Date(end.getTime() + 6 * DAY_MS));
      const { ends } = await platform.db.transaction().execute((tx) => monthAfter(tx, start, 1, end));
      expect(await paidUntil(each.ana, each.id)).toEqual(ends);
    });

    type Pay = (each: Awaited<ReturnType<typeof world>>, at: Date) => Promise<unknown>;

    /**
     * Creates a member whose VIP renewal is overdue: it was first tried `days` after the end of the paid month and
     * failed because the member had no money. The member has money now.
     */
    async function lateSince(days: number) {
      const each = await world(PRICE_CENTAVOS);
      await buy(each.ana, each.id);
      const end = await paidUntil(each.ana, each.id);
      const query = platform.db.selectFrom('vip_subscriptions').select('started_at').where('user_id', '=', each.ana.id);
      const { started_at: start } = await query.executeTakeFirstOrThrow();
      await renewAll(new Date(end.getTime() + days * DAY_MS));
      expect(await statusOf(each.ana, each.id)).toBe('PAST_DUE');
      await topUp(platform, each.ana, 50_000);
      return { each, end, start };
    }

    async function endOfMonthFrom(at: Date) {
      return (await platform.db.transaction().execute((tx) => monthAfter(tx, at, 0, at))).ends;
    }
  });

  describe.skipIf(platform.kind !== 'postgres')(
    'purchase and renewal during a lock on the owner (needs PostgreSQL)',
    () => {
      it("while the owner's row is locked, buying and renewing a VIP month do not wait", async () => {
        const { owner, ana, id } = await world(50_000);
        const release = await lockRow(platform, 'users', { id: owner.id }, 'no key update');
        try {
          expect(await withoutWaiting(platform, ask(ana, id))).toMatchObject({ status: 200 });
          const end = await paidUntil(ana, id);
          expect(await withoutWaiting(platform, renewAll(end))).toBeUndefined();
          expect(await balances(ana)).toEqual([50_000 - 2 * PRICE_CENTAVOS]);
        } finally {
          await release();
        }
      });
    },
  );

  it('a cancelled VIP subscription is listed until its month ends; cancelling it a second time changes nothing', async () => {
    const { ana, id } = await world(50_000);
    await buy(ana, id);
    const list = await platform.call('GET', '/api/assinaturas', { as: ana });
    const own = { idCommunity: id, desName: 'Mesa VIP', valPrice: PRICE_CENTAVOS };
    expect(list).toMatchObject({ status: 200, body: { assinaturas: [{ ...own, status: 'ACTIVE' }] } });
    const cancel = () => platform.call('DELETE', `/api/assinaturas/${id}`, { as: ana });
    for (let again = 0; again < 2; again++) {
      expect(await cancel()).toMatchObject({
        status: 200,
        body: { assinaturas: [{ ...own, status: 'CANCELS_AT_END' }] },
      });
    }
    await renewAll(await paidUntil(ana, id));
    expect(await platform.call('GET', '/api/assinaturas', { as: ana })).toMatchObject({ body: { assinaturas: [] } });
    expect((await cancel()).status).toBe(400);
  });
});
