import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Embers } from '../../../ui/Embers.tsx';
import { Brand } from '../../../ui/Brand.tsx';
import { CONTENT_ID } from '../../../navigation/useArrivalFocus.ts';

type AuthFrameProps = { title: string; subtitle: string; children: ReactNode };

/**
 * The layout of the sign-in and sign-up pages. On screens of at least 1280 px, a picture of a fire is beside the form.
 */
export function AuthFrame({ title, subtitle, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh grid-cols-1 xl:grid-cols-2">
      <div aria-hidden className="night sticky top-0 h-dvh overflow-hidden bg-canvas max-xl:hidden">
        <Embers className="absolute inset-0 size-full" />
        <p className="absolute inset-x-12 bottom-14 max-w-md text-4xl leading-tight font-bold tracking-tight text-balance text-ink">
          Onde a conversa <span className="text-ember-gradient">pega fogo</span>.
        </p>
      </div>
      <div className="flex flex-col px-6 py-6 md:px-10">
        <header>
          <Link to="/" aria-label="Brasa, início" className="inline-block rounded-full py-2">
            <Brand className="text-xl" />
          </Link>
        </header>
        <main id={CONTENT_ID} tabIndex={-1} className="m-auto w-full max-w-md py-8 outline-none">
          <h1 className="text-3xl font-bold tracking-tight text-balance text-ink">{title}</h1>
          <p className="mt-2 mb-8 text-ink-soft">{subtitle}</p>
          {children}
        </main>
      </div>
    </div>
  );
}
