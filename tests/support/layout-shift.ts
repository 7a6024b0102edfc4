import type { BrowserContext, Page } from '@playwright/test';

/** A movement of content that no input of the viewer caused. */
export interface Shift {
  score: number;
  /** The elements that moved, with their old and new distance from the top of the screen in px. */
  moved: string[];
}

declare global {
  interface Window {
    __shifts?: Shift[];
  }
}

/** Records the layout shifts of every document that the pages of `target` open from now on. */
export async function recordShifts(target: BrowserContext | Page) {
  await target.addInitScript(() => {
    const shifts: Shift[] = (window.__shifts = []);
    const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
    const nameOf = (node: unknown) => {
      const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
      if (!element) return 'a removed element';
      const look = element.getAttribute('class')?.split(' ').slice(0, 6).join('.') ?? '';
      return `${element.localName}.${look} "${element.textContent.slice(0, 30)}"`;
    };
    const rectOf = (rect: unknown) =>
      rect instanceof DOMRectReadOnly
        ? `${Math.round(rect.x)},${Math.round(rect.y)} ${Math.round(rect.width)}×${Math.round(rect.height)}`
        : '';
    const described = (source: unknown) => {
      if (typeof source !== 'object' || source === null || !('node' in source)) return '';
      const from = 'previousRect' in source ? rectOf(source.previousRect) : '';
      const to = 'currentRect' in source ? rectOf(source.currentRect) : '';
      return `${nameOf(source.node)} ${from} → ${to}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number') continue;
        if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue;
        const sources = 'sources' in entry ? listOf(entry.sources) : [];
        shifts.push({ score: entry.value, moved: sources.map(described) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Returns the layout shifts of the open document so far. The sum of their scores is at least the Cumulative Layout
 * Shift (CLS), which counts only the worst five seconds.
 */
export function shiftsOf(page: Page) {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        // The browser delivers the entries of a frame in a task after it.
        requestAnimationFrame(() => setTimeout(() => resolve(window.__shifts ?? [])));
      }),
  );
}

/** Returns the sum of the scores. */
export function totalOf(shifts: readonly Shift[]) {
  return shifts.reduce((sum, { score }) => sum + score, 0);
}
