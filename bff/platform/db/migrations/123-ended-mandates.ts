/**
 * Adds to an event the mandate that it ended, so that a mandate whose end arrives before its first payment does not
 * stay approved.
 */
export const sql = `
alter table payment_events add column ended_mandate text;
create index payment_events_ended_mandate on payment_events (ended_mandate) where ended_mandate is not null;
`;
