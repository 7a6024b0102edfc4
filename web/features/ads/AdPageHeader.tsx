import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

type AdPageHeaderProps = { title: string; back: string; backLabel: string; children?: string };

export function AdPageHeader({ title, back, backLabel, children }: AdPageHeaderProps) {
  return (
    <header>
      <Link
        to={back}
        className="touch-target inline-flex items-center gap-1.5 text-sm font-medium text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" /> {backLabel}
      </Link>
      <h1 className="mt-1 text-2xl font-bold tracking-tight text-ink">{title}</h1>
      {children && <p className="mt-1 text-ink-soft">{children}</p>}
    </header>
  );
}
