import { expect, it } from 'vitest';
import { z } from 'zod';
import { addDays, saoPauloDay } from '../../../bff/platform/calendar/sao-paulo.ts';
import { ageAd, inDays, runningHighlight, topUp, today } from '../../support/ads.ts';
import { picture } from '../../support/media.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';

const delivered = z.object({
  anuncios: z.array(z.object({ idAnuncio: z.string(), left: z.number(), matched: z.array(z.string()) })),
});

describePlatform('ad delivery', (platform) => {
  const deliver = async (as: Member, placement: string, query = '') => {
    const path = `/api/anuncios/entrega?placement=${placement}&limit=20${query}`;
    return delivered.parse((await platform.call('GET', path, { as })).body).anuncios;
  };
  const shownTo = async (as: Member, adId: string, placement: string, query = '') =>
    (await deliver(as, placement, query)).some(({ idAnuncio }) => idAnuncio === adId);
  const see = (as: Member, ...idAnuncios: string[]) =>
    platform.call('POST', '/api/anuncios/views', { as, json: { idAnuncios } });
  const countsOf = async (adId: string) => {
    const ad = await platform.db.selectFrom('ads').selectAll().where('id', '=', adId).executeTakeFirstOrThrow();
    return { reach: ad.reach, views: ad.view_count, clicks: ad.click_count };
  };

  async function businessAd(as: Member) {
    await topUp(platform, as, 10_000);
    const form = new FormData();
    form.set('attach', new Blob([new Uint8Array(await picture())]), 'foto.jpg');
    form.set('title', 'Velas artesanais');
    form.set('redirectionLink', 'https://velas.example/loja?de=brasa');
    form.set('desTargetType', 'MULHER,HOMEM,TRANS');
    form.set('startDate', today());
    form.set('endDate', today());
    return fieldOf((await platform.call('POST', '/api/anuncios/publish/my-business', { as, form })).body, 'idAnuncio');
  }

  it.each([
    ['FEED', { FEED: true, DISCOVER: false, SUGGESTIONS: false }],
    ['DESCOBRIR', { FEED: false, DISCOVER: true, SUGGESTIONS: true }],
    ['TUDO', { FEED: true, DISCOVER: true, SUGGESTIONS: true }],
  ])('a highlight bought for %s is delivered in these placements: %j', async (desHighlightType, places) => {
    const viewer = await platform.member();
    const id = await runningHighlight(platform, await platform.member(), { desHighlightType });
    for (const [place, expected] of Object.entries(places)) {
      expect([place, await shownTo(viewer, id, place)]).toEqual([place, expected]);
    }
  });

  it('a business ad is in the feed and not in Discover, and lists the preferences that it shares with the viewer', async () => {
    const viewer = await platform.member({ preferences: 'TRANS,MULHER' });
    const id = await businessAd(await platform.member());
    expect(await shownTo(viewer, id, 'DISCOVER')).toBe(false);
    const ad = (await deliver(viewer, 'FEED')).find(({ idAnuncio }) => idAnuncio === id);
    expect(ad).toMatchObject({ left: 3, matched: ['MULHER', 'TRANS'] });
  });

  it('an ad is delivered to viewers who share a preference with its targets or have no preferences', async () => {
    const id = await runningHighlight(platform, await platform.member(), { desTargetType: ['TRANS', 'HOMEM'] });
    expect(await shownTo(await platform.member({ preferences: 'MULHER' }), id, 'FEED')).toBe(false);
    expect(await shownTo(await platform.member({ preferences: 'MULHER,HOMEM' }), id, 'FEED')).toBe(true);
    expect(await shownTo(await platform.member({ preferences: '' }), id, 'FEED')).toBe(true);
  });

  it('with the gender filter of Discover, only highlights of profiles of that gender are delivered', async () => {
    const viewer = await platform.member();
    const owner = await platform.member({ gender: 'TRANS' });
    const id = await runningHighlight(platform, owner, { desHighlightType: 'DESCOBRIR' });
    expect(await shownTo(viewer, id, 'DISCOVER', '&genero=TRANS')).toBe(true);
    expect(await shownTo(viewer, id, 'DISCOVER', '&genero=HOMEM')).toBe(false);
  });

  it('an ad is not delivered to its owner, to members with a block in either direction, or to members who muted its owner', async () => {
    const owner = await platform.member();
    const id = await runningHighlight(platform, owner, { desHighlightType: 'TUDO' });
    const [blocker, blocked, muter] = [await platform.member(), await platform.member(), await platform.member()];
    await platform.block(blocker, owner);
    await platform.block(owner, blocked);
    await platform.mute(muter, owner);
    for (const viewer of [owner, blocker, blocked, muter]) {
      for (const place of ['FEED', 'DISCOVER', 'SUGGESTIONS']) expect(await shownTo(viewer, id, place)).toBe(false);
    }
    expect((await platform.call('GET', '/api/anuncios/entrega?placement=FEED')).status).toBe(401);
  });

  it('an ad is delivered from its first to its last day, and not after its owner has ended it early', async () => {
    const viewer = await platform.member();
    const owner = await platform.member();
    const tomorrow = await runningHighlight(platform, owner, { startDate: inDays(1), endDate: inDays(2) });
    expect(await shownTo(viewer, tomorrow, 'FEED')).toBe(false);
    await ageAd(platform, tomorrow, 1);
    expect(await shownTo(viewer, tomorrow, 'FEED')).toBe(true);
    await ageAd(platform, tomorrow, 2);
    expect(await shownTo(viewer, tomorrow, 'FEED')).toBe(false);

    const finished = await runningHighlight(platform, owner);
    await platform.call('DELETE', `/api/anuncios/${finished}`, { as: owner });
    expect(await shownTo(viewer, finished, 'FEED')).toBe(false);
  });

  it('an ad is delivered to a viewer at most three times a day, and again the next day', async () => {
    const viewer = await platform.member();
    const id = await runningHighlight(platform, await platform.member(), { endDate: inDays(5) });
    expect(await see(viewer, id, id)).toMatchObject({ status: 200, body: { counted: 2 } });
    expect((await deliver(viewer, 'FEED')).find(({ idAnuncio }) => idAnuncio === id)?.left).toBe(1);
    const more = await Promise.all(Array.from({ length: 8 }, () => see(viewer, id)));
    expect(more.map(({ body }) => z.object({ counted: z.number() }).parse(body).counted).sort()).toEqual(
      [1, 0, 0, 0, 0, 0, 0, 0].sort(),
    );
    expect(await shownTo(viewer, id, 'FEED')).toBe(false);
    expect(await countsOf(id)).toEqual({ reach: 1, views: 3, clicks: 0 });

    const yesterday = addDays(saoPauloDay(), -1);
    await platform.db.updateTable('ad_viewers').set({ day: yesterday }).where('ad_id', '=', id).execute();
    expect(await shownTo(viewer, id, 'FEED')).toBe(true);
    await see(viewer, id);
    expect(await countsOf(id)).toEqual({ reach: 1, views: 4, clicks: 0 });
  });

  it('concurrent views by six members count as six; views of unknown, finished or own ads do not count', async () => {
    const owner = await platform.member();
    const id = await runningHighlight(platform, owner);
    const viewers = await Promise.all(Array.from({ length: 6 }, () => platform.member()));
    await Promise.all(viewers.map((viewer) => see(viewer, id)));
    await see(owner, id, 'nada', '018f0000-0000-7000-8000-000000000000');
    expect(await countsOf(id)).toEqual({ reach: 6, views: 6, clicks: 0 });
    await platform.call('DELETE', `/api/anuncios/${id}`, { as: owner });
    await see(await platform.member(), id);
    expect(await countsOf(id)).toEqual({ reach: 6, views: 6, clicks: 0 });
  });

  it('views and clicks by members to whom an ad may not be shown do not count', async () => {
    const owner = await platform.member();
    const id = await runningHighlight(platform, owner, { desTargetType: ['TRANS'] });
    const [muter, blocked] = [await platform.member(), await platform.member()];
    await platform.mute(muter, owner);
    await platform.block(owner, blocked);
    for (const as of [await platform.member({ preferences: 'HOMEM' }), muter, blocked]) {
      expect((await see(as, id, id)).body).toEqual({ counted: 0 });
      await platform.call('POST', `/api/anuncios/${id}/click`, { as });
    }
    expect(await countsOf(id)).toEqual({ reach: 0, views: 0, clicks: 0 });
    expect((await see(await platform.member({ preferences: 'TRANS' }), id)).body).toEqual({ counted: 1 });
    expect((await see(await platform.member({ preferences: '' }), id)).body).toEqual({ counted: 1 });
  });

  it('clicking an ad redirects to its stored link and counts once per viewer; a forged click URL gets 404', async () => {
    const owner = await platform.member();
    const viewer = await platform.member();
    const id = await businessAd(owner);
    const { body } = await platform.call('GET', '/api/anuncios/entrega?placement=FEED&limit=20', { as: viewer });
    const ads = z.object({ anuncios: z.array(z.object({ idAnuncio: z.string(), clickUrl: z.string().nullable() })) });
    const clickUrl = ads.parse(body).anuncios.find(({ idAnuncio }) => idAnuncio === id)?.clickUrl ?? '';
    const follow = (path: string) => fetch(platform.url + path, { redirect: 'manual' });

    for (const answer of [await follow(clickUrl), await follow(`${clickUrl}?url=https://mal.example`)]) {
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe('https://velas.example/loja?de=brasa');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    }
    expect(await countsOf(id)).toEqual({ reach: 1, views: 0, clicks: 1 });

    const forged = clickUrl.slice(0, -2) + (clickUrl.endsWith('AA') ? 'BB' : 'AA');
    expect((await follow(forged)).status).toBe(404);
    expect((await follow('/go/https://mal.example')).status).toBe(404);
    expect((await follow('/go/aHR0cHM6Ly9tYWwuZXhhbXBsZQ')).status).toBe(404);

    await platform.call('DELETE', `/api/anuncios/${id}`, { as: owner });
    expect((await follow(clickUrl)).headers.get('location')).toBe('https://velas.example/loja?de=brasa');
    expect(await countsOf(id)).toEqual({ reach: 1, views: 0, clicks: 1 });
  });

  it("concurrent clicks on a highlight count once for each viewer, and the owner's click does not count", async () => {
    const owner = await platform.member();
    const id = await runningHighlight(platform, owner);
    const viewer = await platform.member();
    const follow = (as: Member) => platform.call('POST', `/api/anuncios/${id}/click`, { as });
    await Promise.all([follow(viewer), follow(viewer), follow(owner), follow(await platform.member())]);
    expect(await countsOf(id)).toEqual({ reach: 2, views: 0, clicks: 2 });
  });
});
