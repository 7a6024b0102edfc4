const format = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });
const names = Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2000, at)).slice(0, 3));

/**
 * Reads a month as moderators write it into a text field: '5/2026', '05-2026', '2026/05', 'maio de 2026'.
 * @returns the month as YYYY-MM; '' for a text that is no month
 */
export function monthIn(text: string) {
  const [first = '', second = '', ...more] =
    text
      .normalize('NFKC')
      .replace(/\p{L}{3,}/gu, (word) => ` ${names.indexOf(word.slice(0, 3).toLowerCase()) + 1} `)
      .match(/\d+/g) ?? [];
  const [month, year] = first.length === 4 ? [second, first] : [first, second];
  const written = `${year}-${month.padStart(2, '0')}`;
  return more.length === 0 && /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(written) ? written : '';
}
