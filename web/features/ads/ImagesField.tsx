import { ImagePlus, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { PICTURE_TYPES } from '../media/uploadPicture.ts';
import type { AdDraft } from './adDraft.ts';
import { FieldProblem } from './FieldProblem.tsx';
import { MAX_IMAGES } from './problems.ts';
import { useAdImages } from './useAdImages.ts';
import { Item } from '../../ui/Item.tsx';

type ImagesFieldProps = {
  images: AdDraft['images'];
  onChange: (images: AdDraft['images']) => void;
  problem: string | undefined;
  onBusy: (busy: boolean) => void;
};

const tile = 'relative size-28 overflow-hidden rounded-control border border-line bg-raised';

/** The field for the images of a business ad (`attach` in SPEC.md, section 3). Shows a preview of each image. */
export function ImagesField({ images, onChange, problem, onBusy }: ImagesFieldProps) {
  const id = useId();
  const now = useRef(images);
  useEffect(() => {
    now.current = images;
  }, [images]);
  const { add, uploading, problem: refused } = useAdImages((image) => onChange([...now.current, image]));
  useEffect(() => onBusy(uploading > 0), [uploading, onBusy]);
  const note = refused ?? problem;

  return (
    <fieldset aria-describedby={note ? `${id}-note` : undefined}>
      <legend className="mb-1.5 text-sm font-medium text-ink-soft">Imagens</legend>
      <ul className="flex flex-wrap gap-3">
        {images.map((image, index) => (
          <Item key={image.id}>
            {() => (
              <li className={tile}>
                <img src={image.url} alt={`Imagem ${index + 1}`} className="size-full object-cover" />
                <IconButton
                  label={`Remover a imagem ${index + 1}`}
                  className="absolute top-1 right-1 bg-canvas/80"
                  onClick={() => onChange(images.filter((other) => other.id !== image.id))}
                >
                  <X aria-hidden className="size-4.5" />
                </IconButton>
              </li>
            )}
          </Item>
        ))}
        {uploading > 0 && (
          <li className={`${tile} grid place-items-center`}>
            <span role="status" className="sr-only">
              Enviando imagem
            </span>
            <Spinner />
          </li>
        )}
        {images.length < MAX_IMAGES && (
          <li>
            <label
              htmlFor={id}
              className="grid size-28 cursor-pointer place-items-center rounded-control border border-dashed border-line text-center text-sm font-medium text-ink-soft transition duration-150 hover:bg-raised focus-within:outline-2 focus-within:outline-ember"
            >
              <span className="flex flex-col items-center gap-1.5">
                <ImagePlus aria-hidden className="size-6 text-ember" />
                Adicionar
              </span>
              <input
                id={id}
                type="file"
                accept={PICTURE_TYPES}
                multiple
                aria-label="Adicionar imagens"
                aria-invalid={note !== undefined}
                aria-describedby={note ? `${id}-note` : undefined}
                className="sr-only"
                onChange={({ target }) => {
                  void add([...(target.files ?? [])], images.length);
                  // Reset the input: otherwise the browser fires no change event if the member picks the same file
                  // again.
                  target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <FieldProblem id={`${id}-note`} problem={note} />
    </fieldset>
  );
}
