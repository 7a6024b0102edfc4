import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

/**
 * Counts the waiting items of each work queue in the database, for example open moderation cases. Each count uses a
 * small index.
 */
export async function queuesIn(db: Kysely<DB>) {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*) from moderation_cases where status = 'OPEN') as moderation_cases,
      (select count(*) from moderation_cases where status = 'OPEN' and due_at < now()) as moderation_cases_overdue,
      (select count(*) from ads where state = 'EM_ANALISE') as ads_to_review,
      (select count(*) from vip_subscriptions where due_at <= now()) as vip_months_due,
      (select count(*) from mails) as mails,
      (select count(*) from exports where state in ('PENDING', 'RUNNING')) as copies_of_data,
      (select count(*) from users where deletes_at <= now()) as accounts_to_erase`.execute(db);
  return rows[0] ?? {};
}
