import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useSyncExternalStore } from 'react';
import { readLateAnswers, showTab, subscribeToLateAnswers, takeLateAnswer } from './runs.ts';

/**
 * Shows an answer that arrived after its tab was left, when this tab is open again. Also stops a subscription whose tab
 * was left for a new one: GraphiQL stops it only if the user returns to an older tab.
 */
export function LateAnswers() {
  const actions = useGraphiQLActions();
  const { editor, tab } = useGraphiQL(({ responseEditor, tabs, activeTabIndex }) => ({
    editor: responseEditor,
    tab: tabs[activeTabIndex]?.id ?? '',
  }));
  const late = useSyncExternalStore(subscribeToLateAnswers, readLateAnswers);

  useEffect(() => {
    showTab(tab);
    actions.stop();
  }, [actions, tab]);

  useEffect(() => {
    if (!editor) return;
    takeLateAnswer(tab, (response) => {
      editor.setValue(response);
      actions.updateActiveTabValues({ response });
    });
  }, [actions, editor, late, tab]);

  return null;
}
