import { createStored } from '../../storage/createStored.ts';

/**
 * The viewer's scroll position in a conversation: the sequence number of the topmost visible message, and the height in
 * px by which this message is scrolled out of view. If the viewer is at the end of the conversation, no position is
 * stored.
 */
export type ChatPlace = { seq: number; cut: number };

/**
 * The saved scroll positions by conversation. They are restored when the viewer opens the conversation again, even
 * after a reload.
 */
const stored = createStored('chat-place', isPlace, { area: 'session', per: 'member' });

export function keepChatPlace(conversationId: string, place: ChatPlace | null) {
  stored.write(place, conversationId);
}

export function readChatPlace(conversationId: string): ChatPlace | null {
  return stored.read(conversationId);
}

function isPlace(value: unknown): value is ChatPlace {
  return (
    typeof value === 'object' &&
    value !== null &&
    'seq' in value &&
    typeof value.seq === 'number' &&
    'cut' in value &&
    typeof value.cut === 'number'
  );
}
