import { z } from 'zod/mini';
import { storedWords } from '../../storage/session.ts';
import { categories } from './categories.ts';

/**
 * The shape of a gender category in the browser's storage. Accepts the platform's word too, which the app stored while
 * the schema had that word.
 */
export const storedCategory = z.pipe(
  z.transform((value: unknown) => categories.find((each) => storedWords[each.value] === value)?.value ?? value),
  z.enum(categories.map(({ value }) => value)),
);
