import type { Kysely } from 'kysely';
import { ConfigError, readConfig } from '../settings/config.ts';
import { createDatabase } from '../platform/db/client.ts';
import { migrate } from '../platform/db/migrate.ts';
import type { DB } from '../platform/db/schema.ts';

type PlatformSettings = ReturnType<typeof readConfig>['platform'];

interface Finding {
  /** A line that describes the checked data, for example by the number of rows. */
  summary: string;
  /** A sentence for each problem that was found. Empty if there is no problem. */
  problems: string[];
}

/**
 * Runs a check on the configured database, prints the result, and sets the exit code 1 if the check finds a problem.
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
