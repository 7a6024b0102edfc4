import { z } from 'zod';

/**
 * Creates a schema that reads one of several enum values. Any other value, which a newer platform may send, becomes
 * `other`, so that it does not fail the whole page.
 */
export function word<const Word extends string, const Other>(words: readonly Word[], other: Other) {
  return z.union([z.enum(words), z.string().transform(() => other)]);
}
