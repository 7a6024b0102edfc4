import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { search, type Example } from './collection.ts';
import { collection } from './examples.ts';
import { headersText } from './headers.ts';
import { fetchMembers, type Member } from './members.ts';
import { GuideLinks } from './guide/GuideLinks.tsx';
import { inline } from './guide/Markdown.tsx';
import { readLive, subscribeToLive } from './live.ts';
import {
  causeEvent,
  fail,
  isListening,
  nameOf,
  open,
  personaWords,
  readOpening,
  subscribeToOpening,
  type Question,
} from './opening.ts';
import { openExample } from './run.ts';
import { nameSession, SIGNED_IN_FRESH } from './sessions.ts';
import { useLinkedExample } from './useLinkedExample.ts';

/** Shows the collection of examples with its search field. An example opens in a new tab, ready to run. */
export function Examples() {
  const [words, setWords] = useState('');
  const found = search(collection, words);
  const { isReady, openInTab } = useOpening();
  const opening = useSyncExternalStore(subscribeToOpening, readOpening);
  const live = useSyncExternalStore(subscribeToLive, readLive);
  const { opened, status, problem, question } = opening;

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
          <button type="button" aria-disabled={!isListening(opening, live)} onClick={() => void causeEvent()}>
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
                  onClick={() => openInTab(example)}
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

function useOpening() {
  const actions = useGraphiQLActions();
  const editors = useGraphiQL(({ queryEditor, variableEditor, headerEditor }) => ({
    queryEditor,
    variableEditor,
    headerEditor,
  }));
  const isReady = Object.values(editors).every((editor) => editor !== undefined);

  function openInTab(example: Example) {
    void open(
      example,
      async (handOver) => {
        const members = await fetchMembers();
        const made = await openExample(collection, example.id, { origin: '', login: members[0], handOver });
        const { authorization } = made.headers;
        if (authorization !== undefined) nameSession(authorization, sessionName(example, members));
        return made;
      },
      (made) => {
        // Stops a subscription of the previous tab. Otherwise it would write its events into the new tab.
        actions.stop();
        actions.addTab();
        editors.queryEditor?.setValue(made.document);
        editors.variableEditor?.setValue(
          Object.keys(made.variables).length === 0 ? '' : JSON.stringify(made.variables, null, 2),
        );
        editors.headerEditor?.setValue(headersText(made.headers));
      },
    );
  }

  useLinkedExample(collection, isReady, (example) => {
    if (example) openInTab(example);
    else fail(new Error('The address names an example that does not exist.'));
  });

  return { isReady, openInTab };
}

/**
 * Returns the name under which the menu "Sign in as" shows the persona of an example. For a demo member it is the
 * e-mail address, which is an option of the menu.
 */
function sessionName({ as }: Example, members: readonly Member[]) {
  if (as.startsWith('newcomer')) return SIGNED_IN_FRESH;
  return members.find(({ email }) => email.startsWith(`${as}@`))?.email ?? `${as}, of an example`;
}
