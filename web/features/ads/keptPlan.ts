import { z } from 'zod/mini';

const KEY = 'feed-ads';
const shape = z.array(z.tuple([z.string(), z.string()]));

/** The feed's ads by the posts they stand below, for this tab and session. */
export function readPlan(): Map<string, string> {
  try {
    return new Map(shape.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]')).data ?? []);
  } catch {
    return new Map();
  }
}

export function keepPlan(plan: ReadonlyMap<string, string>) {
  sessionStorage.setItem(KEY, JSON.stringify([...plan]));
}
