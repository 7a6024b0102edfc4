import { useState } from 'react';
import { Button } from './Button.tsx';
import { toast } from './toast.ts';

type MoreButtonProps = { label: string; load: () => Promise<unknown> };

/** Loads a further page of a thread, and shows a toast if that fails. */
export function MoreButton({ label, load }: MoreButtonProps) {
  const [loading, setLoading] = useState(false);
  const run = async () => {
    setLoading(true);
    try {
      await load();
    } catch {
      toast({
        title: 'Não foi possível carregar',
        description: 'Verifique sua conexão e tente novamente.',
        tone: 'danger',
      });
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
