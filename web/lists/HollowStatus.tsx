import { useSyncExternalStore } from 'react';
import { hollowOnScreen } from './fillRows.ts';

/**
 * Tells screen readers that the rows on the screen are loading. There is one message for all hollow rows, because a
 * message in each row would be announced once per row. The live region is in the document before its text, so that
 * screen readers announce the text.
 */
export function HollowStatus() {
  const isShown = useSyncExternalStore(hollowOnScreen.subscribe, hollowOnScreen.get);
  return (
    <div role="status" className="sr-only">
      {isShown && <p>Carregando…</p>}
    </div>
  );
}
