import { describe, expect, it } from 'vitest';
import { endOfBusinessDay } from '../../../bff/platform/calendar/business-days.ts';
import { dueAt, graver } from '../../../bff/platform/policy/reasons.ts';

describe('moderation deadlines', () => {
  it.each([
    ['from a Monday, without holidays', '2026-07-13T12:00:00Z', '2026-07-22'],
    ['from a Friday night in São Paulo, which is a Saturday in UTC', '2026-07-18T01:00:00Z', '2026-07-28'],
    ['from a Sunday', '2026-07-19T12:00:00Z', '2026-07-28'],
    ['over Good Friday and the holiday Tiradentes', '2025-04-14T12:00:00Z', '2025-04-25'],
    ['over Good Friday 2026', '2026-03-30T12:00:00Z', '2026-04-09'],
    ['over Christmas and New Year', '2025-12-22T12:00:00Z', '2026-01-02'],
  ])(
    'endOfBusinessDay() returns the end of the seventh business day after the given time (%s)',
    (_title, from, day) => {
      expect(endOfBusinessDay(new Date(from), 7).toISOString()).toBe(
        new Date(`${day}T23:59:59.999-03:00`).toISOString(),
      );
    },
  );

  it('dueAt() returns a deadline of two hours for a report of INTIMATE_WITHOUT_CONSENT, even on Christmas Day', () => {
    const at = new Date('2025-12-25T03:00:00Z');
    expect(dueAt('INTIMATE_WITHOUT_CONSENT', at).toISOString()).toBe('2025-12-25T05:00:00.000Z');
  });

  it('graver() returns the more serious one of two report reasons', () => {
    expect(graver('SPAM', 'INTIMATE_WITHOUT_CONSENT')).toBe('INTIMATE_WITHOUT_CONSENT');
    expect(graver('HATE', 'SPAM')).toBe('HATE');
  });
});
