import { AlarmClock, Clock as Dial } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '../../ui/cx.ts';

const SECOND_MS = 1_000;
const MINUTE = 60 * SECOND_MS;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the urgency of a deadline: 'calm', 'soon', 'urgent' or 'late'. */
export function urgencyOf(dueAt: string, now: number) {
  const left = Date.parse(dueAt) - now;
  if (left < 0) return 'late';
  if (left < 2 * HOUR) return 'urgent';
  return left < DAY ? 'soon' : 'calm';
}

/**
 * Shows the time until a deadline; in the last two hours also the seconds. The label becomes more prominent as the
 * deadline comes closer.
 */
export function Clock({ dueAt }: { dueAt: string }) {
  const now = useNow(dueAt);
  const left = Date.parse(dueAt) - now;
  const urgency = urgencyOf(dueAt, now);
  const Icon = urgency === 'late' || urgency === 'urgent' ? AlarmClock : Dial;

  return (
    <time
      dateTime={dueAt}
      title={new Date(dueAt).toLocaleString('pt-BR')}
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full text-sm whitespace-nowrap tabular-nums',
        urgency === 'late' && 'bg-danger px-2.5 py-0.5 font-bold text-canvas',
        urgency === 'urgent' && 'border border-danger px-2.5 py-0.5 font-bold text-danger',
        urgency === 'soon' && 'border border-line px-2.5 py-0.5 font-semibold text-ink',
        urgency === 'calm' && 'text-ink-soft',
      )}
    >
      <Icon aria-hidden className="size-4" />
      <span>{left < 0 ? `atrasado há ${spanOf(-left)}` : `vence em ${spanOf(left)}`}</span>
    </time>
  );
}

/**
 * Returns the current time. The time is updated each second from two hours before to two hours after the deadline,
 * otherwise twice a minute.
 */
function useNow(dueAt: string) {
  const [now, setNow] = useState(() => Date.now());
  const tick = Math.abs(Date.parse(dueAt) - now) < 2 * HOUR ? SECOND_MS : MINUTE / 2;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, [tick]);
  return now;
}

function spanOf(milliseconds: number) {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 120) return `${minutes} min ${String(Math.floor(milliseconds / SECOND_MS) % 60).padStart(2, '0')} s`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} dias`;
}
