/**
 * Each platform process copies all final acts (acts that a restore must not undo) to its own file, even if another
 * process has copied them. It fetches the acts of all transactions that were still running at its last query
 * (backup/final-acts.ts).
 */
export const sql = `
alter table final_acts add column tx xid8 not null default pg_current_xact_id();
create index final_acts_tx on final_acts (tx);
drop index final_acts_unkept;
`;
