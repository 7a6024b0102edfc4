import { afterAll, beforeAll } from 'vitest';
import { features } from '../../../bff/features/index.ts';
import { createGateway } from '../../../bff/gateway/http/server.ts';
import type { PlatformConfig } from '../../../bff/platform/settings/platform-config.ts';
import { databaseKinds, TestPlatform } from '../../support/platform.ts';
import { askGraphql, askLive, askRest, fieldOf } from './ask.ts';
import { roles, type Line, type Place, type Role } from './line.ts';
import type { World } from './world.ts';

/** The permission tests run on a single kind of database, because permissions do not depend on the database. */
export const databaseKind = databaseKinds.at(-1) ?? 'pglite';

export type Way = 'rest' | 'graphql';

/** Returns the APIs (REST, GraphQL) by which the call of an entry can be made. */
export function waysOf(line: Line): Way[] {
  return [...(line.rest ? ['rest' as const] : []), ...(line.graphql ? ['graphql' as const] : [])];
}

/** Returns the expected answer to a role at a place, or undefined if the entry has no answers for the place. */
export function cellOf({ answers }: Line, place: Place, role: Role) {
  const row = typeof answers === 'string' ? (place === 'open' ? answers : undefined) : answers[place];
  return row?.split(/ +/)[roles.indexOf(role)];
}

/**
 * Starts a platform and a gateway for the current test suite.
 * @returns the platform, and a function that makes the call of an entry as a role
 */
export function startProduct(config: Partial<PlatformConfig>) {
  const platform = new TestPlatform(databaseKind, config);
  let url = '';
  let stop: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    await platform.start();
    const options = {
      features,
      production: false,
      platformUrl: platform.url,
      bus: platform.bus,
      logLevel: 'silent' as const,
    };
    const gateway = await createGateway(options);
    url = `http://127.0.0.1:${(await gateway.listen(0, '127.0.0.1')).port}`;
    stop = () => gateway.close();
  });

  afterAll(async () => {
    await stop();
    await platform.stop();
  });

  /**
   * Makes the call of an entry as a role.
   * @param answer the expected answer. If it is `-` for a subscription, the function waits until another role has
   * received the event
   */
  function ask(line: Line, way: Way, world: World, role: Role, answer: string | undefined, place: Place = 'open') {
    if (way === 'rest') return askRest(platform, world, role, line);
    if (!fieldOf(line.graphql ?? '').isLive) return askGraphql(url, world, role, line);
    const witness = roles.find((each) => cellOf(line, place, each) === '+');
    return askLive(platform, url, world, role, line, { answer, witness });
  }

  return { platform, ask };
}
