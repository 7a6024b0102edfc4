import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { POST_ID } from './realtime/event.ts';
import { heard, type ListenersOrder } from './realtime/listeners.ts';
import { operationName, query, sha256Hash } from './realtime/operation.ts';
import { buildPrograms } from './support/build.ts';
import { quantile, ratios, shown, spread } from './support/figures.ts';
import { sizeOf } from './support/length.ts';
import { nextMessage, startMeasured, stop, type Measured } from './support/processes.ts';
import { record } from './support/table.ts';

const LISTENERS = sizeOf(5_000, 200);
const ROUNDS = sizeOf(4, 2);
const EVENTS = sizeOf(40, 10); // a round
const BETWEEN_MS = 100; // minimum time between two events, in ms
const MANY = sizeOf(10_000, 500); // number of open sockets while memory is measured
const KiB = 1024;

const variables = { postId: POST_ID };
const peers = {
  'bare ws': { path: '/', says: [] },
  Brasa: graphql({ operationName, variables, query: '', extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  'socket.io': { path: '/socket.io/?EIO=4&transport=websocket', says: ['40', '42["join","post"]'] },
  'stock graphql-ws': graphql({ operationName, variables, query }),
};
type Name = keyof typeof peers;
const names: Name[] = ['bare ws', 'Brasa', 'socket.io', 'stock graphql-ws'];

interface Round {
  cpu: number; // µs per delivery
  p50: number; // ms
  p99: number; // ms
}

/**
 * Measures how fast a new comment on a post reaches all members who have the post open. Compares the product with a
 * server that only broadcasts and with two common realtime servers.
 */
export async function run() {
  const program = await buildPrograms({
    upstream: 'tests/bench/realtime/upstream.ts',
    listeners: 'tests/bench/realtime/listeners.ts',
    brasa: 'tests/bench/realtime/brasa.ts',
    bare: 'tests/bench/realtime/peers/bare.ts',
    socketio: 'tests/bench/realtime/peers/socketio.ts',
    stock: 'tests/bench/realtime/peers/stock.ts',
  });
  const upstream = await startMeasured(program('upstream'), {});
  const start: Record<Name, () => Promise<Measured>> = {
    'bare ws': () => startMeasured(program('bare'), {}),
    Brasa: () => startMeasured(program('brasa'), { PLATFORM_URL: upstream.url }, '/healthz'),
    'socket.io': () => startMeasured(program('socketio'), {}),
    'stock graphql-ws': () => startMeasured(program('stock'), {}),
  };
  const listeners = fork(program('listeners'), { execArgv: [] });
  const rounds = new Map<Name, Round[]>(names.map((name) => [name, []]));
  const memory = new Map<Name, number>();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of names) {
        const server = await start[name]();
        const one = await broadcast(name, server, listeners);
        // Ignores the first round, which only warms up the machine.
        if (round > 0) rounds.get(name)?.push(one);
        await server.stop();
      }
    }
    for (const name of names) {
      const server = await start[name]();
      memory.set(name, await bytesPerSocket(name, server, listeners));
      await server.stop();
    }
    report(rounds, memory);
  } finally {
    await Promise.all([stop(listeners), upstream.stop()]);
  }
}

async function broadcast(name: Name, server: Measured, listeners: ChildProcess): Promise<Round> {
  await send(listeners, opening(name, server, LISTENERS));
  await delay(500);
  // Warms up the server, so that its code is JIT-compiled before the measurement starts.
  await publish(server, listeners, 20);

  const before = await server.usage();
  const { deliveries, delays } = await publish(server, listeners, EVENTS);
  const after = await server.usage();
  await send(listeners, { type: 'close' });
  if (deliveries < EVENTS * LISTENERS) throw new Error(`${name}: ${EVENTS * LISTENERS - deliveries} were not told.`);

  const sorted = delays.toSorted((a, b) => a - b);
  return { cpu: (after.cpu - before.cpu) / deliveries, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

/** Returns what a client of graphql-transport-ws says to subscribe. */
function graphql(payload: object) {
  const says = ['{"type":"connection_init"}', JSON.stringify({ id: '1', type: 'subscribe', payload })];
  return { path: '/graphql', protocol: 'graphql-transport-ws', says };
}

/** Publishes the events one after the other. Each event waits until all listeners have received the previous one. */
async function publish(server: Measured, listeners: ChildProcess, events: number) {
  const all: { deliveries: number; delays: number[] } = { deliveries: 0, delays: [] };
  for (let event = 0; event < events; event += 1) {
    server.tell('publish');
    const [{ deliveries, delays }] = await Promise.all([
      send(listeners, { type: 'hear', events: 1 }).then((answer) => heard.parse(answer)),
      delay(BETWEEN_MS),
    ]);
    all.deliveries += deliveries;
    for (const one of delays) all.delays.push(one);
  }
  return all;
}

async function bytesPerSocket(name: Name, server: Measured, listeners: ChildProcess) {
  // Opens some sockets before the measurement: the first sockets make the server load and compile code, which must not
  // count as memory per socket.
  await send(listeners, opening(name, server, 500));
  await publish(server, listeners, 5);
  const before = await server.usage();
  await send(listeners, opening(name, server, MANY));
  await delay(3_000);
  const after = await server.usage();
  await send(listeners, { type: 'close' });
  return (after.rss - before.rss) / MANY;
}

function opening(name: Name, server: Measured, count: number): ListenersOrder {
  const { path, ...peer } = peers[name];
  return { type: 'open', url: server.url.replace('http', 'ws') + path, count, ...peer };
}

function send(listeners: ChildProcess, order: ListenersOrder) {
  listeners.send(order);
  const what = order.type === 'open' ? `${order.count} sockets at ${order.url}` : `listeners to ${order.type}`;
  return nextMessage(listeners, what);
}

function report(rounds: Map<Name, Round[]>, memory: Map<Name, number>) {
  const figures = (name: Name, of: keyof Round) => (rounds.get(name) ?? []).map((round) => round[of]);
  const row = (cells: string[]) =>
    console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(26))).join(''));

  console.log(
    `${LISTENERS} listeners, ${ROUNDS - 1} interleaved rounds of ${EVENTS} events; median (min–max, coefficient of variation)`,
  );
  row(['', 'CPU µs/delivery', 'of bare', 'p50 ms', 'p99 ms', 'p99 of bare', `KiB/socket (${MANY})`]);
  for (const name of names) {
    record(`${name} CPU`, 'µs/delivery', spread(figures(name, 'cpu')));
    record(`${name} p99`, 'ms', spread(figures(name, 'p99')));
    record(`${name} memory`, 'KiB/socket', spread([(memory.get(name) ?? 0) / KiB]));
    row([
      name,
      shown(spread(figures(name, 'cpu')), 1),
      `${shown(ratios(figures(name, 'cpu'), figures('bare ws', 'cpu')), 2)} ×`,
      shown(spread(figures(name, 'p50')), 0),
      shown(spread(figures(name, 'p99')), 0),
      `${shown(ratios(figures(name, 'p99'), figures('bare ws', 'p99')), 2)} ×`,
      ((memory.get(name) ?? 0) / KiB).toFixed(1),
    ]);
  }
  console.log('wanted of Brasa: CPU ≤ 0.95 ×, p99 ≤ 1.3 × of bare; ≤ 8 KiB a socket');
}
