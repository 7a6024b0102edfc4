import { vi } from 'vitest';
import type { CardFieldKind, CardPayment, CardResult, Stripe } from '../../../web/features/wallet/card/stripe.ts';

type Waiting = {
  call: 'confirm' | 'retrieve';
  payment?: CardPayment | undefined;
  answer: (result: CardResult) => void;
};

/**
 * Mocks Stripe: every call waits in `calls` until the test answers it. Each card field is a text box that reports an
 * error if 'wrong' is typed into it.
 */
export function scriptedProvider() {
  const calls: Waiting[] = [];
  const wait = (call: Waiting['call'], payment?: CardPayment) =>
    new Promise<CardResult>((resolve) => calls.push({ call, payment, answer: (result) => resolve(result) }));

  const stripe: Stripe = {
    elements: () => ({ create: (kind) => fieldOf(kind) }),
    confirmCardPayment: (_secret, payment) => wait('confirm', payment),
    retrievePaymentIntent: () => wait('retrieve'),
  };
  window.Stripe = () => stripe;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

  return {
    calls,
    of: (call: Waiting['call']) => calls.filter((made) => made.call === call),
    nth: (call: Waiting['call'], index = 0) => {
      const made = calls.filter((candidate) => candidate.call === call)[index];
      if (!made) throw new Error(`${call} was not called ${index + 1} times`);
      return made;
    },
  };
}

function fieldOf(kind: CardFieldKind) {
  const input = document.createElement('input');
  input.setAttribute('aria-label', kind);
  return {
    mount: (container: HTMLElement) => container.append(input),
    destroy: () => input.remove(),
    focus: () => input.focus(),
    update: ({ disabled }: { disabled?: boolean }) => {
      input.disabled = disabled ?? input.disabled;
    },
    on: (_event: 'change', listener: (event: { error?: { message: string } | undefined }) => void) => {
      input.addEventListener('input', () =>
        listener({ error: input.value === 'wrong' ? { message: 'O número do cartão é inválido.' } : undefined }),
      );
    },
  };
}
