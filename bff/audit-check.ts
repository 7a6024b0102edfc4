import { runCheck } from './check-command.ts';
import { checkAudit } from './platform/moderation/audit-chain.ts';
import { auditHeadPath, readAuditHead } from './platform/moderation/audit-head.ts';

/** `npm run audit:check`: proves that moderation's log is as it was written. */
await runCheck(async (db, dataDir) => {
  const noted = await readAuditHead(auditHeadPath(dataDir));
  const { entries, head, problems } = await checkAudit(db, { noted });
  const last = head === null ? '' : `, the last ${head.seq} ${head.hash}`;
  return { summary: `${entries} lines${last}`, problems };
});
