/**
 * Adds a queue of answers to reports from visitors without an account. An answer is queued from the decision until it
 * is mailed, so that a crash in between loses no answer. Answers to decisions from before this migration are not
 * queued: they were mailed or lost already.
 */
export const sql = `
alter table moderation_protocols
  add column answer_due_at timestamptz,
  add column answer_tries int not null default 0,
  add column answered_at timestamptz;
create index moderation_protocols_owed on moderation_protocols (answer_due_at) where answer_due_at is not null;
`;
