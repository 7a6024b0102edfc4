/** Scroll events closer together than this are one movement, on a slow machine too; a jump is one event. */
const MOVEMENT = 400; // ms

/**
 * Spreads the making of a list's rows over frames during a scroll, so that those which come together do not hold
 * one frame up. At rest, and after a jump, all are made where they come.
 * @param perFrame how many rows are made in a frame
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
    /** To be told of every scroll event. */
    scrolled() {
      const now = performance.now();
      isMoving = now - scrolledAt < MOVEMENT;
      scrolledAt = now;
    },
    /** Whether rows are made when they come. */
    isAtRest: () => !isMoving || performance.now() - scrolledAt >= MOVEMENT,
    /** Calls `make` when it is the row's turn. @returns to be called when the row is gone */
    wait(make: () => void) {
      waiting.add(make);
      frame ??= requestAnimationFrame(makeSome);
      return () => void waiting.delete(make);
    },
  };
}

export type RowPace = ReturnType<typeof createRowPace>;
