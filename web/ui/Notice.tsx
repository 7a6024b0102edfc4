import type { ReactNode } from 'react';

type NoticeProps = {
  icon?: ReactNode;
  title: string;
  /** True if the notice is the only content of the page. Its title is then the page's h1. */
  isPage?: boolean;
  children?: ReactNode;
  action?: ReactNode;
};

/** A notice: a message in place of content that is empty, was not found or is unavailable. */
export function Notice({ icon, title, isPage = false, children, action }: NoticeProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className="flex flex-col items-center px-6 py-16 text-center wrap-anywhere">
      {icon && <span className="mb-5 grid size-16 place-items-center rounded-full bg-raised text-ember">{icon}</span>}
      <Title className="text-xl font-semibold text-ink">{title}</Title>
      {children && <p className="mt-2 max-w-sm text-ink-soft">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
