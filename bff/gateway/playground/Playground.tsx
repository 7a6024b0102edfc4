import { explorerPlugin } from '@graphiql/plugin-explorer';
import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { GraphiQL } from 'graphiql';
import { useEffect } from 'react';
import { AsWho } from './AsWho.tsx';
import { CopyAs } from './CopyAs.tsx';
import { collection } from './examples.ts';
import { Examples } from './Examples.tsx';
import { Explained } from './Explained.tsx';
import { withLinks } from './linked-schema.ts';
import { onReturn } from './on-return.ts';
import { ExampleOpener } from './ExampleOpener.tsx';
import { createFetcher } from './fetcher.ts';
import { fetchWithFiles } from './files.ts';
import { LateAnswers } from './LateAnswers.tsx';
import { mendAccessibility } from './mends.ts';
import { withOwnDocument } from './own-document.ts';
import { showTab, withRuns } from './runs.ts';
import { watchSessions } from './sessions.ts';
import { createTabStorage } from './tab-storage.ts';
import { withTraces } from './tracing.ts';
import { WaitingExample } from './WaitingExample.tsx';

const send = watchSessions(withLinks(fetchWithFiles, collection, location.origin + location.pathname));
const fetcher = withRuns(withTraces(withOwnDocument(createFetcher('/graphql', send))));
const explorer = explorerPlugin();
const plugin = { title: 'Examples', icon: FlameIcon, content: Examples };
const start = collection.get('posts/feed');
/**
 * True on a wide screen, where the Examples pane is open from the start. On a phone the pane would cover the editors,
 * so the user opens it with its button.
 */
const isWide = window.matchMedia('(width > 640px)').matches;
const variables = start && JSON.stringify(start.variables, null, 2);
const tabs = start && [{ query: start.document, variables: variables ?? null }];
const storage = createTabStorage(sessionStorage, localStorage);
// GraphiQL reads the initial text of its editors from these two keys only. Without them the first tab would show no
// variables.
if (start && storage.getItem('graphiql:tabState') === null) {
  storage.setItem('graphiql:query', start.document);
  storage.setItem('graphiql:variables', variables ?? '');
}

export function Playground() {
  useEffect(() => mendAccessibility(document.body), []);
  return (
    <main className="playground">
      <h1>Brasa playground</h1>
      <GraphiQL
        fetcher={fetcher}
        storage={storage}
        plugins={[plugin, explorer]}
        visiblePlugin={isWide ? plugin : undefined}
        defaultTabs={tabs}
        defaultEditorToolsVisibility="variables"
        shouldPersistHeaders={false}
        onTabChange={({ tabs: all, activeTabIndex }) => showTab(all[activeTabIndex]?.id ?? '')}
      >
        <GraphiQL.Logo>
          <AsWho />
          <ExampleOpener pane={plugin} />
          <WaitingExample pane={plugin} />
          <LateAnswers />
          <SchemaRetry />
          <WrappedLines />
        </GraphiQL.Logo>
        <GraphiQL.Toolbar>
          {({ prettify, merge, copy }) => (
            <>
              {prettify}
              {merge}
              {copy}
              <CopyAs />
            </>
          )}
        </GraphiQL.Toolbar>
        <GraphiQL.Footer>
          <Explained />
        </GraphiQL.Footer>
      </GraphiQL>
    </main>
  );
}

/** Loads the schema again after a failure, because the docs, the explorer and “Copy as” need it. */
function SchemaRetry() {
  const actions = useGraphiQLActions();
  const isMissing = useGraphiQL(({ schema, fetchError }) => !schema && fetchError !== null);
  useEffect(() => (isMissing ? onReturn(() => void actions.introspect()) : undefined), [actions, isMissing]);
  return null;
}

/**
 * Wraps long lines in the editors. On a screen 390 px wide, most of a query would otherwise be outside the visible
 * area.
 */
function WrappedLines() {
  const editors = useGraphiQL(({ queryEditor, variableEditor, headerEditor }) => ({
    queryEditor,
    variableEditor,
    headerEditor,
  }));
  useEffect(() => {
    for (const editor of Object.values(editors)) editor?.updateOptions({ wordWrap: 'on' });
  }, [editors]);
  return null;
}

function FlameIcon() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" strokeWidth="1.8">
      <path d="M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2 1-4 2-5 0 2 1 3 2 3 1-3 0-6 2-9Z" />
    </svg>
  );
}
