import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { CommunityCard_CommunityFragment } from '../generated/communities.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useObjectUrl } from '../../../ui/useObjectUrl.ts';
import { PICTURE_TYPES } from '../../media/uploadPicture.ts';
import { useUploadPicture } from './useUploadPicture.ts';

type PictureFieldProps = {
  /** The community's current picture. */
  picture: CommunityCard_CommunityFragment['picture'];
  value: string | null | undefined;
  onChange: (pictureId: string | null) => void;
  error: string | undefined;
};

/** A field for the community's picture. The picture is uploaded as soon as the member picks it. */
export function CommunityPictureField({ picture, value, onChange, error }: PictureFieldProps) {
  const id = useId();
  const [picked, setPicked] = useState<File | null>(null);
  const preview = useObjectUrl(picked);
  const { upload, uploading, problem } = useUploadPicture();
  const shown = preview ?? (value === undefined ? (picture?.sources.at(-1)?.url ?? null) : null);
  const note = problem ?? error;

  async function pick(file: File | undefined) {
    const stored = file && (await upload(file));
    if (!stored) return;
    setPicked(file);
    onChange(stored);
  }

  return (
    <div>
      <div className="relative overflow-hidden rounded-control border border-line focus-within:outline-2 focus-within:outline-ember">
        <label htmlFor={id} className="grid aspect-3/1 cursor-pointer place-items-center bg-raised text-ink-soft">
          {shown ? (
            <img src={shown} alt="Imagem escolhida" className="size-full object-cover" />
          ) : (
            <span className="inline-flex items-center gap-2 font-medium">
              <ImagePlus aria-hidden className="size-5 text-ember" />
              Escolher imagem
            </span>
          )}
          {uploading && (
            <span className="absolute inset-0 grid place-items-center bg-scrim text-white">
              <Spinner />
            </span>
          )}
          <input
            id={id}
            type="file"
            accept={PICTURE_TYPES}
            aria-label="Imagem da comunidade"
            aria-invalid={note !== undefined}
            aria-describedby={note ? `${id}-note` : undefined}
            className="sr-only"
            onChange={(event) => {
              void pick(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
        {shown && !uploading && (
          <IconButton
            label="Remover imagem"
            className="absolute top-1 right-1 bg-canvas/70"
            onClick={() => {
              setPicked(null);
              onChange(null);
            }}
          >
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        )}
      </div>
      {note && (
        <p id={`${id}-note`} role="alert" className="mt-1.5 text-sm text-danger">
          {note}
        </p>
      )}
    </div>
  );
}
