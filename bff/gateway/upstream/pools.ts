import { Pool } from 'undici';
import { createTurns, type Shares, type Turns } from './turns.ts';

interface Size extends Shares {
  /** For the table in OPERATING.md. */
  what: string;
  /** How many may wait in the line of one member or address; beyond it the answer is 429. */
  line: number;
}

/**
 * What is asked of the platform by family, each over connections of its own: who holds all they can of one family holds
 * up no call in another, and within one family a member or an address has its share. OPERATING.md shows this table.
 */
export const families = {
  queries: { what: 'Queries and changes', connections: 128, member: 32, address: 64, line: 2_000 },
  events: { what: 'What is told live to all at once', connections: 16, line: 0 },
  uploads: { what: 'Uploads', connections: 64, member: 6, address: 24, line: 100 },
  media: { what: 'Pictures, and parts of videos', connections: 512, address: 64, line: 500 },
  files: { what: 'Payments as a file, copies of data', connections: 32, member: 2, address: 8, line: 10 },
  clicks: { what: 'Following an ad', connections: 16, address: 4, line: 50 },
  paymentEvents: { what: 'Events of the payment provider', connections: 32, address: 16, line: 500 },
  ageEvents: { what: 'Findings of the age provider', connections: 16, address: 8, line: 100 },
  cardForm: { what: 'The card form of the sandbox', connections: 16, address: 8, line: 100 },
  probes: { what: 'Whether the platform is ready', connections: 1, line: 0 },
} satisfies Record<string, Size>;

export type PoolFamily = keyof typeof families;

export interface FamilyPool {
  pool: Pool;
  turns: Turns;
  connections: number;
}

interface Patience {
  /** Milliseconds until an answer begins, and between its parts. */
  headers: number;
  body: number;
}

/** Opens nothing before the first call. */
export function createPool(origin: string, family: PoolFamily, { headers, body }: Patience): FamilyPool {
  const { line, ...shares } = sizeOf(family);
  const { connections } = shares;
  const connect = { timeout: 3_000 }; // ms
  const pool = new Pool(origin, { connections, headersTimeout: headers, bodyTimeout: body, connect });
  return { pool, turns: createTurns(shares, line), connections };
}

/** Read by name: not every family has every share. */
export function sizeOf(family: PoolFamily): Size {
  return families[family];
}
