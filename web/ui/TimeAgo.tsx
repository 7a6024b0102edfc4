import { useSyncExternalStore } from 'react';
import { timeAgo } from './timeAgo.ts';

const TICK = 15_000; // ms

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all labels of the page; it stands still while none is shown. */
function subscribe(listener: () => void) {
  if (listeners.size === 0) timer = setInterval(tick, TICK);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function read() {
  // Without a running clock the last tick may be long past.
  if (listeners.size === 0) now = Date.now();
  return now;
}

const exact = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' });

type TimeAgoProps = { dateTime: string; className?: string };

/** How long ago it was, in words; the exact moment as its tooltip. */
export function TimeAgo({ dateTime, className }: TimeAgoProps) {
  const label = useSyncExternalStore(subscribe, () => timeAgo(Date.parse(dateTime), read()));
  return (
    <time dateTime={dateTime} title={exact.format(Date.parse(dateTime))} className={className}>
      {label}
    </time>
  );
}
