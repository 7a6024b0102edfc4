import { once } from 'node:events';
import { WebSocket, WebSocketServer } from 'ws';
import { expect, onTestFinished, test } from 'vitest';
import { textFrame } from '../../bff/gateway/live/text-frame.ts';

/** The sizes in bytes at which the length in a frame's header changes its form (RFC 6455, section 5.2). */
const SIZES = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];

test('a frame of each size of header arrives whole, and between the messages that ws sends', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  const texts = SIZES.map((size) => 'ã'.repeat(size / 2) + 'a'.repeat(size % 2));
  server.on('connection', (socket, { socket: wire }) => {
    for (const text of texts) {
      wire.write(textFrame(text));
      socket.send(`after ${Buffer.byteLength(text)}`);
    }
    socket.close();
  });
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer, isBinary) => heard.push(isBinary ? 'binary' : data.toString()));
  const code = await new Promise<number>((resolve) => client.once('close', resolve));

  expect(code).toBe(1005);
  expect(heard).toEqual(texts.flatMap((text, index) => [text, `after ${SIZES[index]}`]));
});
