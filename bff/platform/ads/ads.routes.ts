import { Router } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { id, readIdempotencyKey, pathId, readBody, readQuery } from '../http/input.ts';
import type { Media } from '../media/media.ts';
import { pageQuery, pageOf } from '../http/pagination.ts';
import { requireStepUp } from '../auth/step-up.ts';
import { requireViewer } from '../auth/session.ts';
import { formatBRL } from '../../../schema/brl.ts';
import { anyFields, readAudience, readPostForm, readPriced, readProfileForm, readShownPrice } from './ad-form.ts';
import { figuresPerDay } from './ad-days.ts';
import { adCursors, adsOf, requireAd } from './ads.store.ts';
import { adToWire } from './ads.wire.ts';
import { receivingBusinessForm } from './business-form.ts';
import { finish } from './ad-states.ts';
import { priceOf } from './prices.store.ts';
import type { Publisher } from './publish.ts';
import { createReachEstimate } from './reach.ts';
import { transact } from '../db/transact.ts';

export const adsQuery = pageQuery.extend({ idPost: id.optional() });

export const priceQuery = z.looseObject({
  type: z.enum(['ad', 'highlight', 'post'], 'Escolha entre ad, highlight e post.'),
});

/**
 * Routes to list and end a member's own ads, to get a price, and to publish an ad that is paid from the wallet (SPEC
 * 7).
 */
export function adsRoutes({ db, urlOf }: Platform, media: Media, publisher: Publisher) {
  const router = Router();
  const estimateReach = createReachEstimate(db);

  router.get('/api/anuncios/user/ads', async (request, response) => {
    const viewer = requireViewer(request);
    const cursors = adCursors(viewer);
    const { idPost, ...place } = readQuery(request, adsQuery);
    const page = cursors.readPage(place);
    const { items, paging } = pageOf(
      await adsOf(db, viewer, page, idPost),
      page,
      ({ id }) => cursors.write({ part: '', id }),
      (ad, cursor) => adToWire(ad, urlOf, cursor),
    );
    response.json({ anuncios: items, paging });
  });

  router.get('/api/anuncios/user/ads/:id', async (request, response) => {
    const ad = await requireAd(db, requireViewer(request), pathId(request, 'id'));
    response.json({ ...adToWire(ad, urlOf), days: await figuresPerDay(db, ad) });
  });

  router.get('/api/anuncios/total-value', async (request, response) => {
    requireViewer(request);
    const query = readQuery(request, priceQuery);
    const priced = readPriced(query, query.type);
    const { totalCentavos, dayCentavos, days } = await priceOf(db, priced.product, priced);
    response.json({
      totalValue: totalCentavos,
      formattedTotalValueBRL: formatBRL(totalCentavos),
      formattedDayValueBRL: formatBRL(dayCentavos),
      days,
      reach: 'desTargetType' in query ? await estimateReach(readAudience(query), priced) : null,
    });
  });

  router.post('/api/anuncios/publish/my-business', async (request, response) => {
    const { userId: ownerId } = await requireStepUp(db, request, 'money');
    const key = readIdempotencyKey(request);
    const id = await receivingBusinessForm(request, media, ({ fields, readForm, uploads, staged }) =>
      publisher.fromWallet({ ownerId, readForm, uploads, staged, shownCentavos: readShownPrice(fields) }, key),
    );
    response.status(201).json(adToWire(await requireAd(db, ownerId, id), urlOf));
  });

  router.post('/api/anuncios/publish/my-profile', async (request, response) => {
    const { userId: ownerId } = await requireStepUp(db, request, 'money');
    const key = readIdempotencyKey(request);
    const body = readBody(request, anyFields);
    const publication = {
      ownerId,
      readForm: (today?: string) => readProfileForm(body, today),
      uploads: [],
      staged: [],
      shownCentavos: readShownPrice(body),
    };
    const id = await publisher.fromWallet(publication, key);
    response.status(201).json(adToWire(await requireAd(db, ownerId, id), urlOf));
  });

  router.post('/api/anuncios/publish/my-post', async (request, response) => {
    const { userId: ownerId } = await requireStepUp(db, request, 'money');
    const key = readIdempotencyKey(request);
    const body = readBody(request, anyFields);
    const publication = {
      ownerId,
      readForm: (today?: string) => readPostForm(body, today),
      uploads: [],
      staged: [],
      shownCentavos: readShownPrice(body),
    };
    const id = await publisher.fromWallet(publication, key);
    response.status(201).json(adToWire(await requireAd(db, ownerId, id), urlOf));
  });

  router.delete('/api/anuncios/:id', async (request, response) => {
    const viewer = requireViewer(request);
    const id = pathId(request, 'id');
    await transact(db, (tx) => finish(tx, viewer, id));
    response.json(adToWire(await requireAd(db, viewer, id), urlOf));
  });

  return router;
}
