import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { signal, type Tx } from '../db/transact.ts';

/** Of what is one statement, or stored nowhere: a message goes out without a transaction around it. */
export function chatSignals(db: Kysely<DB>) {
  return chatEvents({ publish: (topic, payload) => signal(db, topic, payload) });
}

/** Hints to members, each on their own topic, that something happened in a conversation. */
export function chatEvents(tx: Pick<Tx, 'publish'>) {
  const publishTo = (members: readonly string[], payload: object) => {
    for (const member of members) tx.publish(`user:${member}`, payload);
  };

  return {
    /** @param mensagem the message as this member may see it; without it they have to ask */
    messageStored: (idConversation: string, seq: number, member: string, mensagem?: object) =>
      publishTo([member], { type: 'message', idConversation, seq, ...(mensagem && { mensagem }) }),
    messageHidden: (idConversation: string, idMessage: string, member: string) =>
      publishTo([member], { type: 'hidden', idConversation, idMessage }),
    conversationChanged: (idConversation: string, members: readonly string[]) =>
      publishTo(members, { type: 'conversation', idConversation }),
    typed: (idConversation: string, idUser: string, peerId: string, typing: boolean) =>
      publishTo([peerId], { type: 'typing', idConversation, idUser, typing }),
  };
}
