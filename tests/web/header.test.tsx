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

describe('header on a phone', () => {
  it('the header hides on scrolling down and returns on scrolling up', () => {
    const { result } = renderHook(() => useHidesOnScroll('3.5rem'));
    scroll({ by: 600 });
    expect(result.current.hidden).toBe(true);
    scroll({ by: -100 });
    expect(result.current.hidden).toBe(false);
  });

  it('inserting or removing posts above the visible posts neither shows nor hides the header', () => {
    const { result } = renderHook(() => useHidesOnScroll('3.5rem'));
    scroll({ by: 600 });
    scroll({ by: -100 });
    scroll({ by: 420, grown: 420 });
    expect(result.current.hidden, 'the header stays').toBe(false);
    scroll({ by: 100 });
    expect(result.current.hidden).toBe(true);
    scroll({ by: -420, grown: -420 });
    expect(result.current.hidden, 'the header stays hidden').toBe(true);
  });

  it.each([
    ['grows meanwhile', 200],
    ['becomes too short to scroll', -4_300],
  ])('the header returns at the top of the page, even if the page %s', (_page, grown) => {
    const { result } = renderHook(() => useHidesOnScroll('3.5rem'));
    scroll({ by: 600 });
    expect(result.current.hidden).toBe(true);
    scroll({ by: -600, grown });
    expect(result.current.hidden).toBe(false);
  });

  it('the header returns at the top of the page even if the last scroll step is only 5 px', () => {
    const { result } = renderHook(() => useHidesOnScroll('3.5rem'));
    scroll({ by: 600 });
    scroll({ by: -595, grown: 200 });
    scroll({ by: -5 });
    expect(result.current.hidden).toBe(false);
  });

  it.each([120, -120])(
    'the header returns on scrolling up even while posts above change their height by %i px',
    (grown) => {
      const { result } = renderHook(() => useHidesOnScroll('3.5rem'));
      scroll({ by: 900 });
      scroll({ by: -200 + Math.min(grown, 0), grown });
      expect(result.current.hidden).toBe(false);
    },
  );
});
