/**
 * Each platform copies all final acts to its own file, even if another platform has copied them. It fetches the acts of
 * all transactions that had not ended at its last query (backup/final-acts.ts).
 */
export const sql = `
alter table final_acts add column tx xid8 not null default pg_current_xact_id();
create index final_acts_tx on final_acts (tx);
drop index final_acts_unkept;
`;
