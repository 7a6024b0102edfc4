import { ImagePlus } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useObjectUrl } from '../../ui/useObjectUrl.ts';
import { lazyCode } from '../../ui/lazyCode.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Part } from '../../ui/Part.tsx';
import { PICTURE_TYPES } from '../media/uploadPicture.ts';

const CropDialog = lazyCode(() => import('./CropDialog.tsx').then((m) => m.CropDialog));

/** The new picture. Undefined keeps the current picture; null removes it. */
export type PictureChange = Blob | null | undefined;

type PictureFieldProps = {
  label: string;
  aspect: number;
  outputWidth: number;
  round?: boolean;
  hasPicture: boolean;
  onChange: (change: PictureChange) => void;
  /** The React element that shows the current picture. */
  children: ReactNode;
};

/** The field for a profile picture or cover. The member can pick and crop a picture, or remove it. */
export function ProfilePictureField({
  label,
  aspect,
  outputWidth,
  round,
  hasPicture,
  onChange,
  children,
}: PictureFieldProps) {
  const id = useId();
  const [picked, setPicked] = useState<File | null>(null);
  const url = useObjectUrl(picked);
  const [asking, setAsking] = useState(false);
  const close = () => setPicked(null);

  return (
    <div>
      {children}
      <div className="mt-3 flex flex-wrap gap-2">
        <input
          id={id}
          type="file"
          accept={PICTURE_TYPES}
          className="peer sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) setPicked(file);
            // Without this reset, the browser fires no change event when the member picks the same file again.
            target.value = '';
          }}
        />
        <label
          htmlFor={id}
          className={buttonClass(
            { variant: 'outline', size: 'sm' },
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-ember',
          )}
        >
          <ImagePlus aria-hidden className="size-4" />
          Trocar {label}
        </label>
        {hasPicture && (
          <button
            type="button"
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
            onClick={() => setAsking(true)}
          >
            Remover {label}
          </button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remover ${label}?`}
        description="Ela some do seu perfil na hora."
        confirmLabel="Remover"
        onConfirm={() => onChange(null)}
      />
      {url && (
        <Part onFail={close}>
          <CropDialog
            url={url}
            title={`Enquadrar ${label}`}
            aspect={aspect}
            outputWidth={outputWidth}
            round={round}
            onCancel={close}
            onCrop={(picture) => {
              onChange(picture);
              close();
            }}
          />
        </Part>
      )}
    </div>
  );
}
