import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PacedRow } from '../../web/ui/PacedRow.tsx';
import { createRowPace } from '../../web/ui/rowPace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function list(pace: ReturnType<typeof createRowPace>, rows: readonly string[]) {
  return rows.map((row) => (
    <PacedRow key={row} pace={pace} height={() => 80}>
      <p>{row}</p>
    </PacedRow>
  ));
}

const shown = () => screen.queryAllByText(/^row/).map(({ textContent }) => textContent);
const frame = () =>
  act(() => {
    vi.advanceTimersToNextFrame();
  });

/**
 * Returns a row pace, which spreads the first render of rows over several frames during a scroll. Two scroll events in
 * quick succession make it assume a scroll.
 */
function scrolling(perFrame: number) {
  const pace = createRowPace(perFrame);
  pace.scrolled();
  vi.advanceTimersByTime(16);
  pace.scrolled();
  return pace;
}

describe('rows of a long list', () => {
  it('rows are rendered immediately while the list is not scrolled', () => {
    render(list(createRowPace(1), ['row 1', 'row 2']));
    expect(shown()).toEqual(['row 1', 'row 2']);
  });

  it('rows are rendered immediately after a single scroll event', () => {
    const pace = createRowPace(1);
    pace.scrolled();
    render(list(pace, ['row 1', 'row 2']));
    expect(shown()).toEqual(['row 1', 'row 2']);
  });

  it('while scrolling, a few rows per frame are rendered in order, and the others show placeholders until then', () => {
    const { container } = render(list(scrolling(2), ['row 1', 'row 2', 'row 3']));
    expect(shown()).toEqual([]);
    expect(container.querySelectorAll('div[style="height: 80px;"]')).toHaveLength(3);
    frame();
    expect(shown()).toEqual(['row 1', 'row 2']);
    frame();
    expect(shown()).toEqual(['row 1', 'row 2', 'row 3']);
    expect(container.querySelector('div[style]')).toBeNull();
  });

  it('rows that are removed before their rendering do not count towards the limit of rows per frame', () => {
    const pace = scrolling(1);
    const { rerender } = render(list(pace, ['row 1', 'row 2', 'row 3']));
    rerender(list(pace, ['row 3']));
    frame();
    expect(shown()).toEqual(['row 3']);
  });

  it('400 ms after the last scroll event, new rows are rendered immediately again', () => {
    const pace = scrolling(1);
    vi.advanceTimersByTime(400);
    render(list(pace, ['row 1', 'row 2']));
    expect(shown()).toEqual(['row 1', 'row 2']);
  });
});
