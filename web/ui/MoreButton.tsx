import { useState } from 'react';
import { Button } from './Button.tsx';
import { toastFailure } from './toast.ts';

type MoreButtonProps = { label: string; load: () => Promise<unknown> };

/** A button that loads the next page of a list. Shows a toast if the page fails to load. */
export function MoreButton({ label, load }: MoreButtonProps) {
  const [loading, setLoading] = useState(false);
  const run = async () => {
    setLoading(true);
    try {
      await load();
    } catch {
      toastFailure('Não foi possível carregar');
    } finally {
      setLoading(false);
    }
  };

  return (
    <Button variant="ghost" size="sm" loading={loading} onClick={() => void run()}>
      {label}
    </Button>
  );
}
