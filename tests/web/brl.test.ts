import { describe, expect, it } from 'vitest';
import { centavosText } from '../../schema/brl.ts';
import { nonBreakingBRL, parseBRL } from '../../web/ui/brl.ts';

describe('BRL amounts', () => {
  it.each([
    ['19,90', 1_990],
    ['R$ 19,9', 1_990],
    ['19', 1_900],
    ['1.000,00', 100_000],
    ['1000', 100_000],
    ['12.345,6', 1_234_560],
    ['25.50', 2_550],
    ['25.5', 2_550],
    ['19.90', 1_990],
    ['25,50', 2_550],
    ['1.234', 123_400],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1 234,56', 123_456],
    ['1\u00a0234,56', 123_456],
    ['1.234.567', 123_456_700],
    ['R$ 25', 2_500],
    ['R$\u00a025,00', 2_500],
    ['\u200bR$25.00\u2060', 2_500],
    ['BRL 25', 2_500],
    ['25 reais', 2_500],
    ['２５,５０', 2_550],
    ['25,', 2_500],
    ['25.', 2_500],
    ['1.234.', 123_400],
    ['R$ 25,', 2_500],
    ['25 ,50', 2_550],
    ['25, 50', 2_550],
    ['1’234,56', 123_456],
    ["1'234.56", 123_456],
    ['R＄25', 2_500],
  ])('parseBRL() reads "%s" as %s centavos', (text, cents) => expect(parseBRL(text)).toBe(cents));

  it.each([
    '-1',
    '1,234',
    'dez',
    '',
    '1.2345',
    '1.234.56',
    '1,2,3',
    '12.34,5',
    '1.234,567',
    '12,345,6',
    '1e3',
    '25,,',
    '25..',
    '1,234,',
    '25 50',
    '.50',
  ])('parseBRL() returns null for "%s"', (text) => expect(parseBRL(text)).toBeNull());

  it('parseBRL() reads the output of centavosText(), and nonBreakingBRL() formats 1990 centavos as R$ 19,90', () => {
    expect(parseBRL(centavosText(1_990))).toBe(1_990);
    expect(nonBreakingBRL(1_990)).toBe('R$\u00a019,90');
  });
});
