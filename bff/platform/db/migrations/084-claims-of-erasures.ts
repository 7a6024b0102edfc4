/** Which platform is erasing an account: it gives back, and prolongs, no claim but its own. */
export const sql = `
alter table erasures add column claim uuid;
`;
