import { useEffect, useRef } from 'react';
import { createStoredText } from '../../storage/createStoredText.ts';

const off = createStoredText('moderation-shortcuts-off', { area: 'local', per: 'device' });

/** Single keys get in the way of speech input: they can be turned off. */
export function shortcutsAreOn() {
  return off.read() === null;
}

export function setShortcuts(on: boolean) {
  off.write(on ? null : '1');
}

/** Runs what belongs to a key, never while the focus is in a field or a list, or a dialog is open. */
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
  // The age gate stays in the page, unseen.
  const boxes = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')];
  if (boxes.some((box) => box.checkVisibility())) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])');
}
