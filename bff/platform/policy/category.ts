import { z } from 'zod';
import { genderCategories } from '../db/schema.ts';

export const category = z.enum(genderCategories, 'Escolha entre HOMEM, MULHER e TRANS.');

/** In a query; an empty one is none. */
export const categoryFilter = z.preprocess((value) => (value === '' ? undefined : value), category.optional());
