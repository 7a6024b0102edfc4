import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DonutChat } from '../features/chatbot/DonutChat.tsx';
import { DonutFace } from '../features/chatbot/DonutFace.tsx';
import { CONTENT_ID } from '../navigation/useArrivalFocus.ts';
import { useTitle } from '../ui/useTitle.ts';

/** /mobile (SPEC.md, section 1): the page of Donut, the chatbot. */
export function MobilePage() {
  useTitle('Donut');

  return (
    <main
      id={CONTENT_ID}
      tabIndex={-1}
      className="mx-auto flex h-dvh max-w-xl flex-col outline-none md:border-x md:border-line"
    >
      <header className="flex items-center gap-3 border-b border-line px-2 py-2">
        <Link
          to="/"
          aria-label="Voltar ao início"
          className="inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-raised hover:text-ink"
        >
          <ChevronLeft aria-hidden className="size-6" />
        </Link>
        <DonutFace className="size-10" />
        <div>
          <h1 className="leading-tight font-semibold text-ink">Donut</h1>
          <p className="text-sm text-ink-faint">Sempre fresquinho</p>
        </div>
      </header>
      <DonutChat />
    </main>
  );
}
