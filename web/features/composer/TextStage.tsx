import { ImagePlus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import type { ComposerController } from './composer.ts';
import { textLength, type DraftFile } from './draft.ts';
import { MAX_TEXT } from './limits.ts';
import { PickFiles } from './PickFiles.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { plural } from '../../ui/numbers.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

/** The character counter is shown when the text has at least this many characters. */
const NEARLY_FULL = 4_500;

type TextStageProps = {
  composer: ComposerController;
  files: readonly DraftFile[];
  text: string;
  locked: boolean;
  /** True if the text field takes the focus when it is mounted. */
  begins: boolean;
};

/**
 * The composer's text mode, in which the member writes the post's text. The text is optional if the draft has files.
 */
export function TextStage({ composer, files, text, locked, begins }: TextStageProps) {
  const counterId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (begins) field.current?.focus();
  }, [begins]);
  const length = textLength(text);
  const over = length > MAX_TEXT;

  return (
    <div className="flex min-h-0 flex-1 flex-col px-4 pb-3">
      <textarea
        ref={field}
        aria-label="Texto do post"
        aria-describedby={counterId}
        aria-invalid={over}
        placeholder="O que você quer contar?"
        value={text}
        readOnly={locked}
        onChange={({ currentTarget }) => composer.setText(currentTarget.value)}
        className="min-h-40 short:min-h-16 w-full flex-1 resize-none bg-transparent px-1 py-2 text-lg leading-relaxed text-ink outline-none placeholder:text-ink-faint focus-visible:outline-none"
      />
      <div className="flex items-end gap-3 pt-2">
        {files.length > 0 ? (
          <button
            type="button"
            aria-label={`Ver ${plural(files.length, 'o arquivo', `os ${files.length} arquivos`)} na prévia`}
            disabled={locked}
            onClick={() => composer.setMode('preview')}
            className="flex min-w-0 flex-1 gap-1.5 overflow-hidden rounded-control p-1"
          >
            {files.map((file) => (
              <ItemBoundary key={file.id}>
                <Thumbnail file={file} className="size-12 rounded-lg" />
              </ItemBoundary>
            ))}
          </button>
        ) : (
          <div className="flex-1">
            <PickFiles
              onFiles={composer.addFiles}
              className={buttonClass({ variant: 'ghost', size: 'sm' }, '-ml-2')}
              disabled={locked}
            >
              <ImagePlus aria-hidden className="size-5" />
              Adicionar fotos ou vídeos
            </PickFiles>
          </div>
        )}
        <p
          id={counterId}
          className={cx(
            'pb-2 text-sm tabular-nums',
            over ? 'font-semibold text-danger' : length >= NEARLY_FULL ? 'text-ember' : 'text-ink-faint',
          )}
        >
          <span className="sr-only">Caracteres: </span>
          {length.toLocaleString('pt-BR')} / {MAX_TEXT.toLocaleString('pt-BR')}
        </p>
      </div>
    </div>
  );
}
