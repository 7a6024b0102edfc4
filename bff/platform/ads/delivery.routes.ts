import { Router } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { genderCategories } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { id, pathId, readBody, readQuery } from '../http/input.ts';
import { fileToWire } from '../media/media.wire.ts';
import { requireViewer } from '../auth/session.ts';
import type { ClickSigner } from './click-signer.ts';
import { linkOf, recordAdClick, recordAdViews } from './counting.store.ts';
import { wireTypes } from './ads.wire.ts';
import { adsFor, placements, type DeliveredRow } from './delivery.store.ts';
import { isPublicLink } from './public-link.ts';

const MAX_VIEWS = 50;
const MAX_ADS = 20;
/** A client sends its views every few seconds, so an older view is a wrong clock, or a forged one. */
const MAX_VIEW_AGE_MS = 60_000;

export const deliveryQuery = z.object({
  placement: z.enum(placements),
  genero: z.preprocess((value) => (value === '' ? undefined : value), z.enum(genderCategories).optional()),
  limit: z.coerce.number().int().min(1).max(MAX_ADS).default(5),
});
export const manyAdViews = z.object({
  idAnuncios: z.array(z.string()).min(1).max(MAX_VIEWS),
  numIdades: z.array(z.int().nonnegative()).max(MAX_VIEWS).default([]),
});

/** Returns those of the given posts that the viewer may see. The result maps each post's id to the API's "Post". */
export type ReadPosts = (viewer: string, ids: readonly string[]) => Promise<ReadonlyMap<string, object>>;

/** Routes that deliver other members' ads to a viewer and record the viewer's views and clicks. */
export function adDeliveryRoutes({ db, urlOf }: Platform, clicks: ClickSigner, readPosts: ReadPosts) {
  const router = Router();

  router.get('/api/anuncios/entrega', async (request, response) => {
    const viewer = requireViewer(request);
    const { placement, genero, limit } = readQuery(request, deliveryQuery);
    const rows = await adsFor(db, viewer, { placement, gender: genero ?? null, limit });
    const boosted = rows.map(({ post_id: postId }) => postId).filter((postId) => postId !== null);
    const posts = await readPosts(viewer, boosted);
    // Leave out a boost whose post was hidden after the ads were read.
    const shown = rows.filter(({ post_id: postId }) => postId === null || posts.has(postId));
    response.json({ anuncios: shown.map((row) => deliveredToWire(row, viewer, posts.get(row.post_id ?? ''))) });
  });

  router.post('/api/anuncios/views', async (request, response) => {
    const viewer = requireViewer(request);
    const { idAnuncios, numIdades } = readBody(request, manyAdViews);
    const views = idAnuncios.flatMap((item, nth) => {
      const { data: adId } = id.safeParse(item);
      return adId === undefined ? [] : [{ adId, ageMs: Math.min(numIdades[nth] ?? 0, MAX_VIEW_AGE_MS) }];
    });
    response.json({ counted: views.length === 0 ? 0 : await recordAdViews(db, viewer, views) });
  });

  router.post('/api/anuncios/:id/click', async (request, response) => {
    await recordAdClick(db, requireViewer(request), pathId(request, 'id'));
    response.status(204).end();
  });

  return router;

  function deliveredToWire(row: DeliveredRow, viewer: string, post: object | undefined) {
    return {
      idAnuncio: row.id,
      type: wireTypes[row.kind],
      idUser: row.owner_id,
      title: row.title,
      post: post ?? null,
      // Send only the host of the link, for display. The full link stays on the server: `clickUrl` redirects to it.
      host: row.link === null ? null : new URL(row.link).host,
      attach: row.files.map((file) => fileToWire(file, urlOf)),
      clickUrl: row.link === null ? null : clicks.urlOf({ adId: row.id, viewerId: viewer }),
      left: row.left,
      matched: row.matched,
    };
  }
}

/** `GET /go/{token}`, without a session: counts the click and redirects to the link stored in the ad's row. */
export function adClickRoutes({ db, logger }: Platform, clicks: ClickSigner) {
  const router = Router();

  router.get('/go/:token', async (request, response) => {
    const click = clicks.read(request.params.token);
    const link = click === null ? undefined : await linkOf(db, click.adId);
    // Check the link again: an ad from before links were checked may link to a private network.
    if (!click || link === undefined || !isPublicLink(new URL(link)))
      throw notFound('Este anúncio não está mais disponível.');
    if (request.method === 'GET') {
      await recordAdClick(db, click.viewerId, click.adId).catch((error: unknown) =>
        logger.error({ err: error }, 'counting an ad click failed'),
      );
    }
    response.setHeader('referrer-policy', 'no-referrer');
    response.redirect(302, link);
  });

  return router;
}
