type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * The value of each field at its last `input` event. `change` events are not recorded, because the browser may dispatch
 * them for a value that React does not know.
 */
const known = new WeakMap<Field, string>();

/**
 * Makes React see fields that were filled without an event. Some password managers and extensions set `value` without
 * dispatching an event, so a React form would submit those fields as empty. When a form is submitted, this listener
 * runs before the form's own and dispatches the missing event for each such field.
 * @returns a function that stops listening
 */
export function keepFilledFields() {
  const note = ({ target }: Event) => {
    if (isField(target)) known.set(target, stateOf(target));
  };
  const read = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return;
    // Read all fields before dispatching the first event, because React then renders the other fields again from its
    // own state.
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
 * Returns true for fields that this module handles. Radio buttons and file fields need other events, and no password
 * manager fills them.
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
 * Returns true if the field's value differs from its last event and from React's state. React keeps the default value
 * of a controlled field equal to its state.
 */
function isUnheard(field: Field) {
  const state = stateOf(field);
  return state !== known.get(field) && state !== (isTick(field) ? String(field.defaultChecked) : field.defaultValue);
}

/**
 * Dispatches the missing event of a field. React ignores an event if it already knows the value through its setter, so
 * the field is emptied first, with the setter of the prototype.
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
