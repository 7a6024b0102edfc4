import { useSyncExternalStore } from 'react';

/**
 * What is settled for this browser alone: it depends on where one sits, and must be known before anything is painted.
 * Kept in local storage under these names, `true` or not there.
 */
export type SwitchName = 'discreet' | 'noQuickExit' | 'blur';

export function isOn(name: SwitchName) {
  try {
    return localStorage.getItem(name) === 'true';
  } catch {
    return false;
  }
}

/** @returns false where the browser refuses to keep it */
export function setSwitch(name: SwitchName, on: boolean) {
  try {
    if (on) localStorage.setItem(name, 'true');
    else localStorage.removeItem(name);
  } catch {
    return false;
  }
  tellSwitches(name);
  return true;
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
