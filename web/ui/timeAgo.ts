import { plural } from './numbers.ts';

const units = [
  { seconds: 86_400, one: 'dia', many: 'dias' },
  { seconds: 3_600, one: 'hora', many: 'horas' },
  { seconds: 60, one: 'minuto', many: 'minutos' },
  { seconds: 1, one: 'segundo', many: 'segundos' },
] as const;

const WEEK_SECONDS = 7 * 86_400;

const ofThisYear = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short' });
const ofAnotherYear = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', year: 'numeric' });

/**
 * Returns the elapsed time in words (SPEC.md, section 4): '1 minuto atrás', '3 horas atrás'. If a week has passed,
 * returns the date: '12 de nov.', or '12 de nov. de 2025' in another year. Both parameters are in ms since the epoch.
 * If `then` is in the future, because a clock is wrong, returns 'agora'.
 */
export function timeAgo(then: number, now: number) {
  const seconds = Math.floor((now - then) / 1_000);
  if (seconds >= WEEK_SECONDS) return dateOf(then, now);
  const unit = units.find((candidate) => seconds >= candidate.seconds);
  if (!unit) return 'agora';

  const count = Math.floor(seconds / unit.seconds);
  return `${count} ${plural(count, unit.one, unit.many)} atrás`;
}

function dateOf(then: number, now: number) {
  const isOfThisYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  return (isOfThisYear ? ofThisYear : ofAnotherYear).format(then);
}
