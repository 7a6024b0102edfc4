import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { search, type ByHand, type Example } from './collection.ts';
import { collection } from './examples.ts';
import { headersText } from './headers.ts';
import { fetchMembers, type Member } from './members.ts';
import { askAuthenticator } from './authenticator.ts';
import { GuideLinks } from './guide/GuideLinks.tsx';
import { inline } from './guide/Markdown.tsx';
import { openExample, type Opened } from './run.ts';
import { nameSession, SIGNED_IN_FRESH } from './sessions.ts';
import { useLinkedExample } from './useLinkedExample.ts';

interface Question {
  label: string;
  answer: (text: string) => void;
}

/** Shows the collection of examples with its search field. An example opens in a new tab, ready to run. */
export function Examples() {
  const [words, setWords] = useState('');
  const found = search(collection, words);
  const { isReady, open, opened, status, problem, question, causeEvent } = useOpening();

  return (
    <div className="examples">
      <h2>Examples</h2>
      <GuideLinks />
      <label htmlFor="example-search">Search {collection.size} examples</label>
      <input
        id="example-search"
        type="search"
        value={words}
        placeholder="subscription, wallet, addComment"
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="example-state">
        <p role="status">{isReady ? status : 'The editors are loading …'}</p>
        {problem !== undefined && <p role="alert">{problem}</p>}
        {question && <Ask key={question.label} {...question} />}
        {opened?.event && (
          <button type="button" onClick={() => void causeEvent()}>
            Cause the event of {nameOf(opened)}
          </button>
        )}
      </div>
      {Object.entries(Object.groupBy(found, ({ domain }) => domain)).map(([domain, examples = []]) => (
        <details key={`${domain} ${words === ''}`} open={words !== ''}>
          <summary>
            {domain} <small>{examples.length}</small>
          </summary>
          <ul>
            {examples.map((example) => (
              <li key={example.id}>
                <button
                  type="button"
                  disabled={!isReady}
                  aria-current={example === opened}
                  onClick={() => void open(example)}
                >
                  <span>
                    <strong>{nameOf(example)}</strong> <small>{example.kind}</small>{' '}
                    <small>{personaWords(example)}</small>
                  </span>
                  <span>{inline(example.about)}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {found.length === 0 && <p>No example has these words.</p>}
    </div>
  );
}

function Ask({ label, answer }: Question) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('answer');
    if (typeof typed === 'string') answer(typed.trim());
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor="example-answer">{label}</label>
      <input id="example-answer" name="answer" required autoComplete="off" />
      <button type="submit">Continue</button>
    </form>
  );
}

/** Opens one example at a time, because opening an example may sign members in and ask for a code. */
function useOpening() {
  const actions = useGraphiQLActions();
  const editors = useGraphiQL(({ queryEditor, variableEditor, headerEditor }) => ({
    queryEditor,
    variableEditor,
    headerEditor,
  }));
  const [opened, setOpened] = useState<Example>();
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const ready = useRef<Opened>(undefined);
  const latest = useRef(0);
  const isReady = Object.values(editors).every((editor) => editor !== undefined);

  async function open(example: Example) {
    const run = (latest.current += 1);
    ready.current = undefined;
    setProblem(undefined);
    setQuestion(undefined);
    setOpened(undefined);
    setStatus(`Preparing ${nameOf(example)} …`);
    try {
      const members = await fetchMembers();
      const handOver = (wanted: ByHand, known: ReadonlyMap<string, string>) => ask(run, wanted, known);
      const made = await openExample(collection, example.id, { origin: '', login: members[0], handOver });
      if (latest.current !== run) return;
      ready.current = made;
      const { authorization } = made.headers;
      if (authorization !== undefined) nameSession(authorization, sessionName(example, members));
      // Stops a subscription of the previous tab. Otherwise it would write its events into the new tab.
      actions.stop();
      actions.addTab();
      editors.queryEditor?.setValue(made.document);
      editors.variableEditor?.setValue(
        Object.keys(made.variables).length === 0 ? '' : JSON.stringify(made.variables, null, 2),
      );
      editors.headerEditor?.setValue(headersText(made.headers));
      setOpened(example);
      setStatus(`${nameOf(example)} is in a new tab, ${personaWords(example)}. Run it.`);
    } catch (error) {
      if (latest.current === run) fail(error);
    }
  }

  function ask(run: number, wanted: ByHand, known: ReadonlyMap<string, string>) {
    // If the user has opened another example meanwhile, this example must not replace that example's prompt.
    if (latest.current !== run) throw new Error('This example is no longer opened.');
    if (wanted.from === 'passkey' || wanted.from === 'passkeyAnswer') return askAuthenticator(wanted.from, known);
    const what = wanted.from === 'mailCode' ? 'The code' : `The text after the # of the link ${wanted.path}`;
    return new Promise<string>((resolve) => {
      const answer = (text: string) => {
        setQuestion(undefined);
        resolve(text);
      };
      const about = wanted.words === '' ? '' : ` about ‘${wanted.words}’`;
      setQuestion({ label: `${what} in the newest mail to ${wanted.to}${about} (.data/outbox)`, answer });
    });
  }

  async function causeEvent() {
    setProblem(undefined);
    try {
      await ready.current?.causeEvent();
      setStatus('The event has happened. Each click causes it again, where it can happen again.');
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown) {
    setStatus('');
    setProblem(error instanceof Error ? error.message : 'The example could not be opened.');
  }

  useLinkedExample(collection, isReady, (example) => {
    if (example) void open(example);
    else fail(new Error('The address names an example that does not exist.'));
  });

  return { isReady, open, opened, status, problem, question, causeEvent };
}

function nameOf({ id }: Example) {
  return id.slice(id.indexOf('/') + 1);
}

function personaWords({ as }: Example) {
  return as.startsWith('newcomer') ? 'as a new member' : as === 'suspended' ? 'as a suspended member' : `as ${as}`;
}

/**
 * Returns the name under which the menu "Sign in as" shows the persona of an example. For a demo member it is the
 * e-mail address, which is an option of the menu.
 */
function sessionName({ as }: Example, members: readonly Member[]) {
  if (as.startsWith('newcomer')) return SIGNED_IN_FRESH;
  return members.find(({ email }) => email.startsWith(`${as}@`))?.email ?? `${as}, of an example`;
}
