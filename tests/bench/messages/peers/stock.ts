import { EventEmitter, on } from 'node:events';
import { createServer } from 'node:http';
import { useServer as serve } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { readSchema } from '../../support/schema.ts';

/** graphql-ws as its documentation sets it up, with an event emitter as its bus. It stores nothing. */

const spoken = z.object({ conversationId: z.string(), clientId: z.string(), text: z.string() });
const listening = z.object({ conversationId: z.string() });
const events = new EventEmitter().setMaxListeners(0);
let seq = 0;

const server = createServer((_request, response) => response.end());
serve(
  {
    schema: readSchema(),
    roots: {
      mutation: {
        sendMessage({ input }: { input: unknown }) {
          const { conversationId, clientId, text } = spoken.parse(input);
          seq += 1;
          const message = {
            __typename: 'Message',
            id: String(seq),
            conversationId,
            seq,
            senderId: 'ana',
            clientId,
            text,
            image: null,
            isBlurred: false,
            createdAt: new Date().toISOString(),
          };
          events.emit(conversationId, message);
          return { __typename: 'SendMessageSuccess', sent: message };
        },
      },
      subscription: {
        async *messageAdded(args: unknown) {
          for await (const heard of on(events, listening.parse(args).conversationId))
            yield { messageAdded: first(heard) };
        },
      },
    },
  },
  new WebSocketServer({ server, path: '/graphql' }),
);
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit());

function first([event]: unknown[]) {
  return event;
}
