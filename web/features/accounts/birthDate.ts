/** SPEC 5: DD/MM/YYYY, digits only, at most 10 characters. */
export function maskBirthDate(text: string) {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** Where the caret stands after masking, so that it stays behind the digit it was behind. */
export function maskedCaret(text: string, caret: number) {
  const digitsBefore = Math.min(text.slice(0, caret).replace(/\D/g, '').length, 8);
  const separators = digitsBefore > 4 ? 2 : digitsBefore > 2 ? 1 : 0;
  return digitsBefore + separators;
}

/** The calendar day as YYYY-MM-DD, or null when there is no such day. */
export function parseBirthDate(masked: string) {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(masked) ?? [];
  if (!day || !month || !year) return null;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
  return exists ? `${year}-${month}-${day}` : null;
}
