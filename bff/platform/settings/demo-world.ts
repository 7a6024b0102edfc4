import type { Kysely } from 'kysely';
import type { DemoLogin } from '../../processes/demo-login.ts';
import type { DB } from '../db/schema.ts';
import type { MediaStore } from '../media/store.ts';

export interface Seeding {
  db: Kysely<DB>;
  store: MediaStore;
  /** The directory for temporary picture files during the processing. */
  workDirectory: string;
  onProgress: (done: number, total: number) => void;
}

/**
 * The interface of the demo world, the invented members and posts for trying Brasa out. The platform does not import
 * the demo world; its caller passes it in.
 */
export interface DemoWorld {
  logins: readonly DemoLogin[];
  /** Fills a database that has no members with the demo world. */
  seed: (seeding: Seeding) => Promise<unknown>;
}
