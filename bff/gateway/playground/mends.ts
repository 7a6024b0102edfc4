/**
 * Mends what GraphiQL and its explorer leave out for keyboards and screen readers, now and after each change of the
 * page. Their own attributes are overwritten in the DOM, because the packages have no option for them.
 * @returns a function that stops it
 */
export function mendAccessibility(root: HTMLElement): () => void {
  const changes = new MutationObserver((records) => {
    // Monaco renders with each key; nothing within an editor is mended.
    if (records.some(({ target }) => !(target instanceof Element && target.closest('.monaco-editor')))) mend(root);
  });
  const attributeFilter = ['aria-selected', 'class', 'data-aria-hidden'];
  changes.observe(root, { subtree: true, childList: true, attributeFilter });
  root.addEventListener('keydown', clickByKey);
  // In the capturing phase, since Monaco prevents each Escape, and closes its lists at it.
  root.addEventListener('keydown', leaveEditor, true);
  mend(root);
  return () => {
    changes.disconnect();
    root.removeEventListener('keydown', clickByKey);
    root.removeEventListener('keydown', leaveEditor, true);
  };
}

const CLICKABLE = '.graphiql-explorer-root span[style*="cursor: pointer"]';
const OPEN_LISTS = ['suggest', 'find', 'parameter-hints'].map((name) => `.${name}-widget.visible`).join();
const EDITORS = { 'graphiql-query-editor': 'Operation', 'graphiql-editor-tool': '' } as const;

function mend(root: HTMLElement) {
  mendTabs(root);
  mendEditors(root);
  mendExplorer(root);
  // An open menu hides the page from screen readers; `inert` takes it out of the tab order as well.
  for (const hidden of all(root, '[data-aria-hidden], [data-mended-inert]')) {
    const isHidden = hidden.dataset['ariaHidden'] === 'true';
    hidden.toggleAttribute('inert', isHidden);
    hidden.toggleAttribute('data-mended-inert', isHidden);
  }
}

/** Each tab holds two buttons, which the role `tab` does not allow: they become a list of buttons. */
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

/** Tab goes from editor to editor; it indents only within one. */
function mendEditors(root: HTMLElement) {
  for (const [section, fixed] of Object.entries(EDITORS))
    for (const editor of all(root, `.${section} .graphiql-editor`)) {
      const name = fixed === '' ? (editor.closest('section')?.getAttribute('aria-label') ?? '') : fixed;
      set(editor, 'role', 'group');
      set(editor, 'aria-label', `${name} editor: Enter to edit, Escape to leave`);
    }
}

/** The explorer's fields are spans with a click handler, and its inputs have no names. */
function mendExplorer(root: HTMLElement) {
  for (const field of all(root, CLICKABLE)) {
    set(field, 'role', 'checkbox');
    set(field, 'tabindex', '0');
    set(field, 'aria-checked', String(isChosen(field)));
  }
  for (const input of all(root, '.graphiql-explorer-root [data-arg-name] :is(input, select)'))
    set(input, 'aria-label', input.closest<HTMLElement>('[data-arg-name]')?.dataset['argName'] ?? '');
  for (const name of all(root, '.graphiql-operation-title-bar input')) set(name, 'aria-label', 'Name of the operation');
  const form = root.querySelector('.graphiql-explorer-actions');
  set(form?.querySelector('select'), 'aria-label', 'Kind of the new operation');
  set(form?.querySelector('button'), 'aria-label', 'Add operation');
}

/** The mark of a field is a filled circle, or an arrow that is turned downwards. */
function isChosen(field: HTMLElement) {
  const mark = field.querySelector('svg');
  if (!mark) return false;
  return mark.querySelector('circle') ? mark.querySelector('path') !== null : mark.style.transform !== '';
}

function clickByKey(event: KeyboardEvent) {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches(CLICKABLE) || (key !== 'Enter' && key !== ' ')) return;
  event.preventDefault();
  target.click();
}

/** Escape closes an open list of an editor first, and only then leaves the editor. */
function leaveEditor({ target, key }: KeyboardEvent) {
  if (key !== 'Escape' || !(target instanceof HTMLElement) || document.querySelector(OPEN_LISTS)) return;
  target.closest('.monaco-editor')?.closest<HTMLElement>('.graphiql-editor')?.focus();
}

function all(root: HTMLElement, selector: string) {
  return root.querySelectorAll<HTMLElement>(selector);
}

/** Writes an attribute only if its value differs, so that the observer does not hear of its own work. */
function set(element: Element | null | undefined, name: string, value: string) {
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}
