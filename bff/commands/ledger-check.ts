import { runCheck } from './check-command.ts';
import { checkLedger } from '../platform/wallet/ledger/check.ts';

/** Runs `npm run ledger:check`: verifies the accounting ledger. */
await runCheck(async (db) => {
  const { transactions, entries, problems } = await checkLedger(db);
  return { summary: `${transactions} transactions, ${entries} entries`, problems };
});
