import { useEffect, useState } from 'react';
import { cx } from '../../ui/cx.ts';

const MINUTE = 60_000; // ms
const TICK = 30_000; // ms

/** How long is left of a deadline. */
export function Clock({ dueAt }: { dueAt: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  const left = new Date(dueAt).getTime() - now;
  const isUrgent = left < 60 * MINUTE;

  return (
    <time
      dateTime={dueAt}
      title={new Date(dueAt).toLocaleString('pt-BR')}
      className={cx('text-sm whitespace-nowrap tabular-nums', isUrgent ? 'font-semibold text-danger' : 'text-ink-soft')}
    >
      {left < 0 ? `atrasado há ${spanOf(-left)}` : `vence em ${spanOf(left)}`}
    </time>
  );
}

function spanOf(milliseconds: number) {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} dias`;
}
