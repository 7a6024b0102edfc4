import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../platform/db/schema.ts';
import { openCase } from '../platform/cases/cases.store.ts';
import { findReported } from '../platform/cases/evidence.ts';
import type { Reason } from '../platform/policy/reasons.ts';
import { insertReport } from '../platform/moderation/reports.store.ts';
import type { World } from './world.ts';

const MINUTE = 60_000; // ms

interface DemoReport {
  kind: 'POST' | 'COMMENT' | 'PROFILE';
  targetId: string | undefined;
  by: string | undefined;
  reason: Reason;
  text: string;
  minutesAgo: number;
}

/**
 * Inserts a few open moderation cases for the demo's moderator. The reports look like typical ones, but the reported
 * content is harmless.
 */
export async function insertCases(tx: Transaction<DB>, { members, posts }: World, now: Date) {
  const idOf = (key: string) => members.find(({ person }) => person.key === key)?.id;
  const open = posts.filter(({ communityId }) => communityId === null).sort((a, b) => b.at - a.at);
  const pictured = open.at(4)?.id;
  const comment = open.flatMap(({ comments }) => comments).find(({ parent, hidden }) => parent === null && !hidden);
  const reports: DemoReport[] = [
    { kind: 'POST', targetId: open.at(9)?.id, by: idOf('thiago'), reason: 'SPAM', text: '', minutesAgo: 2_900 },
    {
      kind: 'PROFILE',
      targetId: idOf('ravi'),
      by: idOf('larissa'),
      reason: 'IMPERSONATION',
      text: 'Usa o nome de um conhecido meu.',
      minutesAgo: 1_500,
    },
    {
      kind: 'COMMENT',
      targetId: comment?.id,
      by: idOf('camila'),
      reason: 'HARASSMENT',
      text: 'Insiste depois de eu pedir para parar.',
      minutesAgo: 300,
    },
    {
      kind: 'POST',
      targetId: pictured,
      by: idOf('marina'),
      reason: 'INTIMATE_WITHOUT_CONSENT',
      text: 'Não autorizei esta publicação.',
      minutesAgo: 25,
    },
  ];
  for (const report of reports) await insert(tx, report, now);
}

async function insert(tx: Transaction<DB>, { kind, targetId, by, reason, text, minutesAgo }: DemoReport, now: Date) {
  if (targetId === undefined || by === undefined) return;
  const object = await findReported(tx, kind, targetId);
  if (!object || object.authorId === by) return;
  const at = new Date(now.getTime() - minutesAgo * MINUTE);
  const caseId = await openCase(tx, { targetKind: kind, targetId, reason, origin: 'REPORT', object, at });
  await insertReport(tx, { id: uuidv7(), caseId, reporterId: by, targetKind: kind, targetId, reason, text, at });
}
