import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { signal, type Tx } from '../db/transact.ts';

/**
 * Publishes conversation events outside a transaction. Use it for changes that a single SQL statement makes, or that
 * are not stored at all.
 */
export function chatSignals(db: Kysely<DB>) {
  return chatEvents({ publish: (topic, payload) => signal(db, topic, payload) });
}

/** Publishes conversation events. Each member receives the events on their own topic. */
export function chatEvents(tx: Pick<Tx, 'publish'>) {
  const publishTo = (members: readonly string[], payload: object) => {
    for (const member of members) tx.publish(`user:${member}`, payload);
  };

  return {
    /**
     * Builds the event for a new or changed message.
     * @param mensagem the message as this member may see it; if it is missing, the client must query the message
     */
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
