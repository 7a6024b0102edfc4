import type { Kysely } from 'kysely';
import type { DemoLogin } from '../../processes/demo-login.ts';
import type { DB } from '../db/schema.ts';
import type { MediaStore } from '../media/store.ts';

export interface Seeding {
  db: Kysely<DB>;
  store: MediaStore;
  /** Directory for pictures in progress. */
  workDirectory: string;
  onProgress: (done: number, total: number) => void;
}

/** The demo world, which is handed to the platform; the platform knows nothing else of it. */
export interface DemoWorld {
  logins: readonly DemoLogin[];
  /** Fills a database that has no members. */
  seed: (seeding: Seeding) => Promise<unknown>;
}
