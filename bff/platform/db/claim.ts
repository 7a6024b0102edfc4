import { sql } from 'kysely';

/** Until when a platform that says nothing more is believed to be at work on a row: then another may take it over. */
export const claimEnd = sql<Date>`now() + interval '1 minute'`;
const RENEW_EVERY = 20_000; // ms

/** Works on a claimed row, and sets its `claimEnd` anew by `renew` for as long as that takes. */
export async function whileClaimed<Result>(renew: () => Promise<unknown>, work: () => Promise<Result>) {
  // One renewal that fails is made up for by the next.
  const renewing = setInterval(() => void renew().catch(() => undefined), RENEW_EVERY).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}
