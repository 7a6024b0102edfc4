import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

const CHECK_INTERVAL_MS = 50;

/**
 * Starts a load balancer that behaves like the one in production: it polls `/readyz`, sends no new request to a backend
 * that is not ready, and never retries a request.
 */
export async function startBalancer(backends: readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(backends);
  let turn = 0;
  const next = () => {
    const able = backends.filter((backend) => ready.has(backend));
    turn += 1;
    return new URL(able[turn % able.length] ?? 'http://127.0.0.1:9');
  };
  const sockets = new Set<Socket>();

  async function look(backend: string) {
    const isReady = await fetch(`${backend}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(backend);
    else ready.delete(backend);
  }
  const looking = setInterval(() => backends.forEach((backend) => void look(backend)), CHECK_INTERVAL_MS);

  function pass(req: IncomingMessage, res: ServerResponse) {
    const { hostname, port } = next();
    const onward = request({ hostname, port, path: req.url, method: req.method, headers: req.headers, agent });
    onward.on('response', (answer) => {
      // Removes the `connection` header from the response, because it describes only the connection to the backend.
      delete answer.headers.connection;
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.on('error', () => res.writeHead(502).end());
    req.pipe(onward);
  }

  const server = createServer(pass);
  server.on('upgrade', (req, socket: Socket, head) => {
    const { hostname, port } = next();
    const onward = connect(Number(port), hostname, () => {
      const headers = req.rawHeaders.reduce((text, part, at) => text + part + (at % 2 ? '\r\n' : ': '), '');
      onward.write(`${req.method} ${req.url} HTTP/1.1\r\n${headers}\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const [one, other] of [[socket, onward] as const, [onward, socket] as const]) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();

  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    isUsing: (backend: string) => ready.has(backend),
    async stop() {
      clearInterval(looking);
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
