/**
 * Comments of erased members need not be hidden: those with replies stay as placeholders without text and author,
 * visible to all. The new index therefore holds only hidden members who still have content. The previous release uses
 * the index `users_out`.
 */
export const sql = `
alter table comments add column erased_at timestamptz;
update comments c set erased_at = now() from users u where u.id = c.author_id and u.deletes_at >= '9999-12-31 00:00:00+00';
create index users_hidden on users (id)
  where (locked_until is not null or age_refused or deletes_at is not null)
  and (deletes_at is null or deletes_at < '9999-12-31 00:00:00+00');
`;
