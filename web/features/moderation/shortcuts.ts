import { useEffect, useRef } from 'react';
import { createStoredText } from '../../storage/createStoredText.ts';

const off = createStoredText('moderation-shortcuts-off', { area: 'local', per: 'device' });

/** Returns false if the moderator has turned shortcuts off: single keys interfere with speech input. */
export function shortcutsAreOn() {
  return off.read() === null;
}

export function setShortcuts(on: boolean) {
  off.write(on ? null : '1');
}

/** Runs the action of a pressed key, except while the focus is in a field or a select, or a dialog or menu is open. */
export function useShortcuts(actions: Record<string, () => void>) {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || !shortcutsAreOn() || isBusy(event.target)) return;
      const action = current.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function isBusy(target: EventTarget | null) {
  // The age gate stays in the document, hidden.
  const boxes = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')];
  if (boxes.some((box) => box.getClientRects().length > 0)) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])');
}
