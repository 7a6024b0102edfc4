import { useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { useEffect } from 'react';
import { exampleIn } from './example-links.ts';

/**
 * Shows the Examples pane when the page's address contains a link to an example. Such links are in the docs pane and on
 * other pages.
 */
export function ExampleOpener({ pane }: { pane: GraphiQLPlugin }) {
  const actions = useGraphiQLActions();
  useEffect(() => {
    const show = () => {
      if (exampleIn(location.hash) !== undefined) actions.setVisiblePlugin(pane);
    };
    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, [pane, actions]);
  return null;
}
