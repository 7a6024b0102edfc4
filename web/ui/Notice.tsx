import type { ReactNode } from 'react';

type NoticeProps = { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

/** Stands where content would: nothing there yet, not found, or not to be had now. */
export function Notice({ icon, title, children, action }: NoticeProps) {
  return (
    <div className="flex flex-col items-center px-6 py-16 text-center">
      {icon && <span className="mb-5 grid size-16 place-items-center rounded-full bg-raised text-ember">{icon}</span>}
      <h2 className="text-xl font-semibold text-ink">{title}</h2>
      {children && <p className="mt-2 max-w-sm text-ink-soft">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
