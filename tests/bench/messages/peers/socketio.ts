import { createServer } from 'node:http';
import { Server } from 'socket.io';

/** socket.io as its documentation sets up a chat, with a room per conversation. It stores nothing. */

const server = createServer((_request, response) => response.end());
const io = new Server(server, { transports: ['websocket'] });
io.on('connection', (socket) => {
  socket.on('join', (room: string) => void socket.join(room));
  socket.on('send', (message: { conversationId: string; text: string }, taken: () => void) => {
    io.to(message.conversationId).emit('message', { ...message, createdAt: new Date().toISOString() });
    taken();
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit());
