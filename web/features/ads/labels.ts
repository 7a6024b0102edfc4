import type { AdState, GenderCategory, HighlightType } from '../../generated/schema.ts';
import { counted } from '../../ui/numbers.ts';
import { dayCount, dayText } from '../../ui/saoPauloDays.ts';
import { categories } from '../people/categories.ts';

export const highlights: readonly { value: HighlightType; label: string; words: string }[] = [
  { value: 'DISCOVER', label: 'Descobrir', words: 'No topo de Descobrir e entre as sugestões' },
  { value: 'FEED', label: 'Feed', words: 'Entre os posts no feed de outras pessoas' },
  { value: 'BOTH', label: 'Descobrir e feed', words: 'Em Descobrir, nas sugestões e no feed' },
];

const states: Record<AdState, string> = {
  IN_REVIEW: 'Em análise',
  ACTIVE: 'Ativo',
  FINISHED: 'Finalizado',
  REFUSED: 'Recusado',
};

/** Returns the label of an ad's state. An approved ad that has not started yet is labelled as scheduled. */
export function stateLabel({ state, startDate }: { state: AdState; startDate: string }, today: string) {
  return state === 'ACTIVE' && startDate > today ? 'Agendado' : states[state];
}

export function targetWords(targets: readonly GenderCategory[]) {
  return categories
    .filter(({ value }) => targets.includes(value))
    .map(({ plural }) => plural)
    .join(', ');
}

/** Returns the days of an ad and their number: '02/01/2040 a 04/01/2040 (3 dias)'. */
export function periodText({ startDate, endDate }: { startDate: string; endDate: string }) {
  const days = startDate === endDate ? dayText(startDate) : `${dayText(startDate)} a ${dayText(endDate)}`;
  return `${days} (${counted(dayCount(startDate, endDate), 'dia', 'dias')})`;
}
