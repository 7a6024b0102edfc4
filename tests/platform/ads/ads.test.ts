import { setTimeout } from 'node:timers/promises';
import { v4 } from 'uuid';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { approve, finish, refuse } from '../../../bff/platform/ads/ad-states.ts';
import { transact } from '../../../bff/platform/db/transact.ts';
import { endDueAds } from '../../../bff/platform/ads/schedule.ts';
import {
  balance,
  bookProblems,
  inDays,
  publishProfile,
  runningHighlight,
  topUp,
  today,
  ageAd,
  businessForm,
} from '../../support/ads.ts';
import { picture } from '../../support/media.ts';
import { describePlatform, fieldOf, type Member, type TestPlatform } from '../../support/platform.ts';

const errorList = z.object({ errors: z.array(z.string()) });
const list = z.object({
  anuncios: z.array(z.object({ idAnuncio: z.string() })),
  paging: z.object({ cursorAfter: z.string().nullable(), hasMore: z.boolean() }),
});

async function publishBusiness(platform: TestPlatform, as: Member, more = {}, images = 1, headers = {}) {
  const form = await businessForm(more, images);
  return platform.call('POST', '/api/anuncios/publish/my-business', { as, form, headers });
}

function errorsOf(body: unknown) {
  return errorList.parse(body).errors;
}

