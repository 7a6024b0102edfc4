/** A signed-in member, whom the menu "Sign in as" writes into the Headers pane. */
export interface PersonaSession {
  authorization: string;
  /** The name of the member in the menu "Sign in as". */
  name: string;
}

/** The choice that was made in the menu "Sign in as" while one tab of GraphiQL was open. */
export type Choice =
  | { state: 'signingIn'; name: string }
  /** `session` is undefined if the visitor was chosen. */
  | { state: 'signedIn'; name: string; session: PersonaSession | undefined }
  | { state: 'failed'; problem: string };

/** Maps the id of a tab to the choice that is not yet in the tab's Headers pane. */
let choices: ReadonlyMap<string, Choice> = new Map();
const listeners = new Set<() => void>();

export const readChoices = () => choices;

export function subscribeToChoices(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Signs in as a member for one tab. The user may open another tab before the gateway answers, so the session waits in
 * `readChoices` until its own tab is open. A later choice for the tab replaces an earlier one, in whatever order the
 * gateway answers.
 */
export async function choose(tab: string, name: string, signIn: () => Promise<PersonaSession | undefined>) {
  const choice: Choice = { state: 'signingIn', name };
  change(tab, choice);
  let next: Choice;
  try {
    next = { state: 'signedIn', name, session: await signIn() };
  } catch (error) {
    next = failure(error);
  }
  if (choices.get(tab) === choice) change(tab, next);
}

/** Passes the session that waits for this tab to `write`, which writes it into the Headers pane. */
export function deliver(tab: string, write: (session: PersonaSession | undefined) => void) {
  const choice = choices.get(tab);
  if (choice?.state !== 'signedIn') return;
  try {
    write(choice.session);
    change(tab, undefined);
  } catch (error) {
    change(tab, failure(error));
  }
}

function failure(error: unknown): Choice {
  return { state: 'failed', problem: error instanceof Error ? error.message : 'The sign-in failed.' };
}

function change(tab: string, choice: Choice | undefined) {
  const next = new Map(choices);
  if (choice) next.set(tab, choice);
  else next.delete(tab);
  choices = next;
  for (const listener of listeners) listener();
}
