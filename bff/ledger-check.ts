import { ConfigError, readConfig } from './config.ts';
import { createDatabase } from './platform/db/client.ts';
import { migrate } from './platform/db/migrate.ts';
import { checkLedger } from './platform/wallet/check.ts';

/** `npm run ledger:check`: proves the books of the database that the settings name; ends with 1 when they are wrong. */
async function main() {
  const { platform } = readConfig(process.env);
  const database = await createDatabase(platform);
  try {
    await migrate(database.db);
    const { transactions, entries, problems } = await checkLedger(database.db);
    for (const problem of problems) console.error(problem);
    console.log(`${transactions} transactions, ${entries} entries, ${problems.length} problems (${database.kind})`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error);
  process.exit(1);
});
