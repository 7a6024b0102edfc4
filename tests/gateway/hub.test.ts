import { parse } from 'graphql';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLocalBus } from '../../bff/bus/bus.ts';
import { features } from '../../bff/features/index.ts';
import { createHub, type Interest } from '../../bff/gateway/live/hub.ts';
import { createUpstreamPool } from '../../bff/gateway/upstream/upstream.ts';
import { SEED, seeded } from '../support/seed.ts';

const failures = {
  'is not answered': () => Promise.reject(new Error('The executor is broken.')),
  'cannot be written': () => Promise.resolve({ data: { count: 1n } }),
};
const fine = 'is fine';
type Fate = keyof typeof failures | typeof fine;

const interest: Omit<Interest, 'executor'> = {
  document: parse('subscription { count }'),
  operationName: undefined,
  variables: {},
  fieldName: 'count',
  args: {},
  live: { kind: 'shared', topic: () => 'counts', authorize: () => Promise.resolve(undefined), read: (event) => event },
  canSend: () => true,
};

/**
 * Publishes one event for each item of `fates`. The item determines if the GraphQL execution for this event succeeds or
 * how it fails.
 * @returns the messages that a subscriber receives, in order
 */
async function heardOf(fates: readonly Fate[]) {
  const bus = createLocalBus();
  let asked = 0;
  const upstream = createUpstreamPool('http://127.0.0.1:9');
  const executor = {
    run() {
      const at = asked;
      asked += 1;
      const fate = fates[at] ?? fine;
      return fate === fine ? Promise.resolve({ data: { count: at } }) : failures[fate]();
    },
  };
  const hub = createHub({
    bus,
    http: upstream.eventsHttp,
    createContext: features.createContext,
    logger: pino({ level: 'silent' }),
  });
  const heard: string[] = [];
  hub.join({ ...interest, executor }, { key: 'a', of: (answer) => Buffer.from(answer) }, (message) =>
    heard.push(message.toString()),
  );
  for (const fate of fates) {
    bus.publish('counts', fate);
    // Waits for the next turn of the event loop after each event, so that no event waits in the queue.
    await new Promise(setImmediate);
  }
  await upstream.close();
  return heard;
}

const nextOf = (count: number) => `{"data":{"count":${count}}}`;

it(`if an event cannot be executed, the subscribers skip it and receive all other events in order (SEED=${SEED})`, async () => {
  const random = seeded('hub');
  const fates = Array.from({ length: 300 }, () => random.pick([fine, 'is not answered', 'cannot be written'] as const));
  const expected = fates.flatMap((fate, at) => (fate === fine ? [nextOf(at)] : []));
  expect(await heardOf(fates)).toEqual(expected);
});

it('after 1,500 events that could not be executed, the next event still reaches the subscriber', async () => {
  const fates: Fate[] = [...Array.from({ length: 1_500 }, () => 'is not answered' as const), fine];
  expect(await heardOf(fates)).toEqual([nextOf(1_500)]);
});

it('a bus listener that throws stops neither the other listeners nor the publisher', () => {
  const told: unknown[] = [];
  const bus = createLocalBus((error) => told.push(error));
  const heard: unknown[] = [];
  bus.subscribe('counts', () => {
    throw new Error('This one is broken.');
  });
  bus.subscribe('counts', (payload) => heard.push(payload));
  bus.publish('counts', 1);
  expect(heard).toEqual([1]);
  expect(told).toHaveLength(1);
});
