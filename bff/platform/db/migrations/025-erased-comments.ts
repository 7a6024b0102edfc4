/**
 * Of an erased member nothing is left to hide: what others have answered stays as a comment without words and author,
 * which everybody sees. So the few whose content is hidden are those with content still, and lists look at them alone.
 * `users_out` is what the version before looks at.
 */
export const sql = `
alter table comments add column erased_at timestamptz;
update comments c set erased_at = now() from users u where u.id = c.author_id and u.deletes_at >= '9999-12-31 00:00:00+00';
create index users_hidden on users (id)
  where (locked_until is not null or age_refused or deletes_at is not null)
  and (deletes_at is null or deletes_at < '9999-12-31 00:00:00+00');
`;
