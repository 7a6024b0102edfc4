import { Router } from 'express';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import type { DB } from '../db/schema.ts';
import { invalidInput, notFound } from '../errors.ts';
import { pathId, readBody, readQuery } from '../http/input.ts';
import { pageOf, pageQuery, readPlace } from '../http/pagination.ts';
import { requireViewer } from '../auth/session.ts';
import { switchableKinds } from '../events/kinds.ts';
import {
  findNotification,
  listNotifications,
  markAllRead,
  markNotificationsRead,
  notificationsSince,
  notificationState,
  notificationToWire,
} from './notifications.store.ts';
import { notificationPreferences, setPreferences } from './preferences.store.ts';

const MAX_SEQUENCE = 2 ** 31 - 1;
const sequence = z.coerce.number().int().min(0).max(MAX_SEQUENCE);
export const sinceQuery = z.object({ after: sequence, cursorSize: pageQuery.shape.cursorSize });
export const upTo = z.object({ sequence: sequence.optional() });
export const switches = z.object({
  preferences: z.array(z.object({ desType: z.enum(switchableKinds), enabled: z.boolean() })).max(50),
});

/** Serves a member's own notifications. Responds 404 for another member's notification. */
export function notificationsRoutes({ db }: Platform) {
  const router = Router();

  router.get('/api/notificacoes', async (request, response) => {
    const viewer = requireViewer(request);
    const { text, ...page } = readPlace(readQuery(request, pageQuery));
    const rows = await listNotifications(db, viewer, { ...page, seq: text === undefined ? null : readCursor(text) });
    const { items, paging } = pageOf(
      rows,
      { ...page, cursor: null },
      ({ seq }) => writeCursor(seq),
      notificationToWire,
    );
    response.json({ notifications: items, paging });
  });

  router.get('/api/notificacoes/novas', async (request, response) => {
    const viewer = requireViewer(request);
    const { after, cursorSize } = readQuery(request, sinceQuery);
    const rows = await notificationsSince(db, viewer, after, cursorSize);
    const notifications = rows.slice(0, cursorSize).map((row) => notificationToWire(row));
    response.json({ notifications, hasMore: rows.length > cursorSize });
  });

  router.get('/api/notificacoes/total', async (request, response) => {
    response.json(await notificationState(db, requireViewer(request)));
  });

  router.post('/api/notificacoes/lidas', async (request, response) => {
    const viewer = requireViewer(request);
    const { sequence: last } = readBody(request, upTo);
    await markAllRead(db, viewer, last);
    response.json(await notificationState(db, viewer));
  });

  router.get('/api/notificacoes/preferencias', async (request, response) => {
    response.json({ preferences: await notificationPreferences(db, requireViewer(request)) });
  });

  router.put('/api/notificacoes/preferencias', async (request, response) => {
    const viewer = requireViewer(request);
    await setPreferences(db, viewer, readBody(request, switches).preferences);
    response.json({ preferences: await notificationPreferences(db, viewer) });
  });

  router.get('/api/notificacoes/:id', async (request, response) => {
    response.json(notificationToWire(await requireNotification(db, requireViewer(request), pathId(request, 'id'))));
  });

  router.post('/api/notificacoes/:id/lida', async (request, response) => {
    const viewer = requireViewer(request);
    const id = pathId(request, 'id');
    await markNotificationsRead(db, viewer, id);
    const row = await requireNotification(db, viewer, id);
    response.json({ notification: notificationToWire(row), ...(await notificationState(db, viewer)) });
  });

  return router;
}

async function requireNotification(db: Kysely<DB>, viewer: string, id: string) {
  const row = await findNotification(db, viewer, id);
  if (!row) throw notFound('Notificação não encontrada.');
  return row;
}

/** Builds an opaque cursor from a sequence number. */
function writeCursor(seq: number) {
  return Buffer.from(`notifications|${seq}`).toString('base64url');
}

function readCursor(text: string) {
  const [list, seq] = Buffer.from(text, 'base64url').toString('utf8').split('|');
  const position = sequence.safeParse(seq);
  if (list !== 'notifications' || seq === '' || !position.success) {
    throw invalidInput('cursorAfter', 'O cursor não é desta lista.');
  }
  return position.data;
}
