import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from './Brand.tsx';
import { CONTENT_ID } from '../navigation/useArrivalFocus.ts';

type NoticeScreenProps = { icon: ReactNode; title: string; children: ReactNode };

/** A full page with a single message. */
export function NoticeScreen({ icon, title, children }: NoticeScreenProps) {
  return (
    <div className="relative flex min-h-dvh flex-col px-6">
      <div aria-hidden className="glow-floor" />
      <header className="relative py-5">
        <Link to="/" aria-label="Brasa, início" className="inline-block rounded-full py-2">
          <Brand className="text-xl" />
        </Link>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="relative m-auto flex w-full max-w-md flex-col items-center gap-4 py-10 text-center leading-relaxed text-ink-soft outline-none"
      >
        <span className="mb-3 inline-flex size-20 items-center justify-center rounded-full border border-line bg-surface text-ember">
          {icon}
        </span>
        <h1 className="text-3xl font-bold tracking-tight text-balance text-ink">{title}</h1>
        {children}
      </main>
    </div>
  );
}
