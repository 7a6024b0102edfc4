import { expect, it } from 'vitest';
import { PACE, PACE_BEHIND } from '../../bff/http/pace.ts';

it('PACE allows 10 s for headers and JSON bodies, and requires 2 KiB/s over 30 s for files and answers', () => {
  expect(PACE).toEqual({ header: 10_000, body: 10_000, sending: 30_000, reading: 30_000, rate: 2_048 });
  expect(PACE_BEHIND, 'behind it nothing that it lets through is cut off').toEqual({
    ...PACE,
    sending: 60_000,
    reading: 300_000,
  });
});
