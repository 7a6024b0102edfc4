import { EyeOff } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';
import { cx } from '../../ui/cx.ts';

type CoverProps = {
  label: string;
  preview: string | null | undefined;
  shape: CSSProperties | undefined;
  onShow: () => void;
};

export function Cover({ label, preview, shape, onShow }: CoverProps) {
  function show({ currentTarget }: MouseEvent<HTMLElement>) {
    const place = currentTarget.closest('[data-cover]')?.parentElement;
    onShow();
    // The pressed button disappears, so move the focus to the first control of the uncovered content.
    requestAnimationFrame(() => place?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true }));
  }

  return (
    <div
      data-cover
      className={cx('relative overflow-hidden bg-raised', shape ? 'max-w-full rounded-control' : 'size-full')}
      style={shape}
    >
      {preview && (
        <img
          src={preview}
          alt=""
          decoding="async"
          draggable={false}
          className="size-full scale-125 object-cover blur-2xl"
        />
      )}
      <button
        type="button"
        aria-label={`Toque para ver: ${label}`}
        className="absolute inset-0 grid place-items-center -outline-offset-2"
        onClick={show}
      >
        <span className="flex items-center gap-2 rounded-full bg-black/75 px-4 py-2.5 text-sm font-semibold text-white">
          <EyeOff aria-hidden className="size-4.5" /> Toque para ver
        </span>
      </button>
    </div>
  );
}
