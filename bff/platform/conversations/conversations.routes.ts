import { Router, type Request } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { id, pathId, readBody, readQuery } from '../http/input.ts';
import { pageQuery, pageOf } from '../http/pagination.ts';
import { requireViewer } from '../auth/session.ts';
import { chatSignals } from './chat-events.ts';
import {
  boxCursors,
  conversationsOf,
  conversationToWire,
  countUnread,
  openConversation,
  requireConversation,
  type Box,
} from './conversations.store.ts';
import {
  answerMessageRequest,
  chatSettings,
  clearConversation,
  markDelivered,
  requestAnswers,
  setChatSettings,
  setMuted,
} from './members.store.ts';

const MAX_ARRIVALS = 50;
export const answers = z.object({ desAnswer: z.enum(requestAnswers) });
export const peer = z.object({ idUser: id });
export const muting = z.object({ muted: z.boolean() });
export const changedSettings = z.object({ typing: z.boolean().optional(), readReceipts: z.boolean().optional() });
export const arrivals = z.object({
  conversas: z.array(z.object({ idConversation: id, seq: z.int().min(0).max(2_147_483_647) })).max(MAX_ARRIVALS),
});

/** Routes for the lists of conversations and message requests, and for a member's own chat settings. */
export function conversationsRoutes({ db, urlOf }: Platform) {
  const { conversationChanged } = chatSignals(db);
  const router = Router();

  router.get('/api/conversas', async (request, response) => {
    response.json(await answerBox(request, 'inbox'));
  });

  router.get('/api/conversas/pedidos', async (request, response) => {
    response.json(await answerBox(request, 'requests'));
  });

  router.get('/api/conversas/nao-lidas', async (request, response) => {
    response.json(await countUnread(db, requireViewer(request)));
  });

  router.get('/api/conversas/configuracoes', async (request, response) => {
    response.json(await chatSettings(db, requireViewer(request)));
  });

  router.post('/api/conversas/configuracoes', async (request, response) => {
    const viewer = requireViewer(request);
    response.json(await setChatSettings(db, viewer, readBody(request, changedSettings)));
  });

  router.post('/api/conversas/entregues', async (request, response) => {
    const viewer = requireViewer(request);
    const { conversas } = readBody(request, arrivals);
    const changed = conversas.length === 0 ? [] : await markDelivered(db, viewer, conversas);
    for (const { id: idConversation, peer_id } of changed) conversationChanged(idConversation, [peer_id]);
    response.status(204).end();
  });

  router.post('/api/conversas', async (request, response) => {
    const viewer = requireViewer(request);
    const { idUser } = readBody(request, peer);
    response.json(conversationToWire(await openConversation(db, viewer, idUser), urlOf));
  });

  router.get('/api/conversas/:id', async (request, response) => {
    const conversation = await requireConversation(db, requireViewer(request), pathId(request, 'id'));
    response.json(conversationToWire(conversation, urlOf));
  });

  router.delete('/api/conversas/:id', async (request, response) => {
    const viewer = requireViewer(request);
    const { id: idConversation } = await requireConversation(db, viewer, pathId(request, 'id'));
    await clearConversation(db, viewer, idConversation);
    conversationChanged(idConversation, [viewer]);
    response.status(204).end();
  });

  router.post('/api/conversas/:id/silenciar', async (request, response) => {
    const viewer = requireViewer(request);
    const { muted } = readBody(request, muting);
    const before = await requireConversation(db, viewer, pathId(request, 'id'));
    await setMuted(db, viewer, before.id, muted);
    conversationChanged(before.id, [viewer]);
    response.json(conversationToWire({ ...before, is_muted: muted }, urlOf));
  });

  router.post('/api/conversas/:id/resposta', async (request, response) => {
    const viewer = requireViewer(request);
    const { desAnswer } = readBody(request, answers);
    response.json(conversationToWire(await answerMessageRequest(db, viewer, pathId(request, 'id'), desAnswer), urlOf));
  });

  return router;

  async function answerBox(request: Request, box: Box) {
    const viewer = requireViewer(request);
    const cursors = boxCursors[box];
    const page = cursors.readPage(readQuery(request, pageQuery));
    const { items, paging } = pageOf(
      await conversationsOf(db, viewer, box, page),
      page,
      ({ activity_id }) => cursors.write({ part: '', id: activity_id ?? '' }),
      (conversation, cursor) => conversationToWire(conversation, urlOf, cursor),
    );
    return { conversas: items, paging };
  }
}
