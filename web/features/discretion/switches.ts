import { useSyncExternalStore } from 'react';
import { createStoredText, type StoredText } from '../../storage/createStoredText.ts';

/**
 * Settings of this browser only: they depend on where the member is, and must be known before the first paint. Stored
 * in local storage under these names; the value is `true`, or there is none.
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

/** @returns false if the browser refuses to store it */
export function setSwitch(name: SwitchName, on: boolean) {
  const isKept = stored[name].write(on ? 'true' : null);
  tellSwitches(name);
  return isKept;
}

/** Sends this tab the same storage event that the browser sends to other tabs. */
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
