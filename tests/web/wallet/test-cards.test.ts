import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brandOf, inGroups } from '../../../bff/sandbox/brands.ts';
import { testCards as known, type TestCard } from '../../../bff/sandbox/test-cards.ts';
import { testCards } from '../../../web/features/wallet/card/TestCards.tsx';

const cardOf = (number: string) => known.find((card) => card.number === number.replaceAll(' ', ''));

/** Returns the words with which the documentation page describes the behaviour of this test card in the sandbox. */
function outcomeOf({ number, declined, authenticates, disputes, refunds }: TestCard) {
  if (authenticates) return declined ? 'autentica e é recusado' : 'pede autenticação';
  if (declined === 'insufficient_funds') return 'sem saldo';
  if (declined === 'expired_card') return 'vencido';
  if (declined) return 'recusado';
  if (disputes) return 'aprovado e contestado';
  if (refunds) return refunds === 'fail later' ? 'devolução recusada' : 'devolução demorada';
  const { name, cvc } = brandOf(number);
  if (cvc === 4) return 'aprovado, Amex';
  return name === 'mastercard' ? 'aprovado, Mastercard' : 'aprovado';
}

describe('documented test cards', () => {
  it.each(testCards)(
    'the sandbox handles the test card $number as the list on the checkout says: $outcome',
    ({ number, outcome }) => {
      const card = cardOf(number);
      expect(card && outcomeOf(card)).toBe(outcome);
      expect(number).toBe(inGroups(number.replaceAll(' ', '')));
    },
  );

  it('every test card in PAYMENTS.md exists in the sandbox', () => {
    const named =
      readFileSync('bff/platform/wallet/PAYMENTS.md', 'utf8').match(/`\d{4} \d{4,6} \d{4,5}( \d{4})?`/g) ?? [];
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((number) => !cardOf(number.replaceAll('`', '')))).toEqual([]);
  });
});
