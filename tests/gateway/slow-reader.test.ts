import { describe, expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { startGateway } from '../support/gateway.ts';
import { openSocket } from '../support/socket.ts';
import { wireComment, wirePost, wireUsers } from '../support/wire.ts';

const comments = 'subscription { commentAdded(postId: "post-1") { id text } }';
const routes = {
  'GET /api/post/post-1': () => ({ body: wirePost(1) }),
  'GET /api/user-v2/profiles': ({ url }: { url: string }) => ({ body: wireUsers(url) }),
};
/** The text of each event. All 60 events together are far larger than the kernel's buffer for a socket. */
const text = 'x'.repeat(500_000);
const EVENTS = 60;

/** Subscribes to a post, then stops reading from the WebSocket. */
async function openSlow(url: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  onTestFinished(() => socket.terminate());
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: comments } }));
  await new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      if (data.toString().includes('"live":"1"')) resolve();
    });
  });
  socket.pause();
  return { socket, closed };
}

describe('slow socket clients', () => {
  it('a client that stops reading is disconnected, and delays no event for other clients', async () => {
    const { url, bus } = await startGateway(routes);
    const slow = await openSlow(url);
    const good = await openSocket(url);
    await good.init();
    good.subscribe('1', comments);
    await good.live('1');

    for (let number = 1; number <= EVENTS; number += 1) {
      const comment = wireComment(number, { desContent: text });
      bus.publish('post:post-1', { type: 'comment', comment });
      const { payload } = await good.answerTo('1');
      expect(payload).toMatchObject({ data: { commentAdded: { id: `comment-${number}` } } });
    }

    let heard = 0;
    slow.socket.on('message', () => (heard += 1));
    slow.socket.resume();
    await slow.closed;
    expect(heard).toBeLessThan(EVENTS);
    await good.ping();
  });
});
