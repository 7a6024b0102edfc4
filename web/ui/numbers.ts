const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

/** Formats a count for a button in few characters: '987', '1,2 mil', '3,4 mi'. */
export function compactNumber(count: number) {
  return compact.format(count);
}

const rules = new Intl.PluralRules('pt-BR');

/**
 * Returns the singular or the plural form of a noun for a number. For zero, returns the plural ('0 fotos'), although
 * the plural rules of pt-BR say otherwise.
 */
export function plural(count: number, one: string, many: string) {
  return count !== 0 && rules.select(count) === 'one' ? one : many;
}

/** Returns the number with the singular or plural form of the noun: '1 comentário', '2 comentários'. */
export function counted(count: number, one: string, many: string) {
  return `${compactNumber(count)} ${plural(count, one, many)}`;
}
