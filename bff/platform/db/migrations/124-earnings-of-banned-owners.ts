/**
 * Adds the end of the hold of a member's VIP earnings after a ban for fraud. It stays after the account is erased,
 * because erasure removes the member from the moderation decisions.
 */
export const sql = `
alter table users add column earnings_held_until timestamptz;
update users u set earnings_held_until = d.at + interval '180 days'
from (
  select author_id, max(created_at) as at from moderation_decisions
  where author_id is not null and kind = 'BAN' and reason = 'FRAUD' and undone_by is null group by author_id
) d
where d.author_id = u.id;
`;
