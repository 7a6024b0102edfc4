import type { GenderCategory } from '../../generated/schema.ts';

/** The gender categories in display order. */
export const categories: readonly { value: GenderCategory; label: string; plural: string }[] = [
  { value: 'WOMAN', label: 'Mulher', plural: 'Mulheres' },
  { value: 'MAN', label: 'Homem', plural: 'Homens' },
  { value: 'TRANS', label: 'Trans', plural: 'Trans' },
];
