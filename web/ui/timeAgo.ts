const units = [
  { seconds: 86_400, one: 'dia', many: 'dias' },
  { seconds: 3_600, one: 'hora', many: 'horas' },
  { seconds: 60, one: 'minuto', many: 'minutos' },
  { seconds: 1, one: 'segundo', many: 'segundos' },
] as const;

/** SPEC 4: '1 minuto atrás', '3 horas atrás'. Both in milliseconds; what lies ahead of a wrong clock is 'agora'. */
export function timeAgo(then: number, now: number) {
  const seconds = Math.floor((now - then) / 1_000);
  const unit = units.find((candidate) => seconds >= candidate.seconds);
  if (!unit) return 'agora';

  const count = Math.floor(seconds / unit.seconds);
  return `${count} ${count === 1 ? unit.one : unit.many} atrás`;
}
