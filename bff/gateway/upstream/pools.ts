import { Pool } from 'undici';
import { createFairLimiter, type Shares, type FairLimiter } from './fair-limiter.ts';

interface Size extends Shares {
  /** The description of this family of calls in the table of OPERATING.md. */
  what: string;
  /**
   * The maximum number of calls that wait in the queue of one member or address. Further calls are refused with 429.
   */
  maxQueued: number;
}

/**
 * The families of calls to the platform. Each family has its own connections. So a client that uses up its share in one
 * family does not delay calls of other families. `member` and `address` are the maximum numbers of connections that one
 * member and one IP address may use. OPERATING.md shows this table.
 */
export const poolFamilies = {
  queries: { what: 'Queries and changes', connections: 128, member: 32, address: 64, maxQueued: 2_000 },
  events: { what: 'Live events', connections: 16, maxQueued: 0 },
  uploads: { what: 'Uploads', connections: 64, member: 6, address: 24, maxQueued: 100 },
  media: { what: 'Pictures, and parts of videos', connections: 512, address: 64, maxQueued: 500 },
  files: { what: 'Payments as a file, copies of data', connections: 32, member: 2, address: 8, maxQueued: 10 },
  clicks: { what: 'Following an ad', connections: 16, address: 4, maxQueued: 50 },
  paymentEvents: { what: 'Events of the payment provider', connections: 32, address: 16, maxQueued: 500 },
  ageEvents: { what: 'Findings of the age provider', connections: 16, address: 8, maxQueued: 100 },
  cardForm: { what: 'The card form of the sandbox', connections: 16, address: 8, maxQueued: 100 },
  probes: { what: 'Readiness checks of the platform', connections: 1, maxQueued: 0 },
} satisfies Record<string, Size>;

export type PoolFamily = keyof typeof poolFamilies;

export interface FamilyPool {
  pool: Pool;
  limiter: FairLimiter;
  connections: number;
}

interface Patience {
  /**
   * Timeouts in milliseconds: `headers` until the response headers arrive, and `body` between two parts of the body.
   */
  headers: number;
  body: number;
}

/** Creates a connection pool. The pool opens no connection before the first call. */
export function createPool(origin: string, family: PoolFamily, { headers, body }: Patience): FamilyPool {
  const { maxQueued, ...shares } = sizeOf(family);
  const { connections } = shares;
  const connect = { timeout: 3_000 }; // ms
  const pool = new Pool(origin, { connections, headersTimeout: headers, bodyTimeout: body, connect });
  return { pool, limiter: createFairLimiter(shares, maxQueued), connections };
}

/** Returns the sizes of a family as the type `Size`, so that callers can read optional shares. */
export function sizeOf(family: PoolFamily): Size {
  return poolFamilies[family];
}
