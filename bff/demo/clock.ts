import { v4, v7 } from 'uuid';
import type { Random } from './random.ts';

const MINUTE = 60_000; // ms
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEKS = 3;

/** Hours of the day in São Paulo. Busy hours are listed more than once, so that they are picked more often. */
const hours = [0, 1, 7, 8, 9, 10, 11, 12, 12, 13, 14, 16, 17, 18, 18, 19, 19, 20, 20, 21, 21, 21, 22, 22, 23] as const;

/**
 * Creates functions that pick the times of events in the demo world. All times are before the start of the day `day`.
 * So the same `day` always gives the same times, whatever the current time is.
 */
export function createClock(day: string, random: Random) {
  const midnight = new Date(`${day}T00:00:00-03:00`).getTime();
  const weekdayOf = (daysAgo: number) => new Date(midnight - daysAgo * DAY + 12 * HOUR).getUTCDay();

  return {
    /**
     * Returns a random time in the three weeks before `day`, on the given weekday and hour. An omitted weekday or hour
     * is random.
     */
    recent({ weekday, hour = random.pick(hours) }: { weekday?: number; hour?: number }) {
      const [daysAgo = 1] = random
        .shuffle(Array.from({ length: WEEKS * 7 }, (_, index) => index + 1))
        .filter((candidate) => weekday === undefined || weekdayOf(candidate) === weekday);
      return midnight - daysAgo * DAY + hour * HOUR + random.whole(0, 59 * 60) * 1_000;
    },
    /** Returns a time soon after `from`: mostly within hours, and always before `day` begins. */
    after(from: number) {
      const latest = Math.min(midnight - 1_000, from + 2 * DAY);
      return Math.round(from + MINUTE + Math.max(0, latest - from - MINUTE) * random.next() ** 3);
    },
    /** Returns a time between three months and two years before `day`. */
    longAgo: () => midnight - random.whole(90, 700) * DAY + random.whole(0, 86_000) * 1_000,
  };
}

/** Returns a random UUIDv7 with this timestamp, so that ids sort by time. */
export function timedId(msecs: number, random: Random) {
  return v7({ msecs, random: random.bytes(16), seq: random.whole(0, 0xff_ffff) });
}

/** Returns a random UUIDv4, for rows that have no time. */
export function plainId(random: Random) {
  return v4({ random: random.bytes(16) });
}
