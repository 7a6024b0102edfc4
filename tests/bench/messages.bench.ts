import { fork, type ChildProcess } from 'node:child_process';
import { loadavg } from 'node:os';
import { createPostgresDatabase, findPostgres, startPostgres } from '../support/postgres.ts';
import { alone, compare, names, row, talkAt, type Places } from './messages/measure.ts';
import { scriptedTalks } from './messages/scripted.ts';
import { makeTalks } from './messages/world.ts';
import { buildPrograms } from './support/build.ts';
import { isShort, sizeOf } from './support/length.ts';
import { cpuSeconds } from './support/memory.ts';
import { startMeasured, stop, type Measured } from './support/processes.ts';
import { startProduct } from './support/product.ts';

const TALKS = sizeOf(100, 10);
const WANTED_RATE = sizeOf(3_000, 200); // messages per second
const WANTED_P50_MS = 2;
const LOWEST = sizeOf(100, 50);
const RATES = isShort ? [LOWEST] : [LOWEST, 250, 500, 1_000, 1_500, 2_000, WANTED_RATE];
const ROUNDS = sizeOf(3, 1);
/**
 * The minimum share of the sent messages that must be received within the round. If fewer are received, a queue is
 * growing and the rate is too high.
 */
const KEEPS_UP = 0.95;

interface Bench {
  talkers: ChildProcess;
  peers: Omit<Places, 'Brasa'>;
}

/**
 * Measures one-to-one messages that are sent with `sendMessage`, and compares the product with two servers that only
 * forward messages and store nothing.
 */
export async function run() {
  const program = await buildPrograms({
    talkers: 'tests/bench/messages/talkers.ts',
    gateway: 'tests/bench/messages/gateway.ts',
    platform: 'tests/bench/messages/platform.ts',
    socketio: 'tests/bench/messages/peers/socketio.ts',
    stock: 'tests/bench/messages/peers/stock.ts',
  });
  const started: Measured[] = [];
  const start = async (...what: Parameters<typeof startMeasured>) => {
    const server = await startMeasured(...what);
    started.push(server);
    return server;
  };
  const talkers = fork(program('talkers'), { execArgv: [] });
  try {
    const talks = scriptedTalks(TALKS);
    const bench = {
      talkers,
      peers: {
        'socket.io': alone(await start(program('socketio'), {}), talks),
        'stock graphql-ws': alone(await start(program('stock'), {}), talks),
      },
    };
    await passOn(bench, await start(program('gateway'), {}, '/healthz'));
    await store(bench);
  } finally {
    await Promise.all([stop(talkers), ...started.map((server) => server.stop())]);
  }
}

/** Compares one gateway before a scripted platform with the other servers. None of them stores a message. */
async function passOn({ talkers, peers }: Bench, gateway: Measured) {
  const places = { ...peers, Brasa: alone(gateway, scriptedTalks(TALKS)) };
  console.log(`one gateway, nothing stored; ${TALKS} conversations; load ${(loadavg()[0] ?? 0).toFixed(1)}`);
  for (const name of names) await talkAt(talkers, places, name, sizeOf(1_000, 100));
  await compare(talkers, places, { what: 'passed on', rate: WANTED_RATE, times: ROUNDS });
  console.log(`wanted: ${WANTED_RATE} a second heard, p50 under ${WANTED_P50_MS} ms`);
}

/**
 * Measures the whole product: PostgreSQL stores each message durably, the sender gets a response, and the other member
 * receives the message.
 */
async function store({ talkers, peers }: Bench) {
  const binaries = await findPostgres();
  if (binaries === null) throw new Error('PostgreSQL is not installed.');
  const postgres = await startPostgres(binaries, { durable: true });
  try {
    const databaseUrl = await createPostgresDatabase(postgres.url, 'messages');
    const talks = await makeTalks(databaseUrl, TALKS);
    const product = await startProduct({ DATABASE_URL: databaseUrl });
    try {
      // Counts the CPU time of gateway and platform, but not that of PostgreSQL.
      const cpu = () => cpuSeconds(product.pid) * 1_000;
      const places = { ...peers, Brasa: { server: product, talks, cpu } };
      console.log(`the whole product, every message stored; load ${(loadavg()[0] ?? 0).toFixed(1)}`);
      const kept = await climb(talkers, places);
      await compare(talkers, places, { what: 'stored', rate: kept || LOWEST, times: ROUNDS });
    } finally {
      await product.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** @returns the highest message rate at which the product keeps up */
async function climb(talkers: ChildProcess, places: Places) {
  let kept = 0;
  await talkAt(talkers, places, 'Brasa', sizeOf(200, 50));
  for (const rate of RATES) {
    const round = await talkAt(talkers, places, 'Brasa', rate);
    row(`Brasa at ${rate}/s`, [round]);
    if (round.rate < rate * KEEPS_UP) break;
    kept = rate;
  }
  console.log(`Brasa keeps up with ${kept === 0 ? 'none of these' : `${kept} a second`}`);
  return kept;
}
