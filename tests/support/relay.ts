import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** Starts a TCP relay to a server. After `fallSilent`, its open connections stay open but pass no bytes on. */
export async function startRelay({ protocol, hostname, port }: URL) {
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    pairs.add([near, far]);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `${protocol}//127.0.0.1:${own}`,
    /** Stops passing bytes on open connections. Connections that are opened later work. */
    fallSilent() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        near.resume();
        far.resume();
      }
    },
    async close() {
      server.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      await once(server, 'close');
    },
  };
}
