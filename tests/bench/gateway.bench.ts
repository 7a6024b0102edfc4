import { fork, type ChildProcess } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse, type DocumentNode } from 'graphql';
import { z } from 'zod';
import { textOf } from '../../web/build/documents.ts';
import { FeedDocument } from '../../web/features/feed/generated/feed.ts';
import { feedAnswer } from './gateway/feed-answer.ts';
import { hiveServer, installHive, openApiFeed, writeOpenApi } from './gateway/hive.ts';
import { latencyResult, throughputResult, type Ask, type Order } from './gateway/load.ts';
import { isFeed } from './gateway/upstream-data.ts';
import { buildPrograms } from './support/build.ts';
import { quantile, ratios, shown, spread } from './support/figures.ts';
import { sizeOf } from './support/length.ts';
import { nextMessage, startMeasured, stop, type Measured } from './support/processes.ts';
import { shipped } from './support/product.ts';
import { record } from './support/table.ts';

const CONNECTIONS = 32;
const WARM_UP = sizeOf(3_000, 300); // requests per server
const ROUND = sizeOf(800, 100); // requests per server; rounds are short, so other load affects all servers alike
const ROUNDS = sizeOf(9, 2);
const LATENCY_QUESTIONS = sizeOf(100, 10);
const TOKEN = 'Bearer bench-token';
const HIVE = 'Hive Gateway';
const WANTED = [
  [HIVE, 1],
  ['stock Apollo', 5],
  ['yoga', 3],
  ['mercurius', 1.3],
  ['by hand', 0.75],
  ['by hand, 2 calls', 0.75],
] as const;

interface Round {
  rate: number; // requests per second
  cpu: number; // µs per request
  p50: number; // ms
  p99: number; // ms
  latency: number; // ms, the median of sequential requests
}

/**
 * Compares the gateway, built and in production mode, with four other GraphQL servers, and with a server that composes
 * the answer by hand. All use the same platform. The gateway loads a page and its authors with one call to the
 * platform, and 'by hand' and Hive Gateway do the same. The other servers make two calls, as SPEC.md defines them, and
 * so does 'by hand, 2 calls'.
 *
 * All servers but Hive Gateway receive the same query and return the same answer. Hive Gateway serves the platform's
 * OpenAPI document, whose names differ, so it receives a query of its own for the same values. It lists the authors
 * once beside the posts and joins nothing, which is less work than the others do.
 */
export async function run() {
  installHive();
  const program = await buildPrograms({
    upstream: 'tests/bench/gateway/upstream.ts',
    load: 'tests/bench/gateway/load.ts',
    apollo: 'tests/bench/gateway/peers/apollo.ts',
    yoga: 'tests/bench/gateway/peers/yoga.ts',
    mercurius: 'tests/bench/gateway/peers/mercurius.ts',
    byHand: 'tests/bench/gateway/peers/by-hand.ts',
  });
  const upstream = await startMeasured(program('upstream'), {});
  // Turns the rate limits off, because the bench sends more requests from one address than the limits allow. The other
  // servers have no rate limits.
  const env = { NODE_ENV: 'production', PLATFORM_URL: upstream.url, RATE_LIMITS: 'off' };
  const servers = new Map<string, Measured>();
  const load = fork(program('load'), { execArgv: [] });
  try {
    servers.set('Brasa', await startMeasured(shipped(), env, '/healthz'));
    const OPENAPI = writeOpenApi(resolve(dirname(program('upstream'))));
    servers.set(HIVE, await startMeasured(hiveServer, { ...env, OPENAPI }));
    servers.set('stock Apollo', await startMeasured(program('apollo'), env));
    servers.set('yoga', await startMeasured(program('yoga'), env));
    servers.set('mercurius', await startMeasured(program('mercurius'), env));
    servers.set('by hand', await startMeasured(program('byHand'), env));
    servers.set('by hand, 2 calls', await startMeasured(program('byHand'), { ...env, CALLS: '2' }));
    await compareAnswers(servers);

    const rounds = await interleave(servers, upstream, (order) => send(load, order));
    report(rounds);
  } finally {
    await Promise.all([stop(load), ...[...servers.values(), upstream].map((server) => server.stop())]);
  }
}

/** Returns the request for the first page of the feed: to Hive Gateway its own, to any other server the web app's. */
function question(name: string, origin: string): Ask {
  return name === HIVE ? ask(origin, parse(openApiFeed), { cursorSize: 10 }) : ask(origin, FeedDocument, { first: 10 });
}

function ask(origin: string, document: DocumentNode, variables: Record<string, number>): Ask {
  return {
    origin,
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: TOKEN },
    body: JSON.stringify({ operationName: 'Feed', variables, query: textOf(document) }),
  };
}

/** Returns the platform request that a client would have to send without a gateway to get the same data. */
function direct(origin: string): Ask {
  return {
    origin,
    path: '/api/feed-v2?cursorSize=10&autores=true',
    method: 'GET',
    headers: { authorization: TOKEN },
  };
}

/**
 * Compares the answers of all servers. The answer of Hive Gateway is compared after its values are put into the names
 * of the others. @throws unless all answers are equal and have no errors
 */
