import type { GenderCategory } from '../../generated/schema.ts';

/** The gender categories in display order. `word` is the platform's word (SPEC.md), which URLs contain. */
export const categories: readonly { value: GenderCategory; word: string; label: string; plural: string }[] = [
  { value: 'WOMAN', word: 'MULHER', label: 'Mulher', plural: 'Mulheres' },
  { value: 'MAN', word: 'HOMEM', label: 'Homem', plural: 'Homens' },
  { value: 'TRANS', word: 'TRANS', label: 'Trans', plural: 'Trans' },
];
