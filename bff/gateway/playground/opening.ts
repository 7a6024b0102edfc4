import { askAuthenticator } from './authenticator.ts';
import type { ByHand, Example } from './collection.ts';
import { readLive } from './live.ts';
import type { Opened, Surroundings } from './run.ts';

export interface Question {
  label: string;
  answer: (text: string) => void;
}

interface Opening {
  /** The example that was opened last; undefined while an example is prepared. */
  opened?: Example;
  status: string;
  problem?: string;
  /** A question that the user has to answer before the example opens. */
  question?: Question;
}

/** The state of the Examples pane. It is no state of a component, because GraphiQL unmounts the pane when it closes. */
let opening: Opening = { status: '' };
let ready: Opened | undefined;
let latest = 0;
const listeners = new Set<() => void>();

export const readOpening = () => opening;

export function subscribeToOpening(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Opens one example at a time, because opening an example may sign members in and ask for a code.
 * @param show writes the prepared example into a new tab
 */
export async function open(
  example: Example,
  prepare: (handOver: Surroundings['handOver']) => Promise<Opened>,
  show: (made: Opened) => void,
) {
  const run = (latest += 1);
  ready = undefined;
  change({ status: `Preparing ${nameOf(example)} …` });
  try {
    const made = await prepare((wanted, known) => ask(run, wanted, known));
    if (latest !== run) return;
    show(made);
    ready = made;
    change({ opened: example, status: `${nameOf(example)} is in a new tab, ${personaWords(example)}. Run it.` });
  } catch (error) {
    if (latest === run) fail(error);
  }
}

export function fail(error: unknown) {
  const problem = error instanceof Error ? error.message : 'The example could not be opened.';
  change({ ...opening, status: '', problem });
}

/** Returns whether the subscription of the opened example receives events. An earlier event would be lost. */
export function isListening({ opened }: Opening, live: readonly string[]) {
  return opened?.fields.some((field) => live.includes(field)) === true;
}

/** Causes the event of the opened example, each time it is called. */
export async function causeEvent() {
  const { opened } = opening;
  if (!isListening(opening, readLive())) {
    change({ opened, status: 'Run the subscription first. An earlier event does not reach it.' });
    return;
  }
  const run = latest;
  try {
    await ready?.causeEvent();
    if (latest === run)
      change({ opened, status: 'The event has happened. Each click causes it again, where it can happen again.' });
  } catch (error) {
    if (latest === run) fail(error);
  }
}

function ask(run: number, wanted: ByHand, known: ReadonlyMap<string, string>) {
  // If the user has opened another example meanwhile, this example must not replace that example's prompt.
  if (latest !== run) throw new Error('This example is no longer opened.');
  if (wanted.from === 'passkey' || wanted.from === 'passkeyAnswer') return askAuthenticator(wanted.from, known);
  const what = wanted.from === 'mailCode' ? 'The code' : `The text after the # of the link ${wanted.path}`;
  const about = wanted.words === '' ? '' : ` about ‘${wanted.words}’`;
  return new Promise<string>((resolve) => {
    const answer = (text: string) => {
      if (latest === run) change({ status: opening.status });
      resolve(text);
    };
    change({
      status: opening.status,
      question: { label: `${what} in the newest mail to ${wanted.to}${about} (.data/outbox)`, answer },
    });
  });
}

function change(next: Opening) {
  opening = next;
  for (const listener of listeners) listener();
}

export function nameOf({ id }: Example) {
  return id.slice(id.indexOf('/') + 1);
}

export function personaWords({ as }: Example) {
  return as.startsWith('newcomer') ? 'as a new member' : as === 'suspended' ? 'as a suspended member' : `as ${as}`;
}
