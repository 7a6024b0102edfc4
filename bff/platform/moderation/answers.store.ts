import { sql, type Kysely, type Transaction } from 'kysely';
import { emailIn } from '../accounts/email-address.ts';
import type { DB } from '../db/schema.ts';
import type { DecisionKind } from '../cases/cases.table.ts';
import { isWordsOnly, outcomeOf, type DecidedCase, type ReportOutcome } from './protocols.store.ts';

/** The answer to a report from a visitor without an account. It is mailed to the address that the visitor left. */
export interface Answer {
  reportId: string;
  email: string;
  protocol: string;
  outcome: ReportOutcome;
  /** True if the moderator found that the reported content breaks the rules. */
  isAccepted: boolean;
  /** The moderator's text for the reporter. */
  text: string;
}

/**
 * The maximum number of tries to send an answer. The tries span about three days after the decision, with growing
 * pauses.
 */
const MAX_TRIES = 10;
/**
 * The first pause before another try to send an answer. The pause doubles with each try. It is longer than sending a
 * mail takes, so that no other platform process sends the same mail.
 */
const MIN_BACKOFF_MINUTES = 5;
const MAX_BACKOFF_MINUTES = 1_440;

/**
 * Queues the answers to the reporters of a decided case in the decision's transaction, so that a crash cannot lose
 * them. Only reporters who left an e-mail address get a mail; a moderator calls those who left a telephone number.
 */
export async function oweAnswers(tx: Transaction<DB>, caseId: string) {
  const left = await tx
    .selectFrom('moderation_protocols as o')
    .innerJoin('moderation_reports as r', 'r.id', 'o.report_id')
    .select(['o.protocol', 'o.contact'])
    .where('r.case_id', '=', caseId)
    .where('o.contact', '<>', '')
    .where('o.answered_at', 'is', null)
    .execute();
  const byMail = left.filter(({ contact }) => emailIn(contact) !== null).map((each) => each.protocol);
  if (byMail.length === 0) return;
  await tx
    .updateTable('moderation_protocols')
    .set({ answer_due_at: sql<Date>`now()` })
    .where('protocol', 'in', byMail)
    .execute();
}

/**
 * Leases the answer that has been due longest. If the sending process is killed, the lease ends and the answer is due
 * again. The text reflects the case's decision at the time of sending.
 * @returns undefined if no answer is due
 */
export async function takeAnswer(db: Kysely<DB>): Promise<Answer | undefined> {
  const { rows } = await sql<
    DecidedCase & {
      report_id: string;
      protocol: string;
      contact: string;
      kind: DecisionKind | null;
      text: string | null;
    }
  >`
    with taken as (
      update moderation_protocols set answer_tries = answer_tries + 1, answer_due_at = now() + make_interval(
        mins => least(${sql.lit(MIN_BACKOFF_MINUTES)} * power(2, answer_tries), ${sql.lit(MAX_BACKOFF_MINUTES)})::int)
      where protocol = (
        select o.protocol from moderation_protocols o where o.answer_due_at <= now() and o.contact <> ''
        order by o.answer_due_at limit 1 for update skip locked
      ) returning protocol, contact, report_id
    )
    select o.report_id, o.protocol, o.contact, k.target_kind, k.target_id, k.origin, d.kind, d.text
    from taken o join moderation_reports r on r.id = o.report_id join moderation_cases k on k.id = r.case_id
    left join lateral (
      select kind, text from moderation_decisions where case_id = k.id order by id desc limit 1
    ) d on true`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { protocol, kind, text } = row;
  return {
    reportId: row.report_id,
    email: emailIn(row.contact) ?? row.contact,
    protocol,
    outcome: await outcomeOf(db, row, kind),
    isAccepted: kind !== null && kind !== 'DISMISS' && kind !== 'RESTORE',
    text: isWordsOnly(row) ? (text ?? '') : '',
  };
}

/** Removes an answer from the queue after the mail was sent. */
export async function noteAnswered(db: Kysely<DB>, protocol: string) {
  await db
    .updateTable('moderation_protocols')
    .set({ answered_at: sql<Date>`now()`, answer_due_at: null })
    .where('protocol', '=', protocol)
    .execute();
}

/**
 * Removes an answer from the queue if its last try has failed.
 * @returns true if this was the last try
 */
export async function giveUpAnswer(db: Kysely<DB>, protocol: string) {
  const { numUpdatedRows } = await db
    .updateTable('moderation_protocols')
    .set({ answer_due_at: null })
    .where('protocol', '=', protocol)
    .where('answer_tries', '>=', MAX_TRIES)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
