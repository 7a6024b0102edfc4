type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * For each field: the value at its last `input` event. Values at `change` events are not recorded, because the browser
 * may dispatch a `change` event for a value that React does not know.
 */
const known = new WeakMap<Field, string>();

/**
 * Makes React see the values of fields that were filled without an event. Some password managers and extensions set
 * `value` and dispatch no event, so a React form would submit those fields as empty. When a form is submitted, this
 * listener runs before the form's own listener and dispatches the missing event for each such field.
 * @returns a function that stops listening
 */
export function keepFilledFields() {
  const note = ({ target }: Event) => {
    if (isField(target)) known.set(target, stateOf(target));
  };
  const read = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    // Read the values of all fields before dispatching the first event: after an event, React resets the other fields
    // to the values in its state.
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

/**
 * Returns true for fields that this module handles. It does not handle radio buttons and file fields, because they need
 * other events and no password manager fills them.
 */
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

/**
 * Returns true if the field's value differs both from the value at its last event and from the value in React's state.
 * The latter is the field's default value, because React keeps the two equal for a controlled field.
 */
function isUnheard(field: Field) {
  const state = stateOf(field);
  return state !== known.get(field) && state !== (isTick(field) ? String(field.defaultChecked) : field.defaultValue);
}

/**
 * Dispatches the missing event of a field. React ignores an event if its own `value` setter has already recorded the
 * value. So empty the field first, with the setter of the prototype, which React does not see.
 */
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