async function compareAnswers(servers: Map<string, Measured>) {
  const answers = new Map<string, unknown>();
  for (const [name, { url }] of servers) {
    const { origin, path, ...request } = question(name, url);
    const answer: unknown = await (await fetch(origin + path, request)).json();
    if (JSON.stringify(answer).includes('"errors"'))
      throw new Error(`${name} answered ${JSON.stringify(answer).slice(0, 500)}`);
    answers.set(name, name === HIVE ? fromOpenApi(answer) : answer);
  }
  const expected = answers.get('mercurius');
  for (const [name, answer] of answers) {
    if (!isDeepStrictEqual(answer, expected))
      throw new Error(
        `${name} answered otherwise:\n${JSON.stringify(answer).slice(0, 2_000)}\nthan mercurius:\n${JSON.stringify(expected).slice(0, 2_000)}`,
      );
  }
}

/** Composes the answer to the web app's query from the answer of Hive Gateway to its own query. */
function fromOpenApi(answer: unknown) {
  const { getFeedV2: page } = z.object({ data: z.object({ getFeedV2: z.unknown() }) }).parse(answer).data;
  if (!isFeed(page) || !page.autores)
    throw new Error(`${HIVE} answered no feed with authors: ${JSON.stringify(answer).slice(0, 500)}`);
  return feedAnswer({ ...page, autores: page.autores });
}

async function interleave(
  servers: Map<string, Measured>,
  upstream: Measured,
  order: (order: Order) => Promise<unknown>,
) {
  const rounds = new Map<string, Round[]>([...servers.keys()].map((name) => [name, []]));
  const alone: number[] = [];

  for (const [name, { url }] of servers)
    await order({ type: 'throughput', ask: question(name, url), connections: CONNECTIONS, requests: WARM_UP });
  for (let round = 0; round < ROUNDS; round += 1) {
    const platform = latencyResult.parse(
      await order({ type: 'latency', ask: direct(upstream.url), times: LATENCY_QUESTIONS }),
    );
    alone.push(quantile(platform.times, 0.5));
    for (const [name, server] of servers) {
      const before = await server.usage();
      const result = throughputResult.parse(
        await order({ type: 'throughput', ask: question(name, server.url), connections: CONNECTIONS, requests: ROUND }),
      );
      const after = await server.usage();
      if (result.failures > 0) throw new Error(`${name}: ${result.failures} requests failed.`);

      const { times } = latencyResult.parse(
        await order({ type: 'latency', ask: question(name, server.url), times: LATENCY_QUESTIONS }),
      );
      rounds.get(name)?.push({
        rate: result.requests / result.seconds,
        cpu: (after.cpu - before.cpu) / result.requests,
        p50: quantile(result.times, 0.5),
        p99: quantile(result.times, 0.99),
        latency: quantile(times, 0.5) - (alone[round] ?? 0),
      });
    }
  }
  return rounds;
}

function send(load: ChildProcess, order: Order) {
  load.send(order);
  return nextMessage(load, `the ${order.type} of a server`);
}

function report(rounds: Map<string, Round[]>) {
  const figures = (name: string, of: keyof Round) => (rounds.get(name) ?? []).map((round) => round[of]);
  const row = (cells: string[]) =>
    console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(26))).join(''));

  console.log(
    `${CONNECTIONS} connections, ${ROUNDS} interleaved rounds of ${ROUND} requests; median (min–max, coefficient of variation)`,
  );
  row(['', 'requests/s', 'CPU µs/request', 'p50 ms', 'p99 ms', 'added latency ms']);
  for (const name of rounds.keys()) {
    row([
      name,
      shown(spread(figures(name, 'rate'))),
      shown(spread(figures(name, 'cpu'))),
      shown(spread(figures(name, 'p50')), 1),
      shown(spread(figures(name, 'p99')), 1),
      shown(spread(figures(name, 'latency')), 2),
    ]);
  }
  for (const name of rounds.keys()) {
    record(`${name} rate`, 'requests/s', spread(figures(name, 'rate')), 'higher');
    record(`${name} CPU`, 'µs/request', spread(figures(name, 'cpu')));
    record(`${name} added latency`, 'ms', spread(figures(name, 'latency')));
  }
  for (const [name] of WANTED) {
    record(`rate over ${name}`, '×', ratios(figures('Brasa', 'rate'), figures(name, 'rate')), 'higher');
  }
  console.log('Brasa beside its peers, round by round:');
  row(['', 'requests/s', 'CPU', 'wanted', 'p99']);
  for (const [name, wanted] of WANTED) {
    const rate = ratios(figures('Brasa', 'rate'), figures(name, 'rate'));
    const cpu = ratios(figures(name, 'cpu'), figures('Brasa', 'cpu'));
    const p99 = ratios(figures('Brasa', 'p99'), figures(name, 'p99'));
    row([name, `${shown(rate, 2)} ×`, `${shown(cpu, 2)} ×`, `≥ ${wanted} ×`, `${shown(p99, 2)} × of it`]);
  }
}
