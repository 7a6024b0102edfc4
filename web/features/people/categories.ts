import type { GenderCategory } from '../../generated/schema.ts';

export const categories: readonly { value: GenderCategory; label: string; plural: string }[] = [
  { value: 'MULHER', label: 'Mulher', plural: 'Mulheres' },
  { value: 'HOMEM', label: 'Homem', plural: 'Homens' },
  { value: 'TRANS', label: 'Trans', plural: 'Trans' },
];
