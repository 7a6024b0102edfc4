import { nonBreakingBRL } from '../../schema/brl.ts';

/** Returns the `Money` that the gateway sends for an amount in centavos. */
export function moneyOf(centavos: number) {
  return { __typename: 'Money' as const, centavos, formatted: nonBreakingBRL(centavos) };
}
