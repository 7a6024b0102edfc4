import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { clearSession, setSession } from '../../../web/storage/session.ts';
import { messagesIn, pageQuery, readPages } from '../../../web/features/conversations/messagePages.ts';
import { insertMessage } from '../../../web/features/conversations/conversationsCache.ts';
import { messageOutbox } from '../../../web/features/conversations/outbox.ts';
import { dropPicture } from '../../../web/features/conversations/pictures.ts';
import { keepSending, sendWaiting } from '../../../web/features/conversations/sendQueue.ts';
import { leave, scriptedClient, signIn } from '../../support/web.tsx';
import { messageOf } from './support.ts';
import { eventually } from '../../support/eventually.ts';

const KEY = '@me/words/chat-outbox';
const entries = z.array(z.looseObject({ clientId: z.string() }));
const stored = () => entries.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
const write = (text: string, conversationId = 'c1') => void messageOutbox.add({ conversationId, text, imageId: null });
const network = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const sentAs = (seq: number) => ({ sendMessage: { __typename: 'SendMessageSuccess', sent: messageOf(seq) } });

const other = {
  token: 'token-2',
  user: { userId: 'other', name: 'Bia', nickname: 'bia', imageUrl: null, profileType: 'FREE', preferences: [] },
} as const;

beforeEach(signIn);
afterEach(() => {
  vi.restoreAllMocks();
  messageOutbox.requeue();
  leave();
});

