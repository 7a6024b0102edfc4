import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** Passes bytes on to a server, until it falls silent: what is connected then stays so, and nothing comes any more. */
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
    /** For the connections that are open; later ones are passed on. */
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
