import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

describe('labels of days and times in the local time zone', () => {
  it.each([
    ['America/Sao_Paulo', '22:40', 'Ontem'],
    ['America/Rio_Branco', '20:40', 'Ontem'],
    ['Asia/Kolkata', '07:10', 'Hoje'],
    ['Asia/Kathmandu', '07:25', 'Hoje'],
  ])(
    'on 10 March 2026 in the time zone %s, the instant 2026-03-10T01:40:00.000Z is shown as %s, "%s"',
    async (zone, time, day) => {
      vi.stubEnv('TZ', zone);
      const { dayLabel, timeLabel } = await import('../../web/features/conversations/days.ts');
      const { byDay } = await import('../../web/features/notifications/byDay.ts');
      const instant = '2026-03-10T01:40:00.000Z';
      const now = new Date('2026-03-10T15:00:00.000Z');
      expect(timeLabel(instant)).toBe(time);
      expect(dayLabel(instant, now)).toBe(day);
      expect(byDay([{ changedAt: instant }], now.getTime())[0]?.title).toBe(day);
    },
  );
});
