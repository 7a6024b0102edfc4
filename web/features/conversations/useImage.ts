import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { toastFailure } from '../../ui/toast.ts';
import { shrunk } from '../media/image.ts';
import { uploadPrepared } from '../media/uploadPicture.ts';

export type PickedImage = {
  file: File;
  preview: string;
  progress: number;
  imageId: string | null;
  /**
   * The picture itself, if it could not be uploaded while the member was writing. The picture is then uploaded when the
   * message is sent.
   */
  picture: Blob | null;
};

/**
 * Returns the picture of the message that is being written, and functions that change it. A picture is shrunk and
 * uploaded as soon as the member picks it.
 */
export function useImage() {
  const client = useApolloClient();
  const [image, setImage] = useState<PickedImage | null>(null);
  const preview = image?.preview;

  useEffect(() => {
    if (preview !== undefined) return () => URL.revokeObjectURL(preview);
    return undefined;
  }, [preview]);

  const pick = async (file: File) => {
    const picked = { file, preview: URL.createObjectURL(file), progress: 0, imageId: null, picture: null };
    setImage(picked);
    const change = (more: Partial<PickedImage>) =>
      setImage((now) => (now?.preview === picked.preview ? { ...now, ...more } : now));
    const giveUp = (description: string) => {
      setImage((now) => (now?.preview === picked.preview ? null : now));
      toastFailure('A imagem não foi enviada', description);
    };
    const picture = await shrunk(file).catch(() => null);
    if (!picture) {
      giveUp('Não conseguimos ler o arquivo. Escolha-o de novo.');
      return;
    }
    try {
      const upload = { onProgress: (progress: number) => change({ progress }) };
      const { picture: stored, refusal } = await uploadPrepared(client, picture, { upload, quiet: true });
      if (stored) change({ progress: 1, imageId: stored.id });
      else giveUp(refusal);
    } catch {
      change({ picture });
    }
  };

  return {
    image,
    pick,
    clear: () => setImage(null),
    /**
     * Restores the picture of a message that could not be sent. Does nothing if the member has picked another picture
     * in the meantime.
     */
    putBack: (unsent: PickedImage) =>
      setImage((now) => now ?? { ...unsent, preview: URL.createObjectURL(unsent.file) }),
  };
}
