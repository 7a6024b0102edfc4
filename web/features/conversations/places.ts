import { createStored } from '../../storage/createStored.ts';

/**
 * Where the viewer was in a conversation, while they were not at its end: the number of the message at the top, and how
 * far it was cut (px).
 */
export type Place = { seq: number; cut: number };

/** A conversation that was left in the middle is found there again, after a reload too. */
const stored = createStored('chat-place', isPlace, { area: 'session', per: 'member' });

export function keepPlace(conversationId: string, place: Place | null) {
  stored.write(place, conversationId);
}

export function readPlace(conversationId: string): Place | null {
  return stored.read(conversationId);
}

function isPlace(value: unknown): value is Place {
  return (
    typeof value === 'object' &&
    value !== null &&
    'seq' in value &&
    typeof value.seq === 'number' &&
    'cut' in value &&
    typeof value.cut === 'number'
  );
}
