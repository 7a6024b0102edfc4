import type { ChildProcess } from 'node:child_process';
import { textOf } from '../../../web/build/documents.ts';
import {
  MessageAddedDocument,
  SendMessageDocument,
} from '../../../web/features/conversations/generated/conversations.ts';
import { sizeOf } from '../support/length.ts';
import { quantile, ratios, shown, spread } from '../support/figures.ts';
import { nextMessage, type Measured } from '../support/processes.ts';
import { record } from '../support/table.ts';
import { said, type Order, type Talk } from './talk.ts';

export const names = ['Brasa', 'socket.io', 'stock graphql-ws'] as const;
export type Name = (typeof names)[number];

const TIME = sizeOf(4_000, 500); // ms per round
/**
 * The time of the warm-up before a round. It is not measured, because in production browsers are already connected and
 * servers are warm.
 */
const LEAD = sizeOf(1_000, 300); // ms

const operations = {
  send: textOf(SendMessageDocument),
  listen: textOf(MessageAddedDocument),
};

export interface Round {
  rate: number; // messages received per second
  cpu: number; // ms of CPU time per message
  answered: { p50: number; p99: number }; // ms
  heard: { p50: number; p99: number }; // ms
}

interface Place {
  server: Measured;
  talks: Talk[];
  /** Returns the CPU time in ms that the measured processes have used so far. */
  cpu: () => Promise<number> | number;
}
export type Places = Record<Name, Place>;

/**
 * Returns a server with its talks (simulated conversations) and a function that reads its CPU time. Only for a server
 * that runs in a single process.
 */
export function alone(server: Measured, talks: Talk[]): Place {
  return { server, talks, cpu: async () => (await server.usage()).cpu / 1_000 };
}

/**
 * Makes all senders together send `rate` messages per second for one round.
 * @throws if a message is refused
 */
export async function talkAt(talkers: ChildProcess, places: Places, name: Name, rate: number): Promise<Round> {
  const { server, talks, cpu } = places[name];
  await send(talkers, { type: 'open', server: name, url: server.url, talks, ...operations });
  await send(talkers, { type: 'say', rate, time: LEAD });
  const before = await cpu();
  const { sent, heardInTime, lost, answered, heard } = said.parse(
    await send(talkers, { type: 'say', rate, time: TIME }),
  );
  const used = (await cpu()) - before;
  await send(talkers, { type: 'close' });
  if (lost > 0) throw new Error(`${name}: ${lost} of ${sent} messages were refused.`);
  return {
    rate: (heardInTime * 1_000) / TIME,
    cpu: used / heard.length,
    answered: quantiles(answered),
    heard: quantiles(heard),
  };
}

/** Compares Brasa with the other servers in alternating rounds. */
export async function compare(
  talkers: ChildProcess,
  places: Places,
  { what, rate, times }: { what: string; rate: number; times: number },
) {
  const rounds: Record<Name, Round[]> = { Brasa: [], 'socket.io': [], 'stock graphql-ws': [] };
  for (let round = 0; round < times; round += 1) {
    for (const name of names) rounds[name].push(await talkAt(talkers, places, name, rate));
  }
  console.log(`${rate} a second, ${times} interleaved rounds; median (min–max, coefficient of variation)`);
  for (const name of names) row(`${name}, ${what}`, rounds[name]);
  const p99 = (name: Name) => rounds[name].map(({ heard }) => heard.p99);
  for (const name of names.slice(1))
    console.log(`p99 of Brasa: ${shown(ratios(p99('Brasa'), p99(name)), 1)} × ${name}'s`);
}

export function row(name: string, rounds: Round[]) {
  const figure = (of: (round: Round) => number, digits: number) => shown(spread(rounds.map(of)), digits);
  record(`${name} rate`, 'heard/s', spread(rounds.map(({ rate }) => rate)), 'higher');
  record(`${name} p99`, 'ms', spread(rounds.map(({ heard }) => heard.p99)));
  record(`${name} CPU`, 'ms/message', spread(rounds.map(({ cpu }) => cpu)));
  console.log(
    `${name.padEnd(27)} ${figure(({ rate }) => rate, 0)} heard a second; heard after p50 ${figure(({ heard }) => heard.p50, 1)}, p99 ${figure(({ heard }) => heard.p99, 1)} ms; answered after p50 ${figure(({ answered }) => answered.p50, 1)}, p99 ${figure(({ answered }) => answered.p99, 1)} ms; ${figure(({ cpu }) => cpu, 2)} ms of CPU each`,
  );
}

function quantiles(delays: readonly number[]) {
  const sorted = delays.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

async function send(talkers: ChildProcess, order: Order) {
  talkers.send(order);
  return await nextMessage(talkers, `talkers to ${order.type}`);
}
