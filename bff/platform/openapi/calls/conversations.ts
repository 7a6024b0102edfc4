import { z } from 'zod';
import { answers, arrivals, muting, peer, changedSettings } from '../../conversations/conversations.routes.ts';
import { newMessage, reading, typingBody } from '../../conversations/messages.routes.ts';
import { pageQuery } from '../../http/pagination.ts';
import { sinceQuery, switches, upTo } from '../../notifications/notifications.routes.ts';
import {
  typingSettings,
  conversation,
  conversations,
  message,
  messages,
  notification,
  notifications,
  unreadState,
  preferences,
} from '../answers/conversations.ts';
import type { Calls } from '../call.ts';

const position = z.string().regex(/^\d{1,10}$/);

export const conversationCalls: Calls = {
  'GET /api/conversas': {
    says: 'newest activity first',
    isAddition: true,
    query: pageQuery,
    answer: conversations,
  },
  'GET /api/conversas/pedidos': {
    says: 'requests that wait for the asking member',
    isAddition: true,
    query: pageQuery,
    answer: conversations,
  },
  'GET /api/conversas/nao-lidas': {
    says: 'unread messages of conversations that are not muted, waiting requests',
    isAddition: true,
    answer: z.strictObject({ messages: z.int(), requests: z.int() }),
  },
  'GET /api/conversas/configuracoes': { isAddition: true, answer: typingSettings },
  'POST /api/conversas/configuracoes': { isAddition: true, body: changedSettings, answer: typingSettings },
  'POST /api/conversas/entregues': {
    says: 'at most 50; never backwards; other members’ are passed over',
    isAddition: true,
    body: arrivals,
  },
  'POST /api/conversas': {
    says: 'made on first asking; on neither member’s list before its first message',
    isAddition: true,
    body: peer,
    answer: conversation,
    others: { 404: 'No such member.' },
  },
  'GET /api/conversas/{id}': { isAddition: true, answer: conversation },
  'DELETE /api/conversas/{id}': {
    says: 'deleted for the asking member: what is said afterwards brings it back',
    isAddition: true,
  },
  'POST /api/conversas/{id}/silenciar': { isAddition: true, body: muting, answer: conversation },
  'POST /api/conversas/{id}/lida': {
    says: 'never backwards',
    isAddition: true,
    body: reading,
    answer: conversation,
  },
  'POST /api/conversas/{id}/digitando': { says: 'nothing is stored', isAddition: true, body: typingBody },
  'POST /api/conversas/{id}/resposta': {
    says: 'as it was before the block; 403 where nothing was asked',
    isAddition: true,
    body: answers,
    answer: conversation,
  },
  'GET /api/conversas/{id}/mensagens': {
    says: 'oldest first whatever the direction; cursors are sequence numbers, without one the newest page',
    isAddition: true,
    queryShown: z.object({
      cursorSize: z.coerce.number().int().min(1).max(100).default(30),
      cursorBefore: position.optional(),
      cursorAfter: position.optional(),
    }),
    answer: messages,
  },
  'POST /api/conversas/{id}/mensagens': {
    says: 'the same `idClient` makes no second one (in another conversation: 409); 403 for the sixth message before the other accepted; `idFile` an image of `POST /media`',
    isAddition: true,
    body: newMessage,
    status: 201,
    answer: message,
    others: { 409: 'The `idClient` belongs to another conversation (`IDEMPOTENCY_CONFLICT`).' },
  },
  'DELETE /api/conversas/{id}/mensagens/{idMessage}': { says: 'for the asking member', isAddition: true },
};

export const notificationCalls: Calls = {
  'GET /api/notificacoes': {
    says: 'the latest change first',
    isAddition: true,
    query: pageQuery,
    answer: notifications,
  },
  'GET /api/notificacoes/novas': {
    says: 'what changed after the number `after`, in order',
    isAddition: true,
    query: sinceQuery,
    answer: z.strictObject({ notifications: z.array(notification), hasMore: z.boolean() }),
  },
  'GET /api/notificacoes/total': {
    says: 'the last number given, how many are unread',
    isAddition: true,
    answer: unreadState,
  },
  'GET /api/notificacoes/{id}': {
    says: '404 for another member’s',
    isAddition: true,
    answer: notification,
  },
  'POST /api/notificacoes/{id}/lida': {
    says: 'again changes nothing; 404 for another member’s',
    isAddition: true,
    answer: unreadState.extend({ notification }),
  },
  'POST /api/notificacoes/lidas': {
    says: 'marks all up to that number',
    isAddition: true,
    body: upTo,
    answer: unreadState,
  },
  'GET /api/notificacoes/preferencias': {
    says: 'every kind that can be switched off',
    isAddition: true,
    answer: preferences,
  },
  'PUT /api/notificacoes/preferencias': {
    says: 'the kinds not named stay as they are',
    isAddition: true,
    body: switches,
    answer: preferences,
  },
};
