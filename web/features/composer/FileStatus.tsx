import { Check, RotateCw, TriangleAlert, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import type { ComposerController } from './composer.ts';
import type { DraftFile, FileState } from './draft.ts';
import { RETRY } from '../../ui/connection.ts';

/** Returns the label of a running upload. @param part the fraction of the file that was sent, 0 to 1 */
function sendingText(part: number) {
  const isWhole = part >= 1;
  return isWhole ? 'Processando…' : `Enviando ${Math.floor(part * 100)}%`;
}

/** Returns the label of a file's upload state. */
export function wordsFor(state: FileState) {
  switch (state.at) {
    case 'preparing':
      return 'Preparando…';
    case 'waiting':
      return 'Na fila';
    case 'uploading':
      return sendingText(state.part);
    case 'stored':
      return 'Enviado';
    case 'cancelled':
      return 'Envio cancelado';
    case 'invalid':
    case 'failed':
      return state.reason;
  }
}

/** Shows the progress of the upload as a ring. After the upload has ended, shows an icon. */
export function StatusRing({ state, className }: { state: FileState; className?: string }) {
  const look = cx('inline-flex size-6 items-center justify-center rounded-full bg-black/65 text-white', className);
  if (state.at === 'stored') return <Check aria-hidden className={cx(look, 'p-1')} strokeWidth={3} />;
  if (state.at === 'invalid' || state.at === 'failed')
    return <TriangleAlert aria-hidden className={cx(look, 'bg-danger p-1 text-canvas')} />;
  if (state.at === 'cancelled') return <X aria-hidden className={cx(look, 'p-1')} />;

  const part = state.at === 'uploading' ? state.part : 0;
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={cx(look, '-rotate-90', part === 1 && 'animate-pulse')}
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <circle cx="12" cy="12" r="8" stroke="currentColor" opacity="0.3" />
      {part > 0 && (
        <circle cx="12" cy="12" r="8" pathLength="1" strokeDasharray={`${part} 1`} className="stroke-(--ember-from)" />
      )}
    </svg>
  );
}

/** Shows the label of a file's upload state, with the buttons for this state (such as cancel or retry). */
export function FileStatus({ file, composer }: { file: DraftFile; composer: ComposerController }) {
  const { state } = file;
  const wrong = state.at === 'invalid' || state.at === 'failed';

  return (
    <div className="flex max-w-full items-center gap-2 rounded-full bg-black/70 py-1 pr-1 pl-2 text-sm font-medium text-white backdrop-blur">
      <StatusRing state={state} className="shrink-0 bg-transparent" />
      <span className={cx('min-w-0 py-1 pr-2', !wrong && 'whitespace-nowrap tabular-nums')}>{wordsFor(state)}</span>
      {(state.at === 'waiting' || state.at === 'uploading') && (
        <Button
          variant="ghost"
          size="sm"
          className="text-white hover:bg-white/15 hover:text-white"
          aria-label={`Cancelar o envio de ${file.name}`}
          onClick={() => composer.cancelUpload(file.id)}
        >
          Cancelar
        </Button>
      )}
      {state.at === 'invalid' && (
        <Button
          variant="ghost"
          size="sm"
          className="text-white hover:bg-white/15 hover:text-white"
          aria-label={`Remover: ${file.name}`}
          onClick={() => composer.removeFile(file.id)}
        >
          Remover
        </Button>
      )}
      {(state.at === 'failed' || state.at === 'cancelled') && (
        <Button
          variant="ghost"
          size="sm"
          className="text-white hover:bg-white/15 hover:text-white"
          aria-label={`${RETRY}: ${file.name}`}
          onClick={() => composer.retryUpload(file.id)}
        >
          <RotateCw aria-hidden className="size-4" />
          {RETRY}
        </Button>
      )}
    </div>
  );
}