describe('outbox of messages', () => {
  it('waiting messages are sent one at a time, in the order in which they were written', async () => {
    const { client, of, nth } = scriptedClient();
    write('um');
    write('dois');
    const sending = sendWaiting(client);
    await eventually(() => nth('SendMessage'));
    expect(of('SendMessage')).toHaveLength(1);
    expect(nth('SendMessage').variables).toMatchObject({ input: { conversationId: 'c1', text: 'um' } });
    nth('SendMessage').answer(sentAs(1));
    await eventually(() => nth('SendMessage', 1));
    expect(nth('SendMessage', 1).variables).toMatchObject({ input: { text: 'dois' } });
    nth('SendMessage', 1).answer(sentAs(2));
    await sending;
    expect(stored()).toEqual([]);
  });

  it('a message written offline waits and is sent when the network is back', async () => {
    const { client, of, nth } = scriptedClient();
    network(false);
    write('depois');
    await sendWaiting(client);
    expect(of('SendMessage')).toEqual([]);
    expect(stored()).toMatchObject([{ text: 'depois', state: 'waiting' }]);
    const stop = keepSending(client);
    network(true);
    window.dispatchEvent(new Event('online'));
    await eventually(() => nth('SendMessage'));
    nth('SendMessage').answer(sentAs(1));
    await eventually(() => expect(stored()).toEqual([]));
    stop();
  });

  it('if sending a message fails three times, it and the later messages of the same conversation are marked as failed', async () => {
    vi.useFakeTimers();
    const { client, of, nth } = scriptedClient();
    write('um');
    write('dois');
    write('outra', 'c2');
    const sending = sendWaiting(client);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await eventually(() => nth('SendMessage', attempt));
      nth('SendMessage', attempt).fail();
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(
      new Set(
        of('SendMessage')
          .slice(0, 3)
          .map(({ variables }) => JSON.stringify(variables)),
      ).size,
    ).toBe(1);
    await eventually(() => nth('SendMessage', 3));
    expect(nth('SendMessage', 3).variables).toMatchObject({ input: { text: 'outra' } });
    nth('SendMessage', 3).answer(sentAs(1));
    await sending;
    expect(stored()).toMatchObject([
      { text: 'um', state: 'failed', reason: null },
      { text: 'dois', state: 'failed', reason: null },
    ]);
    messageOutbox.requeue('c1');
    expect(stored()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    vi.useRealTimers();
  });

  it('a refused message stays in the outbox as failed and does not block the next message', async () => {
    const { client, nth } = scriptedClient();
    write('um');
    write('dois');
    const sending = sendWaiting(client);
    await eventually(() => nth('SendMessage'));
    nth('SendMessage').answer({ sendMessage: { __typename: 'Refusal', message: 'Ainda não.' } });
    await eventually(() => nth('SendMessage', 1));
    nth('SendMessage', 1).answer(sentAs(1));
    await sending;
    expect(stored()).toMatchObject([{ text: 'um', state: 'failed', reason: 'Ainda não.' }]);
  });

  it('signing out deletes the waiting messages', () => {
    write('segredo');
    clearSession('left');
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(messageOutbox.next()).toBeUndefined();
  });

  it('after a session has ended, its waiting messages are sent once if the same member signs in next, and dropped otherwise', async () => {
    const { client, of, nth } = scriptedClient();
    network(false);
    write('ainda não foi');
    const [{ clientId } = { clientId: '' }] = stored();
    clearSession('ended');
    await eventually(() => expect(localStorage.getItem('emptying')).toBeNull());
    network(true);
    setSession(other);
    await sendWaiting(client);
    expect(of('SendMessage')).toEqual([]);
    clearSession('left');

    signIn();
    expect(messageOutbox.next()).toBeUndefined();
    network(false);
    write('agora vai');
    clearSession('ended');
    await eventually(() => expect(localStorage.getItem('emptying')).toBeNull());
    network(true);
    signIn();
    const stop = keepSending(client);
    await eventually(() => nth('SendMessage'));
    expect(nth('SendMessage').variables).toMatchObject({ input: { text: 'agora vai' } });
    expect(nth('SendMessage').variables).not.toMatchObject({ input: { clientId } });
    nth('SendMessage').answer(sentAs(1));
    await eventually(() => expect(stored()).toEqual([]));
    expect(of('SendMessage')).toHaveLength(1);
    stop();
  });

  it('a message that waits for its retry is not sent after another member signs in', async () => {
    vi.useFakeTimers();
    const { client, of, nth } = scriptedClient();
    write('só meu');
    const sending = sendWaiting(client);
    await eventually(() => nth('SendMessage'));
    nth('SendMessage').fail();
    setSession(other);
    await vi.advanceTimersByTimeAsync(10_000);
    await sending;
    expect(of('SendMessage')).toHaveLength(1);
    vi.useRealTimers();
  });

  it('the picture of a message is uploaded before the message is sent, and is not uploaded again on a retry', async () => {
    vi.useFakeTimers();
    const { client, of, nth } = scriptedClient();
    network(false);
    await messageOutbox.add(
      { conversationId: 'c1', text: '', imageId: null },
      new Blob(['cores'], { type: 'image/webp' }),
    );
    await sendWaiting(client);
    expect(stored()).toMatchObject([{ state: 'waiting', imageId: null, hasPicture: true }]);
    network(true);
    const sending = sendWaiting(client);
    await eventually(() => nth('UploadMedia'));
    nth('UploadMedia').answer({
      uploadMedia: {
        __typename: 'UploadMediaSuccess',
        media: { __typename: 'Image', id: 'i1', alt: '', width: 1, height: 1, thumbhash: null, sources: [] },
      },
    });
    await eventually(() => nth('SendMessage'));
    nth('SendMessage').fail();
    await vi.advanceTimersByTimeAsync(5_000);
    await eventually(() => nth('SendMessage', 1));
    expect(nth('SendMessage', 1).variables).toMatchObject({ input: { imageId: 'i1' } });
    nth('SendMessage', 1).answer(sentAs(1));
    await sending;
    expect(of('UploadMedia')).toHaveLength(1);
    expect(stored()).toEqual([]);
    vi.useRealTimers();
  });

  it('a message is marked as failed if the server refuses its picture or the picture is missing from the storage', async () => {
    const { client, nth } = scriptedClient();
    await messageOutbox.add(
      { conversationId: 'c1', text: 'veja', imageId: null },
      new Blob(['x'], { type: 'image/webp' }),
    );
    const sending = sendWaiting(client);
    await eventually(() => nth('UploadMedia'));
    nth('UploadMedia').answer({ uploadMedia: { __typename: 'Refusal', message: 'Não é uma imagem.' } });
    await sending;
    expect(stored()).toMatchObject([{ state: 'failed', reason: 'Não é uma imagem.' }]);
    await dropPicture(String(stored()[0]?.clientId));
    messageOutbox.requeue('c1');
    await sendWaiting(client);
    expect(stored()).toMatchObject([{ state: 'failed' }]);
    expect(String(stored()[0]?.reason)).toContain('não está mais');
  });

  it('the outbox never returns messages stored by another member', () => {
    write('meu');
    localStorage.setItem('@other/words/chat-outbox', localStorage.getItem(KEY) ?? '');
    localStorage.removeItem(KEY);
    expect(messageOutbox.next()).toBeUndefined();
  });
});

describe('insertMessage()', () => {
  it('insertMessage inserts a message only once, at the position of its sequence number', () => {
    const { client } = scriptedClient();
    const edges = [1, 3].map((seq) => ({
      __typename: 'MessageEdge' as const,
      cursor: String(seq),
      node: messageOf(seq),
    }));
    const pageInfo = { startCursor: '1', endCursor: '3', hasNextPage: false, hasPreviousPage: false };
    client.writeQuery({
      ...pageQuery('c1'),
      data: { conversation: { __typename: 'Conversation', id: 'c1', messages: { edges, pageInfo } } },
    });
    for (const seq of [4, 2, 4]) insertMessage(client.cache, messageOf(seq));
    expect(messagesIn(readPages(client.cache, 'c1')).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });
});
