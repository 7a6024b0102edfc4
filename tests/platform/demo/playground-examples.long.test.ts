import { OperationTypeNode } from 'graphql';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { z } from 'zod';
import { features } from '../../../bff/features/index.ts';
import { createGateway } from '../../../bff/gateway/http/server.ts';
import { needsNewMember, type ByHand, type Example } from '../../../bff/gateway/playground/collection.ts';
import type { Surroundings } from '../../../bff/gateway/playground/run.ts';
import { demoLogins } from '../../../bff/demo/logins.ts';
import { seedDemo } from '../../../bff/demo/seed.ts';
import { createRateLimits } from '../../../bff/rate-limits/limiter.ts';
import { readConfig } from '../../../bff/settings/config.ts';
import { newCredential, newPasskey, signedWith } from '../../support/passkey.ts';
import { databaseKinds, TestPlatform } from '../../support/platform.ts';
import { expectExampleToRun, readExamples } from '../../support/playground-examples.ts';
import { mailTo } from '../../support/sign-in.ts';
import { unpainted } from '../../support/unpainted.ts';

const ORIGIN = 'http://localhost';
const collection = readExamples();
const { rateLimits } = readConfig({});
/**
 * The examples in the order in which they run. Those without a set-up read the demo world as it is after its start, so
 * they come first: the others add to its lists. An example that registers no member of its own runs twice, because its
 * members, who are shared, then have already done the same.
 */
const runs = [...collection.values()]
  .sort((one, other) => Number(isSetUp(one)) - Number(isSetUp(other)))
  .flatMap((example) =>
    ['first', ...(needsNewMember(collection, example.id) ? [] : ['second'])].map(
      (time) => [example.id, time, example] as const,
    ),
  );
const challenged = z.object({ challenge: z.string() });
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

describe('the playground over the demo world', () => {
  const platform = new TestPlatform(databaseKinds.at(-1) ?? 'pglite', { publicUrl: ORIGIN, rateLimits });
  let stop: () => Promise<void> = () => Promise.resolve();
  let around: Surroundings;

  beforeAll(async () => {
    await platform.start();
    const { db, media, dataDir } = platform;
    await seedDemo({ db, store: media.store, workDirectory: dataDir, fill: unpainted });
    const gateway = await createGateway({
      features,
      production: false,
      platformUrl: platform.url,
      bus: platform.bus,
      logLevel: 'silent',
      demoLogins,
      rateLimits: createRateLimits(rateLimits),
    });
    const { port } = await gateway.listen(0, '127.0.0.1');
    stop = () => gateway.close();
    around = { origin: `http://127.0.0.1:${port}`, login: demoLogins[0], handOver: createHands(platform) };
  });

  afterAll(async () => {
    await stop();
    await platform.expectSoundLedger();
    await platform.stop();
  });

  it.each(runs)(
    'the playground example "%s" runs unchanged for the %s time, within the default rate limits, and returns the data or refusal that it declares',
    async (id, _time, example) => {
      await expectExampleToRun(collection, id, around, example.refusal);
    },
  );
});

function isSetUp({ first, kind }: Example) {
  return first.length > 0 || kind !== OperationTypeNode.QUERY;
}

/**
 * Does the steps of a playground example that a person does by hand: reads codes from the mails that the platform has
 * sent, and confirms a passkey request as a device would.
 */
function createHands(platform: TestPlatform): Surroundings['handOver'] {
  const credentials = new Map<string, ReturnType<typeof newCredential>>();
  return async ({ from, to, words, path }: ByHand, known) => {
    const challenge = (name: string) => challenged.parse(JSON.parse(known.get(name) ?? '{}')).challenge;
    if (from === 'mailCode') return await mailTo(platform, to, new RegExp(`${escaped(words)}[^]*?^(\\d{6})\\r?$`, 'm'));
    if (from === 'mailLink') return await mailTo(platform, to, new RegExp(`${escaped(path)}#([\\w-]{43})`));
    if (from === 'passkey') {
      const credential = newCredential();
      credentials.set('last', credential);
      return JSON.stringify(newPasskey(challenge('creationOptions'), ORIGIN, credential));
    }
    return JSON.stringify(signedWith(credentials.get('last') ?? newCredential(), challenge('requestOptions'), ORIGIN));
  };
}
