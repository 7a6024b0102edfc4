import { useEffect, useRef, useState } from 'react';
import { trimText } from '../../../../schema/texts.ts';
import type { CardField, CardFieldKind, CardFieldOptions, Stripe } from './stripe.ts';

const kinds = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;
type Errors = Partial<Record<CardFieldKind, string>>;

/**
 * Mounts the payment provider's card fields in containers of our page. Each field is an iframe from Stripe's host, so
 * our code never sees the card data.
 */
export function useCardFields(stripe: Stripe | null, disabled: boolean) {
  const containers = useRef<Partial<Record<CardFieldKind, HTMLDivElement | null>>>({});
  const fields = useRef(new Map<CardFieldKind, CardField>());
  const [errors, setErrors] = useState<Errors>({});

  useEffect(() => {
    if (!stripe) return;
    const made = fields.current;
    const elements = stripe.elements({ locale: 'pt-BR' });
    for (const kind of kinds) {
      const container = containers.current[kind];
      if (!container) continue;
      const field = elements.create(kind, {
        style: lookOfPage(),
        // Only the field for the card number accepts the option `showIcon`.
        ...(kind === 'cardNumber' && { showIcon: true }),
      });
      field.on('change', ({ error }) => setErrors((before) => ({ ...before, [kind]: error?.message })));
      field.mount(container);
      made.set(kind, field);
    }
    const scheme = window.matchMedia('(prefers-color-scheme: light)');
    const dress = () => made.forEach((field) => field.update({ style: lookOfPage() }));
    scheme.addEventListener('change', dress);
    return () => {
      scheme.removeEventListener('change', dress);
      made.forEach((field) => field.destroy());
      made.clear();
    };
  }, [stripe]);

  useEffect(() => {
    fields.current.forEach((field) => field.update({ disabled }));
  }, [disabled, stripe]);

  return {
    errors,
    /**
     * Returns the card number field. Pass this field to the provider's API, which finds the other fields through it.
     */
    number: () => fields.current.get('cardNumber'),
    place: (kind: CardFieldKind) => (element: HTMLDivElement | null) => {
      containers.current[kind] = element;
    },
  };
}

/** Returns the page's text style for the card fields, because an iframe does not inherit it. */
function lookOfPage(): CardFieldOptions['style'] {
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string, otherwise: string) => trimText(page.getPropertyValue(name)) || otherwise;
  return {
    base: {
      color: colour('--ink', '#000'),
      fontSize: '16px',
      fontFamily: 'system-ui, sans-serif',
      '::placeholder': { color: colour('--ink-faint', '#666') },
    },
    invalid: { color: colour('--danger', '#b00') },
  };
}
