import { afterAll, beforeAll } from 'vitest';
import { createGateway } from '../../../bff/gateway/http/server.ts';
import type { PlatformConfig } from '../../../bff/platform/server.ts';
import { databaseKinds, TestPlatform } from '../../support/platform.ts';
import { askGraphql, askLive, askRest, fieldOf, type Asked } from './ask.ts';
import type { Line, Role } from './line.ts';
import type { World } from './world.ts';

/** One of the two databases is enough: what may be asked is not theirs to decide. */
export const databaseKind = databaseKinds.at(-1) ?? 'pglite';

export type Way = 'rest' | 'graphql';

/** The ways in which a line can be asked. */
export function waysOf(line: Line): Way[] {
  return [...(line.rest ? ['rest' as const] : []), ...(line.graphql ? ['graphql' as const] : [])];
}

/** A platform with a gateway before it, for the suite that calls this, and how it is asked. */
export function startProduct(config: Partial<PlatformConfig>) {
  const platform = new TestPlatform(databaseKind, config);
  let url = '';
  let stop: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    await platform.start();
    const options = { production: false, platformUrl: platform.url, bus: platform.bus, logLevel: 'silent' as const };
    const gateway = await createGateway(options);
    url = `http://127.0.0.1:${(await gateway.listen(0, '127.0.0.1')).port}`;
    stop = () => gateway.close();
  });

  afterAll(async () => {
    await stop();
    await platform.stop();
  });

  function ask(line: Line, way: Way, world: World, role: Role): Promise<Asked> {
    if (way === 'rest') return askRest(platform, world, role, line);
    const { isLive } = fieldOf(line.graphql ?? '');
    return isLive ? askLive(platform, url, world, role, line) : askGraphql(url, world, role, line);
  }

  return { platform, ask };
}
