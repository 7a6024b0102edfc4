import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import { trimText, visibleLength, withoutDirections } from '../../../schema/texts.ts';
import type { Platform } from '../context.ts';
import { id, readIdempotencyKey, readIds, pathId, readBody, searchText, text, readQuery } from '../http/input.ts';
import { communityKinds } from '../db/schema.ts';
import { once } from '../db/idempotency.ts';
import { pageOf, pageQuery, type Cursors, type PageRequest } from '../http/pagination.ts';
import { requireViewer } from '../auth/session.ts';
import { changeAndRead, communityToWire, requireCommunity, visibleCommunities } from './communities.store.ts';
import { communitiesOf, communityCursors, findCommunities, mineCursors, type ListedCommunity } from './lists.store.ts';
import { hasManyMarks } from '../names/restriction.ts';
import { requireProfessional } from './professional.ts';
import { closeCommunity, insertCommunity, updateCommunity } from './running.store.ts';

const name = text(80)
  .transform((value) => trimText(withoutDirections(value)).normalize('NFC').replace(/\s+/g, ' '))
  .refine((value) => visibleLength(value) >= 3, 'O nome precisa de pelo menos 3 caracteres.')
  .refine((value) => !hasManyMarks(value), 'O nome tem acentos demais em uma letra.');
const details = {
  desName: name,
  desDescription: text(1_000).default(''),
  desRules: text(3_000).default(''),
  valPrice: z.int().nullish(),
  idPicture: id.nullish(),
};
export const changedCommunity = z.object(details);
export const newCommunity = z.object({ ...details, desKind: z.literal(communityKinds) });
export const discoverCommunitiesQuery = pageQuery.extend({ filter: searchText.default('') });

/** Routes to list, read, create, edit and close communities. */
export function communitiesRoutes({ db, urlOf }: Platform, releasePicture: (id: string) => Promise<unknown>) {
  const router = Router();

  router.get('/api/comunidades', async (request, response) => {
    const communities = await visibleCommunities(db, requireViewer(request), readIds(request));
    response.json(communities.map((community) => communityToWire(community, urlOf)));
  });

  router.get('/api/comunidades/minhas', async (request, response) => {
    const viewer = requireViewer(request);
    const cursors = mineCursors(viewer);
    const page = cursors.readPage(readQuery(request, pageQuery));
    response.json(listToWire(await communitiesOf(db, viewer, page), cursors, page, () => ''));
  });

  router.get('/api/comunidades/descobrir', async (request, response) => {
    const viewer = requireViewer(request);
    const query = readQuery(request, discoverCommunitiesQuery);
    const page = communityCursors.readPage(query);
    const rows = await findCommunities(db, viewer, query.filter, page);
    response.json(listToWire(rows, communityCursors, page, (row) => String(row.member_count)));
  });

  router.get('/api/comunidades/:id', async (request, response) => {
    await answer(request, response, 200, pathId(request, 'id'));
  });

  router.post('/api/comunidades', async (request, response) => {
    const viewer = requireViewer(request);
    const given = readBody(request, newCommunity);
    await requireProfessional(db, viewer, 'Só perfis PROFISSIONAL criam comunidades.');
    const key = readIdempotencyKey(request);
    const made = await once(db, { userId: viewer, key, content: ['community', given] }, (tx, communityId) =>
      insertCommunity(tx, communityId, viewer, given.desKind, detailsOf(given)),
    );
    await answer(request, response, 201, made.id);
  });

  router.patch('/api/comunidades/:id', async (request, response) => {
    const viewer = requireViewer(request);
    const communityId = pathId(request, 'id');
    const given = readBody(request, changedCommunity);
    const community = await changeAndRead(db, viewer, communityId, (tx) =>
      updateCommunity(tx, viewer, communityId, detailsOf(given), releasePicture),
    );
    response.json(communityToWire(community, urlOf));
  });

  router.delete('/api/comunidades/:id', async (request, response) => {
    const communityId = pathId(request, 'id');
    await closeCommunity(db, requireViewer(request), communityId);
    response.status(204).end();
  });

  return router;

  async function answer(request: Request, response: Response, status: number, communityId: string) {
    const community = await requireCommunity(db, requireViewer(request), communityId);
    response.status(status).json(communityToWire(community, urlOf));
  }

  function listToWire(
    rows: ListedCommunity[],
    cursors: Cursors,
    page: PageRequest,
    partOf: (row: ListedCommunity) => string,
  ) {
    const { items, paging } = pageOf(
      rows,
      page,
      (row) => cursors.write({ part: partOf(row), id: row.position }),
      (row, cursor) => communityToWire(row, urlOf, cursor),
    );
    return { communities: items, paging };
  }
}

type Given = Pick<z.output<typeof newCommunity>, 'desName' | 'desDescription' | 'desRules' | 'valPrice' | 'idPicture'>;

function detailsOf({ desName, desDescription, desRules, valPrice, idPicture }: Given) {
  return {
    name: desName,
    description: desDescription,
    rules: desRules,
    price: valPrice ?? null,
    pictureId: idPicture,
  };
}
