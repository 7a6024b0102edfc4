import { cx } from '../../ui/cx.ts';
import { useUnread } from './unread.ts';
import { plural } from '../../ui/numbers.ts';

/** Shows the number of unread notifications on an icon. Renders nothing if there are none. */
export function UnreadNotifications({ className }: { className?: string }) {
  const count = useUnread();
  if (count === 0) return null;

  return (
    <span
      className={cx(
        'absolute -top-1.5 -right-2 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-ember px-1 text-[0.6875rem] leading-none font-bold text-on-ember',
        className,
      )}
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">
        {count} {plural(count, 'não lida', 'não lidas')}
      </span>
    </span>
  );
}
