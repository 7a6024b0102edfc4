import { useEffect } from 'react';

/**
 * Opens and closes a `popover="auto"` in a browser that lacks popovers, as a browser that has them does: by its
 * trigger, Esc and clicks outside. It moves the focus into the popover, which does not follow its trigger in tab order.
 */
export function usePlainPopover(id: string, open: boolean, setOpen: (open: boolean) => void) {
  useEffect(() => {
    if ('popover' in HTMLElement.prototype) return;
    const triggers = document.querySelectorAll<HTMLElement>(`[popovertarget="${id}"]`);
    for (const trigger of triggers) trigger.setAttribute('aria-expanded', String(open));
    if (open) document.getElementById(id)?.querySelector<HTMLElement>('a, button')?.focus();

    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest(`[popovertarget="${id}"]`)) setOpen(!open);
      else if (!target.closest(`#${id}`)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !open) return;
      // Without this, a second Esc would leave the site.
      event.preventDefault();
      setOpen(false);
      for (const trigger of triggers) trigger.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [id, open, setOpen]);
}
