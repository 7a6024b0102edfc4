import type { Kysely } from 'kysely';
import type { DemoLogin } from '../../processes/demo-login.ts';
import type { DB } from '../db/schema.ts';
import type { MediaStore } from '../media/store.ts';

export interface Seeding {
  db: Kysely<DB>;
  store: MediaStore;
  /** The directory for pictures that are not finished yet. */
  workDirectory: string;
  onProgress: (done: number, total: number) => void;
}

/** The demo world as the platform sees it. The platform does not import the demo world; its caller passes it in. */
export interface DemoWorld {
  logins: readonly DemoLogin[];
  /** Fills a database that has no members. */
  seed: (seeding: Seeding) => Promise<unknown>;
}
