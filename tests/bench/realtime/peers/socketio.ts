import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { comment, onOrder } from '../event.ts';

/** socket.io as its documentation sets it up, with a room per post. */

const server = createServer((_request, response) => response.end());
const io = new Server(server, { transports: ['websocket'] });
io.on('connection', (socket) => {
  socket.on('join', (room: string) => void socket.join(room));
});
server.listen(Number(process.env.PORT), '127.0.0.1');

onOrder(() => io.to('post').emit('commentAdded', comment()));
