import { z } from 'zod';

/**
 * The number of openings that share a member. It is small enough that what the examples leave behind does not reach a
 * limit of one member, such as the 20 payments an hour.
 */
const MAX_USES = 15;
const STORED = 'brasa:playground:newcomers';

const newcomers = z.record(z.string(), z.object({ email: z.string(), uses: z.number() }));
type Newcomers = z.infer<typeof newcomers>;

/** Takes the place of the browser tab's storage outside a browser. */
let kept: string | null = null;

/**
 * Returns the e-mail address of the member that examples share as this persona, and counts the use. Returns undefined
 * if there is none yet, or if the member was used often enough.
 */
export function takeNewcomer(persona: string): string | undefined {
  const all = read();
  const found = all[persona];
  if (!found || found.uses >= MAX_USES) return undefined;
  keep({ ...all, [persona]: { ...found, uses: found.uses + 1 } });
  return found.email;
}

/** Makes a member that was just registered the one that examples share as this persona. */
export function shareNewcomer(persona: string, email: string) {
  keep({ ...read(), [persona]: { email, uses: 1 } });
}

export function forgetNewcomers() {
  keep({});
}

/**
 * Stores the members in the browser tab, so that a reload of the page does not cost sign-ups. It stores no token,
 * because each opening signs in again.
 */
function keep(next: Newcomers) {
  const text = JSON.stringify(next);
  if (typeof sessionStorage === 'undefined') kept = text;
  else sessionStorage.setItem(STORED, text);
}

function read(): Newcomers {
  const text = typeof sessionStorage === 'undefined' ? kept : sessionStorage.getItem(STORED);
  try {
    return newcomers.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
