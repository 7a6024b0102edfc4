import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoWorld } from '../../../bff/demo/demo.ts';
import { lockDirectory } from '../../../bff/platform/db/directory-lock.ts';
import { createLogger } from '../../../bff/platform/telemetry/logger.ts';
import type { PlatformConfig } from '../../../bff/platform/settings/platform-config.ts';
import { createPlatform } from '../../../bff/platform/server.ts';
import { createServices } from '../../../bff/platform/lifecycle/services.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { copyPglite } from '../../support/templates.ts';

describe('createServices()', () => {
  /**
   * Creates three services, which record each call of their `start` and `stop`.
   * @param failing the calls that throw an error
   */
  function three(...failing: string[]) {
    const calls: string[] = [];
    const logged: string[] = [];
    const services = createServices(createLogger('error', { write: (line) => void logged.push(line) }));
    for (const name of ['first', 'second', 'third']) {
      const note = async (call: string) => {
        await Promise.resolve();
        calls.push(call);
        if (failing.includes(call)) throw new Error(`${call} failed`);
      };
      services.add(name, {
        start: (origin: string) => note(`start ${name}${origin}`),
        stop: () => note(`stop ${name}`),
      });
    }
    return { services, calls, logged };
  }

  it('services start in the order in which they were added, and stop in the reverse order', async () => {
    const { services, calls } = three();
    await services.start(' at :1');
    await services.stop();
    expect(calls).toEqual([
      ...['start first at :1', 'start second at :1', 'start third at :1'],
      ...['stop third', 'stop second', 'stop first'],
    ]);
  });

  it('stop() stops services that have not been started', async () => {
    const { services, calls } = three();
    await services.stop();
    expect(calls).toEqual(['stop third', 'stop second', 'stop first']);
  });

  it('calling stop() several times stops each service once', async () => {
    const { services, calls } = three();
    await Promise.all([services.stop(), services.stop()]);
    await services.stop();
    expect(calls.toSorted()).toEqual(['stop first', 'stop second', 'stop third']);
  });

  it('if one service fails to start, all services are stopped and start() throws the error of that service', async () => {
    const { services, calls } = three('start second');
    await expect(services.start('')).rejects.toThrow('start second failed');
    expect(calls).toEqual(['start first', 'start second', 'stop third', 'stop second', 'stop first']);
  });

  it('if one service fails to stop, the other services are stopped and the error is logged', async () => {
    const { services, calls, logged } = three('stop second');
    await expect(services.stop()).rejects.toThrow('stop second failed');
    expect(calls).toEqual(['stop third', 'stop second', 'stop first']);
    expect(logged).toEqual([expect.stringContaining('"service":"second"')]);
  });

  it('if a service fails to start and another fails to stop, start() throws the error of the start', async () => {
    const { services } = three('start first', 'stop first');
    await expect(services.start('')).rejects.toThrow('start first failed');
  });
});

describe('createPlatform()', () => {
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'brasa-services-'));
    copyPglite(dataDir);
  });
  afterAll(() => removeFolder(dataDir));

  it('if createPlatform() fails, it unlocks its data folder, so that the next platform can start', async () => {
    const mailFrom = 'Brasa <a@brasa.example>';
    const hashListFile = join(dataDir, 'no such list');
    const config: PlatformConfig = { port: 0, dataDir, demo: false, mailFrom, logLevel: 'silent', hashListFile };
    await expect(createPlatform(config, { publish: () => undefined, demo: demoWorld })).rejects.toThrow('ENOENT');
    const lock = await lockDirectory(join(dataDir, 'pglite'));
    await lock.release();
  });
});
