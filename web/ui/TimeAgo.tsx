import { useSyncExternalStore } from 'react';
import { timeAgo } from './timeAgo.ts';

const TICK_MS = 15_000;

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Subscribes a time label to the clock that all time labels of the page share. The clock runs only while a label is
 * mounted.
 */
function subscribe(listener: () => void) {
  if (listeners.size === 0) timer = setInterval(tick, TICK_MS);
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
  // The time of the clock's last tick may be old, because the clock was stopped while no label was mounted.
  if (listeners.size === 0) now = Date.now();
  return now;
}

const exact = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' });

type TimeAgoProps = { dateTime: string; className?: string };

/** Shows the elapsed time in words, such as '3 horas atrás'. The tooltip contains the exact date and time. */
export function TimeAgo({ dateTime, className }: TimeAgoProps) {
  const label = useSyncExternalStore(subscribe, () => timeAgo(Date.parse(dateTime), read()));
  return (
    <time dateTime={dateTime} title={exact.format(Date.parse(dateTime))} className={className}>
      {label}
    </time>
  );
}
