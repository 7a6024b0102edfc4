import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../../../bff/features/index.ts';
import { createGateway } from '../../../bff/gateway/http/server.ts';
import { describePlatform } from '../../support/platform.ts';
import { expectExampleToRun, readExamples } from '../../support/playground-examples.ts';

const collection = readExamples();
const refused = [...collection.values()].filter(({ refusal }) => refusal !== undefined).map(({ id }) => id);

describePlatform(
  'the playground in front of a platform that verifies ages',
  (platform) => {
    let origin = '';
    let stop: () => Promise<void> = () => Promise.resolve();

    beforeAll(async () => {
      const { url, bus } = platform;
      const gateway = await createGateway({ features, production: false, platformUrl: url, bus, logLevel: 'silent' });
      const { port } = await gateway.listen(0, '127.0.0.1');
      stop = () => gateway.close();
      origin = `http://127.0.0.1:${port}`;
    });

    afterAll(() => stop());

    it.each(refused)('the playground example "%s", which a plain start refuses, succeeds', async (id) => {
      const handOver = () => Promise.reject(new Error('no example of these asks'));
      await expectExampleToRun(collection, id, { origin, login: undefined, handOver }, undefined);
    });

    it('the examples about the age check are those that a plain start refuses', () => {
      expect(refused).toEqual(['age/appealAgeCheck', 'age/startAgeCheck']);
    });
  },
  { age: { mode: 'provider', provider: { kind: 'sandbox' } } },
);
