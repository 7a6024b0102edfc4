import { useEffect, useState } from 'react';

/**
 * Returns the whole seconds until an instant, by the clock of the server, because the clock of the device may be wrong
 * by hours. Never negative; null until the server has told its time, and if there is no instant. Only the provider
 * decides if a code has expired.
 */
export function useSecondsLeft(until: string | null | undefined) {
  const [aheadMs, setAheadMs] = useState<number | null>(null);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let left = false;
    const ask = () =>
      void serverAheadMs().then(
        (ahead) => !left && setAheadMs(ahead),
        () => undefined,
      );
    ask();
    addEventListener('online', ask);
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => {
      left = true;
      removeEventListener('online', ask);
      clearInterval(timer);
    };
  }, []);
  if (until == null || aheadMs === null) return null;
  return Math.max(0, Math.ceil((Date.parse(until) - now - aheadMs) / 1_000));
}

/** Returns the time of the server minus the time of the device. */
async function serverAheadMs() {
  const asked = Date.now();
  const { headers } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
  const told = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(told)) throw new Error('The server told no time.');
  // The header drops the fraction of the second. Adding a whole second never shows more time than there is.
  return told + 1_000 - (asked + Date.now()) / 2;
}
