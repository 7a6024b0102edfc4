import { sql } from 'kysely';

/**
 * The time at which the lease of a claimed row ends. If the lease is not renewed before this time, another platform
 * process may claim the row.
 */
export const claimEnd = sql<Date>`now() + interval '1 minute'`;
const RENEW_INTERVAL_MS = 20_000;

/**
 * Runs `work` on a claimed row. Calls `renew` at intervals until `work` ends. `renew` has to extend the row's lease: it
 * sets the end of the lease to `claimEnd`, which is relative to the current time.
 */
export async function whileClaimed<Result>(renew: () => Promise<unknown>, work: () => Promise<Result>) {
  // A failed renewal is ignored, because the next renewal follows before the lease ends.
  const renewing = setInterval(() => void renew().catch(() => undefined), RENEW_INTERVAL_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}
