import type { Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { notAllowed } from '../errors.ts';

/**
 * Refuses a moderator who published or reported the content of a case. Must be called before every change to a case: a
 * decision, an answer to an appeal, or an addition to the list of banned pictures.
 * @throws {ApiError} 403
 */
export async function refuseParty(
  tx: Transaction<DB>,
  { id, author_id }: { id: string; author_id: string | null },
  moderatorId: string,
) {
  const reported = await tx
    .selectFrom('moderation_reports')
    .select('id')
    .where('case_id', '=', id)
    .where('reporter_id', '=', moderatorId)
    .executeTakeFirst();
  if (author_id === moderatorId || reported) throw notAllowed('Você é parte deste caso. Outra pessoa precisa decidir.');
}
