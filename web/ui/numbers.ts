const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

/** A count as short as a button wants it: 987, '1,2 mil', '3,4 mi'. */
export function compactNumber(count: number) {
  return compact.format(count);
}

/** '1 comentário', '2 comentários'. */
export function counted(count: number, one: string, many: string) {
  return `${compactNumber(count)} ${count === 1 ? one : many}`;
}
