import type { GraphiQLPlugin } from '@graphiql/react';
import { useEffect } from 'react';
import { exampleIn } from './example-links.ts';
import { openPane } from './side-pane.ts';

/**
 * Shows the Examples pane when the page's address contains a link to an example. Such links are in the docs pane and on
 * other pages.
 */
export function ExampleOpener({ pane }: { pane: GraphiQLPlugin }) {
  useEffect(() => {
    const show = () => {
      if (exampleIn(location.hash) !== undefined) openPane(pane);
    };
    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, [pane]);
  return null;
}
