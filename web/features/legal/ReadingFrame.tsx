import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from '../../ui/Brand.tsx';
import { CONTENT_ID } from '../../navigation/useArrivalFocus.ts';

type ReadingFrameProps = { title: string; lead?: string; children: ReactNode };

/** The layout of pages with long texts, such as the terms: a single narrow column. */
export function ReadingFrame({ title, lead, children }: ReadingFrameProps) {
  return (
    <div className="mx-auto min-h-dvh max-w-2xl px-6">
      <header className="flex items-center justify-between py-5">
        <Link to="/" aria-label="Brasa, início" className="rounded-full py-2">
          <Brand className="text-xl" />
        </Link>
        <Link
          to="/"
          className="inline-flex min-h-11 items-center text-[0.9375rem] font-medium text-ink-soft hover:text-ink"
        >
          Voltar ao início
        </Link>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="py-10 outline-none md:py-16">
        <h1 className="text-4xl font-extrabold tracking-tight text-balance text-ink md:text-5xl">{title}</h1>
        {lead && <p className="mt-5 text-lg leading-relaxed text-pretty text-ink-soft">{lead}</p>}
        <div className="mt-12 space-y-10 [&_a]:font-medium [&_a]:text-ember [&_a]:underline [&_a]:underline-offset-4 [&_h2]:text-xl [&_h2]:font-semibold [&_h2]:text-ink [&_p]:mt-3 [&_p]:leading-[1.7] [&_p]:text-pretty [&_p]:text-ink-soft [&_section]:scroll-mt-6">
          {children}
        </div>
      </main>
      <footer className="border-t border-line py-5 text-sm text-ink-faint">
        <ul className="-mx-3 flex flex-wrap [&_a]:inline-block [&_a]:p-3 [&_a]:hover:text-ink [&_a]:hover:underline">
          <li>
            <Link to="/about">Sobre</Link>
          </li>
          <li>
            <Link to="/terms-and-conditions">Termos e condições</Link>
          </li>
          <li>
            <Link to="/underage-restriction">Proteção de menores</Link>
          </li>
          <li>
            <a href="mailto:contato@brasa.example">Contato</a>
          </li>
        </ul>
      </footer>
    </div>
  );
}
