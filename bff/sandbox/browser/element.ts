import type { Brand } from '../brands.ts';
import { brandIn, fields, type FieldError, type FieldKind } from './card.ts';

interface Style {
  base?: { color?: string; fontSize?: string; fontFamily?: string; '::placeholder'?: { color?: string } };
  invalid?: { color?: string };
}

export interface ElementOptions {
  style?: Style;
  disabled?: boolean;
  placeholder?: string;
  /** If true, shows the brand of the card beside the card number. */
  showIcon?: boolean;
}

interface ChangeEvent {
  elementType: FieldKind;
  complete: boolean;
  empty: boolean;
  error: FieldError | undefined;
  /** The brand of the card. Set only in events of the card number field. */
  brand?: Brand['name'];
}
type Listener = (event: ChangeEvent) => void;
type EventName = 'ready' | 'change' | 'focus' | 'blur';

export type CardElement = ReturnType<typeof createElement>;

/**
 * Creates the input for one field of a card form. Real Stripe would mount an iframe of its own origin. This input is
 * part of the page itself, which is safe because the sandbox accepts test cards only. The container gets the same state
 * classes as with Stripe, so that the page's styles fit both.
 */
export function createElement(kind: FieldKind, options: ElementOptions = {}) {
  const { label, placeholder, autoComplete, format, check } = fields[kind];
  const listeners = new Map<EventName, Set<Listener>>();
  const input = document.createElement('input');
  const mark = document.createElement('span');
  let container: HTMLElement | null = null;
  let error: FieldError | undefined;
  /**
   * The brand of the card. The card number field derives it from its digits; `belongTo` sets it in the security code
   * field.
   */
  let brand = brandIn('');

  input.setAttribute('aria-label', label);
  input.className = 'sandbox-card-field';
  input.inputMode = 'numeric';
  input.autocomplete = autoComplete;
  input.placeholder = options.placeholder ?? placeholder;
  input.disabled = options.disabled ?? false;
  mark.className = 'sandbox-card-brand';
  mark.setAttribute('role', 'status');

  input.addEventListener('input', () => {
    if (kind === 'cardNumber') brand = brandIn(input.value);
    const before = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, '').length;
    const atEnd = input.selectionStart === input.value.length;
    input.value = format(input.value, brand);
    const at = atEnd ? input.value.length : placeAfter(input.value, before);
    input.setSelectionRange(at, at);
    // While the user types, an incomplete value is not reported as an error. A complete but wrong value is reported
    // immediately.
    const found = problem();
    show(found && !found.code.startsWith('incomplete') ? found : undefined);
  });
  input.addEventListener('focus', () => {
    container?.classList.add('StripeElement--focus');
    emit('focus');
  });
  input.addEventListener('blur', () => {
    container?.classList.remove('StripeElement--focus');
    if (input.value !== '') show(problem() ?? undefined);
    emit('blur');
  });

  function show(next: FieldError | undefined) {
    error = next;
    dress();
    emit('change');
  }

  function dress() {
    const { base, invalid } = options.style ?? {};
    const { style } = input;
    style.color = (error && invalid?.color) ?? base?.color ?? '';
    style.fontSize = base?.fontSize ?? '';
    style.fontFamily = base?.fontFamily ?? '';
    style.setProperty('--placeholder', base?.['::placeholder']?.color ?? '');
    input.setAttribute('aria-invalid', String(error !== undefined));
    container?.classList.toggle('StripeElement--invalid', error !== undefined);
    container?.classList.toggle('StripeElement--complete', isComplete());
    container?.classList.toggle('StripeElement--empty', input.value === '');
    // Sets the text only when it changes, because a screen reader announces the text each time it is set.
    if (mark.textContent !== brand.label) mark.textContent = brand.label;
  }

  function isComplete() {
    return problem() === null;
  }

  function problem() {
    return check(input.value, brand, new Date());
  }

  function emit(name: EventName) {
    const of = kind === 'cardNumber' ? { brand: brand.name } : {};
    const event = { elementType: kind, complete: isComplete(), empty: input.value === '', error, ...of };
    for (const listener of listeners.get(name) ?? []) listener(event);
  }

  const focus = () => input.focus();

  function remove() {
    input.remove();
    mark.remove();
  }

  return {
    kind,
    mount(target: string | HTMLElement) {
      container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
      if (!container) throw new Error('The page has no element to mount the card field in.');
      for (const labelOf of document.querySelectorAll(`label[for="${CSS.escape(container.id)}"]`)) {
        labelOf.addEventListener('click', focus);
      }
      container.classList.add('StripeElement');
      container.replaceChildren(input, ...(options.showIcon && kind === 'cardNumber' ? [mark] : []));
      dress();
      queueMicrotask(() => emit('ready'));
    },
    unmount: () => remove(),
    destroy() {
      remove();
      listeners.clear();
    },
    on(name: EventName, listener: Listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    off: (name: EventName, listener: Listener) => void listeners.get(name)?.delete(listener),
    update(next: ElementOptions) {
      Object.assign(options, next);
      input.disabled = options.disabled ?? false;
      dress();
    },
    focus,
    blur: () => input.blur(),
    clear() {
      input.value = '';
      if (kind === 'cardNumber') brand = brandIn('');
      show(undefined);
    },
    get brand() {
      return brand;
    },
    /** Sets the brand of the card. Called when the number in the card number field has changed. */
    belongTo(next: Brand) {
      if (next === brand) return;
      brand = next;
      const found = input.value === '' ? null : problem();
      show(found && !found.code.startsWith('incomplete') ? found : undefined);
    },
    /** Returns the field's value and its error, and displays this error. */
    read() {
      const found = problem() ?? undefined;
      show(found);
      return { value: input.value, error: found };
    },
  };
}

/** Returns the caret position directly after the given number of digits. */
function placeAfter(text: string, digits: number) {
  let at = 0;
  for (let seen = 0; seen < digits && at < text.length; at++) if (/\d/.test(text.charAt(at))) seen++;
  return at;
}
