import type { Bubble_MessageFragment } from './generated/conversations.ts';
import { calendarDayOf } from './days.ts';
import type { OutgoingMessage } from './outbox.ts';

const GROUP_MS = 5 * 60_000; // ms; after a longer pause, a new message starts a new group of bubbles

export type ChatRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: Bubble_MessageFragment; startsGroup: boolean; isMine: boolean }
  | { kind: 'outgoing'; key: string; entry: OutgoingMessage; startsGroup: boolean };

type Parts = {
  messages: readonly Bubble_MessageFragment[];
  outgoing: readonly OutgoingMessage[];
  viewerId: string;
  /** The sequence number of the last message that the viewer had read before opening the conversation. */
  readUpTo: number;
};

/** A cache of rows by message. With it, a bubble is not rendered again when only its neighbours change. */
const made = new WeakMap<Bubble_MessageFragment, Extract<ChatRow, { kind: 'message' }>>();

/**
 * Builds the rows of the list from top to bottom: day headings, the divider above unread messages, bubbles and unsent
 * messages.
 */
export function rowsOf({ messages, outgoing, viewerId, readUpTo }: Parts): ChatRow[] {
  const rows: ChatRow[] = [];
  let before: { at: number; day: string; by: string } | null = null;
  // Show no divider if the viewer has written a message after the first unread message.
  const firstNew = messages.find((message) => isUnread(message));
  const lastMine = messages.findLast(({ senderId }) => senderId === viewerId)?.seq ?? 0;
  const dividerAt = firstNew && lastMine < firstNew.seq && !outgoing.some(answers(firstNew)) ? firstNew.seq : null;

  const begin = (at: string, by: string) => {
    const now = { at: Date.parse(at), day: calendarDayOf(at), by };
    // A message whose time cannot be read stands under the day of the message before it.
    if (now.day === '' && before) Object.assign(now, { at: before.at, day: before.day });
    const isNewDay = before?.day !== now.day && now.day !== '';
    const startsGroup = isNewDay || before?.by !== by || now.at - before.at > GROUP_MS;
    if (isNewDay) rows.push({ kind: 'day', key: `day-${now.day}`, at });
    before = now;
    return startsGroup;
  };

  for (const message of messages) {
    const isMine = message.senderId === viewerId;
    const startsGroup = begin(message.createdAt, message.senderId);
    if (message.seq === dividerAt) rows.push({ kind: 'unread', key: 'unread' });
    rows.push(messageRow(message, startsGroup, isMine));
  }
  const stored = new Set(messages.map(({ clientId }) => clientId));
  for (const entry of outgoing) {
    if (stored.has(entry.clientId)) continue;
    rows.push({ kind: 'outgoing', key: entry.clientId, entry, startsGroup: begin(entry.writtenAt, viewerId) });
  }
  return rows;

  function answers({ createdAt }: Bubble_MessageFragment) {
    return ({ writtenAt }: OutgoingMessage) => Date.parse(writtenAt) > Date.parse(createdAt);
  }

  function isUnread({ senderId, seq }: Bubble_MessageFragment) {
    return senderId !== viewerId && seq > readUpTo;
  }
}

function messageRow(message: Bubble_MessageFragment, startsGroup: boolean, isMine: boolean) {
  const known = made.get(message);
  if (known?.startsGroup === startsGroup && known.isMine === isMine) return known;
  // The key stays the same when a message moves from the outbox to the stored messages, so that React keeps the bubble
  // mounted.
  const row = { kind: 'message' as const, key: message.clientId ?? message.id, message, startsGroup, isMine };
  made.set(message, row);
  return row;
}
