import type { Platform } from '../context.ts';

/** Hints to members, each on their own topic, that something happened in a conversation; after the commit. */
export function chatEvents(publish: Platform['publish']) {
  const tell = (members: readonly string[], payload: object) => {
    for (const member of members) publish(`user:${member}`, payload);
  };

  return {
    /** @param mensagem the message as this member may see it; without it they have to ask */
    messageStored: (idConversation: string, seq: number, member: string, mensagem?: object) =>
      tell([member], { type: 'message', idConversation, seq, ...(mensagem && { mensagem }) }),
    messageHidden: (idConversation: string, idMessage: string, member: string) =>
      tell([member], { type: 'hidden', idConversation, idMessage }),
    conversationChanged: (idConversation: string, members: readonly string[]) =>
      tell(members, { type: 'conversation', idConversation }),
    typed: (idConversation: string, idUser: string, peerId: string, typing: boolean) =>
      tell([peerId], { type: 'typing', idConversation, idUser, typing }),
  };
}
