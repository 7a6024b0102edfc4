/** An event handler that prevents a dialog from closing when the member presses a toast in front of the dialog. */
export function keepForToast(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault();
}
