import { nonBreakingBRL } from '../../schema/brl.ts';

/** An amount of money with the fields of the GraphQL type `Money`. */
export interface Amount {
  centavos: number;
  readonly formatted: string;
}

/** Creates the `Money` of an amount in centavos. Formats the amount only if an operation selects the text. */
export function toMoney(centavos: number): Amount;
export function toMoney(centavos: number | null | undefined): Amount | null;
export function toMoney(centavos: number | null | undefined): Amount | null {
  if (centavos == null) return null;
  return {
    centavos,
    get formatted() {
      return nonBreakingBRL(centavos);
    },
  };
}

/** Parses an amount in reais such as `R$ 1.234,56` and returns it in centavos. Returns undefined for any other text. */
export function readBRL(text: string) {
  const [, reais, cents] = /^R\$\s?(\d{1,3}(?:\.\d{3})*|\d+),(\d\d)$/.exec(text.trim()) ?? [];
  if (reais === undefined || cents === undefined) return undefined;
  return Number(reais.replaceAll('.', '')) * 100 + Number(cents);
}
