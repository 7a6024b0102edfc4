/**
 * Each platform copies all acts into its own file, even if another one has copied them: it asks for the acts of
 * transactions that were not over at its last query (backup/final-acts.ts).
 */
export const sql = `
alter table final_acts add column tx xid8 not null default pg_current_xact_id();
create index final_acts_tx on final_acts (tx);
drop index final_acts_unkept;
`;
