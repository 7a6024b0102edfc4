import { useSyncExternalStore } from 'react';
import { createStoredText, type StoredText } from '../../storage/createStoredText.ts';

/**
 * The names of the discretion settings (such as blurred pictures). The settings belong to this browser, not to the
 * account: they depend on the place where the member is, and must be known before the first paint. Each setting is a
 * local storage item under its name: `true` if the setting is on, absent if it is off.
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

/**
 * Turns a setting on or off.
 * @returns false if the browser refuses to store it
 */
export function setSwitch(name: SwitchName, on: boolean) {
  const isKept = stored[name].write(on ? 'true' : null);
  tellSwitches(name);
  return isKept;
}

/** Dispatches the storage event in this tab, because the browser dispatches it in other tabs only. */
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
