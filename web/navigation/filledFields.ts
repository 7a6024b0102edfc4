type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * For each field: the value at its last `input` event. Values at `change` events are not recorded, because the browser
 * may dispatch a `change` event for a value that React does not know.
 */
const known = new WeakMap<Field, string>();

/**
 * Makes React see the values of fields that were filled without an event. Some password managers and extensions set
 * `value` and dispatch no event, so a React form would submit those fields as empty. Any change of another field would
 * even empty them, because React then resets each field to the value in its state. When a member uses a form, these
 * listeners run before the form's own listeners and dispatch the missing event for each such field.
 * @returns a function that stops listening
 */
export function keepFilledFields() {
  const stop = new AbortController();
  /** The fields that were filled without an event, each with its value; undefined while their events are dispatched. */
  let unheard: (readonly [Field, string])[] | undefined = [];

  const find = ({ target, type }: Event) => {
    if (type === 'input' && isField(target)) known.set(target, stateOf(target));
    if (!unheard) return;
    unheard = unheardIn(target);
    // Announce the other fields after React has heard of an `input` event. React would otherwise reset the field that
    // the member changes.
    if (type !== 'input') announceAll();
  };
  const announceAll = () => {
    const found = unheard;
    unheard = undefined;
    for (const [field, value] of found ?? []) announce(field, value);
    unheard = found && [];
  };

  for (const type of ['pointerdown', 'keydown', 'input', 'submit'])
    document.addEventListener(type, find, { capture: true, signal: stop.signal });
  document.addEventListener('input', announceAll, { signal: stop.signal });
  return () => stop.abort();
}

/**
 * Returns the fields of the target's form that were filled without an event, each with its value. Reads all values
 * before the first event is dispatched: after an event, React resets the other fields to the values in its state.
 */
function unheardIn(target: EventTarget | null) {
  const form = target instanceof Element ? target.closest('form') : null;
  const fields = [...(form?.elements ?? [])].filter(isField).filter(isUnheard);
  return fields.map((field) => [field, stateOf(field)] as const);
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
 * value. So give another value to React's setter first, and then the value to the setter of the prototype, which React
 * does not see.
 */
function announce(field: Field, value: string) {
  if (isTick(field)) {
    field.checked = value !== 'true';
    field.click();
    return;
  }
  field.value = `${value}.`;
  Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
