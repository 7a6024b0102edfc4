import { v4 as uuid } from 'uuid';

const KEY = 'anon';

/** SPEC 3: who a visitor is to the view counter, `anon_` and a UUID, for this browser session. */
export function anonymousId(storage: Storage) {
  const known = storage.getItem(KEY);
  if (known) return known;

  const made = `anon_${uuid()}`;
  storage.setItem(KEY, made);
  return made;
}
