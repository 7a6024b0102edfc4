import type { Bubble_MessageFragment } from '../../generated/conversations.ts';
import { dayOf } from './days.ts';
import type { OutgoingMessage } from './outbox.ts';

const GROUP = 5 * 60_000; // ms between bubbles that stand together

export type Row =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: Bubble_MessageFragment; startsGroup: boolean; isMine: boolean }
  | { kind: 'outgoing'; key: string; entry: OutgoingMessage; startsGroup: boolean };

type Parts = {
  messages: readonly Bubble_MessageFragment[];
  outgoing: readonly OutgoingMessage[];
  viewerId: string;
  /** What had been read when the conversation was opened. */
  readUpTo: number;
};

/** What stands in a conversation, from above: days, where the unread begins, bubbles, and what is on its way. */
export function rowsOf({ messages, outgoing, viewerId, readUpTo }: Parts): Row[] {
  const rows: Row[] = [];
  let before: { at: string; by: string } | null = null;
  let dividerStands = false;

  const begin = (at: string, by: string) => {
    const isNewDay = before === null || dayOf(before.at) !== dayOf(at);
    const startsGroup = isNewDay || before?.by !== by || Date.parse(at) - Date.parse(before.at) > GROUP;
    if (isNewDay) rows.push({ kind: 'day', key: `day-${dayOf(at)}`, at });
    before = { at, by };
    return startsGroup;
  };

  for (const message of messages) {
    const isMine = message.senderId === viewerId;
    const startsGroup = begin(message.createdAt, message.senderId);
    const isUnread = !isMine && message.seq > readUpTo;
    if (isUnread && !dividerStands) rows.push({ kind: 'unread', key: 'unread' });
    dividerStands ||= isUnread;
    // A message keeps its key from the outbox to the store, so that its bubble is not made anew.
    rows.push({ kind: 'message', key: message.clientId ?? message.id, message, startsGroup, isMine });
  }
  const stored = new Set(messages.map(({ clientId }) => clientId));
  for (const entry of outgoing) {
    if (stored.has(entry.clientId)) continue;
    rows.push({ kind: 'outgoing', key: entry.clientId, entry, startsGroup: begin(entry.writtenAt, viewerId) });
  }
  return rows;
}
