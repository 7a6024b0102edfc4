import { askAuthenticator } from './authenticator.ts';
import { needsNewMember, type ByHand, type Collection, type Example } from './collection.ts';
import { readLive, type LiveSubscription } from './live.ts';
import type { Opened, Surroundings } from './run.ts';

export interface Question {
  example: Example;
  label: string;
  answer: (text: string) => void;
  cancel: () => void;
}

/** An example that was prepared since the page was loaded. */
interface Prepared {
  example: Example;
  made: Opened;
}

interface Opening {
  /** The example of each tab, by the id of the tab. */
  tabs: ReadonlyMap<string, Prepared>;
  status: string;
  problem?: string;
  /** A question that the user has to answer before the example opens. */
  question?: Question;
  /** A prepared example that waits for a click, because the user has gone on working meanwhile. */
  waiting?: { example: Example; show: () => void };
}

/** The state of the Examples pane. It is no state of a component, because GraphiQL unmounts the pane when it closes. */
let opening: Opening = { tabs: new Map(), status: '' };
let latest = 0;
const listeners = new Set<() => void>();

export const readOpening = () => opening;

export function subscribeToOpening(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Opens one example at a time, because opening an example may sign members in and ask for a code.
 * @param words says how the status introduces the opened example
 * @param show writes the prepared example into a tab and returns the id of the tab
 * @param isBusy tells if the user has gone on working since the click. The example then opens at their next click, so
 * that it does not take the keyboard from them or end their subscription
 */
export async function open(
  example: Example,
  words: string,
  prepare: (handOver: Surroundings['handOver']) => Promise<Opened>,
  show: (made: Opened) => string,
  isBusy: () => boolean,
) {
  const run = (latest += 1);
  say(`Preparing ${nameOf(example)} …`);
  try {
    const made = await prepare((wanted, known) => ask(run, example, wanted, known));
    if (latest !== run) return;
    const showNow = () => {
      const tab = show(made);
      change({
        tabs: new Map([...opening.tabs, [tab, { example, made }]]),
        status: `${nameOf(example)} ${words}. Run it.`,
      });
    };
    if (isBusy())
      change({
        tabs: opening.tabs,
        status: `${nameOf(example)} is prepared, and waits for you.`,
        waiting: { example, show: showNow },
      });
    else showNow();
  } catch (error) {
    if (latest === run) fail(error);
  }
}

export function fail(error: unknown) {
  const problem = error instanceof Error ? error.message : 'The example could not be opened.';
  change({ ...opening, status: '', problem });
}

/** Returns whether the subscription of a tab's example receives events. An earlier event would be lost. */
export function isListening({ fields }: Example, tab: string, live: readonly LiveSubscription[]) {
  return live.some((each) => each.tab === tab && fields.some((field) => each.fields.includes(field)));
}

/** Causes the event of the tab's example, each time it is called. */
export async function causeEvent(tab: string) {
  const prepared = opening.tabs.get(tab);
  if (!prepared) return;
  if (!isListening(prepared.example, tab, readLive())) {
    note('Run the subscription first. An earlier event does not reach it.');
    return;
  }
  const run = latest;
  try {
    await prepared.made.causeEvent();
    if (latest === run) note('The event has happened. Each click causes it again, where it can happen again.');
  } catch (error) {
    if (latest === run) fail(error);
  }
}

/** Returns the example that waits for a code or a click of the user; undefined if none does. */
export function waitingExample({ question, waiting }: Opening) {
  return question?.example ?? waiting?.example;
}

function ask(run: number, example: Example, wanted: ByHand, known: ReadonlyMap<string, string>) {
  // If the user has opened another example meanwhile, this example must not replace that example's prompt.
  if (latest !== run) throw new Error('This example is no longer opened.');
  if (wanted.from === 'passkey' || wanted.from === 'passkeyAnswer') return askAuthenticator(wanted.from, known);
  const isCode = wanted.from === 'mailCode';
  const what = isCode ? 'The code' : `The link ${wanted.path}`;
  const about = wanted.words === '' ? '' : ` about ‘${wanted.words}’`;
  return new Promise<string>((resolve, reject) => {
    const answer = (text: string) => {
      if (latest === run) say(`Preparing ${nameOf(example)} …`);
      // The token of a link is the text after its #.
      resolve(isCode ? text : text.slice(text.indexOf('#') + 1));
    };
    const cancel = () => {
      latest += 1;
      say('The example was not opened.');
      reject(new Error('The user has cancelled the question.'));
    };
    const label = `${what} in the newest mail to ${wanted.to}${about} (without SMTP_URL a file in .data/outbox)`;
    const status = `${nameOf(example)} needs ${isCode ? 'a code' : 'a link'} from a mail. Type it below.`;
    change({ tabs: opening.tabs, status, question: { example, label, answer, cancel } });
  });
}

/** Shows a status in place of the previous one and of a problem. Keeps an example that waits for the user. */
function note(status: string) {
  const { tabs, question, waiting } = opening;
  change({ tabs, status, ...(question && { question }), ...(waiting && { waiting }) });
}

/** Shows a status in place of all else. */
function say(status: string) {
  change({ tabs: opening.tabs, status });
}

function change(next: Opening) {
  opening = next;
  for (const listener of listeners) listener();
}

export function nameOf({ id }: Example) {
  return id.slice(id.indexOf('/') + 1);
}

export function personaWords(collection: Collection, { id, as }: Example) {
  if (as === 'suspended') return 'as a suspended member';
  if (!as.startsWith('newcomer')) return `as ${as}`;
  return as === 'newcomer' && needsNewMember(collection, id) ? 'as a new member' : 'as a test member';
}
