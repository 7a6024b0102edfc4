import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAME = 'assinar';

/**
 * Returns whether the dialog to subscribe is open, and a function that opens or closes it. If the URL has the parameter
 * `assinar`, the dialog is open from the start, because the page for adding balance and the page of a Pix return to
 * this URL.
 */
export function useSubscribeDialog() {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState(params.has(NAME));

  function change(next: boolean) {
    setOpen(next);
    if (next || !params.has(NAME)) return;
    const rest = new URLSearchParams(params);
    rest.delete(NAME);
    setParams(rest, { replace: true });
  }

  return [open, change] as const;
}

/** Reports whether the URL asks for Pix Automático in the dialog, as the page of an expired Pix does. */
export function useAsksForPix() {
  const [params] = useSearchParams();
  return params.get(NAME) === 'pix';
}
