import { z } from 'zod';

/** Of any version: what else it says stays as it is. */
const named = z.looseObject({
  userId: z.string().nullable(),
  detail: z.looseObject({ isErased: z.boolean().nullish() }),
});

/**
 * The lines of a file of final acts without the addresses of members who were erased, which are sealed and yet
 * theirs. That they had another one stays, as does every line that has no act.
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
