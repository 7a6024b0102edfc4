import { Router } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { invalidInput } from '../errors.ts';
import { id, pathId, readBody, text } from '../http/input.ts';
import { notify } from '../events/notify.ts';
import { requireViewer } from '../auth/session.ts';
import { chatSignals } from './chat-events.ts';
import { conversationToWire, requireConversation } from './conversations.store.ts';
import { markConversationRead } from './members.store.ts';
import { hideMessage, history, messageToWire, readerOf, readHistoryPage } from './messages.store.ts';
import { sendMessage } from './send.store.ts';

export const newMessage = z.object({ idClient: id, content: text(2_000).default(''), idFile: id.nullish() });
export const typingBody = z.object({ typing: z.boolean() });
export const reading = z.object({ seq: z.int().min(0).max(2_147_483_647) });

/**
 * Routes for the messages of a conversation.
 * @param tellsWords true when events may contain the message itself; false when the client must query the message
 * instead, because each query checks the reader's age
 */
export function messagesRoutes({ db, urlOf }: Platform, { tellsWords }: { tellsWords: boolean }) {
  const { messageStored, messageHidden, conversationChanged, typed } = chatSignals(db);
  const router = Router();

  router.get('/api/conversas/:id/mensagens', async (request, response) => {
    const viewer = requireViewer(request);
    const page = readHistoryPage(request.query);
    const conversation = await requireConversation(db, viewer, pathId(request, 'id'));
    const reader = readerOf(conversation, urlOf);
    const { messages, hasMore } = await history(db, viewer, conversation.id, page);
    const mensagens = messages.map((message) => messageToWire(message, reader));
    response.json({
      mensagens,
      paging: {
        cursorSize: page.size,
        cursorBefore: mensagens[0]?.cursor ?? null,
        cursorAfter: mensagens.at(-1)?.cursor ?? null,
        hasMore,
      },
    });
  });

  router.post('/api/conversas/:id/mensagens', async (request, response) => {
    const viewer = requireViewer(request);
    const conversationId = pathId(request, 'id');
    const { idClient, content, idFile = null } = readBody(request, newMessage);
    if (content === '' && idFile === null) throw invalidInput('content', 'Escreva uma mensagem.');

    const sent = await sendMessage(
      db,
      { conversationId, senderId: viewer, clientId: idClient, text: content, mediaId: idFile },
      (tx, recipientId) => notify(tx, { kind: 'MESSAGE_REQUEST', recipientId, actorId: viewer, conversationId }),
    );
    const seenBy = (member: string) => messageToWire(sent.message, { viewer: member, mayLook: true, urlOf });
    // Leave the picture out of the event, because it may still be hidden from the recipient. Only the recipient's own
    // query shows whether they may see it.
    const isCarried = tellsWords && sent.message.file === null;
    for (const member of sent.isRepeat ? [] : [viewer, sent.peerId]) {
      messageStored(conversationId, sent.message.seq, member, isCarried ? seenBy(member) : undefined);
    }
    response.status(201).json(seenBy(viewer));
  });

  router.delete('/api/conversas/:id/mensagens/:idMessage', async (request, response) => {
    const viewer = requireViewer(request);
    const messageId = pathId(request, 'idMessage');
    const conversation = await requireConversation(db, viewer, pathId(request, 'id'));
    await hideMessage(db, viewer, conversation.id, messageId);
    conversationChanged(conversation.id, [viewer]);
    messageHidden(conversation.id, messageId, viewer);
    response.status(204).end();
  });

  router.post('/api/conversas/:id/lida', async (request, response) => {
    const viewer = requireViewer(request);
    const { seq } = readBody(request, reading);
    const before = await requireConversation(db, viewer, pathId(request, 'id'));
    const unread = await markConversationRead(db, viewer, before.id, seq);
    if (unread !== undefined) conversationChanged(before.id, [viewer, before.peer_id]);
    const read = unread === undefined ? before : { ...before, last_read_seq: seq, unread_count: unread };
    response.json(conversationToWire(read, urlOf));
  });

  router.post('/api/conversas/:id/digitando', async (request, response) => {
    const viewer = requireViewer(request);
    const { typing } = readBody(request, typingBody);
    const conversation = await requireConversation(db, viewer, pathId(request, 'id'));
    if (conversation.may_see_typing) typed(conversation.id, viewer, conversation.peer_id, typing);
    response.status(204).end();
  });

  return router;
}
