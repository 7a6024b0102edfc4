import { v4 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  conversationsOf,
  countUnread,
  requireConversation,
} from '../../../bff/platform/conversations/conversations.store.ts';
import { markConversationRead } from '../../../bff/platform/conversations/members.store.ts';
import { history } from '../../../bff/platform/conversations/messages.store.ts';
import { sendMessage } from '../../../bff/platform/conversations/send.store.ts';
import type { PageRequest } from '../../../bff/platform/http/pagination.ts';
import { hasPostgres, idOf, pagesOf, populated } from '../../support/populated.ts';

/**
 * SQL for 3,001 members. The first member has a conversation with each other member. The first conversation has 20,000
 * messages.
 */
const population = [
  `insert into users (id, email, password_hash, name, nickname, birth_date)
   select ${idOf(1, 'n')}, n || '@exemplo.example', '-', 'Membro ' || n, 'm', '1990-01-01' from generate_series(1, 3001) n`,
  `insert into conversations (id, first_id, second_id, last_seq)
   select ${idOf(2, 'n')}, ${idOf(1, '1')}, ${idOf(1, 'n + 1')}, case when n = 1 then 20000 else 10 end
   from generate_series(1, 3000) n`,
  `insert into messages (conversation_id, seq, id, sender_id, client_id, text)
   select ${idOf(2, '1')}, s, ${idOf(3, 's')}, ${idOf(1, '1 + s % 2')}, gen_random_uuid(), 'oi' from generate_series(1, 20000) s`,
  `insert into messages (conversation_id, seq, id, sender_id, client_id, text)
   select ${idOf(2, 'n')}, s, ${idOf(4, 'n * 10 + s')}, ${idOf(1, 'n + 1')}, gen_random_uuid(), 'oi'
   from generate_series(2, 3000) n, generate_series(1, 10) s`,
  `insert into conversation_members (conversation_id, user_id, peer_id, request, activity_id)
   select ${idOf(2, 'n')}, ${idOf(1, '1')}, ${idOf(1, 'n + 1')}, case when n % 10 = 0 then 'PENDING' else 'NONE' end,
     ${idOf(5, 'n')} from generate_series(1, 3000) n
   union all
   select ${idOf(2, 'n')}, ${idOf(1, 'n + 1')}, ${idOf(1, '1')}, 'NONE', ${idOf(5, 'n')} from generate_series(1, 3000) n`,
  `insert into media (id, owner_id, purpose, stored, kind, width, height, mime_type, variants, bytes)
   select ${idOf(6, 'n')}, ${idOf(1, '1')}, 'message', true, 'image', 1, 1, 'image/webp', '[]', 1 from generate_series(1, 5000) n`,
];

describe.runIf(hasPostgres())('conversation queries over 50,000 messages (needs PostgreSQL)', () => {
  const { db, id, plansOf, statementsOf, genericPlanOf } = populated('conversations', population);
  let viewer = '';
  let conversation = '';

  beforeAll(async () => {
    [viewer, conversation] = await Promise.all([id(1, 1), id(2, 1)]);
  });

  const first: PageRequest = { size: 20, direction: 'after', cursor: null };
  const message = () => ({
    conversationId: conversation,
    senderId: viewer,
    clientId: v4(),
    text: 'oi',
    mediaId: null,
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the first page of conversations', () => conversationsOf(db, viewer, 'inbox', first)],
    ['message requests', () => conversationsOf(db, viewer, 'requests', first)],
    ['a conversation', () => requireConversation(db, viewer, conversation)],
    ['the count of unread messages', () => countUnread(db, viewer)],
    [
      'the newest messages',
      () => history(db, viewer, conversation, { size: 30, direction: 'before', seq: 2 ** 31 - 1 }),
    ],
    ['a deep page of messages', () => history(db, viewer, conversation, { size: 30, direction: 'before', seq: 9_000 })],
    [
      'the messages after a position',
      () => history(db, viewer, conversation, { size: 30, direction: 'after', seq: 19_990 }),
    ],
    ['marking messages as read', () => markConversationRead(db, viewer, conversation, 19_999)],
    ['sending a message', () => sendMessage(db, message(), () => undefined)],
  ])('the query for "%s" is one statement that scans no large table', async (_name, call) => {
    const plans = await plansOf(call, '');
    expect(plans).toHaveLength(1);
    expect(plans[0]).not.toMatch(/Seq Scan on (messages|conversations|conversation_members|users|media)/);
  });

  it.each([
    ['the newest messages', 'before', 2 ** 31 - 1],
    ['a deep page of messages', 'before', 9_000],
    ['the messages after a position', 'after', 10_000],
  ] as const)('the generic query plan for "%s" reads fewer than 400 disk blocks', async (_name, direction, seq) => {
    const statements = await statementsOf(() => history(db, viewer, conversation, { size: 30, direction, seq }));
    const plans = [];
    for (const statement of statements) plans.push(await genericPlanOf(statement));
    expect(plans).toHaveLength(1);
    // The query has to read a single page of 31 messages with their joined rows. The conversation has 20,000 messages.
    expect(pagesOf(plans[0]), plans[0]).toBeLessThan(400);
  });
});
