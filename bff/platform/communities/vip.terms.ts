import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { isBlockedBetween, isLocked } from '../policy/members.ts';

/** What the operator has set for VIP months. */
export interface VipTerms {
  feePercent: number;
  /** Members of unknown age are shown nothing. */
  isAgeRequired: boolean;
}

/** Why no member may be charged a month: it would buy them nothing. */
export type Obstacle = 'MEMBER_OUT' | 'AGE_UNKNOWN' | 'NOT_SOLD' | 'NOT_SHOWN';

/** What of that is the owner's doing or state, as SQL in which `users` of the owner goes by `o`. */
export function ownersObstacle(member: string | RawBuilder<unknown>) {
  return sql<Obstacle | null>`case
    when ${isBlockedBetween(member, sql.ref('o.id'))} then 'NOT_SHOWN'
    when o.profile_type <> 'PROFISSIONAL' then 'NOT_SOLD' end`;
}

/**
 * What stands between a member and a month, asked before the first one and before every one after it; null for nothing.
 * Within a lock of the community, which a change to FREE takes of all communities of a member (`setProfileType`): until
 * the transaction ends its owner stays PROFISSIONAL. The owner's row is not locked: a decision against the owner holds
 * wallets before that row, and the month that is paid takes them after this.
 */
export async function obstacleTo(
  tx: Transaction<DB>,
  { memberId, ownerId }: { memberId: string; ownerId: string },
  { isAgeRequired }: Pick<VipTerms, 'isAgeRequired'>,
): Promise<Obstacle | null> {
  const { rows } = await sql<{ obstacle: Obstacle | null }>`
    select case
      when ${isLocked(memberId)} then 'MEMBER_OUT'
      when ${isAgeRequired} and not exists (select 1 from age_assurances a
        where a.user_id = ${memberId} and a.result = 'VERIFIED' and a.expires_at > now()) then 'AGE_UNKNOWN'
      else ${ownersObstacle(memberId)}
    end as obstacle
    from users o where o.id = ${ownerId}`.execute(tx);
  return rows[0]?.obstacle ?? null;
}
