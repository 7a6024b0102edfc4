import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { comment, onOrder } from '../event.ts';

/** The upper bound of the comparison: a WebSocket server that only sends the same text to all sockets. */

const server = createServer((_request, response) => response.end());
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket) => socket.send('{"type":"connection_ack"}'));
server.listen(Number(process.env.PORT), '127.0.0.1');

onOrder(() => {
  const text = JSON.stringify({ id: '1', type: 'next', payload: { data: { commentAdded: comment() } } });
  for (const socket of sockets.clients) socket.send(text);
});
