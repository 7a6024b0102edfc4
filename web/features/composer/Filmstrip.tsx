import { Plus } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import type { ComposerController } from './composer.ts';
import type { DraftFile } from './draft.ts';
import { StatusRing, wordsFor } from './FileStatus.tsx';
import { MAX_FILES } from './limits.ts';
import { PickFiles } from './PickFiles.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { useReorder } from './useReorder.ts';
import { Item } from '../../ui/Item.tsx';
import { exceptComposing } from '../../ui/isComposing.ts';

type FilmstripProps = {
  composer: ComposerController;
  files: readonly DraftFile[];
  selectedId: string;
  locked: boolean;
};

/**
 * A row with all files of the draft in order. A tap selects a file. To move a file, the member drags it (on touch
 * screens after a long press), or presses Alt and an arrow key.
 */
export function Filmstrip({ composer, files, selectedId, locked }: FilmstripProps) {
  const { dragged, handlers } = useReorder({ onMove: composer.moveFile, disabled: locked });

  return (
    <ul aria-label="Arquivos" className="flex shrink-0 gap-2 overflow-x-auto px-4 py-3">
      {files.map((file, index) => (
        <Item key={file.id}>
          {() => (
            <li
              data-reorder-id={file.id}
              className={cx('shrink-0 transition-transform duration-150', dragged === file.id && 'z-10 scale-110')}
            >
              <button
                type="button"
                aria-current={file.id === selectedId}
                aria-label={`${index + 1} de ${files.length}: ${file.name}. ${wordsFor(file.state)}${file.alt && `. ALT: ${file.alt}`}`}
                onClick={() => composer.select(file.id)}
                onKeyDown={exceptComposing((event) => {
                  const step = event.altKey ? (event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0) : 0;
                  if (step === 0) return;
                  event.preventDefault();
                  composer.moveFile(file.id, index + step);
                })}
                {...handlers(file.id)}
                className={cx(
                  'relative block touch-pan-x rounded-control select-none [-webkit-touch-callout:none]',
                  file.id === selectedId && 'outline-2 outline-offset-2 outline-ember',
                  index >= MAX_FILES && 'opacity-50',
                )}
              >
                <Thumbnail file={file} className="size-18 rounded-control" />
                <StatusRing state={file.state} className="absolute right-1 bottom-1" />
                {file.alt && (
                  <span
                    aria-hidden
                    className="absolute bottom-1 left-1 rounded bg-black/65 px-1 text-[0.625rem] font-bold text-white"
                  >
                    ALT
                  </span>
                )}
              </button>
            </li>
          )}
        </Item>
      ))}
      {files.length < MAX_FILES && (
        <li className="shrink-0">
          <PickFiles
            onFiles={composer.addFiles}
            label="Adicionar mais arquivos"
            disabled={locked}
            className="inline-flex size-18 items-center justify-center rounded-control border border-dashed border-line text-ink-soft transition duration-150 hover:bg-raised hover:text-ink disabled:opacity-50"
          >
            <Plus aria-hidden className="size-6" />
          </PickFiles>
        </li>
      )}
    </ul>
  );
}
