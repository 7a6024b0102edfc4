/**
 * Mails that are owed to members (mail/mail-queue.ts), each written with the change that it tells of. All that the
 * platform writes are sealed; those of `npm run admin`, which has no secret of the platform's, carry none.
 */
export const sql = `
create table mails (
  id uuid primary key,
  user_id uuid not null references users,
  content bytea not null,
  is_sealed boolean not null,
  tries int not null default 0,
  queued_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '3 days'
);
create index mails_user on mails (user_id);
create index mails_due on mails (due_at);
`;
