import type { Kysely } from 'kysely';
import { ConfigError, readConfig } from './config.ts';
import { createDatabase } from './platform/db/client.ts';
import { migrate } from './platform/db/migrate.ts';
import type { DB } from './platform/db/schema.ts';

type PlatformSettings = ReturnType<typeof readConfig>['platform'];

interface Finding {
  /** One line about what was looked through. */
  summary: string;
  /** One sentence each; none when all is right. */
  problems: string[];
}

/**
 * A command that proves something of the database that the settings name. Its process ends with 1 where it found a
 * problem.
 */
export async function runCheck(check: (db: Kysely<DB>, platform: PlatformSettings) => Promise<Finding>) {
  try {
    const { platform } = readConfig(process.env);
    const database = await createDatabase(platform);
    try {
      await migrate(database.db);
      const { summary, problems } = await check(database.db, platform);
      for (const problem of problems) console.error(problem);
      console.log(`${summary}, ${problems.length} problems (${database.kind})`);
      process.exitCode = problems.length > 0 ? 1 : 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof ConfigError || error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
