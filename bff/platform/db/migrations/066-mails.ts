/**
 * The queue of e-mails to members (mail/mail-queue.ts). Each e-mail is inserted in the transaction of the change that
 * it reports. The platform encrypts its e-mails. The e-mails that `npm run admin` queues are not encrypted, because
 * that program does not have the key; they contain no secrets.
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
