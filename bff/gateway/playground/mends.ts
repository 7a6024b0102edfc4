/**
 * Improves the accessibility of GraphiQL and its explorer plugin for keyboards and screen readers, now and after each
 * change of the page. Overwrites attributes in the DOM, because the packages have no options for them.
 * @returns a function that stops the improvements
 */
export function mendAccessibility(root: HTMLElement): () => void {
  const changes = new MutationObserver((records) => {
    // Ignores changes within Monaco, the text editor, because it changes the DOM at every key press.
    if (!records.some(({ target }) => !(target instanceof Element && target.closest('.monaco-editor')))) return;
    mend(root);
    keepFocus.restore();
  });
  const attributeFilter = ['aria-selected', 'class', 'data-aria-hidden', 'style', 'title', 'value'];
  changes.observe(root, { subtree: true, childList: true, attributeFilter });
  root.addEventListener('keydown', clickByKey);
  const keepFocus = createFocusKeeper(root);
  // Listens in the capturing phase, to receive the events before React does.
  for (const type of HOVERING) root.addEventListener(type, keepActions, true);
  // Listens in the capturing phase, because Monaco handles Escape itself: it prevents the event's default and closes
  // its open lists.
  root.addEventListener('keydown', leaveEditor, true);
  mend(root);
  return () => {
    changes.disconnect();
    keepFocus.stop();
    root.removeEventListener('keydown', clickByKey);
    for (const type of HOVERING) root.removeEventListener(type, keepActions, true);
    root.removeEventListener('keydown', leaveEditor, true);
  };
}

const EXPLORER = '.graphiql-explorer-root';
const CLICKABLE = `${EXPLORER} span[style*="cursor: pointer"]`;
const HOVERING = ['mouseover', 'mouseout'] as const;
const OPEN_LISTS = ['suggest', 'find', 'parameter-hints'].map((name) => `.${name}-widget.visible`).join();
const EDITORS = { 'graphiql-query-editor': 'Operation', 'graphiql-editor-tool': '' } as const;

function mend(root: HTMLElement) {
  mendTabs(root);
  mendEditors(root);
  mendExplorer(root);
  // While a menu is open, GraphiQL hides the page from screen readers. `inert` also removes the hidden elements from
  // the tab order.
  for (const hidden of all(root, '[data-aria-hidden], [data-mended-inert]')) {
    const isHidden = hidden.dataset['ariaHidden'] === 'true';
    hidden.toggleAttribute('inert', isHidden);
    hidden.toggleAttribute('data-mended-inert', isHidden);
  }
}

/** Removes the role `tab` from GraphiQL's tabs, because a tab contains two buttons, which this role does not allow. */
function mendTabs(root: HTMLElement) {
  for (const list of all(root, '.graphiql-tabs[role]')) list.removeAttribute('role');
  for (const tab of all(root, '.graphiql-tab')) {
    const button = tab.querySelector('.graphiql-tab-button');
    tab.removeAttribute('role');
    tab.removeAttribute('aria-selected');
    set(button, 'aria-current', String(tab.classList.contains('graphiql-tab-active')));
    set(tab.querySelector('.graphiql-tab-close'), 'aria-label', `Close tab ${button?.textContent ?? ''}`);
  }
  set(root.querySelector('#graphiql-session'), 'role', 'group');
  for (const button of all(root, '.graphiql-editor-tools [data-name]'))
    set(button, 'aria-pressed', String(button.classList.contains('active')));
}

/**
 * Labels each editor as a group. The Tab key moves between editors, and indents text only after Enter has opened an
 * editor.
 */
function mendEditors(root: HTMLElement) {
  for (const [section, fixed] of Object.entries(EDITORS))
    for (const editor of all(root, `.${section} .graphiql-editor`)) {
      const name = fixed === '' ? (editor.closest('section')?.getAttribute('aria-label') ?? '') : fixed;
      set(editor, 'role', 'group');
      set(editor, 'aria-label', `${name} editor: Enter to edit, Escape to leave`);
    }
}

/**
 * Adds roles and labels to the explorer plugin. Its fields are spans with a click handler, and its inputs and buttons
 * have no accessible names.
 */
