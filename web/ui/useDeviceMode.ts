import { useSyncExternalStore } from 'react';

/**
 * Media queries of the device modes (SPEC.md, section 4): desktop from 1280 px, mobile under 768 px. They are evaluated
 * again after a resize.
 */
const DESKTOP = '(min-width: 1280px)';
const MOBILE = '(max-width: 767.98px)';

function subscribe(onChange: () => void) {
  const queries = [DESKTOP, MOBILE].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function read() {
  if (window.matchMedia(DESKTOP).matches) return 'desktop';
  return window.matchMedia(MOBILE).matches ? 'mobile' : 'tablet';
}

export function useDeviceMode(): 'desktop' | 'tablet' | 'mobile' {
  return useSyncExternalStore(subscribe, read, () => 'desktop');
}
