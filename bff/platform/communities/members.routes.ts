import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { communityRoles } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { pathId, readBody, readQuery } from '../http/input.ts';
import { pageQuery, pageOf, type Cursors, type PageRequest } from '../http/pagination.ts';
import { requireViewer } from '../auth/session.ts';
import { changeAndRead, communityToWire, requireManager, requireMembership } from './communities.store.ts';
import { answerJoinRequest, askToJoin, leave } from './joining.ts';
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

export const roleBody = z.object({ role: z.literal(communityRoles) });
export const requestAnswer = z.object({ approve: z.boolean() });

/** Routes for membership in a community: requests to join, answers to them, leaving, roles and removal. */
export function communityMembersRoutes({ db, urlOf }: Platform) {
  const router = Router();

  router.post('/api/comunidades/:id/membership', async (request, response) => {
    await change(request, response, (tx, viewer, communityId) => askToJoin(tx, viewer, communityId));
  });

  router.delete('/api/comunidades/:id/membership', async (request, response) => {
    await change(request, response, (tx, viewer, communityId) => leave(tx, viewer, communityId));
  });

  router.get('/api/comunidades/:id/members', async (request, response) => {
    const communityId = pathId(request, 'id');
    const viewer = requireViewer(request);
    await requireMembership(db, viewer, communityId);
    const cursors = memberCursors(communityId);
    const page = cursors.readPage(readQuery(request, pageQuery));
    response.json(listToWire(await membersOf(db, viewer, communityId, page), cursors, page, ({ role }) => role));
  });

  router.patch('/api/comunidades/:id/members/:idUser', async (request, response) => {
    const { role } = readBody(request, roleBody);
    const userId = pathId(request, 'idUser');
    await change(request, response, (tx, viewer, communityId) => setRole(tx, viewer, communityId, userId, role));
  });

  router.delete('/api/comunidades/:id/members/:idUser', async (request, response) => {
    const userId = pathId(request, 'idUser');
    await change(request, response, (tx, viewer, communityId) => removeMember(tx, viewer, communityId, userId));
  });

  router.get('/api/comunidades/:id/requests', async (request, response) => {
    const communityId = pathId(request, 'id');
    const viewer = requireViewer(request);
    await requireManager(db, viewer, communityId);
    const cursors = requestCursors(communityId);
    const page = cursors.readPage(readQuery(request, pageQuery));
    response.json(listToWire(await requestsOf(db, viewer, communityId, page), cursors, page, () => ''));
  });

  router.post('/api/comunidades/:id/requests/:idUser', async (request, response) => {
    const { approve } = readBody(request, requestAnswer);
    const userId = pathId(request, 'idUser');
    await change(request, response, (tx, viewer, communityId) =>
      answerJoinRequest(tx, viewer, communityId, userId, approve),
    );
  });

  return router;

  async function change(
    request: Request,
    response: Response,
    make: (tx: Tx, viewer: string, communityId: string) => Promise<unknown>,
  ) {
    const [viewer, communityId] = [requireViewer(request), pathId(request, 'id')];
    const community = await changeAndRead(db, viewer, communityId, (tx) => make(tx, viewer, communityId));
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
