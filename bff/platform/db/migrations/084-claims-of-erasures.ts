/** The platform that is erasing an account: it releases and renews no claim but its own. */
export const sql = `
alter table erasures add column claim uuid;
`;