describePlatform('ads', (platform) => {
  const price = (as: Member | null, query: Record<string, string>) =>
    platform.call('GET', `/api/anuncios/total-value?${new URLSearchParams(query).toString()}`, { as });

  const notices = async ({ id }: Member) => {
    const rows = await platform.db
      .selectFrom('notifications')
      .select(['kind', 'detail'])
      .where('recipient_id', '=', id)
      .orderBy('seq')
      .execute();
    return rows.map(({ kind, detail }) => `${kind} ${detail ?? ''}`);
  };

  it('the price of an ad is the price per day times the number of days, counting the first and the last day', async () => {
    const ana = await platform.member();
    const week = { startDate: today(), endDate: inDays(6) };
    expect(await price(ana, { type: 'ad', ...week })).toMatchObject({
      status: 200,
      body: { formattedTotalValueBRL: 'R$ 105,00', days: 7 },
    });
    const highlight = { type: 'highlight', startDate: inDays(3), endDate: inDays(3) };
    const each = ['DESCOBRIR', 'FEED', 'TUDO'].map(async (desHighlightType) =>
      fieldOf((await price(ana, { ...highlight, desHighlightType })).body, 'formattedTotalValueBRL'),
    );
    expect(await Promise.all(each)).toEqual(['R$ 8,00', 'R$ 10,00', 'R$ 15,00']);
  });

  it("a request for an ad's price is refused without a session, without dates, for past days or for over 90 days", async () => {
    const ana = await platform.member();
    expect((await price(null, { type: 'ad', startDate: today(), endDate: today() })).status).toBe(401);
    const refused = async (query: Record<string, string>) => {
      const { status, body } = await price(ana, { type: 'ad', ...query });
      expect(status).toBe(400);
      return errorsOf(body);
    };
    expect(await refused({})).toEqual(['Informe a data de início.', 'Informe a data de término.']);
    expect(await refused({ startDate: inDays(-1), endDate: today() })).toEqual([
      'A data de início não pode ser antes de hoje.',
    ]);
    expect(await refused({ startDate: inDays(2), endDate: inDays(1) })).toEqual([
      'A data de término não pode ser antes da data de início.',
    ]);
    expect(await refused({ startDate: today(), endDate: inDays(90) })).toEqual([
      'O anúncio pode durar de 1 a 90 dias.',
    ]);
    expect(await refused({ startDate: '2026-02-30', endDate: inDays(1) })).toEqual(['Informe a data de início.']);
  });

  it("a published business ad has re-encoded images, is paid from the wallet and is in its owner's list", async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 10_000);
    const answer = await publishBusiness(platform, ana, { endDate: inDays(1), totalValue: 'R$ 0,01' }, 2);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        type: 'ad',
        desStatus: 'ATIVO',
        title: 'Velas artesanais',
        redirectionLink: 'https://velas.example/loja',
        desTargetType: ['MULHER'],
        attach: [{ type: 'image', mimeType: 'image/webp' }, { type: 'image' }],
        formattedCostBRL: 'R$ 15,00',
        reach: 0,
        clicks: 0,
      },
    });
    expect(await balance(platform, ana)).toBe(7_000);
    const { body } = await platform.call('GET', '/api/anuncios/user/ads', { as: ana });
    expect(list.parse(body).anuncios).toMatchObject([{ idAnuncio: fieldOf(answer.body, 'idAnuncio') }]);
    expect(await notices(ana)).toEqual(['AD_APPROVED Velas artesanais']);
  });

  it('a business ad accepts uploads of its owner only, and the deletion of unused files keeps the files of an ad', async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 10_000);
    const upload = new FormData();
    upload.set('file', new Blob([new Uint8Array(await picture())]), 'foto.jpg');
    const idFile = fieldOf((await platform.call('POST', '/api/media', { as: ana, form: upload })).body, 'idFile');
    const uploads = JSON.stringify([{ idFile }]);
    const bruno = await platform.member();
    await topUp(platform, bruno, 10_000);
    expect((await publishBusiness(platform, bruno, { uploads }, 0)).status).toBe(400);
    expect(await publishBusiness(platform, ana, { uploads }, 0)).toMatchObject({
      status: 201,
      body: { attach: [{ idFile }] },
    });
    await platform.db
      .updateTable('media')
      .set({ created_at: new Date(0) })
      .where('id', '=', idFile)
      .execute();
    await platform.media.sweep();
    expect(await platform.db.selectFrom('media').select('id').where('id', '=', idFile).execute()).toHaveLength(1);
  });

  it('an invalid ad form lists every error in Portuguese and takes no money', async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 10_000);
    const empty = await publishBusiness(
      platform,
      ana,
      { title: ' ', redirectionLink: 'javascript:alert(1)', desTargetType: null, startDate: null, endDate: null },
      0,
    );
    expect(empty.status).toBe(400);
    expect(errorsOf(empty.body)).toEqual([
      'Escolha pelo menos uma imagem.',
      'Informe o título do anúncio.',
      'Informe um link válido, que comece com http:// ou https://.',
      'Escolha pelo menos um público.',
      'Informe a data de início.',
      'Informe a data de término.',
    ]);
    const profile = await platform.call('POST', '/api/anuncios/publish/my-profile', {
      as: ana,
      json: { desTargetType: ['GATO'], desHighlightType: 'LUA' },
    });
    expect(errorsOf(profile.body)).toHaveLength(4);
    expect(await balance(platform, ana)).toBe(10_000);
  });

  it.each([
    'ftp://velas.example',
    '//velas.example',
    'velas.example',
    'https://banco.example@velas.example',
    'data:text/html,x',
    `https://velas.example/${'a'.repeat(2_000)}`,
  ])('publishing a business ad with the unusable link %j is refused', async (redirectionLink) => {
    const ana = await platform.member();
    const { status, body } = await publishBusiness(platform, ana, { redirectionLink });
    expect(status).toBe(400);
    expect(errorsOf(body)).toEqual(['Informe um link válido, que comece com http:// ou https://.']);
  });

  it('publishing a business ad with a file that is not an image is refused', async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 10_000);
    const form = await businessForm({}, 0);
    form.append('attach', new Blob(['não sou uma foto']), 'foto.jpg');
    const answer = await platform.call('POST', '/api/anuncios/publish/my-business', { as: ana, form });
    expect(answer.status).toBe(400);
    expect(errorsOf(answer.body)[0]).toContain('tipo de arquivo');
    expect(await balance(platform, ana)).toBe(10_000);
  });

  it('a business ad accepts several target categories from repeated form fields', async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 10_000);
    const form = await businessForm({ desTargetType: 'TRANS' });
    form.append('desTargetType', 'HOMEM');
    const answer = await platform.call('POST', '/api/anuncios/publish/my-business', { as: ana, form });
    expect(answer).toMatchObject({ status: 201, body: { desTargetType: ['HOMEM', 'TRANS'] } });
  });

  it('if the wallet lacks the money, publishing an ad fails with INSUFFICIENT_BALANCE and stores neither ad nor media', async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 1_499);
    const answer = await publishBusiness(platform, ana);
    expect(answer).toMatchObject({ status: 402, body: { isInsufficientBalance: true, code: 'INSUFFICIENT_BALANCE' } });
    expect(await balance(platform, ana)).toBe(1_499);
    expect(await platform.db.selectFrom('ads').select('id').where('owner_id', '=', ana.id).execute()).toEqual([]);
    expect(await platform.db.selectFrom('media').select('id').where('owner_id', '=', ana.id).execute()).toEqual([]);
  });

  it('an ad costs the price computed by the server even if the form sends a lower total', async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 5_000);
    expect((await publishProfile(platform, ana, { totalValue: 'R$ 0,01', endDate: inDays(2) })).status).toBe(201);
    expect(await balance(platform, ana)).toBe(2_000);
  });

  it('repeating an idempotency key publishes one ad, and using the key with a different form is refused with 409', async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 1_000);
    const headers = { 'idempotency-key': v4() };
    const [one, two] = await Promise.all([
      publishProfile(platform, ana, {}, headers),
      publishProfile(platform, ana, {}, headers),
    ]);
    const again = await publishProfile(platform, ana, {}, headers);
    expect([one.status, two.status, again.status]).toEqual([201, 201, 201]);
    expect(new Set([one, two, again].map(({ body }) => fieldOf(body, 'idAnuncio'))).size).toBe(1);
    expect(await balance(platform, ana)).toBe(0);
    await topUp(platform, ana, 1_000);
    expect((await publishProfile(platform, ana, { desHighlightType: 'DESCOBRIR' }, headers)).status).toBe(409);
  });

  it('16 overlapping requests with one idempotency key all answer 201 with the same ad, which is paid once', async () => {
    const ana = await platform.member();
    for (let round = 0; round < 10; round += 1) {
      await topUp(platform, ana, 1_000);
      const headers = { 'idempotency-key': v4() };
      const one = async (_: unknown, number: number) => {
        await setTimeout(2 * number);
        return await publishProfile(platform, ana, {}, headers);
      };
      const answers = await Promise.all(Array.from({ length: 16 }, one));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(new Set(answers.map(({ body }) => fieldOf(body, 'idAnuncio'))).size).toBe(1);
    }
    expect(await balance(platform, ana)).toBe(0);
  });

  it('with money for one ad, one of 200 concurrent purchases creates the ad, and 199 are refused with 402', async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 1_999);
    const answers = await Promise.all(Array.from({ length: 200 }, () => publishProfile(platform, ana)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(199);
    expect(await balance(platform, ana)).toBe(999);
    expect(await platform.db.selectFrom('ads').select('id').where('owner_id', '=', ana.id).execute()).toHaveLength(1);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it("the list of ads has pages and only the member's own ads; finishing another member's ad is refused with 404", async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 10_000);
    const made: string[] = [];
    for (let number = 0; number < 3; number += 1) {
      made.unshift(fieldOf((await publishProfile(platform, ana)).body, 'idAnuncio'));
    }
    const get = (query: string, as: Member) => platform.call('GET', `/api/anuncios/user/ads?${query}`, { as });
    const first = list.parse((await get('cursorSize=2', ana)).body);
    const rest = list.parse((await get(`cursorSize=2&cursorAfter=${first.paging.cursorAfter ?? ''}`, ana)).body);
    expect([...first.anuncios, ...rest.anuncios].map(({ idAnuncio }) => idAnuncio)).toEqual(made);
    expect([first.paging.hasMore, rest.paging.hasMore]).toEqual([true, false]);

    const bruno = await platform.member();
    expect(list.parse((await get('', bruno)).body).anuncios).toEqual([]);
    expect((await get(`cursorAfter=${first.paging.cursorAfter ?? ''}`, bruno)).status).toBe(400);
    expect((await platform.call('DELETE', `/api/anuncios/${made[0] ?? ''}`, { as: bruno })).status).toBe(404);
    expect((await platform.call('DELETE', `/api/anuncios/${made[0] ?? ''}`)).status).toBe(401);
  });

  it('three concurrent requests to finish an ad refund its unstarted days only once', async () => {
    const ana = await platform.member();
    const id = await runningHighlight(platform, ana, { endDate: inDays(9) });
    await ageAd(platform, id, 3);
    const end = () => platform.call('DELETE', `/api/anuncios/${id}`, { as: ana });
    const answers = await Promise.all([end(), end(), end()]);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 200,
        body: { desStatus: 'FINALIZADO', formattedCostBRL: 'R$ 40,00', formattedReturnedBRL: 'R$ 60,00' },
      });
    }
    expect(await balance(platform, ana)).toBe(196_000);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('finishing an ad before its first day refunds its full price', async () => {
    const ana = await platform.member();
    const id = await runningHighlight(platform, ana, { startDate: inDays(2), endDate: inDays(4) });
    await platform.call('DELETE', `/api/anuncios/${id}`, { as: ana });
    expect(await balance(platform, ana)).toBe(200_000);
  });

  it('an ad ends once, after its last day in São Paulo, even if endDueAds() runs several days late', async () => {
    const ana = await platform.member();
    const id = await runningHighlight(platform, ana, { endDate: inDays(1) });
    const state = async () =>
      (await platform.db.selectFrom('ads').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
    // 02:59 UTC is 23:59 of the previous day in São Paulo, so the last day of the ad has not ended yet.
    await endDueAds(platform.db, new Date(`${inDays(2)}T02:59:00Z`));
    expect(await state()).toBe('ATIVO');
    const running = await platform.db
      .selectFrom('ads')
      .select('id')
      .where('state', '=', 'ATIVO')
      .where('end_day', '<', inDays(5))
      .execute();
    const late = new Date(`${inDays(5)}T03:00:00Z`);
    const ended = await Promise.all([1, 2, 3].map(() => endDueAds(platform.db, late)));
    expect(await state()).toBe('FINALIZADO');
    expect(ended.reduce((sum, number) => sum + number, 0)).toBe(running.length);
    expect(await notices(ana)).toEqual(['AD_APPROVED Destaque do perfil', 'AD_ENDED Destaque do perfil']);
    expect(await balance(platform, ana)).toBe(198_000);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it.each([
    ['is suspended', { locked_until: new Date(`${inDays(3)}T12:00:00Z`) }],
    ['is banned', { locked_until: new Date('9999-12-31T00:00:00.000Z') }],
    ['is found to be under age', { age_refused: true }],
  ])('after the owner of an ad %s, endDueAds() ends the ad and refunds its unstarted days', async (_how, out) => {
    const ana = await platform.member();
    const id = await runningHighlight(platform, ana, { endDate: inDays(9) });
    await ageAd(platform, id, 2);
    await platform.db.updateTable('users').set(out).where('id', '=', ana.id).execute();
    const ended = await Promise.all([1, 2, 3].map(() => endDueAds(platform.db)));
    expect(ended.reduce((sum, number) => sum + number, 0)).toBe(1);
    expect(await balance(platform, ana)).toBe(197_000);
    const ad = platform.db.selectFrom('ads').select(['state', 'returned_centavos']).where('id', '=', id);
    expect(await ad.executeTakeFirst()).toEqual({ state: 'FINALIZADO', returned_centavos: 7_000 });
    expect(await notices(ana)).toEqual(['AD_APPROVED Destaque do perfil', 'AD_ENDED Destaque do perfil']);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('if one due ad cannot be ended, endDueAds() still ends the other due ads', async () => {
    const [ana, bruno] = [await platform.member(), await platform.member()];
    const [broken, next] = [await runningHighlight(platform, ana), await runningHighlight(platform, bruno)];
    const setPrice = (centavos: number) =>
      platform.db
        .updateTable('ads')
        .set({ day_centavos: centavos, total_centavos: centavos })
        .where('id', '=', broken)
        .execute();
    await setPrice(2_000);
    expect(await bookProblems(platform)).toEqual([
      `ad ${broken} has a hold that differs from its paid and unearned amount`,
    ]);
    const late = new Date(`${inDays(1)}T03:00:00Z`);
    await expect(endDueAds(platform.db, late)).rejects.toThrow('ending 1 ads failed');
    const states = platform.db.selectFrom('ads').select(['id', 'state']).where('id', 'in', [broken, next]);
    expect(await states.execute()).toEqual(
      expect.arrayContaining([
        { id: broken, state: 'ATIVO' },
        { id: next, state: 'FINALIZADO' },
      ]),
    );
    await setPrice(1_000);
    expect(await endDueAds(platform.db, late)).toBe(1);
  });

  it('if a member does not own the ad, finish() rejects with 404', async () => {
    const ana = await platform.member();
    const bruno = await platform.member();
    const id = await runningHighlight(platform, ana);
    await expect(transact(platform.db, (tx) => finish(tx, bruno.id, id))).rejects.toMatchObject({
      status: 404,
    });
  });
});

describePlatform(
  'ads under manual review',
  (platform) => {
    it('an approved ad runs the paid number of days from the day of its approval', async () => {
      const ana = await platform.member();
      await topUp(platform, ana, 10_000);
      const { body } = await publishProfile(platform, ana, { endDate: inDays(2) });
      expect(body).toMatchObject({ desStatus: 'EM_ANALISE' });
      const id = fieldOf(body, 'idAnuncio');
      await ageAd(platform, id, 2);
      await transact(platform.db, (tx) => approve(tx, id));
      expect((await platform.call('GET', '/api/anuncios/user/ads', { as: ana })).body).toMatchObject({
        anuncios: [{ desStatus: 'ATIVO', startDate: today(), endDate: inDays(2) }],
      });
    });

    it("a refused ad is refunded once, shows the moderator's reason and can no longer be approved", async () => {
      const ana = await platform.member();
      await topUp(platform, ana, 1_000);
      const id = fieldOf((await publishProfile(platform, ana)).body, 'idAnuncio');
      expect(await balance(platform, ana)).toBe(0);
      const decide = () => transact(platform.db, (tx) => refuse(tx, id, 'A imagem não mostra o produto.'));
      await Promise.all([decide(), decide()]);
      await transact(platform.db, (tx) => approve(tx, id));
      expect(await balance(platform, ana)).toBe(1_000);
      const { body } = await platform.call('GET', '/api/anuncios/user/ads', { as: ana });
      expect(body).toMatchObject({
        anuncios: [{ desStatus: 'RECUSADO', desReason: 'A imagem não mostra o produto.', formattedCostBRL: 'R$ 0,00' }],
      });
      expect(await bookProblems(platform)).toEqual([]);
    });

    it('if the owner finishes an ad before its review, the ad is refunded in full', async () => {
      const ana = await platform.member();
      await topUp(platform, ana, 1_000);
      const id = fieldOf((await publishProfile(platform, ana)).body, 'idAnuncio');
      await ageAd(platform, id, 1);
      await platform.call('DELETE', `/api/anuncios/${id}`, { as: ana });
      expect(await balance(platform, ana)).toBe(1_000);
    });
  },
  { adReview: 'manual' },
);
