/**
 * Removes Unicode direction controls from community names and ad titles, because such a character can reverse the text
 * around a name.
 */
export const sql = `
update communities set name = regexp_replace(name, '[\\u202A-\\u202E\\u2066-\\u2069]', '', 'g')
  where name ~ '[\\u202A-\\u202E\\u2066-\\u2069]';
update ads set title = regexp_replace(title, '[\\u202A-\\u202E\\u2066-\\u2069]', '', 'g')
  where title ~ '[\\u202A-\\u202E\\u2066-\\u2069]';
`;
