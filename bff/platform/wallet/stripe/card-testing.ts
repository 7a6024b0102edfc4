import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { ApiError } from '../../errors.ts';

const HOUR_SECONDS = 3_600;

/**
 * Limits against card testing, in which criminals try many stolen card numbers: payments opened per hour, declined
 * cards per payment, and declined cards per hour. The limits are far above the needs of an honest member.
 */
const limits = { intentsPerHour: 20, declinesPerIntent: 5, declinesPerHour: 10 };

/**
 * Refuses a payment of a member with too many recent payments or declined cards. Call it in the transaction that opens
 * the intent, after locking the member's row.
 * @throws {ApiError} 429 with the seconds to wait
 */
export async function refuseTesting(tx: Transaction<DB>, memberId: string) {
  const { rows } = await sql<{ intents: number; declines: number; wait: number }>`
    select i.count as intents, d.count as declines,
      ceil(${HOUR_SECONDS} - extract(epoch from now() - least(i.oldest, d.oldest)))::int as wait
    from (
      select count(*), min(created_at) as oldest from payment_intents
      where member_id = ${memberId} and created_at > now() - interval '1 hour' and renews_community is null
    ) i, (
      select count(*), min(declined_at) as oldest from payment_declines
      where member_id = ${memberId} and declined_at > now() - interval '1 hour'
    ) d`.execute(tx);
  const { intents, declines, wait } = rows[0] ?? { intents: 0, declines: 0, wait: 0 };
  if (intents < limits.intentsPerHour && declines < limits.declinesPerHour) return;
  throw new ApiError(
    429,
    'TOO_MANY_ATTEMPTS',
    'Muitas tentativas de pagamento. Tente novamente mais tarde.',
    undefined,
    {
      retryAfter: Math.max(1, wait),
    },
  );
}

/**
 * Returns true when the intent must accept no more cards, because too many cards were declined for this intent or for
 * the member.
 */
export async function looksLikeTesting(tx: Transaction<DB>, intentId: string, memberId: string) {
  const { rows } = await sql<{ own: number; hour: number }>`
    select count(*) filter (where intent_id = ${intentId}) as own,
      count(*) filter (where declined_at > now() - interval '1 hour') as hour
    from payment_declines where member_id = ${memberId}`.execute(tx);
  const { own, hour } = rows[0] ?? { own: 0, hour: 0 };
  return own >= limits.declinesPerIntent || hour >= limits.declinesPerHour;
}
