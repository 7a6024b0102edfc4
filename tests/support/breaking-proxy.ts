import { randomUUID } from 'node:crypto';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** Matches an event of a subscription over a WebSocket or as a Server-Sent Event. */
const EVENT = /"type":"next"|^event: next$/m;
const sentMessage = z.looseObject({ variables: z.object({ input: z.looseObject({ text: z.string() }) }) });

/**
 * Starts a proxy between a client and a gateway. It accepts the chat message `late` but holds it back. After the first
 * event of a subscription it cuts the connection, then sends `extra` as a message of the same member, then `late`. A
 * connection that is opened again waits for both, so both are stored between the loss and the reconnect.
 */
export async function startBreakingProxy(gateway: string, { late, extra }: { late: string; extra: string }) {
  const { hostname, port } = new URL(gateway);
  const sockets = new Set<Socket>();
  let breaks = 0;
  let sendHeld = () => Promise.resolve();
  let endBreak = () => {};
  const isOver = new Promise<void>((resolve) => (endBreak = resolve));

  async function breakOff(...connections: { destroy(): unknown }[]) {
    breaks += 1;
    for (const connection of connections) connection.destroy();
    await sendHeld();
    endBreak();
  }

  async function pass(req: IncomingMessage, res: ServerResponse) {
    const body = await text(req);
    const message = sentMessage.safeParse(JSON.parse(body)).data;
    if (message?.variables.input.text === late) {
      sendHeld = async () => {
        for (const said of [extra, late]) {
          const input = { ...message.variables.input, text: said, clientId: randomUUID() };
          const headers = {
            'content-type': 'application/json',
            authorization: req.headers.authorization ?? '',
          };
          await fetch(`${gateway}/graphql`, {
            method: 'POST',
            headers,
            body: JSON.stringify({ ...message, variables: { input } }),
          });
        }
      };
      res.end(JSON.stringify({ data: { sendMessage: {} } }));
      return;
    }
    const mayBreak = req.headers.accept === 'text/event-stream' && breaks === 0;
    if (breaks > 0) await isOver;
    const { method, headers, url: path } = req;
    const onward = request({ hostname, port, path, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!mayBreak) {
        answer.pipe(res);
        return;
      }
      answer.on('data', (chunk: Buffer) => {
        const isEvent = EVENT.test(chunk.toString());
        res.write(chunk, () => {
          if (isEvent) void breakOff(onward, res);
        });
      });
    });
    onward.on('error', () => res.destroy());
    onward.end(body);
  }

  async function passSocket(req: IncomingMessage, socket: Socket, head: Buffer) {
    if (breaks > 0) await isOver;
    const mayBreak = breaks === 0;
    const onward = connect(Number(port), hostname, () => {
      const headers = req.rawHeaders.reduce((lines, part, at) => lines + part + (at % 2 ? '\r\n' : ': '), '');
      onward.write(`${req.method} ${req.url} HTTP/1.1\r\n${headers}\r\n`);
      onward.write(head);
      socket.pipe(onward);
    });
    if (!mayBreak) onward.pipe(socket);
    else
      onward.on('data', (chunk: Buffer) => {
        const isEvent = EVENT.test(chunk.toString());
        socket.write(chunk, () => {
          if (isEvent) void breakOff(onward, socket);
        });
      });
    for (const [one, other] of [[socket, onward] as const, [onward, socket] as const]) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }

  const server = createServer((req, res) => void pass(req, res));
  server.on('upgrade', (req, socket: Socket, head) => void passSocket(req, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();

  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** Returns the number of connections that the proxy has cut. */
    breaks: () => breaks,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
