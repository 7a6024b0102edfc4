import { expect, it } from 'vitest';
import { v4 } from 'uuid';
import { z } from 'zod';
import { recordAdClick, recordAdViews } from '../../../bff/platform/ads/counting.store.ts';
import { endDueAds } from '../../../bff/platform/ads/schedule.ts';
import { saoPauloMidnight } from '../../../bff/platform/calendar/sao-paulo.ts';
import { ageAd, inDays, publishBoost, runningHighlight, topUp, today } from '../../support/ads.ts';
import { copyOf } from '../../support/copy-of-data.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { jsonIn, unzipped } from '../../support/zip.ts';

const answer = z.object({
  reach: z.int(),
  views: z.int(),
  clicks: z.int(),
  reactions: z.int(),
  follows: z.int(),
  daysFrom: z.string().nullable(),
  days: z.array(
    z.object({
      date: z.string(),
      reach: z.int(),
      views: z.int(),
      clicks: z.int(),
      reactions: z.int(),
      follows: z.int(),
      cost: z.int(),
    }),
  ),
});
const none = { reach: 0, views: 0, clicks: 0, reactions: 0, follows: 0, cost: 1_000 };

const viewOf = (adId: string) => ({ adId, ageMs: 0 });

describePlatform('the figures of an ad per day', (platform) => {
  const read = async (as: Member, id: string) =>
    answer.parse((await platform.call('GET', `/api/anuncios/user/ads/${id}`, { as })).body);
  const daysOf = async (as: Member, id: string) => (await read(as, id)).days;
  const see = (as: Member, ...idAnuncios: string[]) =>
    platform.call('POST', '/api/anuncios/views', { as, json: { idAnuncios } });
  const noon = (day: string) => new Date(saoPauloMidnight(day).getTime() + 12 * 3_600_000);
  /** Buys a profile highlight (an ad for a profile) of ten days that started `ago` days ago. */
  const highlight = async (ago: number) => {
    const owner = await platform.member();
    const id = await runningHighlight(platform, owner, { endDate: inDays(9) });
    await ageAd(platform, id, ago);
    return { owner, id };
  };
  const boost = async (ago: number) => {
    const owner = await platform.member();
    await topUp(platform, owner, 10_000);
    const postId = await platform.post(owner);
    const id = fieldOf((await publishBoost(platform, owner, postId, { endDate: inDays(9) })).body, 'idAnuncio');
    await ageAd(platform, id, ago);
    return { owner, id, postId };
  };
  const sum = (days: z.infer<typeof answer>['days']) =>
    Object.fromEntries(
      (['reach', 'views', 'clicks', 'reactions', 'follows', 'cost'] as const).map((figure) => [
        figure,
        days.reduce((total, day) => total + day[figure], 0),
      ]),
    );

  it('a running ad has figures for each day from its first day to today, with zeros for days without views', async () => {
    const { owner, id } = await highlight(2);
    const [bia, eva] = [await platform.member(), await platform.member()];
    await recordAdViews(platform.db, bia.id, [viewOf(id), viewOf(id)], noon(inDays(-2)));
    await recordAdClick(platform.db, bia.id, id, noon(inDays(-2)));
    await see(bia, id);
    await see(eva, id);
    await platform.call('POST', `/api/anuncios/${id}/click`, { as: eva });
    const figures = await read(owner, id);
    expect(figures.days).toEqual([
      { ...none, date: inDays(-2), reach: 1, views: 2, clicks: 1 },
      { ...none, date: inDays(-1) },
      { ...none, date: today(), reach: 1, views: 2, clicks: 1 },
    ]);
    expect(figures.daysFrom).toBeNull();
    expect(sum(figures.days)).toMatchObject({ reach: figures.reach, views: figures.views, clicks: figures.clicks });
  });

  it('if a member clicks an ad a day before seeing it, only the day of the click counts the member as reached', async () => {
    const { owner, id } = await highlight(1);
    const bia = await platform.member();
    await recordAdClick(platform.db, bia.id, id, noon(inDays(-1)));
    await see(bia, id);
    expect(await daysOf(owner, id)).toEqual([
      { ...none, date: inDays(-1), reach: 1, clicks: 1 },
      { ...none, date: today(), views: 1 },
    ]);
  });

  it('a view one millisecond before midnight in São Paulo and a view at midnight count on different days', async () => {
    const { owner, id } = await highlight(3);
    const midnight = saoPauloMidnight(inDays(-1));
    const [bia, eva] = [await platform.member(), await platform.member()];
    await recordAdViews(platform.db, bia.id, [viewOf(id)], new Date(midnight.getTime() - 1));
    await recordAdViews(platform.db, eva.id, [viewOf(id)], midnight);
    expect((await daysOf(owner, id)).map(({ date, reach }) => [date, reach])).toEqual([
      [inDays(-3), 0],
      [inDays(-2), 1],
      [inDays(-1), 1],
      [today(), 0],
    ]);
  });

  it("a view or click after an ad's last day is not counted, even if the scheduler has not ended the ad yet", async () => {
    const { owner, id } = await highlight(10);
    await see(await platform.member(), id);
    await platform.call('POST', `/api/anuncios/${id}/click`, { as: await platform.member() });
    const { days, reach } = await read(owner, id);
    expect(reach).toBe(0);
    expect([days.length, days.at(-1)?.date]).toEqual([10, inDays(-1)]);
  });

  it('if ten members concurrently view and click an ad, ten views and ten clicks are counted', async () => {
    const { owner, id } = await highlight(0);
    const viewers = await Promise.all(Array.from({ length: 10 }, () => platform.member()));
    await Promise.all(
      viewers.flatMap((as) => [see(as, id), platform.call('POST', `/api/anuncios/${id}/click`, { as })]),
    );
    expect(await daysOf(owner, id)).toEqual([{ ...none, date: today(), reach: 10, views: 10, clicks: 10 }]);
  });

  it('reactions and follows caused by a boosted post count on their day; removing a reaction lowers the count', async () => {
    const { owner, id, postId } = await boost(1);
    const [bia, eva] = [await platform.member(), await platform.member()];
    await see(bia, id);
    await see(eva, id);
    for (const as of [bia, eva])
      await platform.call('POST', `/api/post/${postId}/reaction`, { as, json: { desType: 'FIRE' } });
    await platform.follow(bia, owner);
    expect((await daysOf(owner, id)).at(-1)).toEqual({
      ...none,
      date: today(),
      reach: 2,
      views: 2,
      reactions: 2,
      follows: 1,
    });
    await platform.call('DELETE', `/api/post/${postId}/reaction`, { as: eva });
    const figures = await read(owner, id);
    expect(figures.days.at(-1)).toMatchObject({ reactions: 1, follows: 1 });
    expect(sum(figures.days)).toMatchObject({ reactions: figures.reactions, follows: figures.follows });
  });

  it("a reaction after a boost's last day, but before the scheduler ends the boost, counts on the last day", async () => {
    const { owner, id, postId } = await boost(0);
    const bia = await platform.member();
    await see(bia, id);
    await ageAd(platform, id, 10);
    await platform.db
      .updateTable('ad_viewers')
      .set({ seen_at: noon(inDays(-1)) })
      .where('ad_id', '=', id)
      .execute();
    await platform.call('POST', `/api/post/${postId}/reaction`, { as: bia, json: { desType: 'FIRE' } });
    await endDueAds(platform.db);
    const figures = await read(owner, id);
    expect(figures.reactions).toBe(1);
    expect(figures.days.at(-1)).toMatchObject({ date: inDays(-1), reactions: 1 });
    expect(figures.days).toHaveLength(10);
  });

  it('if an owner ends an ad early, its figures reach up to that day, and their cost is the price minus the refund', async () => {
    const { owner, id } = await highlight(2);
    await platform.call('DELETE', `/api/anuncios/${id}`, { as: owner });
    await platform.db
      .updateTable('ads')
      .set({ ended_at: noon(today()) })
      .where('id', '=', id)
      .execute();
    const days = await daysOf(owner, id);
    expect(days.map(({ date }) => date)).toEqual([inDays(-2), inDays(-1), today()]);
    expect(sum(days)).toMatchObject({ cost: 3_000 });
    expect((await platform.call('GET', `/api/anuncios/user/ads/${id}`, { as: owner })).body).toMatchObject({
      cost: 3_000,
      returned: 7_000,
    });
  });

  it('if the post of a boost is deleted, its days without a view cost nothing, and the others add up to its cost', async () => {
    const { owner, id, postId } = await boost(2);
    await see(await platform.member(), id);
    await platform.call('DELETE', `/api/post/${postId}/delete`, { as: owner });
    expect((await daysOf(owner, id)).map(({ cost }) => cost)).toEqual([0, 0, 1_000]);
    expect((await platform.call('GET', `/api/anuncios/user/ads/${id}`, { as: owner })).body).toMatchObject({
      cost: 1_000,
      returned: 9_000,
    });
  });

  it('an ad that ran for ninety days has figures for ninety days, and their costs add up to its full price', async () => {
    const owner = await platform.member();
    const id = await runningHighlight(platform, owner, { endDate: inDays(89) });
    await ageAd(platform, id, 90);
    await endDueAds(platform.db);
    const days = await daysOf(owner, id);
    expect(days).toHaveLength(90);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual([inDays(-90), inDays(-1)]);
    expect(sum(days)).toMatchObject({ cost: 90_000 });
  });

  it('the cost of a running ad is the price of the days that have begun, in its figures, in the list and per day', async () => {
    const { owner, id } = await boost(2);
    const cost = { cost: 3_000, formattedCostBRL: 'R$ 30,00', returned: 0 };
    expect((await platform.call('GET', `/api/anuncios/user/ads/${id}`, { as: owner })).body).toMatchObject(cost);
    expect((await platform.call('GET', '/api/anuncios/user/ads', { as: owner })).body).toMatchObject({
      anuncios: [cost],
    });
    expect(sum(await daysOf(owner, id))).toMatchObject({ cost: 3_000 });
    await ageAd(platform, id, 10);
    expect((await platform.call('GET', `/api/anuncios/user/ads/${id}`, { as: owner })).body).toMatchObject({
      cost: 10_000,
    });
  });

  it('an ad that begins tomorrow, or that waits for a moderator, costs nothing yet', async () => {
    const owner = await platform.member();
    const id = await runningHighlight(platform, owner, { startDate: inDays(1), endDate: inDays(3) });
    const cost = async () => (await platform.call('GET', `/api/anuncios/user/ads/${id}`, { as: owner })).body;
    expect(await cost()).toMatchObject({ desStatus: 'ATIVO', cost: 0 });
    await platform.db.updateTable('ads').set({ state: 'EM_ANALISE' }).where('id', '=', id).execute();
    expect(await cost()).toMatchObject({ desStatus: 'EM_ANALISE', cost: 0 });
  });

  it('an ad that begins tomorrow has no figures per day, even after its owner has ended it', async () => {
    const owner = await platform.member();
    const id = await runningHighlight(platform, owner, { startDate: inDays(1), endDate: inDays(3) });
    expect(await daysOf(owner, id)).toEqual([]);
    await platform.call('DELETE', `/api/anuncios/${id}`, { as: owner });
    expect(await daysOf(owner, id)).toEqual([]);
  });

  it('if an ad is older than the daily counting, it has daily figures only from the day in daysFrom on', async () => {
    const { owner, id } = await highlight(3);
    await platform.db
      .updateTable('ads')
      .set({ days_from: inDays(-1), reach: 12 })
      .where('id', '=', id)
      .execute();
    await see(await platform.member(), id);
    expect(await read(owner, id)).toMatchObject({
      reach: 13,
      daysFrom: inDays(-1),
      days: [{ date: inDays(-1) }, { date: today(), reach: 1 }],
    });
    await platform.db
      .updateTable('ads')
      .set({ days_from: inDays(1) })
      .where('id', '=', id)
      .execute();
    expect(await daysOf(owner, id)).toEqual([]);
  });

  it('a request for the figures of an ad gets 404 from another member, 404 for an unknown id and 401 from a visitor', async () => {
    const { owner, id } = await highlight(0);
    const path = `/api/anuncios/user/ads/${id}`;
    expect((await platform.call('GET', path, { as: await platform.member() })).status).toBe(404);
    expect((await platform.call('GET', path)).status).toBe(401);
    expect((await platform.call('GET', `/api/anuncios/user/ads/${v4()}`, { as: owner })).status).toBe(404);
    expect((await platform.call('GET', '/api/anuncios/user/ads/nada', { as: owner })).status).toBe(404);
  });

  it("a data export contains an ad's figures per day, and erasing the ad's owner deletes them", async () => {
    const { owner, id } = await highlight(0);
    const viewer = await platform.member();
    await see(viewer, id);
    await platform.db.insertInto('exports').values({ id: v4(), user_id: owner.id }).execute();
    await platform.exports.work();
    expect(jsonIn(unzipped(await copyOf(platform, owner)), 'anuncios.json')).toMatchObject([
      { id, dias: [{ dia: today(), alcance: 1, visualizacoes: 1, cliques: 0 }] },
    ]);
    const rows = () => platform.db.selectFrom('ad_days').select('reach').where('ad_id', '=', id).execute();
    await platform.db
      .updateTable('users')
      .set({ deletes_at: new Date(0) })
      .where('id', '=', viewer.id)
      .execute();
    await platform.erasure.work();
    expect(await rows()).toEqual([{ reach: 1 }]);
    await platform.db
      .updateTable('users')
      .set({ deletes_at: new Date(0) })
      .where('id', '=', owner.id)
      .execute();
    await platform.erasure.work();
    expect(await rows()).toEqual([]);
  });
});
