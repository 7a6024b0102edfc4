/**
 * The answer to a report without an account is owed from the decision on until it is mailed: a process that stops in
 * between loses none. Answers to earlier decisions were mailed, or lost, before this.
 */
export const sql = `
alter table moderation_protocols
  add column answer_due_at timestamptz,
  add column answer_tries int not null default 0,
  add column answered_at timestamptz;
create index moderation_protocols_owed on moderation_protocols (answer_due_at) where answer_due_at is not null;
`;