function mendExplorer(root: HTMLElement) {
  for (const field of all(root, CLICKABLE)) {
    const box = boxOf(field);
    set(box, 'role', 'checkbox');
    set(box, 'tabindex', '0');
    set(box, 'aria-checked', String(isChosen(field)));
    const argument = field.parentElement?.dataset['argName'];
    if (argument !== undefined) set(box, 'aria-label', argument);
    const place = argument === undefined ? field : field.querySelector(':scope > span:last-of-type');
    const action = place?.querySelector('button');
    if (action) set(action, 'aria-label', [action.title, argument ?? field.dataset['fieldName']].join(': '));
    if (action ?? isChosen(field)) showActions(place);
  }
  for (const input of all(root, `${EXPLORER} [data-arg-name] :is(input, select)`))
    set(input, 'aria-label', input.closest<HTMLElement>('[data-arg-name]')?.dataset['argName'] ?? '');
  for (const title of all(root, '.graphiql-operation-title-bar')) {
    const input = title.querySelector('input');
    set(input, 'aria-label', 'Name of the operation');
    const [remove, copy] = title.querySelectorAll('button');
    set(remove, 'aria-label', `Delete the operation ${input?.value ?? ''}`);
    set(copy, 'aria-label', `Copy the operation ${input?.value ?? ''}`);
    if (!remove) showActions(title);
  }
  const form = root.querySelector('.graphiql-explorer-actions');
  set(form?.querySelector('select'), 'aria-label', 'Kind of the new operation');
  set(form?.querySelector('button'), 'aria-label', 'Add operation');
}

/**
 * Returns the element that acts as the checkbox of a field or an argument. The element must not contain a button,
 * because screen readers do not see the elements within a checkbox.
 */
function boxOf(field: Element): Element {
  const isArgument = field.parentElement?.matches('[data-arg-name]') === true;
  return (isArgument ? field.firstElementChild : field.querySelector('.graphiql-explorer-field-view')) ?? field;
}

/**
 * Makes the explorer render the buttons of a field, which it otherwise does only while the mouse is over the field.
 * Sends `mouseout` too, because the explorer checks at each `mouseover` if the field has a button.
 */
function showActions(place: Element | null) {
  for (const type of ['mouseout', 'mouseover']) place?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
}

/**
 * Hides real mouse events from the explorer, because it would remove the buttons of a field when the mouse leaves the
 * field.
 */
function keepActions(event: Event) {
  if (event.isTrusted && event.target instanceof Element && event.target.closest(EXPLORER)) event.stopPropagation();
}

/**
 * Moves the focus to the field when the explorer removes the focused element within that field, such as a button that
 * was just used.
 */
function createFocusKeeper(root: HTMLElement) {
  let last: { element: Element; field: Element | undefined } | undefined;

  function note({ target }: FocusEvent) {
    const isOurs = target instanceof Element && target.closest(EXPLORER);
    const holder = isOurs ? target.closest('[data-field-name], [data-arg-name]') : null;
    const field = holder?.matches('[data-arg-name]') ? holder.firstElementChild : holder;
    last = isOurs ? { element: target, field: field ?? undefined } : undefined;
  }

  root.addEventListener('focusin', note);
  return {
    restore() {
      if (!last || last.element.getClientRects().length > 0) return;
      if (document.activeElement !== document.body && document.activeElement !== last.element) return;
      const next = last.field?.isConnected ? boxOf(last.field) : root.querySelector(`${EXPLORER} [tabindex="0"]`);
      last = undefined;
      if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
    },
    stop: () => root.removeEventListener('focusin', note),
  };
}

/**
 * Returns whether a field is selected. The explorer marks a selected field by a filled circle or by an arrow that is
 * rotated downwards.
 */
function isChosen(field: HTMLElement) {
  const mark = field.querySelector('svg');
  if (!mark) return false;
  return mark.querySelector('circle') ? mark.querySelector('path') !== null : mark.style.transform !== '';
}

function clickByKey(event: KeyboardEvent) {
  const { target, key } = event;
  if (!(target instanceof Element) || (key !== 'Enter' && key !== ' ')) return;
  if (!target.matches(`${EXPLORER} [role="checkbox"]`)) return;
  event.preventDefault();
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Makes Escape leave the editor. If a list of the editor is open, Escape only closes that list. */
function leaveEditor({ target, key }: KeyboardEvent) {
  if (key !== 'Escape' || !(target instanceof HTMLElement) || document.querySelector(OPEN_LISTS)) return;
  target.closest('.monaco-editor')?.closest<HTMLElement>('.graphiql-editor')?.focus();
}

function all(root: HTMLElement, selector: string) {
  return root.querySelectorAll<HTMLElement>(selector);
}

/**
 * Sets an attribute only if its value differs. Otherwise the MutationObserver would react to its own changes for ever.
 */
function set(element: Element | null | undefined, name: string, value: string) {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}
