import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { faultCode } from '../../apollo/faults.ts';
import { askResult } from '../../apollo/result.ts';
import { getSession } from '../../storage/session.ts';
import { SendMessageDocument } from './generated/conversations.ts';
import { withLock } from '../../storage/locks.ts';
import { insertMessage } from './conversationsCache.ts';
import { messageOutbox, type OutgoingMessage } from './outbox.ts';
import { readPicture } from './pictures.ts';
import { uploadPrepared } from '../media/uploadPicture.ts';

const ATTEMPTS = 3;
const PAUSE_MS = 1_000; // ms, growing

let running: Promise<void> | null = null;
let wanted = false;

/**
 * Sends the messages of the outbox one after another, in the order in which they were written. While the browser is
 * offline, they stay in the outbox. If the server refuses a message, or sending it fails repeatedly, the message is
 * marked as failed.
 */
export function sendWaiting(client: ApolloClient) {
  // If `run` is about to finish, this flag makes `run` start one more round.
  wanted = true;
  running ??= run(client);
  return running;
}

async function run(client: ApolloClient) {
  try {
    while (wanted) {
      wanted = false;
      await alone(async () => {
        for (let entry = messageOutbox.next(); entry && navigator.onLine; entry = messageOutbox.next())
          await send(client, entry);
      });
    }
  } finally {
    running = null;
  }
}

/**
 * Sends the outbox now, and again each time the network returns. This includes the messages that could not reach the
 * server before.
 */
export function keepSending(client: ApolloClient) {
  const again = () => {
    messageOutbox.requeue();
    void sendWaiting(client);
  };
  again();
  window.addEventListener('online', again);
  return () => window.removeEventListener('online', again);
}

async function send(client: ApolloClient, entry: OutgoingMessage) {
  const { clientId, conversationId, senderId, text } = entry;
  let { imageId } = entry;
  /**
   * Another member may sign in between two attempts. Then stop, because the message must not be sent in that member's
   * name.
   */
  const isStillSenders = () => getSession()?.user.userId === senderId;
  for (let attempt = 1; isStillSenders(); attempt += 1) {
    try {
      if (imageId === null && entry.hasPicture) {
        const picture = await readPicture(clientId);
        if (!isStillSenders()) return;
        const upload = picture && (await uploadPrepared(client, picture, { quiet: true }));
        if (!upload?.picture) {
          messageOutbox.fail(
            entry,
            upload?.refusal ?? 'A imagem não está mais neste aparelho. Descarte e envie outra.',
          );
          return;
        }
        imageId = upload.picture.id;
        messageOutbox.setImage(clientId, imageId);
        if (!isStillSenders()) return;
      }
      const input = { clientId, conversationId, text, imageId };
      const { success, refusal } = await askResult(
        client,
        SendMessageDocument,
        { input },
        { context: { quiet: true } },
      );
      if (success) {
        insertMessage(client.cache, success.sent);
        messageOutbox.remove(clientId);
      } else messageOutbox.fail(entry, refusal.message);
      return;
    } catch (error) {
      const isFinal = CombinedGraphQLErrors.is(error) && faultCode(error) !== 'UPSTREAM_UNAVAILABLE';
      if (isFinal) {
        messageOutbox.fail(entry, error.message);
        return;
      }
      if (!navigator.onLine) return;
      if (attempt >= ATTEMPTS) {
        messageOutbox.fail(entry, null);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}

/**
 * Ensures that only one tab sends at a time, if the browser supports the Web Locks API. Without the lock, two tabs may
 * send the same message, but the server stores the message a single time.
 */
async function alone(run: () => Promise<void>) {
  await withLock('chat-outbox', {}, run);
}
