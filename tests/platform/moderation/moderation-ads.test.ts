import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { v7 as uuidv7 } from 'uuid';
import { endDueAds } from '../../../bff/platform/ads/schedule.ts';
import { ageAd, balance, bookProblems, inDays, publishProfile, runningHighlight, topUp } from '../../support/ads.ts';
import { desk } from '../../support/moderation.ts';
import { describePlatform, fieldOf, type Member, type TestPlatform } from '../../support/platform.ts';

const myAds = z.object({ anuncios: z.array(z.looseObject({ idAnuncio: z.string() })) });

const mine = async (platform: TestPlatform, as: Member) =>
  (await platform.call('GET', '/api/anuncios/user/ads', { as })).body;
const shown = async (platform: TestPlatform, as: Member) =>
  JSON.stringify((await platform.call('GET', '/api/anuncios/entrega?placement=FEED', { as })).body);

describePlatform(
  'review of ads by a moderator',
  (platform) => {
    const { caseOf, decide, reportedCase, restore, status, told, notice } = desk(platform);
    let helena: Member;
    let ivo: Member;
    let ana: Member;

    beforeAll(async () => {
      helena = await platform.member({ role: 'MODERATOR', name: 'Helena' });
      ivo = await platform.member({ role: 'MODERATOR', name: 'Ivo' });
      ana = await platform.member({ name: 'Ana' });
      await topUp(platform, ana, 100_000);
    });

    const waiting = async (more: object = {}) => fieldOf((await publishProfile(platform, ana, more)).body, 'idAnuncio');

    it('an ad under review appears in the moderation queue with its price and target group', async () => {
      const ad = await waiting({ endDate: inDays(2) });
      const { body } = await platform.call('GET', '/api/moderacao/casos?origem=REVIEW&alvo=AD', { as: helena });
      expect(body).toMatchObject({
        cases: [
          {
            idTarget: ad,
            desOrigin: 'REVIEW',
            desStatus: 'OPEN',
            evidence: {
              ad: {
                type: 'highlight',
                desHighlightType: 'FEED',
                desTargetType: ['MULHER'],
                formattedTotalValueBRL: 'R$ 30,00',
              },
            },
          },
        ],
      });
      expect((await caseOf(ad)).due_at.getTime()).toBeLessThan(Date.now() + 6 * 86_400_000);
    });

    it('an approved ad is shown and its advertiser is notified; a second approval is answered with 200', async () => {
      const ad = await waiting();
      const { id } = await caseOf(ad);
      expect((await decide(helena, [id], 'DISMISS')).status).toBe(200);
      expect((await decide(helena, [id], 'DISMISS')).status).toBe(200);
      const bia = await platform.member({ preferences: 'MULHER' });
      expect(await shown(platform, bia)).toContain(ad);
      expect(await told(ana)).toMatchObject({ kind: 'AD_APPROVED', target_id: ad });
    });

    it("a refused ad is refunded in full, shows the moderator's reason, and its advertiser can appeal", async () => {
      const before = await balance(platform, ana);
      const ad = await waiting();
      const { id } = await caseOf(ad);
      expect((await decide(helena, [id], 'TAKE_DOWN', { desText: '' })).status).toBe(400);
      expect((await decide(helena, [id], 'TAKE_DOWN', { desText: 'A imagem engana.' })).status).toBe(200);
      expect(await balance(platform, ana)).toBe(before);
      expect(await told(ana)).toMatchObject({ kind: 'AD_REFUSED', target_id: ad });
      const { anuncios } = myAds.parse(await mine(platform, ana));
      expect(anuncios.find(({ idAnuncio }) => idAnuncio === ad)).toMatchObject({
        desStatus: 'RECUSADO',
        desReason: 'A imagem engana.',
      });
      const { taken_down: decision } = await platform.db
        .selectFrom('ads')
        .select('taken_down')
        .where('id', '=', ad)
        .executeTakeFirstOrThrow();
      expect((await notice(ana, decision ?? '')).body).toMatchObject({ desDecision: 'TAKE_DOWN', desOrigin: 'REVIEW' });
      const asked = await platform.call('POST', `/api/avisos/${decision ?? ''}/recurso`, {
        as: ana,
        json: { desText: 'A imagem é do produto.' },
      });
      expect(asked.body).toMatchObject({ desAppeal: 'OPEN' });
      expect(await bookProblems(platform)).toEqual([]);
    });

    it('if an advertiser withdraws an ad under review, the ad leaves the queue, is refunded and cannot be approved', async () => {
      const before = await balance(platform, ana);
      const ad = await waiting();
      const { id } = await caseOf(ad);
      expect((await platform.call('DELETE', `/api/anuncios/${ad}`, { as: ana })).status).toBe(200);
      expect((await caseOf(ad)).status).toBe('DECIDED');
      expect((await decide(helena, [id], 'DISMISS')).status).toBe(403);
      expect(await balance(platform, ana)).toBe(before);
    });

    it('if an advertiser is banned before the review, the ad leaves the queue and is refunded in full', async () => {
      const bruno = await platform.member();
      await topUp(platform, bruno, 10_000);
      const ad = fieldOf((await publishProfile(platform, bruno, { endDate: inDays(2) })).body, 'idAnuncio');
      const profile = await reportedCase(ana, 'PROFILE', bruno.id);
      await decide(helena, [profile], 'BAN');
      await endDueAds(platform.db);
      const { id, status: state } = await caseOf(ad);
      expect(state).toBe('DECIDED');
      expect((await decide(helena, [id], 'DISMISS')).status).toBe(403);
      expect(await balance(platform, bruno)).toBe(10_000);
      const log = platform.db.selectFrom('moderation_log').select(['action', 'actor_id']).where('case_id', '=', id);
      expect(await log.orderBy('id', 'desc').executeTakeFirst()).toEqual({ action: 'WITHDRAWN', actor_id: null });
      expect(await bookProblems(platform)).toEqual([]);
    });

    it('refusing an ad while its advertiser withdraws it leaves the ledger balanced', async () => {
      const ad = await waiting();
      const { id } = await caseOf(ad);
      await Promise.all([
        decide(helena, [id], 'TAKE_DOWN'),
        platform.call('DELETE', `/api/anuncios/${ad}`, { as: ana }),
      ]);
      expect(JSON.stringify(await mine(platform, ana))).toMatch(/"desStatus":"(RECUSADO|FINALIZADO)"/);
      expect(await bookProblems(platform)).toEqual([]);
    });

    it('visitors and the advertiser get 404 for the review case of an ad', async () => {
      const { id } = await caseOf(await waiting());
      for (const as of [null, ana]) expect(await status(`/api/moderacao/casos/${id}`, as)).toBe(404);
      expect((await restore(ana, id)).status).toBe(404);
      expect((await decide(ana, [id], 'DISMISS')).status).toBe(404);
      expect((await restore(ivo, id)).status).toBe(403);
    });
  },
  { adReview: 'manual' },
);

