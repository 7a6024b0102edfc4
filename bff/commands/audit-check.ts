import { runCheck } from './check-command.ts';
import { checkAudit } from '../platform/moderation/audit-chain.ts';
import { auditHeadPath, notedHead } from '../platform/moderation/audit-head.ts';
import { keptSecret } from '../platform/settings/secret.ts';

/** Runs `npm run audit:check`: verifies that the audit log of moderation has not been altered. */
await runCheck(async (db, { dataDir, mediaSecret }) => {
  const secret = mediaSecret ?? (await keptSecret(dataDir));
  const noted = await notedHead({ db, path: auditHeadPath(dataDir), secret });
  const { entries, head, problems } = await checkAudit(db, { noted });
  const last = head === null ? '' : `, the last ${head.seq} ${head.hash}`;
  return { summary: `${entries} lines${last}`, problems };
});
