import { sql } from 'kysely';

/** End of the lease of a claimed row. Without a renewal, another platform may then take the row over. */
export const claimEnd = sql<Date>`now() + interval '1 minute'`;
const RENEW_INTERVAL_MS = 20_000;

/** Runs work on a claimed row, and meanwhile renews its lease by `renew`, which sets `claimEnd` again. */
export async function whileClaimed<Result>(renew: () => Promise<unknown>, work: () => Promise<Result>) {
  // The next renewal makes up for a failed one.
  const renewing = setInterval(() => void renew().catch(() => undefined), RENEW_INTERVAL_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}
