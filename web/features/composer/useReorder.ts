import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';

const SLOP_PX = 6; // px; a shorter pointer movement counts as a click
const LONG_PRESS_MS = 250; // ms; a shorter touch scrolls the row instead of dragging an item

type ReorderOptions = { onMove: (id: string, to: number) => void; disabled: boolean };

/**
 * Lets the member reorder the items of a row by dragging: with a mouse immediately, on touch screens after a long
 * press. Each item's element needs the attribute `data-reorder-id`. The dragged item swaps positions with an item when
 * the pointer passes over that item.
 */
export function useReorder({ onMove, disabled }: ReorderOptions) {
  const [dragged, setDragged] = useState<string | null>(null);
  const pressed = useRef<{
    id: string;
    x: number;
    touch: boolean;
    dragging: boolean;
    timer?: ReturnType<typeof setTimeout>;
  } | null>(null);

  function drag(id: string) {
    if (pressed.current) pressed.current.dragging = true;
    setDragged(id);
  }

  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    const press = pressed.current;
    if (!press) return;
    if (!press.dragging) {
      if (Math.abs(event.clientX - press.x) < SLOP_PX) return;
      if (press.touch) {
        end();
        return;
      }
      drag(press.id);
    }
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-reorder-id]');
    const id = over?.getAttribute('data-reorder-id');
    if (!over || !id || id === press.id) return;
    const items = [...(over.parentElement?.querySelectorAll('[data-reorder-id]') ?? [])];
    onMove(press.id, items.indexOf(over));
  });

  const end = useEffectEvent(() => {
    clearTimeout(pressed.current?.timer);
    pressed.current = null;
    setDragged(null);
  });

  useEffect(() => {
    // During a drag, prevent touches from scrolling the page.
    const preventScroll = (event: TouchEvent) => pressed.current?.dragging && event.preventDefault();
    const finish = () => end();
    const follow = (event: globalThis.PointerEvent) => move(event);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', finish);
    window.addEventListener('pointercancel', finish);
    window.addEventListener('touchmove', preventScroll, { passive: false });
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', finish);
      window.removeEventListener('pointercancel', finish);
      window.removeEventListener('touchmove', preventScroll);
    };
  }, []);

  function handlers(id: string) {
    return {
      onPointerDown: (event: PointerEvent) => {
        if (disabled || event.button !== 0) return;
        const touch = event.pointerType === 'touch';
        pressed.current = {
          id,
          x: event.clientX,
          touch,
          dragging: false,
          timer: touch ? setTimeout(() => drag(id), LONG_PRESS_MS) : undefined,
        };
      },
      onDragStart: (event: React.DragEvent) => event.preventDefault(),
      onContextMenu: (event: React.MouseEvent) => dragged !== null && event.preventDefault(),
    };
  }

  return { dragged, handlers };
}
