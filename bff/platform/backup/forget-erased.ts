import { z } from 'zod';

/** An act of any version; its other fields are kept as they are. */
const named = z.looseObject({
  userId: z.string().nullable(),
  detail: z.looseObject({ isErased: z.boolean().nullish() }),
});

/**
 * Removes the encrypted addresses of erased members from the text of a file of final acts. Keeps the fact of each
 * change, and all lines without an act.
 */
export function withoutErased(text: string) {
  const lines = text.split('\n');
  const erased = new Set(lines.map(erasedBy));
  return lines
    .map((line) => {
      const act = line.includes('"address"') ? read(line) : undefined;
      if (act?.userId == null || !erased.has(act.userId)) return line;
      return JSON.stringify({ ...act, detail: { ...act.detail, address: undefined } });
    })
    .join('\n');
}

function erasedBy(line: string) {
  const act = line.includes('"isErased"') ? read(line) : undefined;
  return act?.detail.isErased === true ? act.userId : null;
}

function read(line: string) {
  try {
    return named.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
