import { z } from 'zod';

/**
 * Reads one of a list of enum values. A newer platform may send a value that this gateway does not know: it becomes
 * `other`, and does not fail the page that contains it.
 */
export function word<const Word extends string, const Other>(words: readonly Word[], other: Other) {
  return z.union([z.enum(words), z.string().transform(() => other)]);
}
