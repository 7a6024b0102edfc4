import { useSyncExternalStore } from 'react';
import { createStoredText, type StoredText } from '../../storage/createStoredText.ts';

/**
 * What is settled for this browser alone: it depends on where one sits, and must be known before anything is painted.
 * Kept in local storage under these names, `true` or not there.
 */
export type SwitchName = 'discreet' | 'noQuickExit' | 'blur';

const stored: Record<SwitchName, StoredText> = {
  discreet: createStoredText('discreet', { area: 'local', per: 'device' }),
  noQuickExit: createStoredText('noQuickExit', { area: 'local', per: 'device' }),
  blur: createStoredText('blur', { area: 'local', per: 'device' }),
};

export function isOn(name: SwitchName) {
  return stored[name].read() === 'true';
}

/** @returns false where the browser refuses to keep it */
export function setSwitch(name: SwitchName, on: boolean) {
  const isKept = stored[name].write(on ? 'true' : null);
  tellSwitches(name);
  return isKept;
}

/** Other tabs are told by the browser; this one in the same way. */
export function tellSwitches(name: SwitchName) {
  window.dispatchEvent(new StorageEvent('storage', { key: name }));
}

export function subscribeSwitches(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

export function useSwitch(name: SwitchName) {
  return useSyncExternalStore(
    subscribeSwitches,
    () => isOn(name),
    () => false,
  );
}
