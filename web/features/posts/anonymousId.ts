import { v4 as uuid } from 'uuid';
import { createStoredText } from '../../storage/createStoredText.ts';

const stored = createStoredText('anon', { area: 'session', per: 'device' });

/**
 * Returns the visitor's id for the view counter: `anon_` and a UUID. The id stays the same for the whole browser
 * session (SPEC.md, section 3).
 */
export function anonymousId() {
  const known = stored.read();
  if (known) return known;

  const made = `anon_${uuid()}`;
  stored.write(made);
  return made;
}
