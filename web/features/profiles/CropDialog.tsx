import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { exceptComposing } from '../../ui/isComposing.ts';
import { CENTERED, cropImage, MAX_ZOOM, clampFraming, visibleRect, type Framing, type Size } from './crop.ts';

const STEP = 0.02; // the fraction of the picture's side by which an arrow key moves the picture

type CropDialogProps = {
  url: string;
  title: string;
  aspect: number;
  outputWidth: number;
  round?: boolean;
  onCrop: (picture: Blob) => void;
  onCancel: () => void;
};

/**
 * The dialog in which the member chooses the visible part of a picture: by dragging, with the arrow keys, and with a
 * zoom slider.
 */
export function CropDialog({ url, title, aspect, outputWidth, round = false, onCrop, onCancel }: CropDialogProps) {
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [framing, setFraming] = useState<Framing>(CENTERED);
  const [broken, setBroken] = useState(false);
  const rect = size && visibleRect(size, aspect, framing);

  const change = (next: (before: Framing) => Framing) => {
    if (size) setFraming((before) => clampFraming(size, aspect, next(before)));
  };
  /**
   * The last pointer position. The code does not use `movementX`, because Safari before 17 lacks it and browsers
   * measure it in different units.
   */
  const last = useRef({ x: 0, y: 0 });
  const drag = ({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (buttons !== 1 || !size || !rect) return;
    const [movedX, movedY] = [clientX - last.current.x, clientY - last.current.y];
    last.current = { x: clientX, y: clientY };
    const scale = rect.width / currentTarget.clientWidth;
    change(({ zoom, x, y }) => ({
      zoom,
      x: x - (movedX * scale) / size.width,
      y: y - (movedY * scale) / size.height,
    }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-STEP, 0],
      ArrowRight: [STEP, 0],
      ArrowUp: [0, -STEP],
      ArrowDown: [0, STEP],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    change(({ zoom, x, y }) => ({ zoom, x: x + move[0], y: y + move[1] }));
  };
  const confirm = async () => {
    if (!image.current || !size) return;
    try {
      onCrop(await cropImage(image.current, aspect, framing, outputWidth));
    } catch {
      setBroken(true);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()} title={title}>
      <div
        role="group"
        tabIndex={0}
        aria-label="Enquadramento: arraste ou use as setas do teclado"
        onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
          last.current = { x: clientX, y: clientY };
          currentTarget.setPointerCapture(pointerId);
        }}
        onPointerMove={drag}
        onKeyDown={exceptComposing(onKeyDown)}
        className={cx(
          'relative w-full cursor-move touch-none overflow-hidden bg-raised',
          round ? 'rounded-full' : 'rounded-control',
        )}
        style={{ aspectRatio: aspect }}
      >
        <img
          ref={image}
          src={url}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) =>
            setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={() => setBroken(true)}
          className={cx('absolute max-w-none select-none', !rect && 'invisible')}
          style={size ? placeOf(size, aspect, framing) : undefined}
        />
      </div>
      {broken && (
        <p role="alert" className="mt-3 text-sm text-danger">
          Não foi possível ler esta imagem. Escolha outra.
        </p>
      )}
      <label className="mt-4 flex items-center gap-3 text-sm text-ink-soft">
        Zoom
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={framing.zoom}
          onChange={({ target }) => change((before) => ({ ...before, zoom: Number(target.value) }))}
          className="h-11 flex-1 accent-ember"
        />
      </label>
      <div className="mt-4 flex justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button disabled={!size || broken} onClick={() => void confirm()}>
          Usar este recorte
        </Button>
      </div>
    </Dialog>
  );
}

/** Returns the CSS size and position that the whole picture needs so that its visible part fills the frame. */
function placeOf(size: Size, aspect: number, framing: Framing) {
  const { left, top, width, height } = visibleRect(size, aspect, framing);
  return {
    width: `${(size.width / width) * 100}%`,
    left: `${(-left / width) * 100}%`,
    top: `${(-top / height) * 100}%`,
  };
}
