type Field = HTMLInputElement | HTMLTextAreaElement;

/** The value of each field at its last `input` event. A `change` event may follow a value that React never heard of. */
const known = new WeakMap<Field, string>();

/**
 * Reads forms as they stand when they are sent. Some password managers and extensions set `value` without an event, so
 * a form that listens to events finds those fields empty. Before the form hears of its submission, each such field gets
 * the event that was left out.
 * @returns a function that stops listening
 */
export function keepFilledFields() {
  const note = ({ target }: Event) => {
    if (isField(target)) known.set(target, stateOf(target));
  };
  const read = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    // Read all fields before the first event, because React then redraws the others from its own state.
    const unheard = [...target.elements].filter(isField).filter(isUnheard);
    const values = unheard.map(stateOf);
    unheard.forEach((field, at) => announce(field, values[at] ?? ''));
  };

  document.addEventListener('input', note, true);
  document.addEventListener('submit', read, true);
  return () => {
    document.removeEventListener('input', note, true);
    document.removeEventListener('submit', read, true);
  };
}

/** Radio buttons and files cannot be announced in this way, and no password manager fills them. */
function isField(target: unknown): target is Field {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['radio', 'file', 'hidden', 'submit', 'button'].includes(target.type);
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox';
}

function stateOf(field: Field) {
  return isTick(field) ? String(field.checked) : field.value;
}

/** React keeps the default of a controlled field equal to its state. */
function isUnheard(field: Field) {
  const state = stateOf(field);
  return state !== known.get(field) && state !== (isTick(field) ? String(field.defaultChecked) : field.defaultValue);
}

/** React leaves out an event whose value it knows by the setter, so the field is emptied first, by the plain setter. */
function announce(field: Field, value: string) {
  if (isTick(field)) {
    field.checked = value !== 'true';
    field.click();
    return;
  }
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  for (const next of ['', value]) {
    Reflect.set(kind.prototype, 'value', next, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
