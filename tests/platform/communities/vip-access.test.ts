import { describe, expect, it } from 'vitest';
import { endUnderRefusedOwners } from '../../../bff/platform/communities/vip/vip.refused-owners.ts';
import type { NewUser } from '../../../bff/platform/db/schema.ts';
import { answerOffer, handOver, offer } from '../../support/hand-over.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { picture, streamOf } from '../../support/media.ts';
import { desk } from '../../support/moderation.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { DAY_MS, PRICE_CENTAVOS, topUp, vipWorld } from '../../support/vip.ts';

const START_CENTAVOS = 50_000;

describePlatform('access to a VIP community', (platform) => {
  const { world, buy, ask, statusOf, daysLeft, balances, credited, creditOf } = vipWorld(platform);
  const call: typeof platform.call = (...asked) => platform.call(...asked);
  const block = (as: Member, other: Member) => call('POST', `/api/user-v2/${other.id}/block`, { as });
  const stateOf = async (member: Member, communityId: string) => {
    const rows = platform.db.selectFrom('community_members').select('status').where('user_id', '=', member.id);
    return (await rows.where('community_id', '=', communityId).executeTakeFirst())?.status;
  };
  const set = (member: Member, values: Partial<NewUser>) =>
    platform.db.updateTable('users').set(values).where('id', '=', member.id).execute();

  async function another(id: string) {
    const bia = await platform.member({ profile_type: 'PROFISSIONAL' });
    await topUp(platform, bia, START_CENTAVOS);
    await buy(bia, id);
    return bia;
  }

  it('if the owner blocks a paying member, the member is removed, notified and refunded once for the unstarted days', async () => {
    const { owner, ana, id } = await world(START_CENTAVOS);
    await buy(ana, id);
    const back = await daysLeft(ana, id);
    for (let again = 0; again < 2; again += 1) expect((await block(owner, ana)).status).toBe(204);
    expect(await stateOf(ana, id)).toBe('REMOVED');
    expect(await balances(ana)).toEqual([START_CENTAVOS - PRICE_CENTAVOS + back]);
    expect(await credited(ana)).toEqual([creditOf(back)]);
    expect((await ask(ana, id)).status).toBe(404);
    expect(await statusOf(owner, id)).toBe('ACTIVE');
  });

  it('if an owner blocks a member, the member is removed from all communities of that owner and from no other', async () => {
    const { owner, ana, id } = await world(START_CENTAVOS);
    await buy(ana, id);
    const json = { desKind: 'VIP', desName: 'Roda VIP', valPrice: PRICE_CENTAVOS };
    const second = fieldOf((await call('POST', '/api/comunidades', { as: owner, json })).body, 'idCommunity');
    await buy(ana, second);
    const other = await world(0);
    await buy(ana, other.id);
    await block(owner, ana);
    expect(await Promise.all([id, second, other.id].map((each) => stateOf(ana, each)))).toEqual([
      'REMOVED',
      'REMOVED',
      'ACTIVE',
    ]);
  });

  it('a member who blocks the owner keeps the membership and gets no refund', async () => {
    const { owner, ana, id } = await world(START_CENTAVOS);
    await buy(ana, id);
    await block(ana, owner);
    expect([await stateOf(ana, id), ...(await balances(ana))]).toEqual(['ACTIVE', START_CENTAVOS - PRICE_CENTAVOS]);
  });

  it('if the next owner has blocked a paying member, handing the community over removes and refunds that member', async () => {
    const { owner, ana: next, id } = await world(START_CENTAVOS);
    await buy(next, id);
    const [bia, caio] = [await another(id), await another(id)];
    const back = await daysLeft(bia, id);
    await block(next, bia);
    expect(await stateOf(bia, id)).toBe('ACTIVE');
    await handOver(platform, id, owner, next);
    expect([await stateOf(bia, id), ...(await balances(bia))]).toEqual([
      'REMOVED',
      START_CENTAVOS - PRICE_CENTAVOS + back,
    ]);
    expect(await stateOf(caio, id)).toBe('ACTIVE');
  });

  it.skipIf(platform.kind !== 'postgres')(
    'if the owner blocks a member during the purchase, the member is removed and refunded (needs PostgreSQL)',
    async () => {
      const { owner, ana, id } = await world(START_CENTAVOS);
      const letPay = await lockRow(platform, 'ledger_accounts', { owner_id: ana.id, kind: 'WALLET' });
      const paying = ask(ana, id);
      await untilWaiting(platform);
      const blocking = block(owner, ana);
      await untilWaiting(platform, 2);
      await letPay();
      expect([(await paying).status, (await blocking).status]).toEqual([200, 204]);
      expect(await stateOf(ana, id)).toBe('REMOVED');
      const [left = 0] = await balances(ana);
      expect(START_CENTAVOS - left).toBeLessThanOrEqual(Math.ceil(PRICE_CENTAVOS / 28));
    },
  );

  it('if the next owner blocks a member during the handover, the member is removed, even if the handover commits first', async () => {
    const { owner, ana: next, id } = await world(START_CENTAVOS);
    await buy(next, id);
    const bia = await another(id);
    for (let round = 0; round < 4; round += 1) {
      await offer(platform, id, owner, next);
      const both = [() => answerOffer(platform, id, next), () => block(next, bia)];
      await Promise.all((round % 2 ? both : both.toReversed()).map((act) => act()));
      expect(await stateOf(bia, id)).toBe('REMOVED');
    }
  });

  describe('VIP community whose owner is banned, suspended, age-rejected or deleting their account', () => {
    const { reportedCase, decide } = desk(platform);
    const readable = async (as: Member, post: string) => (await call('GET', `/api/post/${post}`, { as })).status;
    const listed = async (as: Member, id: string) =>
      JSON.stringify((await call('GET', `/api/feed-v2/community/${id}`, { as })).body);

    async function ban(owner: Member, by: Member) {
      const judge = await platform.member({ role: 'MODERATOR' });
      const shown = await platform.post(owner);
      const caseId = await reportedCase(by, 'POST', shown);
      expect((await decide(judge, [caseId], 'BAN')).status).toBe(200);
    }

    async function published(owner: Member, id: string) {
      const { id: file } = await platform.media.ingest(streamOf(await picture()), { ownerId: owner.id });
      const post = await platform.post(owner, { community: id, text: 'pago' });
      await platform.db.updateTable('media').set({ post_id: post, position: 0 }).where('id', '=', file).execute();
      return post;
    }

    const addressOf = async (as: Member, post: string) => {
      const { body } = await call('GET', `/api/post/${post}`, { as });
      return /\/media\/[^"]+/.exec(JSON.stringify(body))?.[0] ?? '';
    };

    it('after the owner is banned, paying members can read posts and pictures until their paid month ends', async () => {
      const { owner, ana, id } = await world(START_CENTAVOS);
      await buy(ana, id);
      const open = await platform.post(owner);
      const post = await published(owner, id);
      await ban(owner, ana);
      expect([await readable(ana, post), await readable(ana, open)]).toEqual([200, 404]);
      expect(await listed(ana, id)).toContain(post);
      expect((await call('GET', await addressOf(ana, post))).status).toBe(200);
      const address = await addressOf(ana, post);
      const past = new Date(Date.now() - 1_000);
      await platform.db
        .updateTable('vip_subscriptions')
        .set({ paid_until: past })
        .where('user_id', '=', ana.id)
        .execute();
      expect(await readable(ana, post)).toBe(404);
      expect((await call('GET', address)).status).toBe(404);
    });

    it('while the owner is suspended or deletes the account, paying members can read posts unless they blocked the owner', async () => {
      const { owner, ana, id } = await world(START_CENTAVOS);
      await buy(ana, id);
      const [bia, helper] = [await another(id), await platform.member()];
      await platform.db
        .insertInto('community_members')
        .values({ id: helper.id, community_id: id, user_id: helper.id, role: 'MODERATOR' })
        .execute();
      const post = await published(owner, id);
      await block(bia, owner);
      for (const out of [
        { locked_until: new Date(Date.now() + DAY_MS) },
        { deletes_at: new Date(Date.now() + DAY_MS) },
      ]) {
        await set(owner, { locked_until: null, deletes_at: null, ...out });
        expect([await readable(ana, post), await readable(bia, post), await readable(helper, post)]).toEqual([
          200, 404, 404,
        ]);
      }
    });

    it('if the owner fails an age check, the memberships end, the unstarted days are refunded and the posts are hidden', async () => {
      const { owner, ana, id } = await world(START_CENTAVOS);
      await buy(ana, id);
      const post = await published(owner, id);
      const back = await daysLeft(ana, id);
      await set(owner, { age_refused: true });
      expect(await readable(ana, post)).toBe(404);
      const failures: unknown[] = [];
      for (let again = 0; again < 2; again += 1)
        await endUnderRefusedOwners(platform.db, (error) => failures.push(error));
      expect(failures).toEqual([]);
      expect([await stateOf(ana, id), ...(await balances(ana))]).toEqual([
        'EXPIRED',
        START_CENTAVOS - PRICE_CENTAVOS + back,
      ]);
      expect(await credited(ana)).toEqual([creditOf(back)]);
    });
  });
});
