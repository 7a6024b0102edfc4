import { act } from '@testing-library/react';
import { vi } from 'vitest';

export const ROW_PX = 60;

/** Returns the height of a row in px. An element that stands in for hollow rows has the height that the list has set. */
function heightOf(row: Element) {
  return Number(/height: (\d+)px/.exec(row.getAttribute('style') ?? '')?.[1] ?? ROW_PX);
}

/**
 * Lays the rows of a list out below each other, 60 px each, on a screen of ten rows. jsdom has no layout.
 * @param selector finds the rows
 */
export function layOutRows(selector: string) {
  let scrollY = 0;
  const rows = () => [...document.querySelectorAll(selector)];
  vi.stubGlobal('innerHeight', 10 * ROW_PX);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const all = this.matches(selector) ? rows() : [];
    const top = all.slice(0, all.indexOf(this)).reduce((sum, row) => sum + heightOf(row), 0);
    return new DOMRect(0, top - scrollY, 390, heightOf(this));
  });
  return {
    rows,
    /** The height of all rows in px, loaded and hollow. */
    height: () => rows().reduce((sum, row) => sum + heightOf(row), 0),
    /** Scrolls until the row with this index is at the top of the screen. */
    scrollTo: (index: number) => {
      scrollY = index * ROW_PX;
      act(() => void window.dispatchEvent(new Event('scroll')));
    },
    restore: () => {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    },
  };
}
