import { ArrowLeft, ArrowRight, Trash2, Type } from 'lucide-react';
import { useState } from 'react';
import { trimText } from '../../../schema/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { AltDialog } from './AltDialog.tsx';
import { BigPreview } from './BigPreview.tsx';
import type { ComposerController } from './composer.ts';
import type { DraftFile } from './draft.ts';
import { FileStatus } from './FileStatus.tsx';
import { Filmstrip } from './Filmstrip.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

type PreviewStageProps = {
  composer: ComposerController;
  files: readonly DraftFile[];
  text: string;
  selectedId: string | null;
  locked: boolean;
};

/**
 * The composer's preview mode. It shows the files as the post will show them; the member can reorder, describe or
 * remove them.
 */
export function PreviewStage({ composer, files, text, selectedId, locked }: PreviewStageProps) {
  const [describing, setDescribing] = useState(false);
  const index = Math.max(
    0,
    files.findIndex(({ id }) => id === selectedId),
  );
  const file = files[index];
  if (!file) return null;

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="relative flex min-h-0 flex-1 items-center justify-center overflow-hidden bg-raised md:mx-4 md:rounded-card">
        <BigPreview key={file.id} file={file} />
        <div className="absolute top-3 left-3 max-w-[calc(100%-1.5rem)]">
          <FileStatus file={file} composer={composer} />
        </div>
        <p className="pointer-events-none absolute top-3 right-3 rounded-full bg-black/60 px-3 py-1.5 text-sm font-semibold text-white tabular-nums max-md:hidden">
          {index + 1}/{files.length}
        </p>
      </div>

      <div
        role="toolbar"
        aria-label={`Arquivo ${index + 1} de ${files.length}: ${file.name}`}
        className="flex items-center gap-1 px-3 pt-2"
      >
        <IconButton
          label="Mover para trás"
          disabled={locked || index === 0}
          onClick={() => composer.moveFile(file.id, index - 1)}
        >
          <ArrowLeft aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label="Mover para a frente"
          disabled={locked || index === files.length - 1}
          onClick={() => composer.moveFile(file.id, index + 1)}
        >
          <ArrowRight aria-hidden className="size-5" />
        </IconButton>
        <span className="flex-1" />
        <Button variant="ghost" size="sm" disabled={locked} onClick={() => setDescribing(true)}>
          <span
            aria-hidden
            className={cx(
              'rounded-md border px-1.5 text-xs font-bold',
              file.alt ? 'border-ember text-ember' : 'border-current',
            )}
          >
            {file.alt ? 'ALT ✓' : 'ALT'}
          </span>
          <span className="max-md:sr-only">
            {file.alt ? 'Editar texto alternativo' : 'Adicionar texto alternativo'}
          </span>
        </Button>
        <IconButton label="Remover arquivo" disabled={locked} onClick={() => composer.removeFile(file.id)}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>

      <Filmstrip composer={composer} files={files} selectedId={file.id} locked={locked} />

      <button
        type="button"
        disabled={locked}
        onClick={() => composer.setMode('text')}
        className="mx-4 mb-3 flex min-h-11 items-center gap-3 rounded-control bg-raised px-4 text-left text-[0.9375rem] transition duration-150 hover:bg-line disabled:opacity-50"
      >
        <Type aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <span className={cx('min-w-0 truncate', text ? 'text-ink' : 'text-ink-soft')}>
          {trimText(text) || 'Escrever um texto (opcional)'}
        </span>
      </button>

      {describing && (
        <ItemBoundary>
          <AltDialog file={file} onSave={(alt) => composer.setAlt(file.id, alt)} onClose={() => setDescribing(false)} />
        </ItemBoundary>
      )}
    </div>
  );
}
