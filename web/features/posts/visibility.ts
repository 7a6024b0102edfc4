export const DWELL_MS = 1_000;
const steps = Array.from({ length: 21 }, (_, index) => index / 20);

type Watched = { onSeen: () => void; timer?: ReturnType<typeof setTimeout> };

const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | undefined;

/**
 * Calls `onSeen` one time, after the element was visible for a second. An element is visible if at least half of it is
 * on the screen, or if it fills half of the screen.
 */
export function watchSeen(element: Element, onSeen: () => void) {
  observer ??= new IntersectionObserver(onChange, { threshold: steps });
  watched.set(element, { onSeen });
  observer.observe(element);
  return () => forget(element);
}

function onChange(entries: IntersectionObserverEntry[]) {
  for (const entry of entries) {
    const watch = watched.get(entry.target);
    if (!watch) continue;
    if (!isHalfVisible(entry)) {
      clearTimeout(watch.timer);
      watch.timer = undefined;
    } else {
      watch.timer ??= setTimeout(() => {
        forget(entry.target);
        watch.onSeen();
      }, DWELL_MS);
    }
  }
}

function isHalfVisible({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) {
  return intersectionRatio >= 0.5 || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2);
}

function forget(element: Element) {
  clearTimeout(watched.get(element)?.timer);
  watched.delete(element);
  observer?.unobserve(element);
}
