import { CameraOff, FolderOpen, SwitchCamera, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PickFiles } from './PickFiles.tsx';
import { useCamera, type CameraProblem } from './useCamera.ts';
import { useRecorder } from './useRecorder.ts';
import { RETRY } from '../../ui/connection.ts';

const words: Record<CameraProblem, { title: string; help: string }> = {
  denied: {
    title: 'A câmera está bloqueada',
    help: 'Permita o uso da câmera nas configurações do navegador, ou escolha arquivos do aparelho.',
  },
  missing: { title: 'Nenhuma câmera encontrada', help: 'Conecte uma câmera, ou escolha arquivos do aparelho.' },
  busy: { title: 'A câmera está ocupada', help: 'Feche os outros aplicativos que usam a câmera e tente novamente.' },
  unsupported: {
    title: 'A câmera não está disponível aqui',
    help: 'Este navegador não oferece a câmera nesta página. Escolha arquivos do aparelho.',
  },
};

type CameraProps = { onFile: (file: File) => void; onPick: (files: File[]) => void; onClose: () => void };

/** The camera of the composer: takes a photo or records a short video for the draft. */
export function Camera({ onFile, onPick, onClose }: CameraProps) {
  const { state, facing, flip, retry } = useCamera();
  const [kind, setKind] = useState<'photo' | 'video'>('photo');
  const screen = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState<MediaStream | null>(null);
  const stream = state.at === 'live' ? state.stream : null;
  const { canRecord, seconds, start, stop } = useRecorder(stream, onFile);
  const recording = seconds !== null;
  // True after the camera's stream has delivered its first frame. A photo cannot be taken before that.
  const ready = stream !== null && shown === stream;

  useEffect(() => {
    if (screen.current) screen.current.srcObject = stream;
  }, [stream]);

  if (state.at === 'failed') {
    const { title, help } = words[state.problem];
    return (
      <div role="alert" className="flex flex-1 flex-col items-center justify-center gap-3 p-8 text-center">
        <CameraOff aria-hidden className="mb-2 size-10 text-ink-faint" strokeWidth={1.6} />
        <p className="text-lg font-semibold text-ink">{title}</p>
        <p className="max-w-sm text-ink-soft">{help}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <PickFiles onFiles={onPick} className={buttonClass({})}>
            <FolderOpen aria-hidden className="size-5" />
            Escolher arquivos
          </PickFiles>
          <Button variant="secondary" onClick={retry}>
            {RETRY}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Voltar
          </Button>
        </div>
      </div>
    );
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col overflow-hidden bg-black md:mx-4 md:mb-4 md:rounded-card">
      <video
        ref={screen}
        autoPlay
        muted
        playsInline
        onLoadedData={() => setShown(stream)}
        aria-label="Imagem da câmera"
        className={cx('min-h-0 flex-1 object-contain', facing === 'user' && '-scale-x-100')}
      />
      {!ready && (
        <div className="absolute inset-0 flex items-center justify-center text-white">
          <Spinner />
        </div>
      )}
      <IconButton
        label="Fechar câmera"
        className="absolute top-3 left-3 bg-black/50 text-white hover:bg-black/70 hover:text-white"
        onClick={onClose}
      >
        <X aria-hidden className="size-5" />
      </IconButton>
      {recording && (
        <p
          role="timer"
          className="absolute top-4 left-1/2 -translate-x-1/2 rounded-full bg-black/60 px-4 py-1.5 text-sm font-semibold text-white tabular-nums"
        >
          <span aria-hidden className="mr-2 inline-block size-2.5 animate-pulse rounded-full bg-red-500" />
          {clock(seconds)}
        </p>
      )}
      <div className="absolute inset-x-0 bottom-0 flex flex-col items-center gap-4 bg-linear-to-t from-black/70 to-transparent px-6 pt-16 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        {canRecord && !recording && (
          <div role="group" aria-label="O que capturar" className="flex rounded-full bg-black/50 p-1">
            {(['photo', 'video'] as const).map((option) => (
              <button
                key={option}
                type="button"
                aria-pressed={kind === option}
                onClick={() => setKind(option)}
                className={cx(
                  'touch-target rounded-full px-5 text-sm font-semibold',
                  kind === option ? 'bg-white text-black' : 'text-white',
                )}
              >
                {option === 'photo' ? 'Foto' : 'Vídeo'}
              </button>
            ))}
          </div>
        )}
        <div className="grid w-full max-w-sm grid-cols-3 items-center justify-items-center">
          <span />
          <button
            type="button"
            disabled={!ready}
            aria-label={kind === 'photo' ? 'Tirar foto' : recording ? 'Parar gravação' : 'Gravar vídeo'}
            onClick={() => {
              if (kind === 'photo') void photo(screen.current, onFile);
              else if (recording) stop();
              else start();
            }}
            className="flex size-18 items-center justify-center rounded-full border-4 border-white disabled:opacity-50"
          >
            <span
              className={cx(
                'transition-all duration-150',
                kind === 'photo'
                  ? 'size-14 rounded-full bg-white'
                  : recording
                    ? 'size-7 rounded-md bg-red-500'
                    : 'size-14 rounded-full bg-red-500',
              )}
            />
          </button>
          {recording ? (
            <span />
          ) : (
            <IconButton
              label="Trocar de câmera"
              className="bg-black/50 text-white hover:bg-black/70 hover:text-white"
              onClick={flip}
            >
              <SwitchCamera aria-hidden className="size-5" />
            </IconButton>
          )}
        </div>
      </div>
    </div>
  );
}

/** Takes a photo from the camera's video. Unlike the preview, the photo is not mirrored. */
async function photo(video: HTMLVideoElement | null, onFile: (file: File) => void) {
  if (!video || video.videoWidth === 0) return;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (blob) onFile(new File([blob], 'Foto da câmera.jpg', { type: blob.type }));
}

function clock(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
