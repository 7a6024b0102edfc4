import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { setShortcuts, shortcutsAreOn, useShortcuts } from './shortcuts.ts';

const keys = [
  ['J / K', 'Próximo caso, caso anterior (na fila)'],
  ['Enter', 'Abrir o caso'],
  ['C', 'Assumir o caso, ou devolver'],
  ['M', 'Manter no ar, ou aprovar'],
  ['R', 'Retirar, ou recusar'],
  ['A', 'Advertir'],
  ['S', 'Suspender'],
  ['B', 'Encerrar conta'],
  ['X', 'Decidir também os casos do mesmo conteúdo'],
  ['V', 'Mostrar ou ocultar a mídia'],
  ['U', 'Voltar à fila'],
  ['?', 'Esta lista'],
] as const;

/** The list of the keyboard shortcuts on the moderation pages, with a switch that turns the shortcuts off. */
export function ShortcutsHelp() {
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(shortcutsAreOn);
  useShortcuts({ '?': () => setOpen(true) });

  return (
    <>
      <Button variant="outline" size="sm" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        <Keyboard aria-hidden className="size-4.5" />
        Atalhos
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Atalhos de teclado"
        description="Não funcionam enquanto você escreve."
      >
        <dl className="divide-y divide-line">
          {keys.map(([key, says]) => (
            <div key={key} className="flex items-center gap-4 py-2">
              <dt className="w-16 shrink-0">
                <kbd className="rounded-md border border-line bg-raised px-2 py-1 text-sm font-semibold text-ink">
                  {key}
                </kbd>
              </dt>
              <dd className="text-ink-soft">{says}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-3 flex min-h-11 items-center gap-3 text-ink">
          <input
            type="checkbox"
            checked={on}
            className="size-5 accent-ember"
            onChange={(event) => {
              setShortcuts(event.target.checked);
              setOn(event.target.checked);
            }}
          />
          Usar atalhos de uma tecla
        </label>
      </Dialog>
    </>
  );
}
