import { useEffect, useRef } from 'react';
import { createStoredText } from '../../storage/createStoredText.ts';
import { exceptComposing } from '../../ui/isComposing.ts';

const off = createStoredText('moderation-shortcuts-off', { area: 'local', per: 'device' });

/**
 * Returns false if the moderator has turned the keyboard shortcuts off. Moderators who use speech input need this,
 * because spoken words would trigger shortcuts of a single key.
 */
export function shortcutsAreOn() {
  return off.read() === null;
}

export function setShortcuts(on: boolean) {
  off.write(on ? null : '1');
}

/**
 * Calls the action of the pressed key. Ignores key presses while the focus is in an input field, or while a dialog or
 * menu is open.
 */
export function useShortcuts(actions: Record<string, () => void>) {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !shortcutsAreOn() || isBusy(event.target)) return;
      const action = current.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    const listening = new AbortController();
    document.addEventListener('keydown', exceptComposing(press), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

function isBusy(target: EventTarget | null) {
  // A dialog may be in the document but hidden (the age gate, for example), so check that the dialog has a visible box.
  const boxes = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')];
  if (boxes.some((box) => box.getClientRects().length > 0)) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])');
}
