import type { EventEmitter } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

/**
 * An `error` that nothing listens for ends the whole process. What breaks for its peer alone is given this listener as
 * soon as it is there, and keeps it, whatever others put on it and take off again.
 */
export function hearErrors<Emitter extends EventEmitter>(emitter: Emitter): Emitter {
  return emitter.on('error', ignore);
}

/**
 * A server whose connections, requests and answers are listened to from first to last: node takes its own listener off
 * a connection before it tells of an upgrade.
 */
export function createHttpServer(handle: RequestListener, options: ServerOptions = {}): Server {
  const server = createServer(options);
  server.on('connection', hearErrors);
  server.on('request', (request, response) => {
    hearErrors(request);
    hearErrors(response);
  });
  return server.on('request', handle);
}

function ignore() {
  // Its peer has what there is to have: the end of it.
}
