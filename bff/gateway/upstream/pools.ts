import { Pool } from 'undici';
import { createFairLimiter, type Shares, type FairLimiter } from './fair-limiter.ts';

interface Size extends Shares {
  /** The description for the table in OPERATING.md. */
  what: string;
  /** The number of calls that may wait in the queue of one member or address. Further calls get 429. */
  maxQueued: number;
}

/**
 * Defines the calls to the platform by family, each with its own connections: a client that uses up its share of one
 * family delays no call of another. Within a family, a member or an address has a share. OPERATING.md shows this table.
 */
export const poolFamilies = {
  queries: { what: 'Queries and changes', connections: 128, member: 32, address: 64, maxQueued: 2_000 },
  events: { what: 'What is told live to all at once', connections: 16, maxQueued: 0 },
  uploads: { what: 'Uploads', connections: 64, member: 6, address: 24, maxQueued: 100 },
  media: { what: 'Pictures, and parts of videos', connections: 512, address: 64, maxQueued: 500 },
  files: { what: 'Payments as a file, copies of data', connections: 32, member: 2, address: 8, maxQueued: 10 },
  clicks: { what: 'Following an ad', connections: 16, address: 4, maxQueued: 50 },
  paymentEvents: { what: 'Events of the payment provider', connections: 32, address: 16, maxQueued: 500 },
  ageEvents: { what: 'Findings of the age provider', connections: 16, address: 8, maxQueued: 100 },
  cardForm: { what: 'The card form of the sandbox', connections: 16, address: 8, maxQueued: 100 },
  probes: { what: 'Whether the platform is ready', connections: 1, maxQueued: 0 },
} satisfies Record<string, Size>;

export type PoolFamily = keyof typeof poolFamilies;

export interface FamilyPool {
  pool: Pool;
  limiter: FairLimiter;
  connections: number;
}

interface Patience {
  /** Milliseconds until a response begins (`headers`), and between its parts (`body`). */
  headers: number;
  body: number;
}

/** Creates a connection pool. It opens no connection before the first call. */
export function createPool(origin: string, family: PoolFamily, { headers, body }: Patience): FamilyPool {
  const { maxQueued, ...shares } = sizeOf(family);
  const { connections } = shares;
  const connect = { timeout: 3_000 }; // ms
  const pool = new Pool(origin, { connections, headersTimeout: headers, bodyTimeout: body, connect });
  return { pool, limiter: createFairLimiter(shares, maxQueued), connections };
}

/** Returns a size typed as `Size`, so that callers can read shares that only some families define. */
export function sizeOf(family: PoolFamily): Size {
  return poolFamilies[family];
}
