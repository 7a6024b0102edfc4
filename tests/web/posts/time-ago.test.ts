import { describe, expect, it } from 'vitest';
import { timeAgo } from '../../../web/ui/timeAgo.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('timeAgo()', () => {
  it.each([
    [SECOND, '1 segundo atrás'],
    [59 * SECOND, '59 segundos atrás'],
    [MINUTE, '1 minuto atrás'],
    [2 * MINUTE - 1, '1 minuto atrás'],
    [2 * MINUTE, '2 minutos atrás'],
    [HOUR, '1 hora atrás'],
    [3 * HOUR, '3 horas atrás'],
    [DAY - 1, '23 horas atrás'],
    [DAY, '1 dia atrás'],
    [7 * DAY - 1, '6 dias atrás'],
  ])('for an age of %d (in milliseconds), timeAgo returns "%s"', (elapsed, label) => {
    expect(timeAgo(0, elapsed)).toBe(label);
  });

  it.each([
    [new Date(2026, 10, 15, 12), '15 de nov.'],
    [new Date(2026, 0, 1), '1 de jan.'],
    [new Date(2025, 11, 31, 23, 59), '31 de dez. de 2025'],
    [new Date(2019, 4, 3), '3 de mai. de 2019'],
  ])('on 22 November 2026, timeAgo of the moment %s returns the date "%s"', (then, label) => {
    expect(timeAgo(then.getTime(), new Date(2026, 10, 22, 12).getTime())).toBe(label);
  });

  it('timeAgo of the present or a future moment returns "agora"', () => {
    expect(timeAgo(0, 0)).toBe('agora');
    expect(timeAgo(5 * MINUTE, 0)).toBe('agora');
  });
});
