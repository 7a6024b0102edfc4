import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stripeAt } from '../../../bff/sandbox/browser/stripe.ts';

const secret = 'pi_1_secret_abc';
const asked: { method: string; url: string; body: Record<string, string> }[] = [];
let answers: unknown[] = [];

beforeEach(() => {
  // Mocks CSS.escape and the methods of `<dialog>`, which jsdom does not implement.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body?: URLSearchParams }) => {
    asked.push({ method, url, body: Object.fromEntries(body ?? []) });
    const answer = answers.shift();
    return answer === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(answer));
  });
});

afterEach(() => {
  document.body.replaceChildren();
  asked.length = 0;
  answers = [];
  vi.unstubAllGlobals();
});

function mounted() {
  const stripe = stripeAt('http://brasa.test/sandbox/stripe.js')('pk_test_sandbox');
  const elements = stripe.elements();
  const kinds = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;
  const [number] = kinds.map((kind) => {
    const container = document.createElement('div');
    document.body.append(container);
    const element = elements.create(kind, { showIcon: kind === 'cardNumber' });
    element.mount(container);
    return element;
  });
  if (!number) throw new Error('no field');
  const field = (label: string) => {
    const input = document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`);
    if (!input) throw new Error(`no ${label}`);
    return input;
  };
  return { stripe, number, field, user: userEvent.setup() };
}

async function filled(card = '4242424242424242', cvc = '123') {
  const all = mounted();
  await all.user.type(all.field('Número do cartão'), card);
  await all.user.type(all.field('Validade (mês e ano)'), '1240');
  await all.user.type(all.field('Código de segurança'), cvc);
  return { ...all, pay: () => all.stripe.confirmCardPayment(secret, { payment_method: { card: all.number } }) };
}

const intentOf = (status: string, more: object = {}) => ({ object: 'payment_intent', id: 'pi_1', status, ...more });

describe('sandbox card fields', () => {
  it('the sandbox fields format the card number and the expiry date', async () => {
    const { field } = await filled();
    expect(field('Número do cartão').value).toBe('4242 4242 4242 4242');
    expect(field('Validade (mês e ano)').value).toBe('12 / 40');
  });

  it('the sandbox fields keep the caret in place when digits are deleted or replaced', async () => {
    const { field, user } = await filled();
    await user.type(field('Validade (mês e ano)'), '{Backspace}{Backspace}');
    expect(field('Validade (mês e ano)').value).toBe('12');
    const number = field('Número do cartão');
    await user.type(number, '5', { initialSelectionStart: 5, initialSelectionEnd: 6 });
    expect([number.value, number.selectionStart]).toEqual(['4242 5242 4242 4242', 6]);
  });

  it.each([
    ['4242424242424241', 'invalid_number'],
    ['42424242', 'incomplete_number'],
  ])('the sandbox refuses the card number %s with %s before it sends a request', async (card, code) => {
    const { pay } = await filled(card);
    expect(await pay()).toMatchObject({ error: { type: 'validation_error', code } });
    expect(asked).toEqual([]);
  });

  it.each([
    ['4242424242424242', '4242 4242 4242 4242', 'Visa', '123'],
    ['2223003122003222', '2223 0031 2200 3222', 'Mastercard', '123'],
    ['378282246310005', '3782 822463 10005', 'American Express', '1234'],
    ['371449635398431', '3714 496353 98431', 'American Express', '1234'],
    ['6011981111111113', '6011 9811 1111 1113', 'Discover', '123'],
    ['36227206271667', '3622 720627 1667', 'Diners Club', '123'],
    ['3056930009020004', '3056 9300 0902 0004', 'Diners Club', '123'],
    ['3566002020360505', '3566 0020 2036 0505', 'JCB', '123'],
    ['6205500000000000004', '6205 5000 0000 0000 004', 'UnionPay', '123'],
  ])(
    'the sandbox formats the card number %s by its brand, shows the brand and limits the length of the security code',
    async (card, written, brand, cvc) => {
      // Types one digit too many into the card number and into the security code. Each field has to drop its last
      // digit.
      const { field, pay } = await filled(`${card}0`, `${cvc}9`);
      expect(field('Número do cartão').value).toBe(written);
      expect(document.querySelector('[role=status]')?.textContent).toBe(brand);
      expect(field('Código de segurança').value).toBe(cvc);
      answers = [intentOf('succeeded')];
      await pay();
      expect(asked[0]?.body).toMatchObject({
        'payment_method_data[card][number]': card,
        'payment_method_data[card][cvc]': cvc,
      });
    },
  );

  it.each(['4242 4242 4242 4242', '4242-4242-4242-4242', ' 4242\t4242 4242\u00a04242\n', '4242424242424242'])(
    'the card number field of the sandbox accepts a pasted number in the form %j',
    async (text) => {
      const { field, user } = mounted();
      await user.click(field('Número do cartão'));
      await user.paste(text);
      expect(field('Número do cartão').value).toBe('4242 4242 4242 4242');
    },
  );

  it('the sandbox requires a security code of the length that fits the card brand, whichever field was filled first', async () => {
    const { field, user, number, pay } = await filled('378282246310005', '123');
    expect(await pay()).toMatchObject({ error: { code: 'incomplete_cvc' } });
    await user.type(field('Código de segurança'), '4');
    await user.clear(field('Número do cartão'));
    await user.type(field('Número do cartão'), '4242424242424242');
    expect(field('Código de segurança').getAttribute('aria-invalid')).toBe('true');
    expect(await pay()).toMatchObject({
      error: { code: 'invalid_cvc', message: 'O código de segurança deste cartão tem 3 dígitos.' },
    });
    number.clear();
    expect(document.querySelector('[role=status]')?.textContent).toBe('');
    expect(asked).toEqual([]);
  });

  it('the sandbox refuses an expiry date in the past', async () => {
    const { field, user, pay } = await filled();
    await user.clear(field('Validade (mês e ano)'));
    await user.type(field('Validade (mês e ano)'), '0120');
    expect(await pay()).toMatchObject({ error: { code: 'invalid_expiry_year_past' } });
    expect(field('Validade (mês e ano)').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('sandbox payments', () => {
  it('a sandbox payment sends the parameters of Stripe.js and returns the intent', async () => {
    const { pay } = await filled();
    answers = [intentOf('succeeded')];
    expect(await pay()).toMatchObject({ paymentIntent: { status: 'succeeded' } });
    expect(asked).toEqual([
      {
        method: 'POST',
        url: 'http://brasa.test/sandbox/v1/payment_intents/pi_1/confirm',
        body: {
          client_secret: secret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': '4242424242424242',
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': '2040',
          'payment_method_data[card][cvc]': '123',
        },
      },
    ]);
  });

  it('a sandbox payment returns a decline and a network failure as errors', async () => {
    const { pay } = await filled();
    const error = { type: 'card_error', code: 'card_declined' };
    answers = [{ error }];
    expect(await pay()).toEqual({ error });
    expect(await pay()).toMatchObject({ error: { type: 'api_connection_error' } });
  });

  it.each([
    ['Concluir autenticação', 'succeed', intentOf('succeeded'), { paymentIntent: { status: 'succeeded' } }],
    [
      'Falhar',
      'fail',
      intentOf('requires_payment_method', { last_payment_error: { code: 'payment_intent_authentication_failure' } }),
      {
        error: { code: 'payment_intent_authentication_failure', payment_intent: { status: 'requires_payment_method' } },
      },
    ],
  ])('the button "%s" in the authentication dialog makes the payment %s', async (button, outcome, then, result) => {
    const { pay, user } = await filled('4000002760003184');
    answers = [intentOf('requires_action'), then];
    const paying = pay();
    const choice = await waitFor(() => {
      const found = [...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent === button);
      if (!found) throw new Error('not asked');
      return found;
    });
    await user.click(choice);
    expect(await paying).toMatchObject(result);
    expect(asked[1]).toMatchObject({ body: { client_secret: secret, outcome } });
    expect(document.querySelector('dialog')).toBeNull();
  });
});
