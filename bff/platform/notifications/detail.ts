import { sql } from 'kysely';
import { COMMUNITY_NAME } from '../events/notify.ts';

/**
 * SQL for a notification's detail text, in which the community's current name replaces a placeholder. The query must
 * select from `notifications n`.
 */
export const noticeDetail = sql<string | null>`replace(n.detail, ${sql.lit(COMMUNITY_NAME)}, coalesce(
  (select c.name from communities c where c.id = n.community_id),
  (select c.name from ledger_transactions t join communities c on c.id = t.community_id where t.id = n.target_id),
  'uma comunidade'))`;
