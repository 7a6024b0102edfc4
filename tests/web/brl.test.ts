import { describe, expect, it } from 'vitest';
import { centavosText, formatBRL, parseBRL } from '../../web/ui/brl.ts';

describe('an amount of money', () => {
  it.each([
    ['19,90', 1_990],
    ['R$ 19,9', 1_990],
    ['19', 1_900],
    ['1.000,00', 100_000],
    ['1000', 100_000],
    ['12.345,6', 1_234_560],
  ])('%j is read as %s centavos', (text, cents) => expect(parseBRL(text)).toBe(cents));

  it.each(['19.90', '-1', 'dez', '', '1.23'])('%j is no amount', (text) => expect(parseBRL(text)).toBeNull());

  it('is written as it is read', () => {
    expect(parseBRL(centavosText(1_990))).toBe(1_990);
    expect(formatBRL(1_990)).toMatch(/^R\$\s19,90$/);
  });
});
