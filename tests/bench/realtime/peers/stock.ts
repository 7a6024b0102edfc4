import { EventEmitter, on } from 'node:events';
import { createServer } from 'node:http';
import { useServer as serve } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { readSchema } from '../../support/schema.ts';
import { comment, onOrder } from '../event.ts';

/**
 * graphql-ws as its documentation sets it up: each subscriber has an iterator and executes the operation for itself.
 */

const events = new EventEmitter().setMaxListeners(0);

const server = createServer((_request, response) => response.end());
serve(
  {
    schema: readSchema(),
    roots: {
      subscription: {
        async *commentAdded() {
          for await (const heard of on(events, 'comment')) yield { commentAdded: added(heard) };
        },
      },
    },
  },
  new WebSocketServer({ server, path: '/graphql' }),
);
function added([event]: unknown[]) {
  return event;
}

server.listen(Number(process.env.PORT), '127.0.0.1');

onOrder(() => events.emit('comment', comment()));
