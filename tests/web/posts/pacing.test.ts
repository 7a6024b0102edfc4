import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPacer, FURTHER_PAGE_INTERVAL_MS } from '../../../web/lists/pacer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function paced({ takes = 0, stillWanted = () => true }: { takes?: number; stillWanted?: () => boolean } = {}) {
  const begun: number[] = [];
  const fetchPage = () => {
    begun.push(performance.now());
    return new Promise((resolve) => setTimeout(resolve, takes));
  };
  return { begun, pacer: createPacer({ fetchPage, stillWanted, interval: FURTHER_PAGE_INTERVAL_MS }) };
}

describe('createPacer()', () => {
  it('requests for the next pages of a feed start at least 2,000 ms apart, however often the feed asks for a page', async () => {
    const { begun, pacer } = paced();
    for (let elapsed = 0; elapsed < 7_000; elapsed += 100) {
      pacer.want();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(begun).toHaveLength(4);
    for (const [index, at] of begun.entries())
      if (index > 0) expect(at - (begun[index - 1] ?? 0)).toBeGreaterThanOrEqual(2_000);
  });

  it('the first page that the feed asks for is fetched immediately', () => {
    const { begun, pacer } = paced();
    pacer.want();
    expect(begun).toHaveLength(1);
  });

  it('the next pages of a feed are fetched one at a time', async () => {
    const { begun, pacer } = paced({ takes: 10_000 });
    pacer.want();
    await vi.advanceTimersByTimeAsync(5_000);
    pacer.want();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(begun).toHaveLength(1);
  });

  it('if the feed no longer needs a page when its turn comes, the page is not fetched', async () => {
    let near = true;
    const { begun, pacer } = paced({ stillWanted: () => near });
    pacer.want();
    await vi.advanceTimersByTimeAsync(100);
    pacer.want();
    near = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(begun).toHaveLength(1);
  });
});
