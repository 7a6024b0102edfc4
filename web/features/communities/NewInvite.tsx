import { Copy } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';

/** The link, this once. */
export function NewInvite({ url }: { url: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copiado' });
    } catch {
      toast({ title: 'Não foi possível copiar', description: 'Selecione o link e copie.', tone: 'danger' });
    }
  }

  return (
    <div role="status" className="rounded-control border border-ember bg-raised p-4">
      <p className="font-semibold text-ink">Convite criado</p>
      <p className="mt-1 text-sm text-ink-soft">Copie agora: depois o link não aparece mais.</p>
      <div className="mt-3 flex gap-2">
        <input
          readOnly
          aria-label="Link do convite"
          value={url}
          onFocus={(event) => event.target.select()}
          className="h-11 min-w-0 flex-1 rounded-control border border-line bg-surface px-3 text-sm text-ink"
        />
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          Copiar
        </Button>
      </div>
    </div>
  );
}
