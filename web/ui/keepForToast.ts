/** A toast over a dialog is no part of it; touching it closes nothing. */
export function keepForToast(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault();
}
