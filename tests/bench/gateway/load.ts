import autocannon, { type Result } from 'autocannon';
import { Client } from 'undici';
import { z } from 'zod';

/**
 * Generates the load in a separate process, which receives one order at a time over IPC. The order `throughput` sends a
 * fixed number of requests over parallel connections. A fixed duration would warm up a server less on a busy machine.
 * The order `latency` sends one request after the other.
 */
const ask = z.object({
  origin: z.string(),
  path: z.string(),
  method: z.enum(['GET', 'POST']),
  headers: z.record(z.string(), z.string()),
  body: z.string().optional(),
});
const order = z.discriminatedUnion('type', [
  z.object({ type: z.literal('throughput'), ask, connections: z.number(), requests: z.number() }),
  z.object({ type: z.literal('latency'), ask, times: z.number() }),
]);
export type Ask = z.infer<typeof ask>;
export type Order = z.infer<typeof order>;

export const throughputResult = z.object({
  requests: z.number(),
  seconds: z.number(),
  failures: z.number(),
  times: z.array(z.number()),
});
export const latencyResult = z.object({ times: z.array(z.number()) });

async function throughput({
  ask: { origin, path, ...request },
  connections,
  requests,
}: Extract<Order, { type: 'throughput' }>) {
  const times: number[] = [];
  const began = performance.now();
  let last = began; // the time of the last response, because autocannon reports its end up to a second later
  const result = await new Promise<Result>((resolve, reject) => {
    const options = { url: origin + path, ...request, connections, amount: requests };
    const running = autocannon(options, (error: unknown, done) =>
      error ? reject(new Error('The load broke off.', { cause: error })) : resolve(done),
    );
    running.on('response', (_client, _status, _bytes, time) => {
      times.push(time);
      last = performance.now();
    });
  });
  return {
    requests: result['2xx'],
    seconds: (last - began) / 1_000,
    failures: result.non2xx + result.errors,
    times: times.toSorted((a, b) => a - b),
  };
}

async function latency({
  ask: { origin, path, method, headers, body },
  times: count,
}: Extract<Order, { type: 'latency' }>) {
  const client = new Client(origin);
  const times: number[] = [];
  for (let time = 0; time < count; time += 1) {
    const began = performance.now();
    const answer = await client.request({ path, method, headers, body });
    await answer.body.text();
    times.push(performance.now() - began);
  }
  await client.close();
  return { times: times.toSorted((a, b) => a - b) };
}

process.on('message', (message) => {
  const asked = order.parse(message);
  const done = asked.type === 'throughput' ? throughput(asked) : latency(asked);
  void done.then((result) => process.send?.(result));
});
process.once('disconnect', () => process.exit());
