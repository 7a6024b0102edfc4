import type { Talk } from './talk.ts';

/** Returns talks for the scripted platform. The tokens of its members are their ids. */
export function scriptedTalks(count: number): Talk[] {
  return Array.from({ length: count }, (_, index) => {
    const conversationId = `talk-${index}`;
    const [senderToken, listenerToken] = membersOf(conversationId);
    return { conversationId, senderToken, listenerToken };
  });
}

export function membersOf(conversationId: string): [sender: string, listener: string] {
  return [`${conversationId}-sender`, `${conversationId}-listener`];
}
