export type FieldKind = 'cardNumber' | 'cardExpiry' | 'cardCvc';

/** As Stripe.js tells of a field that cannot be sent. */
export interface FieldError {
  type: 'validation_error';
  code: string;
  message: string;
}

interface Field {
  label: string;
  placeholder: string;
  autoComplete: 'cc-number' | 'cc-exp' | 'cc-csc';
  /** What stands in the field after somebody typed `text`. */
  format: (text: string) => string;
  /** What is wrong with it; null when it may be sent. */
  check: (text: string, now: Date) => FieldError | null;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

export const fields: Record<FieldKind, Field> = {
  cardNumber: {
    label: 'Número do cartão',
    placeholder: '1234 1234 1234 1234',
    autoComplete: 'cc-number',
    format: (text) => groups(digitsOf(text)),
    check(text) {
      const digits = digitsOf(text);
      if (digits.length < lengthOf(digits)) return wrong('incomplete_number', 'O número do cartão está incompleto.');
      return passesLuhn(digits) ? null : wrong('invalid_number', 'O número do cartão é inválido.');
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
    check(text, now) {
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
    format: (text) => digitsOf(text).slice(0, 4),
    check: (text) => (text.length < 3 ? wrong('incomplete_cvc', 'O código de segurança está incompleto.') : null),
  },
};

/** Month 1 to 12 and the full year of 'MM / AA'. */
export function expiryOf(text: string) {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

function wrong(code: string, message: string): FieldError {
  return { type: 'validation_error', code, message };
}

const isAmex = (digits: string) => /^3[47]/.test(digits);
const lengthOf = (digits: string) => (isAmex(digits) ? 15 : 16);

/** Fours, or 4-6-5 as on an American Express card. */
function groups(digits: string) {
  const cut = digits.slice(0, lengthOf(digits));
  const parts = isAmex(cut) ? [cut.slice(0, 4), cut.slice(4, 10), cut.slice(10)] : (cut.match(/\d{1,4}/g) ?? []);
  return parts.filter(Boolean).join(' ');
}

/** Every second digit from the right counts twice; the sum of all digits ends in 0. */
function passesLuhn(digits: string) {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
