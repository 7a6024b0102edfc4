import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandOf, inGroups } from '../../../bff/sandbox/brands.ts';
import { testCards as known, type TestCard } from '../../../bff/sandbox/test-cards.ts';
import { testCards } from '../../../web/features/wallet/TestCards.tsx';

const cardOf = (number: string) => known.find((card) => card.number === number.replaceAll(' ', ''));

/** What the sandbox does with it, in the words of the page. */
function outcomeOf({ number, declined, authenticates, disputes, refunds }: TestCard) {
  if (authenticates) return declined ? 'pede autenticação e é recusado' : 'pede autenticação';
  if (declined === 'insufficient_funds') return 'não tem saldo';
  if (declined === 'expired_card') return 'está vencido';
  if (declined) return 'é recusado';
  if (disputes) return 'é aprovado, e o banco contesta';
  if (refunds)
    return refunds === 'fail later' ? 'é aprovado; a devolução não é aceita' : 'é aprovado; a devolução demora';
  const { name, cvc } = brandOf(number);
  if (cvc === 4) return 'é aprovado (Amex, código de 4 dígitos)';
  return name === 'mastercard' ? 'é aprovado (Mastercard)' : 'é aprovado';
}

describe('the test cards that are named', () => {
  it.each(testCards)('on the page do what it says: $number $outcome', ({ number, outcome }) => {
    const card = cardOf(number);
    expect(card && outcomeOf(card)).toBe(outcome);
    expect(number).toBe(inGroups(number.replaceAll(' ', '')));
  });

  it('in the README exist', () => {
    const named = readFileSync('README.md', 'utf8').match(/`\d{4} \d{4,6} \d{4,5}( \d{4})?`/g) ?? [];
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((number) => !cardOf(number.replaceAll('`', '')))).toEqual([]);
  });
});
