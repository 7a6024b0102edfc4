import { z } from 'zod';

/**
 * The fields of a final act that this module reads. The acts of all versions have these fields. All other fields are
 * copied unchanged.
 */
const named = z.looseObject({
  userId: z.string().nullable(),
  detail: z.looseObject({ isErased: z.boolean().nullish() }),
});

/**
 * Removes the encrypted addresses of erased members from the text of a final-acts file. Keeps the acts themselves, and
 * all lines that do not hold an act.
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
