import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
} from 'react-router-dom';
import { watcher } from './entries.ts';

/**
 * React Router's BrowserRouter, extended for overlays (dialogs and menus): an open overlay can have its own history
 * entry after the entry of its page (entries.ts).
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [{ history, navigator }] = useState(createHistory);
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => {
    let here = history.location;
    watcher.isOn = true;
    const stop = history.listen((update) => {
      const isMove = update.action === NavigationType.Pop;
      const samePage = isMove && update.location.key === here.key && update.location.hash === here.hash;
      here = update.location;
      if (!samePage) startTransition(() => setState(update));
      if (isMove) watcher.onMove(samePage);
    });
    return () => {
      watcher.isOn = false;
      stop();
    };
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}

function createHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  const navigator: Navigator = {
    ...history,
    push: (to, state) => {
      const go = () => {
        // A navigation with history state never becomes a full page load, because a page load would lose the state.
        if (state || !watcher.loads(history.createHref(to))) history.push(to, state);
      };
      watcher.onLeave(go, false);
    },
    replace: (to, state) => watcher.onLeave(() => history.replace(to, state), true),
    go: (delta) => watcher.onLeave(() => history.go(delta), false),
  };
  return { history, navigator };
}
