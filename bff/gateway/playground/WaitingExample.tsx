import { useGraphiQL, type GraphiQLPlugin } from '@graphiql/react';
import { useSyncExternalStore } from 'react';
import { nameOf, readOpening, subscribeToOpening, waitingExample } from './opening.ts';
import { openPane } from './side-pane.ts';

/**
 * Names the example that waits for a code or a click, while the Examples pane is closed. The button opens the pane,
 * which asks for the code and shows the example.
 */
export function WaitingExample({ pane }: { pane: GraphiQLPlugin }) {
  const isClosed = useGraphiQL(({ visiblePlugin }) => visiblePlugin?.title !== pane.title);
  const opening = useSyncExternalStore(subscribeToOpening, readOpening);
  const example = isClosed ? waitingExample(opening) : undefined;

  return (
    <div className="as-who">
      <span role="status">{example && `${nameOf(example)} waits for you.`}</span>
      {example && (
        <button type="button" onClick={() => openPane(pane)}>
          Go on with {nameOf(example)}
        </button>
      )}
    </div>
  );
}
