import { brandOf, inGroups, isCardNumber, longestOf, type Brand } from '../brands.ts';

export type FieldKind = 'cardNumber' | 'cardExpiry' | 'cardCvc';

/** The error of an invalid field, in the format of Stripe.js. */
export interface FieldError {
  type: 'validation_error';
  code: string;
  message: string;
}

interface Field {
  label: string;
  placeholder: string;
  autoComplete: 'cc-number' | 'cc-exp' | 'cc-csc';
  /**
   * Formats the text that the user has typed or pasted into the field. The format may depend on the brand of the card.
   */
  format: (text: string, brand: Brand) => string;
  /** Returns the error of the field; null if the field's value is valid. */
  check: (text: string, brand: Brand, now: Date) => FieldError | null;
}

export const digitsOf = (text: string) => text.replace(/\D/g, '');

export const fields: Record<FieldKind, Field> = {
  cardNumber: {
    label: 'Número do cartão',
    placeholder: '1234 1234 1234 1234',
    autoComplete: 'cc-number',
    format: (text) => inGroups(digitsOf(text)),
    check(text, brand) {
      const digits = digitsOf(text);
      if (isCardNumber(digits)) return null;
      // A brand may have numbers of several lengths. If the number is shorter than the longest, it counts as incomplete
      // and not as invalid, because more digits may make it valid.
      if (digits.length < longestOf(brand)) return wrong('incomplete_number', 'O número do cartão está incompleto.');
      return wrong('invalid_number', 'O número do cartão é inválido.');
    },
  },
  cardExpiry: {
    label: 'Validade (mês e ano)',
    placeholder: 'MM / AA',
    autoComplete: 'cc-exp',
    format(text) {
      const typed = digitsOf(text);
      const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
      return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
    },
    check(text, _brand, now) {
      const { month, year } = expiryOf(text);
      if (digitsOf(text).length < 4) return wrong('incomplete_expiry', 'A validade do cartão está incompleta.');
      if (month < 1 || month > 12) return wrong('invalid_expiry_month', 'O mês da validade não existe.');
      const isOver = year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
      return isOver ? wrong('invalid_expiry_year_past', 'A validade do cartão já passou.') : null;
    },
  },
  cardCvc: {
    label: 'Código de segurança',
    placeholder: 'CVV',
    autoComplete: 'cc-csc',
    // If the user types the security code before the card number, the brand is not known yet. A code of four digits is
    // then accepted.
    format: (text, brand) => digitsOf(text).slice(0, brand.name === 'unknown' ? 4 : brand.cvc),
    check(text, brand) {
      if (text.length < brand.cvc) return wrong('incomplete_cvc', 'O código de segurança está incompleto.');
      if (text.length > brand.cvc && brand.name !== 'unknown') {
        return wrong('invalid_cvc', `O código de segurança deste cartão tem ${brand.cvc} dígitos.`);
      }
      return null;
    },
  },
};

/** Returns the month (1 to 12) and the four-digit year of an expiry date such as '12 / 34'. */
export function expiryOf(text: string) {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

/** Returns the brand of the card number that is in the field. */
export function brandIn(text: string) {
  return brandOf(digitsOf(text));
}

function wrong(code: string, message: string): FieldError {
  return { type: 'validation_error', code, message };
}
