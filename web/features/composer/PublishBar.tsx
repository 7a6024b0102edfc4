import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { isSettled, uploadProgress, type DraftFile } from './draft.ts';
import { plural } from '../../ui/numbers.ts';

type PublishBarProps = {
  files: readonly DraftFile[];
  publishing: boolean;
  problem: string | null;
  unsaved: boolean;
  onPublish: () => void;
};

/** The footer of the composer: the upload progress, the problem that blocks publishing, and the publish button. */
export function PublishBar({ files, publishing, problem, unsaved, onPublish }: PublishBarProps) {
  const percent = Math.floor(uploadProgress(files) * 100);
  const sending = publishing && percent < 100;

  return (
    <footer className="relative border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {publishing && (
        <span
          role="progressbar"
          aria-label="Publicando"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="bg-ember-gradient absolute -top-px left-0 h-0.5 transition-[width] duration-150"
          style={{ width: `${percent}%` }}
        />
      )}
      {problem && (
        <p
          role="alert"
          className="mb-3 flex animate-rise items-start gap-2.5 rounded-control bg-raised px-4 py-3 text-sm text-ink"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
          {problem}
        </p>
      )}
      <div className="flex items-center gap-4">
        <p className="min-w-0 flex-1 text-sm text-ink-soft">
          {unsaved ? 'Não há espaço neste aparelho para salvar o rascunho: não feche a página' : statusOf(files)}
        </p>
        <Button className="min-w-36 tabular-nums" aria-disabled={publishing || undefined} onClick={onPublish}>
          {publishing ? (sending ? `Publicando… ${percent}%` : 'Publicando…') : 'Publicar'}
        </Button>
      </div>
    </footer>
  );
}

function statusOf(files: readonly DraftFile[]) {
  const count = (at: DraftFile['state']['at']) => files.filter(({ state }) => state.at === at).length;
  const stuck = count('invalid') + count('failed') + count('cancelled');
  if (files.length === 0) return '';
  if (!files.every(isSettled)) return `Enviando ${count('stored') + 1} de ${files.length}`;
  if (stuck > 0) return plural(stuck, '1 arquivo precisa de atenção', `${stuck} arquivos precisam de atenção`);
  return plural(files.length, '1 arquivo pronto', `${files.length} arquivos prontos`);
}
