import { sql } from 'kysely';
import { v4, v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { unpublishedBytes } from '../../../bff/platform/media/media.store.ts';
import { purgeDeletedPosts } from '../../../bff/platform/posts/purge.ts';
import { provider, record, wallet } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { topUp } from '../../support/ads.ts';
import { picture, streamOf } from '../../support/media.ts';
import { describePlatform, type Member } from '../../support/platform.ts';
import { refuseChange } from '../../support/refuse-change.ts';

const DAY_MS = 86_400_000;

describePlatform('deletion of old data', (platform) => {
  const there = async (table: string, id: string) =>
    (await sql`select 1 from ${sql.table(table)} where id = ${id}`.execute(platform.db)).rows.length > 0;
  const deletedPost = async (author: Member, days: number, more: { taken_down?: string } = {}) => {
    const post = await platform.post(author);
    const comment = await platform.comment(await platform.member(), post);
    const deleted_at = new Date(Date.now() - days * DAY_MS);
    await platform.db
      .updateTable('posts')
      .set({ deleted_at, ...more })
      .where('id', '=', post)
      .execute();
    return { post, comment };
  };
  const decisionOf = async (moderator: Member, erased: Date | null) => {
    const [id, case_id] = [uuidv7(), uuidv7()];
    await sql`insert into moderation_cases (id, target_kind, target_id, reason, status, decided_at, due_at, evidence, evidence_erased_at)
      values (${case_id}, 'POST', ${v4()}, 'SPAM', 'DECIDED', now(), now(), '{}', ${erased})`.execute(platform.db);
    await sql`insert into moderation_decisions (id, case_id, kind, moderator_id, reason)
      values (${id}, ${case_id}, 'TAKE_DOWN', ${moderator.id}, 'SPAM')`.execute(platform.db);
    return id;
  };

  it('an author can delete their post in a community after leaving it or being removed from it', async () => {
    const [ana, bia] = [await platform.member({ profile_type: 'PROFISSIONAL' }), await platform.member()];
    for (const isPutOut of [true, false]) {
      const community = await platform.community(ana, [bia]);
      await platform.db.updateTable('communities').set({ post_count: 1 }).where('id', '=', community).execute();
      const post = await platform.post(bia, { community });
      const which = sql`community_id = ${community} and user_id = ${bia.id}`;
      const leave = isPutOut
        ? sql`update community_members set status = 'REMOVED' where ${which}`
        : sql`delete from community_members where ${which}`;
      await leave.execute(platform.db);
      const kept = await platform.post(bia);
      const listed = async (as: Member) => (await platform.call('GET', '/api/feed-v2/left-behind', { as })).body;
      const mine = { idPost: post, idCommunity: community, owner: true };
      expect(await listed(bia)).toMatchObject({ posts: [mine] });
      expect(await listed(ana)).toMatchObject({ posts: [] });
      expect(kept).not.toBe(post);
      const remove = (as: Member) => platform.call('DELETE', `/api/post/${post}/delete`, { as });
      expect((await remove(await platform.member())).status, 'another member cannot delete the post').toBe(404);
      expect((await remove(bia)).status).toBe(204);
      expect((await remove(bia)).status, 'the post can be deleted once').toBe(404);
      expect(await listed(bia)).toMatchObject({ posts: [] });
      const left = await sql`select post_count from communities where id = ${community}`.execute(platform.db);
      expect(left.rows).toEqual([{ post_count: 0 }]);
    }
  });

  it('a post deleted over 90 days ago is purged with comments and files, unless it is moderation evidence', async () => {
    const [ana, moderator] = [await platform.member(), await platform.member({ role: 'MODERATOR' })];
    const file = await platform.media.ingest(streamOf(await picture()), { ownerId: ana.id });
    const [old, young] = [await deletedPost(ana, 91), await deletedPost(ana, 89)];
    const kept = await deletedPost(ana, 91, { taken_down: await decisionOf(moderator, null) });
    const over = await deletedPost(ana, 91, { taken_down: await decisionOf(moderator, new Date()) });
    const alive = await platform.post(ana);
    await platform.db
      .updateTable('media')
      .set({ post_id: old.post, evidence: true, created_at: new Date(0) })
      .where('id', '=', file.id)
      .execute();
    await Promise.all([purgeDeletedPosts(platform.db), purgeDeletedPosts(platform.db)]);
    for (const { post, comment } of [old, over])
      expect([await there('posts', post), await there('comments', comment)]).toEqual([false, false]);
    for (const { post, comment } of [young, kept])
      expect([await there('posts', post), await there('comments', comment)]).toEqual([true, true]);
    expect(await there('posts', alive)).toBe(true);

    expect(await unpublishedBytes(platform.db, ana.id), "evidence does not count in the author's storage").toBe(0);
    expect(
      (await platform.call('DELETE', `/api/media/${file.id}`, { as: ana })).status,
      'the author cannot discard evidence',
    ).toBe(404);
    await platform.media.sweep();
    expect(await there('media', file.id), 'the sweep keeps evidence').toBe(true);
    await platform.db.updateTable('media').set({ evidence: false }).where('id', '=', file.id).execute();
    await platform.media.sweep();
    expect(await there('media', file.id)).toBe(false);
  });

  it('if purging one post fails, purgeDeletedPosts() purges the other posts and retries the failed one in its next run', async () => {
    const ana = await platform.member();
    const [stuck, next] = [await deletedPost(ana, 92), await deletedPost(ana, 91)];
    const release = await refuseChange(platform.db, 'posts', 'delete', stuck.post);
    await expect(purgeDeletedPosts(platform.db)).rejects.toThrow(AggregateError);
    expect([await there('posts', stuck.post), await there('posts', next.post)]).toEqual([true, false]);
    await release();
    expect(await purgeDeletedPosts(platform.db)).toBe(1);
    expect(await there('posts', stuck.post)).toBe(false);
  });

  it("an erasure deletes the provider's customer record; if the provider is unavailable, the next run retries it", async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 1_000);
    const { payments } = platform;
    const customer = await payments.provider?.createCustomer(ana.id, `customer:${ana.id}`);
    await platform.db
      .insertInto('payment_customers')
      .values({ member_id: ana.id, provider_id: customer ?? '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await platform.db
      .updateTable('users')
      .set({ deletes_at: new Date(0) })
      .where('id', '=', ana.id)
      .execute();
    const { provider: bank } = payments;
    if (!bank) throw new Error('no provider');
    const asked: string[] = [];
    let isAway = true;
    payments.provider = {
      ...bank,
      async deleteCustomer(id) {
        asked.push(id);
        if (isAway) throw new Error('away');
        await bank.deleteCustomer(id);
      },
    };
    try {
      await platform.erasure.work();
      const known = sql`select 1 from payment_customers where member_id = ${ana.id}`;
      expect((await known.execute(platform.db)).rows, 'the customer is kept for the next try').toHaveLength(1);
      isAway = false;
      await platform.erasure.work();
      expect((await known.execute(platform.db)).rows).toEqual([]);
      expect(asked).toEqual([customer, customer]);
    } finally {
      payments.provider = bank;
    }
    await bank.deleteCustomer(customer ?? '');
    const wanted = {
      id: uuidv7(),
      memberId: ana.id,
      customer: customer ?? '',
      centavos: 500,
      purpose: 'TOP_UP' as const,
    };
    await expect(bank.createIntent(wanted)).rejects.toThrow();
  });

  it('the payment history shows the current name of the community that was paid for', async () => {
    const [ana, bia] = [await platform.member(), await platform.member({ profile_type: 'PROFISSIONAL' })];
    const community = await platform.community(bia, [], 'VIP');
    const entries = [
      { account: wallet(ana.id), centavos: 500 },
      { account: provider, centavos: -500 },
    ];
    const movement = { key: v4(), kind: 'REFUND' as const, memberId: ana.id, communityId: community, entries };
    await platform.db.transaction().execute((tx) => record(tx, movement));
    const named = async () => JSON.stringify((await platform.call('GET', '/api/payments', { as: ana })).body);
    expect(await named()).toContain('Comunidade');
    await platform.db.updateTable('communities').set({ name: 'Outro nome' }).where('id', '=', community).execute();
    expect(await named()).toContain('Outro nome');
  });
});
