import { z } from 'zod';

/**
 * One of a list of words that the upstream says. A newer platform may say one that this gateway does not know: it is
 * read as `other`, and fails no page of which it is a line.
 */
export function word<const Word extends string, const Other>(words: readonly Word[], other: Other) {
  return z.union([z.enum(words), z.string().transform(() => other)]);
}
