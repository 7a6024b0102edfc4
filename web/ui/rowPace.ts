/**
 * In ms. If two scroll events have a shorter interval, they belong to the same scroll movement, even on a slow machine.
 * A jump to another position is a single event.
 */
const MOVEMENT_MS = 400;

/**
 * Spreads the first render of a list's rows over several frames while the list is being scrolled, so that many new rows
 * do not block a frame. All rows render immediately while the list is not being scrolled, and after a jump to another
 * position.
 * @param perFrame the number of rows per frame
 */
export function createRowPace(perFrame: number) {
  const waiting = new Set<() => void>();
  let frame: number | undefined;
  let scrolledAt = -Infinity;
  let isMoving = false;

  const makeSome = () => {
    frame = undefined;
    for (const make of [...waiting].slice(0, perFrame)) {
      waiting.delete(make);
      make();
    }
    if (waiting.size > 0) frame = requestAnimationFrame(makeSome);
  };

  return {
    /** Call this on every scroll event of the list. */
    scrolled() {
      const now = performance.now();
      isMoving = now - scrolledAt < MOVEMENT_MS;
      scrolledAt = now;
    },
    /** Returns true if new rows may render immediately, because the list is not being scrolled. */
    isAtRest: () => !isMoving || performance.now() - scrolledAt >= MOVEMENT_MS,
    /** Calls `make` in the frame in which the row may render. @returns a function to call when the row unmounts */
    wait(make: () => void) {
      waiting.add(make);
      frame ??= requestAnimationFrame(makeSome);
      return () => void waiting.delete(make);
    },
  };
}

export type RowPace = ReturnType<typeof createRowPace>;
