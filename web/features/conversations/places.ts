import { createStored } from '../../storage/createStored.ts';

/**
 * The viewer's position in a conversation, if not at its end: the sequence number of the top message, and how far (px)
 * it is scrolled out of view.
 */
export type ChatPlace = { seq: number; cut: number };

/** Restored when the viewer opens the conversation again, also after a reload. */
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
