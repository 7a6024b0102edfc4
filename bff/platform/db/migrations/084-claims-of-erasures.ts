/** Identifies the platform that is erasing an account: a platform releases and renews only its own claim. */
export const sql = `
alter table erasures add column claim uuid;
`;
