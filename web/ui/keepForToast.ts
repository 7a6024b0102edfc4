/** Keeps a dialog open when the member presses a toast above it. */
export function keepForToast(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault();
}
