import { createStored } from '../../storage/createStored.ts';

/**
 * The positions of the ads in the feed: pairs of the id of a post and the id of the ad below it. They are stored for
 * this tab and viewer.
 */
const stored = createStored('feed-ads', isPlan, { area: 'session', per: 'viewer' });

export function readPlan(): Map<string, string> {
  return new Map(stored.read());
}

export function keepPlan(plan: ReadonlyMap<string, string>) {
  stored.write([...plan]);
}

function isPlan(value: unknown): value is [string, string][] {
  const isPair = (pair: unknown) =>
    Array.isArray(pair) && pair.length === 2 && pair.every((id) => typeof id === 'string');
  return Array.isArray(value) && value.every(isPair);
}
