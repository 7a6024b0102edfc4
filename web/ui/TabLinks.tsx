import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';

export type TabLink = { to: string; label: string; current: boolean; /** Waiting items. */ badge?: number };

/**
 * Tabs that are links; each tab has its own URL. If the row of tabs is wider than the screen, it scrolls so that the
 * current tab is visible.
 */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex((tab) => tab.current);
  useEffect(() => {
    const tab = list.current?.children[current];
    if (!list.current || !(tab instanceof HTMLElement)) return;
    list.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - list.current.clientWidth / 2;
  }, [current]);

  return (
    <nav aria-label={label} className="border-b border-line">
      <ul ref={list} className="relative flex overflow-x-auto px-2">
        {tabs.map(({ to, label: name, current: isCurrent, badge }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              aria-current={isCurrent ? 'page' : undefined}
              className={cx(
                'inline-flex h-12 items-center gap-2 border-b-2 px-3 font-semibold md:px-4 whitespace-nowrap -outline-offset-2 transition duration-150',
                isCurrent ? 'border-ember text-ink' : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {name}
              {badge !== undefined && badge > 0 && (
                <span className="rounded-full bg-raised px-2 py-0.5 text-xs text-ember tabular-nums">{badge}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
