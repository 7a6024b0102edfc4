import { Download } from 'lucide-react';
import { useState } from 'react';
import { getSession } from '../../apollo/session.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';

/** Downloads what the filter shows as a table. The session travels in a header, never in an address. */
export function CsvButton({ filter }: { filter: Partial<Record<string, string | null>> }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
      const response = await fetch(`/payments.csv?${query}`, {
        headers: { authorization: `Bearer ${getSession()?.token ?? ''}` },
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      save(await response.blob(), nameIn(response) ?? 'carteira.csv');
    } catch {
      toast({
        title: 'Não foi possível baixar',
        description: 'Verifique sua conexão e tente novamente.',
        tone: 'danger',
      });
    }
    setBusy(false);
  }

  return (
    <Button variant="outline" size="sm" loading={busy} onClick={() => void download()}>
      <Download aria-hidden className="size-4.5" /> Baixar CSV
    </Button>
  );
}

function nameIn(response: Response) {
  return /filename="?([\w.-]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
}

function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
