import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

type CarouselProps<Item> = {
  label: string;
  items: readonly Item[];
  render: (item: Item, index: number) => ReactNode;
  start?: number;
  onChange?: (index: number) => void;
};

const arrow =
  'absolute top-1/2 hidden size-11 -translate-y-1/2 items-center justify-center rounded-full bg-scrim text-white transition duration-150 hover:brightness-125 pointer-fine:inline-flex';

/**
 * Shows slides side by side. The viewer changes the slide by swiping, by the arrow buttons (with a mouse) or by
 * keyboard. A slide is not rendered until the viewer comes close to it.
 */
export function Carousel<Item extends { id: string }>({
  label,
  items,
  render,
  start = 0,
  onChange,
}: CarouselProps<Item>) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);
  const [started, setStarted] = useState(start === 0);

  const place = (element: HTMLDivElement | null) => {
    track.current = element;
    if (!element || started) return;
    element.scrollLeft = start * element.clientWidth;
    setStarted(true);
  };
  const onScroll = () => {
    if (!track.current) return;
    const index = Math.round(track.current.scrollLeft / (track.current.clientWidth || 1));
    if (index === current || !items[index]) return;
    setCurrent(index);
    onChange?.(index);
  };
  const go = (index: number) => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior: calm ? 'auto' : 'smooth' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || !items[current + step]) return;
    event.preventDefault();
    go(current + step);
  };

  return (
    <section aria-roledescription="carrossel" aria-label={label} className="relative size-full" onKeyDown={onKeyDown}>
      <div
        ref={place}
        tabIndex={0}
        role="group"
        aria-label={`${current + 1} de ${items.length}`}
        onScroll={onScroll}
        className="flex size-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain -outline-offset-2"
      >
        {items.map((item, index) => (
          <div key={item.id} inert={index !== current} className="size-full shrink-0 snap-center snap-always">
            {Math.abs(index - current) <= 1 && render(item, index)}
          </div>
        ))}
      </div>
      <span
        aria-hidden
        className="absolute top-3 right-3 rounded-full bg-black/65 px-2.5 py-1 text-xs font-medium text-white tabular-nums"
      >
        {current + 1}/{items.length}
      </span>
      {current > 0 && (
        <button type="button" aria-label="Anterior" className={cx(arrow, 'left-3')} onClick={() => go(current - 1)}>
          <ChevronLeft aria-hidden className="size-6" />
        </button>
      )}
      {current < items.length - 1 && (
        <button type="button" aria-label="Próxima" className={cx(arrow, 'right-3')} onClick={() => go(current + 1)}>
          <ChevronRight aria-hidden className="size-6" />
        </button>
      )}
      <span aria-hidden className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center gap-1.5">
        {items.map((item, index) => (
          <span
            key={item.id}
            className={cx(
              'size-1.5 rounded-full shadow transition duration-150',
              index === current ? 'scale-125 bg-white' : 'bg-white/50',
            )}
          />
        ))}
      </span>
    </section>
  );
}
