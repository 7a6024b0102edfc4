import { useEffect } from 'react';
import { exceptComposing } from '../../ui/isComposing.ts';

/**
 * Does the work of `popover="auto"` in a browser that does not support popovers: the trigger button, Esc and clicks
 * outside the element open and close it. Moves the focus into the element, because the element does not follow the
 * trigger in tab order.
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
      // Without this, a second press of Esc would start the quick exit, which leaves the site.
      event.preventDefault();
      setOpen(false);
      for (const trigger of triggers) trigger.focus();
    };
    const listening = new AbortController();
    document.addEventListener('click', onClick, { signal: listening.signal });
    document.addEventListener('keydown', exceptComposing(onKeyDown), { signal: listening.signal });
    return () => listening.abort();
  }, [id, open, setOpen]);
}
