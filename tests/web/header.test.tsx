import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useHidesOnScroll } from '../../web/features/shell/useHidesOnScroll.ts';

const page = { top: 0, height: 5_000 };

beforeEach(() => {
  page.top = 0;
  page.height = 5_000;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => page.top });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => page.height });
});

function scroll({ by, grown = 0 }: { by: number; grown?: number }) {
  act(() => {
    page.top += by;
    page.height += grown;
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('the header on a phone', () => {
  it('leaves as one scrolls down and is back as soon as one scrolls up', () => {
    const { result } = renderHook(() => useHidesOnScroll('3.5rem'));
    scroll({ by: 600 });
    expect(result.current.hidden).toBe(true);
    scroll({ by: -100 });
    expect(result.current.hidden).toBe(false);
  });

  it('stays as it is when a post that comes in above moves the page', () => {
    const { result } = renderHook(() => useHidesOnScroll('3.5rem'));
    scroll({ by: 600 });
    scroll({ by: -100 });
    scroll({ by: 420, grown: 420 });
    expect(result.current.hidden, 'it does not leave').toBe(false);
    scroll({ by: 100 });
    expect(result.current.hidden).toBe(true);
    scroll({ by: -420, grown: -420 });
    expect(result.current.hidden, 'it does not come back').toBe(true);
  });

  it.each([
    ['which is measured anew', 200],
    ['which gets too short to scroll', -4_300],
  ])('is back at the top of a page %s', (_page, grown) => {
    const { result } = renderHook(() => useHidesOnScroll('3.5rem'));
    scroll({ by: 600 });
    expect(result.current.hidden).toBe(true);
    scroll({ by: -600, grown });
    expect(result.current.hidden).toBe(false);
  });

  it('is back at the top where the last bit of the way is less than a tremble', () => {
    const { result } = renderHook(() => useHidesOnScroll('3.5rem'));
    scroll({ by: 600 });
    scroll({ by: -595, grown: 200 });
    scroll({ by: -5 });
    expect(result.current.hidden).toBe(false);
  });

  it.each([120, -120])('is back as one scrolls up while posts above turn out %i px higher', (grown) => {
    const { result } = renderHook(() => useHidesOnScroll('3.5rem'));
    scroll({ by: 900 });
    scroll({ by: -200 + Math.min(grown, 0), grown });
    expect(result.current.hidden).toBe(false);
  });
});
