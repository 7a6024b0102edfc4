import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { needsNewMember, search, type Example } from './collection.ts';
import { linkTo } from './example-links.ts';
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
import { openExample, type Opened } from './run.ts';
import { readOpenTab, runOfOpenTab } from './runs.ts';
import { nameSession, SIGNED_IN_FRESH, SIGNED_IN_SHARED } from './sessions.ts';
import { createTabNotes } from './tab-notes.ts';
import { useLinkedExample } from './useLinkedExample.ts';

/** The ids of the examples that were opened in the tabs. */
const tabExamples = createTabNotes(sessionStorage, 'brasa:examples-of-tabs');

/** Shows the collection of examples with its search field. An example opens in a new tab, ready to run. */
export function Examples() {
  const [words, setWords] = useState('');
  const found = search(collection, words);
  const { isReady, tab, openInTab, prepareAgain } = useOpening();
  const opening = useSyncExternalStore(subscribeToOpening, readOpening);
  const live = useSyncExternalStore(subscribeToLive, readLive);
  const { status, problem, question, waiting } = opening;
  const prepared = opening.tabs.get(tab)?.example;
  const lost = prepared ? undefined : collection.get(tabExamples.lostIn(tab) ?? '');
  const opened = prepared ?? lost;
  const causer = prepared?.secondTab === true ? collection.get(prepared.event?.run ?? '') : undefined;

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
        {waiting && (
          <button type="button" onClick={waiting.show}>
            Open {nameOf(waiting.example)}
          </button>
        )}
        {lost && isReady && <p role="status">The page was loaded again: prepare {nameOf(lost)} again, then run it.</p>}
        {opened && isReady && (
          <button type="button" onClick={() => prepareAgain(opened)}>
            Prepare {nameOf(opened)} again
          </button>
        )}
        {prepared?.event && (
          <button type="button" aria-disabled={!isListening(prepared, tab, live)} onClick={() => void causeEvent(tab)}>
            Cause the event of {nameOf(prepared)}
          </button>
        )}
        {causer && (
          <a href={linkTo(causer.id)} target="_blank" rel="noopener">
            Open {nameOf(causer)}, {personaWords(collection, causer)}, in a second tab
          </a>
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
                    <small>{personaWords(collection, example)}</small>
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

/** Asks the user for a text. Takes the focus, unless the user has gone on working elsewhere, such as in an editor. */
function Ask({ label, answer, cancel }: Question) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.matches('.examples button') === true;
    if (isFree) field.current?.focus();
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('answer');
    if (typeof typed === 'string') answer(typed.trim());
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor="example-answer">{label}</label>
      <input ref={field} id="example-answer" name="answer" required autoComplete="off" />
      <button type="submit">Continue</button>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
    </form>
  );
}

function useOpening() {
  const actions = useGraphiQLActions();
  const { tab, ...editors } = useGraphiQL(({ queryEditor, variableEditor, headerEditor, tabs, activeTabIndex }) => ({
    ...{ queryEditor, variableEditor, headerEditor },
    tab: tabs[activeTabIndex]?.id ?? '',
  }));
  const isReady = [editors.queryEditor, editors.variableEditor, editors.headerEditor].every(
    (editor) => editor !== undefined,
  );

  /** Returns what the user can have changed since: the open tab, its latest run, and the texts of its editors. */
  function work() {
    const { queryEditor, variableEditor, headerEditor } = editors;
    const texts = [queryEditor, variableEditor, headerEditor].map((editor) => editor?.getValue());
    return [readOpenTab(), runOfOpenTab(), ...texts] as const;
  }

  function start(example: Example, words: string, choosePlace: () => 'newTab' | 'openTab') {
    const before = work();
    void open(
      example,
      `${words}, ${personaWords(collection, example)}`,
      async (handOver) => {
        const members = await fetchMembers();
        const made = await openExample(collection, example.id, { origin: '', login: members[0], handOver });
        const { authorization } = made.headers;
        if (authorization !== undefined) nameSession(authorization, sessionName(example, members));
        return made;
      },
      (made) => {
        if (choosePlace() === 'newTab') {
          actions.addTab();
          editors.queryEditor?.setValue(made.document);
          actions.updateActiveTabValues({ query: made.document });
        }
        write(made);
        tabExamples.note(readOpenTab(), example.id);
        return readOpenTab();
      },
      () => work().some((each, index) => each !== before[index]),
    );
  }

  function write({ variables, headers }: Opened) {
    const texts = {
      variables: Object.keys(variables).length === 0 ? '' : JSON.stringify(variables, null, 2),
      headers: headersText(headers),
    };
    editors.variableEditor?.setValue(texts.variables);
    editors.headerEditor?.setValue(texts.headers);
    // GraphiQL itself stores the texts with a delay, and by then another tab may be open.
    actions.updateActiveTabValues(texts);
  }

  function openInTab(example: Example) {
    start(example, 'is in a new tab', () => 'newTab');
  }

  /**
   * Runs the set-up of the open tab's example again, and writes its new variables and headers into the tab. If the user
   * has left the tab by then, opens the example in a new tab.
   */
  function prepareAgain(example: Example) {
    start(example, 'is prepared again', () => (readOpenTab() === tab ? 'openTab' : 'newTab'));
  }

  useLinkedExample(collection, isReady, (example) => {
    if (example) openInTab(example);
    else fail(new Error('The address names an example that does not exist.'));
  });

  return { isReady, tab, openInTab, prepareAgain };
}

/**
 * Returns the name under which the menu "Sign in as" shows the persona of an example. For a demo member it is the
 * e-mail address, which is an option of the menu.
 */
function sessionName({ id, as }: Example, members: readonly Member[]) {
  if (as.startsWith('newcomer')) return needsNewMember(collection, id) ? SIGNED_IN_FRESH : SIGNED_IN_SHARED;
  return members.find(({ email }) => email.startsWith(`${as}@`))?.email ?? `${as}, of an example`;
}
