import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { communityRoles } from '../db/schema.ts';
import { pathId, read, readBody } from '../http/input.ts';
import { pageOf, pageQuery, type Cursors, type PageRequest } from '../http/pagination.ts';
import { requireViewer } from '../auth/session.ts';
import { communityToWire, requireCommunity, requireManager, requireMembership } from './communities.store.ts';
import { answerRequest, askToJoin, leave } from './joining.ts';
import {
  memberCursors,
  membersOf,
  memberToWire,
  removeMember,
  requestCursors,
  requestsOf,
  setRole,
  type MemberRow,
} from './members.store.ts';

const listQuery = pageQuery.omit({ cursorBefore: true });
const roleBody = z.object({ role: z.literal(communityRoles) });
const answerBody = z.object({ approve: z.boolean() });

/** Who belongs to a community: asking, answering, leaving, roles, putting out. */
export function communityMembersRoutes({ db, urlOf }: Platform) {
  const router = Router();

  router.post('/api/comunidades/:id/membership', async (request, response) => {
    const communityId = pathId(request, 'id');
    await askToJoin(db, requireViewer(request), communityId);
    await answerCommunity(request, response, communityId);
  });

  router.delete('/api/comunidades/:id/membership', async (request, response) => {
    const viewer = requireViewer(request);
    const communityId = pathId(request, 'id');
    const left = await leave(db, viewer, communityId);
    await answerCommunity(request, response, communityId, left);
  });

  router.get('/api/comunidades/:id/members', async (request, response) => {
    const communityId = pathId(request, 'id');
    const viewer = requireViewer(request);
    await requireMembership(db, viewer, communityId);
    const cursors = memberCursors(communityId);
    const page = cursors.readPage(read(listQuery, request.query));
    response.json(listToWire(await membersOf(db, viewer, communityId, page), cursors, page, ({ role }) => role));
  });

  router.patch('/api/comunidades/:id/members/:idUser', async (request, response) => {
    const viewer = requireViewer(request);
    const communityId = pathId(request, 'id');
    const { role } = readBody(request, roleBody);
    const userId = pathId(request, 'idUser');
    await setRole(db, viewer, communityId, userId, role);
    await answerCommunity(request, response, communityId);
  });

  router.delete('/api/comunidades/:id/members/:idUser', async (request, response) => {
    const viewer = requireViewer(request);
    const [communityId, userId] = [pathId(request, 'id'), pathId(request, 'idUser')];
    await removeMember(db, viewer, communityId, userId);
    await answerCommunity(request, response, communityId);
  });

  router.get('/api/comunidades/:id/requests', async (request, response) => {
    const communityId = pathId(request, 'id');
    const viewer = requireViewer(request);
    await requireManager(db, viewer, communityId);
    const cursors = requestCursors(communityId);
    const page = cursors.readPage(read(listQuery, request.query));
    response.json(listToWire(await requestsOf(db, viewer, communityId, page), cursors, page, () => ''));
  });

  router.post('/api/comunidades/:id/requests/:idUser', async (request, response) => {
    const viewer = requireViewer(request);
    const communityId = pathId(request, 'id');
    const { approve } = readBody(request, answerBody);
    const userId = pathId(request, 'idUser');
    await answerRequest(db, viewer, communityId, userId, approve);
    await answerCommunity(request, response, communityId);
  });

  return router;

  async function answerCommunity(request: Request, response: Response, communityId: string, hasLeft = false) {
    const community = await requireCommunity(db, requireViewer(request), communityId, hasLeft);
    response.json(communityToWire(community, urlOf));
  }
}

function listToWire(rows: MemberRow[], cursors: Cursors, page: PageRequest, partOf: (row: MemberRow) => string) {
  const { items, paging } = pageOf(
    rows,
    page,
    (row) => cursors.write({ part: partOf(row), id: row.id }),
    (row, cursor) => memberToWire(row, cursor),
  );
  return { members: items, paging };
}
