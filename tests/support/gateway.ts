import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { createLocalBus } from '../../bff/bus/bus.ts';
import { features } from '../../bff/features/index.ts';
import { createGateway, type GatewayOptions } from '../../bff/gateway/http/server.ts';
import { startUpstream, type Handler } from './upstream.ts';

const graphqlAnswer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.record(z.string(), z.unknown()),
      }),
    )
    .optional(),
});

/** Starts a gateway as `openGateway` does, and stops it when the test ends. */
export async function startGateway(routes: Record<string, Handler> = {}, options: Partial<GatewayOptions> = {}) {
  const { close, ...started } = await openGateway(routes, options);
  onTestFinished(close);
  return started;
}

/**
 * Starts a gateway in front of a scripted platform, with the real schema, real data sources and free ports. `close`
 * stops both the gateway and the scripted platform. `log` contains the log lines of the gateway.
 */
export async function openGateway(
  routes: Record<string, Handler> = {},
  options: Partial<GatewayOptions> = {},
  level: 'trace' | 'error' = 'trace',
) {
  const upstream = await startUpstream(routes);
  const bus = createLocalBus();
  const log: string[] = [];
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(line.toString());
      done();
    },
  });
  const gateway = await createGateway({
    features,
    production: false,
    platformUrl: upstream.url,
    bus,
    logger: pino({ level }, destination),
    ...options,
  });
  const { port } = await gateway.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;

  async function ask(query: string, variables: object = {}, headers: Record<string, string> = {}) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, headers: response.headers, ...graphqlAnswer.parse(await response.json()) };
  }

  async function close() {
    await gateway.close();
    await upstream.close();
  }

  return { gateway, upstream, bus, url, log, ask, asMember, close };
}

/** Returns a port on which no server is listening. */
export async function deadPort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

export const asMember = { authorization: 'Bearer token-of-ana' };
