import { z } from 'zod';
import { genderCategories } from '../db/schema.ts';

export const category = z.enum(genderCategories, 'Escolha entre HOMEM, MULHER e TRANS.');

/** Query parameter; an empty value means none. */
export const categoryFilter = z.preprocess((value) => (value === '' ? undefined : value), category.optional());
