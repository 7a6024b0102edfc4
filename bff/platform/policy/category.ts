import { z } from 'zod';
import { genderCategories } from '../db/schema.ts';

export const category = z.enum(genderCategories, 'Escolha entre HOMEM, MULHER e TRANS.');

/** The gender category in a query string. An empty value means that the list is not filtered. */
export const categoryFilter = z.preprocess((value) => (value === '' ? undefined : value), category.optional());
