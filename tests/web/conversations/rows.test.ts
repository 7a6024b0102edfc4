import { describe, expect, it, vi } from 'vitest';
import { dayLabel, listLabel, timeLabel } from '../../../web/features/conversations/days.ts';
import type { OutgoingMessage } from '../../../web/features/conversations/outbox.ts';
import { rowsOf } from '../../../web/features/conversations/rows.ts';
import { byDay } from '../../../web/features/notifications/byDay.ts';
import { messageOf } from './support.ts';

vi.hoisted(() => vi.stubEnv('TZ', 'America/Sao_Paulo'));

const plain = { outgoing: [], viewerId: 'me', readUpTo: 99 };

describe('rowsOf()', () => {
  it('rowsOf puts a date row before the first message of each day in the local time zone', () => {
    const messages = [
      messageOf(1, { createdAt: '2026-05-14T21:00:00.000Z' }),
      messageOf(2, { createdAt: '2026-05-15T02:30:00.000Z' }),
      messageOf(3, { createdAt: '2026-05-15T03:30:00.000Z' }),
    ];
    const kinds = rowsOf({ ...plain, messages }).map(({ kind }) => kind);
    expect(kinds).toEqual(['day', 'message', 'message', 'day', 'message']);
  });

  it('rowsOf groups two messages of one sender 4 minutes apart, and starts a new group after 8 minutes', () => {
    const messages = [
      messageOf(1),
      messageOf(2, { createdAt: '2026-05-14T21:04:00.000Z' }),
      messageOf(3, { createdAt: '2026-05-14T21:12:00.000Z' }),
      messageOf(4, { createdAt: '2026-05-14T21:12:30.000Z', senderId: 'me' }),
    ];
    const groups = rowsOf({ ...plain, messages }).flatMap((row) => (row.kind === 'message' ? [row.startsGroup] : []));
    expect(groups).toEqual([true, false, true, true]);
  });

  it("rowsOf puts one 'unread' divider before the first unread message of the other member", () => {
    const messages = [messageOf(1), messageOf(2, { senderId: 'me' }), messageOf(3), messageOf(4)];
    const keys = rowsOf({ ...plain, messages, readUpTo: 1 }).map(({ key }) => key);
    expect(keys).toEqual(['day-2026-05-14', 'message-1', 'message-2', 'unread', 'message-3', 'message-4']);
  });

  it("rowsOf omits the 'unread' divider after the viewer has sent or queued an answer", () => {
    const messages = [messageOf(1), messageOf(2)];
    const kinds = (parts: object) => rowsOf({ ...plain, messages, readUpTo: 1, ...parts }).map(({ kind }) => kind);
    expect(kinds({})).toContain('unread');
    expect(kinds({ messages: [...messages, messageOf(3, { senderId: 'me' })] })).not.toContain('unread');
    const entry = { clientId: 'a', conversationId: 'c1', senderId: 'me', text: 'oi', imageId: null } as const;
    const written = { writtenAt: '2026-05-14T21:00:10.000Z', state: 'waiting', reason: null } as const;
    expect(kinds({ outgoing: [{ ...entry, ...written }] })).not.toContain('unread');
  });

  it("rowsOf keeps the 'unread' divider if the viewer's failed message is older than the unread messages", () => {
    const messages = [messageOf(1), messageOf(2)];
    const failed = { clientId: 'a', conversationId: 'c1', senderId: 'me', text: 'oi', imageId: null } as const;
    const before = { writtenAt: '2026-05-14T19:00:00.000Z', state: 'failed', reason: null } as const;
    const kinds = rowsOf({ ...plain, messages, readUpTo: 1, outgoing: [{ ...failed, ...before }] }).map(
      ({ kind }) => kind,
    );
    expect(kinds).toContain('unread');
  });

  it('rowsOf puts outgoing messages at the end until they have arrived', () => {
    const entry = (clientId: string): OutgoingMessage => ({
      clientId,
      conversationId: 'c1',
      senderId: 'me',
      text: 'oi',
      imageId: null,
      writtenAt: '2026-05-14T21:00:10.000Z',
      state: 'waiting',
      reason: null,
    });
    const messages = [messageOf(1, { senderId: 'me', clientId: 'a' })];
    const rows = rowsOf({ ...plain, messages, outgoing: [entry('a'), entry('b')] });
    expect(rows.map(({ kind, key }) => `${kind} ${key}`)).toEqual(['day day-2026-05-14', 'message a', 'outgoing b']);
  });
});

describe('times that cannot be read', () => {
  const unreadable = '2026-13-45';

  it('rowsOf puts a message with an unreadable time under the day of the message before it', () => {
    const messages = [messageOf(1), messageOf(2, { createdAt: unreadable }), messageOf(3)];
    const keys = rowsOf({ ...plain, messages }).map(({ key }) => key);
    expect(keys).toEqual(['day-2026-05-14', 'message-1', 'message-2', 'message-3']);
  });

  it('rowsOf puts no date row before a first message with an unreadable time', () => {
    const messages = [messageOf(1, { createdAt: unreadable }), messageOf(2)];
    const keys = rowsOf({ ...plain, messages }).map(({ key }) => key);
    expect(keys).toEqual(['message-1', 'day-2026-05-14', 'message-2']);
  });

  it.each([
    ['dayLabel', dayLabel],
    ['listLabel', listLabel],
    ['timeLabel', timeLabel],
  ])('%s returns an empty string for an unreadable time', (_name, labelOf) => {
    expect(labelOf(unreadable)).toBe('');
  });

  it("byDay() puts a notification with an unreadable time into 'Anteriores'", () => {
    const items = [{ changedAt: '2026-05-14T21:00:00.000Z' }, { changedAt: unreadable }];
    expect(byDay(items, Date.parse('2026-05-14T22:00:00.000Z')).map(({ title }) => title)).toEqual([
      'Hoje',
      'Anteriores',
    ]);
  });
});

describe('dayLabel() and listLabel()', () => {
  const now = new Date('2026-05-15T02:00:00.000Z');

  it.each([
    ['2026-05-14T12:00:00.000Z', 'Hoje', '09:00'],
    ['2026-05-13T12:00:00.000Z', 'Ontem', 'Ontem'],
    ['2026-05-01T12:00:00.000Z', 'sexta-feira, 1 de maio', '01/05'],
    ['2024-05-01T12:00:00.000Z', '1 de maio de 2024', '01/05/2024'],
    ['2025-12-30T12:00:00.000Z', 'terça-feira, 30 de dezembro', '30/12/2025'],
  ])(
    'on 14 May 2026, the date %s is shown as "%s" in a conversation and as "%s" in the list of conversations',
    (instant, day, short) => {
      expect(dayLabel(instant, now)).toBe(day);
      expect(listLabel(instant, now)).toBe(short);
    },
  );
});
