import { explorerPlugin } from '@graphiql/plugin-explorer';
import { useGraphiQL } from '@graphiql/react';
import { GraphiQL } from 'graphiql';
import { useEffect } from 'react';
import { AsWho } from './AsWho.tsx';
import { CopyAs } from './CopyAs.tsx';
import { collection } from './examples.ts';
import { Examples } from './Examples.tsx';
import { Explained } from './Explained.tsx';
import { withExampleLinks } from './example-links.ts';
import { ExampleOpener } from './ExampleOpener.tsx';
import { createFetcher } from './fetcher.ts';
import { fetchWithFiles } from './files.ts';
import { mendAccessibility } from './mends.ts';
import { withOwnDocument } from './own-document.ts';
import { watchSessions } from './sessions.ts';
import { traced } from './tracing.ts';

const fetcher = withOwnDocument(createFetcher('/graphql', watchSessions(traced(fetchWithLinks))));
const explorer = explorerPlugin();
const plugin = { title: 'Examples', icon: FlameIcon, content: Examples };
const start = collection.get('posts/feed');
/** On a phone the collection would cover the editors, so it opens by its button. */
const isWide = window.matchMedia('(width > 640px)').matches;
const variables = start && JSON.stringify(start.variables, null, 2);
const tabs = start && [{ query: start.document, variables: variables ?? null }];
// GraphiQL fills its editors from these alone; without them the first tab would show no variables.
if (start && localStorage.getItem('graphiql:tabState') === null) {
  localStorage.setItem('graphiql:query', start.document);
  localStorage.setItem('graphiql:variables', variables ?? '');
}

export function Playground() {
  useEffect(() => mendAccessibility(document.body), []);
  return (
    <main className="playground">
      <h1>Brasa playground</h1>
      <GraphiQL
        fetcher={fetcher}
        plugins={[plugin, explorer]}
        visiblePlugin={isWide ? plugin : undefined}
        defaultTabs={tabs}
        defaultEditorToolsVisibility="variables"
      >
        <GraphiQL.Logo>
          <AsWho />
          <ExampleOpener pane={plugin} />
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

/** Wraps long lines in the editors; at 390 px most of a query would be outside otherwise. */
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

/** Sends operations. The docs pane shows the descriptions of the introspection, which get links to examples. */
async function fetchWithLinks(...[url, init]: Parameters<typeof fetch>) {
  const response = await fetchWithFiles(url, init);
  if (typeof init?.body !== 'string' || !init.body.includes('__schema')) return response;
  return Response.json(withExampleLinks(await response.json(), collection), { status: response.status });
}

function FlameIcon() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor" strokeWidth="1.8">
      <path d="M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2 1-4 2-5 0 2 1 3 2 3 1-3 0-6 2-9Z" />
    </svg>
  );
}
