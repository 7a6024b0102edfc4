import type { AdState, GenderCategory, HighlightType } from '../../generated/schema.ts';

export const targetNames: readonly { value: GenderCategory; label: string }[] = [
  { value: 'MULHER', label: 'Mulheres' },
  { value: 'HOMEM', label: 'Homens' },
  { value: 'TRANS', label: 'Trans' },
];

export const highlights: readonly { value: HighlightType; label: string; words: string }[] = [
  { value: 'DISCOVER', label: 'Descobrir', words: 'No topo de Descobrir e entre as sugestões' },
  { value: 'FEED', label: 'Feed', words: 'Entre os posts no feed de outras pessoas' },
  { value: 'BOTH', label: 'Tudo', words: 'Em Descobrir, nas sugestões e no feed' },
];

const states: Record<AdState, string> = {
  IN_REVIEW: 'Em análise',
  ACTIVE: 'Ativo',
  FINISHED: 'Finalizado',
  REFUSED: 'Recusado',
};

/** What an ad is doing; approved and not begun is not the same to the advertiser who waits for it. */
export function stateWords({ state, startDate }: { state: AdState; startDate: string }, today: string) {
  return state === 'ACTIVE' && startDate > today ? 'Agendado' : states[state];
}

export function targetWords(targets: readonly GenderCategory[]) {
  return targetNames
    .filter(({ value }) => targets.includes(value))
    .map(({ label }) => label)
    .join(', ');
}
