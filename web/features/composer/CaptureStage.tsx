import { Camera as CameraIcon, FolderOpen, Images, Type } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Camera } from './Camera.tsx';
import { PickFiles } from './PickFiles.tsx';

type CaptureStageProps = { onFiles: (files: File[]) => void; onText: () => void; hasFiles: boolean };

/**
 * The composer's capture mode: the member picks files from the device, or opens the camera. The camera stays off until
 * the member opens it.
 */
export function CaptureStage({ onFiles, onText, hasFiles }: CaptureStageProps) {
  const [filming, setFilming] = useState(false);
  if (filming) return <Camera onFile={(file) => onFiles([file])} onClose={() => setFilming(false)} onPick={onFiles} />;

  return (
    <div className="flex min-h-0 flex-1 flex-col px-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:pb-4">
      <div className="relative flex min-h-48 flex-1 flex-col items-center justify-center overflow-hidden rounded-card border border-dashed border-line p-6 text-center">
        <span
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bottom-0 h-1/2 bg-radial-[60%_100%_at_50%_120%] from-(--ember-from)/20 to-transparent"
        />
        <span
          aria-hidden
          className="relative mb-6 inline-flex size-20 items-center justify-center rounded-full bg-raised text-ember"
        >
          <Images className="size-9" strokeWidth={1.6} />
        </span>
        <p className="relative text-xl font-semibold text-balance text-ink">
          {hasFiles ? 'Adicione mais ao seu post' : 'Comece pelas imagens'}
        </p>
        <p className="relative mt-2 max-w-xs text-[0.9375rem] text-balance text-ink-soft">
          Até 10 arquivos: imagens com menos de 80 MB e vídeos com menos de 5 minutos.
        </p>
        <p className="relative mt-6 hidden text-sm text-ink-faint md:block">
          Arraste e solte aqui, ou cole com Ctrl + V
        </p>
      </div>
      <div className="mt-4 grid gap-3 md:grid-cols-[1fr_1.3fr_1fr]">
        <PickFiles onFiles={onFiles} className={buttonClass({ size: 'lg' }, 'md:order-2')}>
          <FolderOpen aria-hidden className="size-5" />
          Escolher arquivos
        </PickFiles>
        <Button variant="secondary" size="lg" className="md:order-1" onClick={() => setFilming(true)}>
          <CameraIcon aria-hidden className="size-5" />
          Abrir câmera
        </Button>
        <Button variant="ghost" size="lg" className="md:order-3" onClick={onText}>
          <Type aria-hidden className="size-5" />
          Só texto
        </Button>
      </div>
    </div>
  );
}
