import { EventEmitter, on } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { buildASTSchema, extendSchema, isTypeExtensionNode, Kind, parse } from 'graphql';
import { useServer as serve } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { comment, onOrder } from '../event.ts';

/** graphql-ws as its documentation sets it up: an iterator per subscriber, and each executes for itself. */

const { definitions } = parse(
  readdirSync('schema')
    .map((file) => readFileSync(`schema/${file}`, 'utf8'))
    .join('\n'),
);
const schema = extendSchema(
  buildASTSchema({ kind: Kind.DOCUMENT, definitions: definitions.filter((node) => !isTypeExtensionNode(node)) }),
  { kind: Kind.DOCUMENT, definitions: definitions.filter(isTypeExtensionNode) },
);
const events = new EventEmitter().setMaxListeners(0);

const server = createServer((_request, response) => response.end());
serve(
  {
    schema,
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
