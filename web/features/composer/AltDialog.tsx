import { useId, useState } from 'react';
import { keepWithin } from '../../ui/keepWithin.ts';
import { trimText } from '../../../schema/texts.ts';
import { useUnsavedChanges } from '../../ui/useUnsavedChanges.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { DraftFile } from './draft.ts';

const MAX_ALT_CHARACTERS = 1_000;

type AltDialogProps = { file: DraftFile; onSave: (alt: string) => void; onClose: () => void };

/**
 * The dialog in which the member writes the alternative text of a file. The dialog is open as long as the component is
 * mounted.
 */
export function AltDialog({ file, onSave, onClose }: AltDialogProps) {
  const id = useId();
  const [alt, setAlt] = useState(file.alt);
  useUnsavedChanges(alt !== file.alt);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Texto alternativo"
      description="Descreva o que aparece para quem não vê a imagem."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(trimText(alt));
          onClose();
        }}
      >
        <label htmlFor={id} className="sr-only">
          Descrição
        </label>
        <textarea
          id={id}
          rows={4}
          {...keepWithin(MAX_ALT_CHARACTERS)}
          value={alt}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          placeholder="Ex.: pôr do sol laranja sobre o mar"
          className="w-full resize-none rounded-control border border-line bg-surface p-4 text-base text-ink placeholder:text-ink-faint"
        />
        <div className="mt-4 flex justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit">Salvar descrição</Button>
        </div>
      </form>
    </Dialog>
  );
}
