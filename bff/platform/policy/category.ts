import { z } from 'zod';
import { genderCategories } from '../db/schema.ts';

export const category = z.enum(genderCategories, 'Escolha entre HOMEM, MULHER e TRANS.');

/** The gender category of a query string. An empty value means no filter. */
export const categoryFilter = z.preprocess((value) => (value === '' ? undefined : value), category.optional());
