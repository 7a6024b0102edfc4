import { ArrowUp } from 'lucide-react';
import { counted } from '../../ui/numbers.ts';

type NewPostsPillProps = { count: number; onShow: () => void };

/** Offers what is new without pushing what is being read. The live region is there before the first news. */
export function NewPostsPill({ count, onShow }: NewPostsPillProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(1rem+var(--banner)+var(--header)+env(safe-area-inset-top))] z-30 transition-[top] duration-200 flex justify-center"
    >
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto inline-flex h-11 animate-rise items-center gap-2 rounded-full bg-ember-gradient px-5 font-semibold text-on-ember shadow-float"
        >
          <ArrowUp aria-hidden className="size-4.5" />
          {counted(count, 'novo post', 'novos posts')}
        </button>
      )}
    </div>
  );
}
