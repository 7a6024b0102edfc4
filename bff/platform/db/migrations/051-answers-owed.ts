/**
 * The answer to a report without an account is due from the decision until it is mailed, so that a process that stops
 * in between loses no answer. Answers to earlier decisions are not due: they were mailed, or lost, before this
 * migration.
 */
export const sql = `
alter table moderation_protocols
  add column answer_due_at timestamptz,
  add column answer_tries int not null default 0,
  add column answered_at timestamptz;
create index moderation_protocols_owed on moderation_protocols (answer_due_at) where answer_due_at is not null;
`;
