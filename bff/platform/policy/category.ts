import { z } from 'zod';

export const category = z.enum(['HOMEM', 'MULHER', 'TRANS'], 'Escolha entre HOMEM, MULHER e TRANS.');

/** In a query; an empty one is none. */
export const categoryFilter = z.preprocess((value) => (value === '' ? undefined : value), category.optional());
