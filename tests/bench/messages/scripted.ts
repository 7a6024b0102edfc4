import type { Talk } from './talk.ts';

/** Returns conversations for the scripted platform. The token of each member equals the member's id. */
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
