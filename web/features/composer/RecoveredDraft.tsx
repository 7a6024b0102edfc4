import { History } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';

type RecoveredDraftProps = { onKeep: () => void; onDiscard: () => void };

export function RecoveredDraft({ onKeep, onDiscard }: RecoveredDraftProps) {
  return (
    <div
      role="status"
      className="mx-4 mb-3 flex animate-rise items-center gap-3 rounded-control border border-line bg-raised py-1.5 pr-1.5 pl-4"
    >
      <History aria-hidden className="size-4 shrink-0 text-ember" />
      <p className="min-w-0 flex-1 text-sm font-medium text-ink">Rascunho recuperado</p>
      <Button variant="ghost" size="sm" onClick={onDiscard}>
        Descartar
      </Button>
      <Button variant="secondary" size="sm" onClick={onKeep}>
        Continuar
      </Button>
    </div>
  );
}
