const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

/** A count as short as a button wants it: 987, '1,2 mil', '3,4 mi'. */
export function compactNumber(count: number) {
  return compact.format(count);
}

const rules = new Intl.PluralRules('pt-BR');

/**
 * The form that goes with a number; nothing at all is said in the plural: 'nenhum' stands elsewhere, '0 fotos' here.
 */
export function plural(count: number, one: string, many: string) {
  return count !== 0 && rules.select(count) === 'one' ? one : many;
}

/** '1 comentário', '2 comentários'. */
export function counted(count: number, one: string, many: string) {
  return `${compactNumber(count)} ${plural(count, one, many)}`;
}
