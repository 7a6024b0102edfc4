import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { isBlockedBetween, isLocked } from '../../policy/members.ts';

/** The operator's settings that affect payments for VIP months. */
export interface VipTerms {
  feePercent: number;
  /** True if members may see content only after their age is verified. */
  isAgeRequired: boolean;
}

/** Reasons not to charge a member for a VIP month: the member would pay without getting access. */
export type Obstacle = 'MEMBER_OUT' | 'AGE_UNKNOWN' | 'NOT_SOLD' | 'NOT_SHOWN' | 'MEMBER_FREE';

/** The obstacles in the words of the notifications. */
export const obstacleWords: Record<Obstacle, string> = {
  MEMBER_OUT: 'sua conta não estava ativa',
  AGE_UNKNOWN: 'confirme sua idade para continuar',
  NOT_SOLD: 'a comunidade não está aceitando pagamentos',
  NOT_SHOWN: 'a comunidade não está aceitando pagamentos',
  MEMBER_FREE: 'seu perfil é FREE',
};

/**
 * Returns an SQL expression for the obstacle to a VIP payment that concerns the owner; null if there is no such
 * obstacle. In the query, `o` is the owner's row of `users`.
 */
export function ownersObstacle(member: string | RawBuilder<unknown>) {
  return sql<Obstacle | null>`case
    when ${isBlockedBetween(member, sql.ref('o.id'))} then 'NOT_SHOWN'
    when o.profile_type <> 'PROFISSIONAL' then 'NOT_SOLD' end`;
}

/**
 * Returns the reason not to charge a member for a VIP month; null if there is no such reason. Called for the first
 * month and for each later month, with the community locked. The owner stays PROFISSIONAL until this transaction ends,
 * because a change of the owner to FREE (`setProfileType`) waits for the locks of all their communities. Locks the row
 * of the paying member FOR SHARE. Without this lock, a concurrent change of that member to FREE would not see the new
 * subscription, and a FREE member would pay every month. The owner's row is not locked, so that a moderation decision
 * against the owner does not have to wait for payments.
 */
export async function obstacleTo(
  tx: Transaction<DB>,
  { memberId, ownerId }: { memberId: string; ownerId: string },
  { isAgeRequired }: Pick<VipTerms, 'isAgeRequired'>,
): Promise<Obstacle | null> {
  await sql`select 1 from users where id = ${memberId} for share`.execute(tx);
  const { rows } = await sql<{ obstacle: Obstacle | null }>`
    select case
      when ${isLocked(memberId)} then 'MEMBER_OUT'
      when ${isAgeRequired} and not exists (select 1 from age_assurances a
        where a.user_id = ${memberId} and a.result = 'VERIFIED' and a.expires_at > now()) then 'AGE_UNKNOWN'
      else coalesce(${ownersObstacle(memberId)}, (
        select 'MEMBER_FREE' from users m where m.id = ${memberId} and m.profile_type <> 'PROFISSIONAL'))
    end as obstacle
    from users o where o.id = ${ownerId}`.execute(tx);
  return rows[0]?.obstacle ?? null;
}
