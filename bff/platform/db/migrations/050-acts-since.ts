/**
 * Each platform copies all acts into the file beside it, whichever copies them first: it asks for those of the
 * transactions that were not over when it asked last (backup/final-acts.ts).
 */
export const sql = `
alter table final_acts add column tx xid8 not null default pg_current_xact_id();
create index final_acts_tx on final_acts (tx);
drop index final_acts_unkept;
`;
