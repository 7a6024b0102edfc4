import { useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react';
import { useEffect } from 'react';
import { exampleIn } from './example-links.ts';

/** Shows the pane of the examples when a link names one: in the docs pane, or from another page. */
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
