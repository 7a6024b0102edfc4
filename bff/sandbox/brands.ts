/** The properties of a card brand that the server and the browser's card fields need. */
export interface Brand {
  /** The name of the brand in Stripe's API. */
  name: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';
  label: string;
  begins: RegExp;
  /** The possible lengths of the brand's card numbers, in ascending order. */
  lengths: readonly number[];
  /** The length of the brand's security code. */
  cvc: 3 | 4;
  /** The sizes of the groups in which the digits are printed on the card. */
  groups: readonly number[];
}

const fours = [4, 4, 4, 4, 4];

const brands: readonly Brand[] = [
  { name: 'visa', label: 'Visa', begins: /^4/, lengths: [16], cvc: 3, groups: fours },
  {
    name: 'mastercard',
    label: 'Mastercard',
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvc: 3,
    groups: fours,
  },
  { name: 'amex', label: 'American Express', begins: /^3[47]/, lengths: [15], cvc: 4, groups: [4, 6, 5] },
  { name: 'diners', label: 'Diners Club', begins: /^36/, lengths: [14], cvc: 3, groups: [4, 6, 4] },
  { name: 'diners', label: 'Diners Club', begins: /^3(0[0-5]|095|[89])/, lengths: [16], cvc: 3, groups: fours },
  { name: 'discover', label: 'Discover', begins: /^6(011|4[4-9]|5)/, lengths: [16], cvc: 3, groups: fours },
  { name: 'jcb', label: 'JCB', begins: /^35(2[89]|[3-8])/, lengths: [16], cvc: 3, groups: fours },
  { name: 'unionpay', label: 'UnionPay', begins: /^(62|81)/, lengths: [16, 17, 18, 19], cvc: 3, groups: fours },
];

const unknown: Brand = { name: 'unknown', label: '', begins: /^/, lengths: [16], cvc: 3, groups: fours };

/** Returns the brand of a card number, which may be incomplete. */
export function brandOf(digits: string): Brand {
  return brands.find(({ begins }) => begins.test(digits)) ?? unknown;
}

export function longestOf({ lengths }: Brand) {
  return Math.max(...lengths);
}

/** Returns whether a card number has a length of its brand and a correct check digit. */
export function isCardNumber(digits: string) {
  return brandOf(digits).lengths.includes(digits.length) && passesLuhn(digits);
}

/**
 * Inserts spaces into the digits of a card number, as printed on a card of its brand. Drops digits beyond the longest
 * number.
 */
export function inGroups(digits: string) {
  const brand = brandOf(digits);
  const parts: string[] = [];
  let rest = digits.slice(0, longestOf(brand));
  for (const size of brand.groups) {
    if (rest !== '') parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/**
 * Checks a card number with the Luhn algorithm: every second digit from the right is doubled, and the sum of the digits
 * of all results must end in 0.
 */
function passesLuhn(digits: string) {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
