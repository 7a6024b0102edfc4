import { runCheck } from './check-command.ts';
import { checkLedger } from '../platform/wallet/ledger/check.ts';

/** `npm run ledger:check`: verifies the ledger. */
await runCheck(async (db) => {
  const { transactions, entries, problems } = await checkLedger(db);
  return { summary: `${transactions} transactions, ${entries} entries`, problems };
});
