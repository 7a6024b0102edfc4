const CONTROLS = 'input, textarea, select, button';

/** Focuses the first field of a form, or the first control of a group, that has an error message. */
export function focusProblem(form: HTMLElement | null) {
  const said = form?.querySelector<HTMLElement>('[role=alert]');
  const field = said?.id ? form?.querySelector<HTMLElement>(`[aria-describedby~="${said.id}"]`) : null;
  const control = field?.matches(CONTROLS)
    ? field
    : (field?.querySelector<HTMLElement>('[aria-invalid=true]') ?? field?.querySelector<HTMLElement>(CONTROLS));
  if (control) control.focus();
  else said?.scrollIntoView({ block: 'center' });
}