describePlatform('reported ads', (platform) => {
  const { reportedCase, report, decide, restore, told, notice } = desk(platform);

  it('taking down a running ad stops it and refunds the unstarted days; undoing the takedown moves no money', async () => {
    const [helena, ivo] = [await platform.member({ role: 'MODERATOR' }), await platform.member({ role: 'MODERATOR' })];
    const [sol, bia] = [await platform.member(), await platform.member({ preferences: 'MULHER' })];
    const ad = await runningHighlight(platform, sol, { endDate: inDays(4) });
    await ageAd(platform, ad, 2);
    expect(await shown(platform, bia)).toContain(ad);
    const before = await balance(platform, sol);

    const id = await reportedCase(bia, 'AD', ad, { desReason: 'FRAUD' });
    expect((await platform.call('GET', `/api/moderacao/casos/${id}`, { as: helena })).body).toMatchObject({
      desTarget: 'AD',
      evidence: { ad: { type: 'highlight' } },
    });
    expect((await decide(helena, [id], 'TAKE_DOWN', { desText: 'Promete o que não vende.' })).status).toBe(200);
    expect(await shown(platform, bia)).not.toContain(ad);
    expect((await balance(platform, sol)) - before).toBe(2 * 1_000);
    expect(await bookProblems(platform)).toEqual([]);
    const heard = await told(sol);
    expect(heard).toMatchObject({ kind: 'MODERATION', detail: 'retiramos algo que você publicou' });
    expect((await notice(sol, heard?.target_id ?? '')).body).toMatchObject({ desTarget: 'AD', idTarget: ad });

    expect((await restore(ivo, id)).status).toBe(200);
    expect(await mine(platform, sol)).toMatchObject({ anuncios: [{ desStatus: 'FINALIZADO', desReason: null }] });
    expect((await balance(platform, sol)) - before).toBe(2 * 1_000);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it("a report of one's own ad is answered with 403, and a report of an unknown ad with 404", async () => {
    const [sol, bia] = [await platform.member(), await platform.member()];
    const ad = await runningHighlight(platform, sol);
    expect((await report(sol, 'AD', ad)).status).toBe(403);
    expect((await report(bia, 'AD', uuidv7())).status).toBe(404);
  });
});
