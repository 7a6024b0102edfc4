import { z } from 'zod';

/**
 * Creates a schema that accepts the given enum values. Any other value, which a newer platform may send, becomes
 * `other`. Otherwise one unknown value would fail the whole page.
 */
export function word<const Word extends string, const Other>(words: readonly Word[], other: Other) {
  return z.union([z.enum(words), z.string().transform(() => other)]);
}
