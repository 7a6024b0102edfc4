import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { uploadPicture } from '../media/uploadPicture.ts';
import { MAX_IMAGES } from './problems.ts';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';

type StoredImage = { id: string; url: string };

/** Uploads images as soon as the member picks them. The server deletes an image that no ad uses within a day. */
export function useAdImages(onStored: (image: StoredImage) => void) {
  const client = useApolloClient();
  const [uploading, setUploading] = useState(0);
  const [problem, setProblem] = useState<string>();

  async function add(files: readonly File[], already: number) {
    const room = MAX_IMAGES - already;
    setProblem(files.length > room ? `Envie no máximo ${MAX_IMAGES} imagens.` : undefined);
    for (const file of files.slice(0, room)) {
      setUploading((count) => count + 1);
      const refused = await store(file);
      setUploading((count) => count - 1);
      if (refused !== null) setProblem(refused);
    }
  }

  async function store(file: File): Promise<string | null> {
    try {
      const { picture, refusal } = await uploadPicture(client, file);
      if (picture) onStored({ id: picture.id, url: picture.sources[0]?.url ?? '' });
      return refusal;
    } catch {
      return `A imagem não foi enviada. ${CHECK_AND_RETRY}`;
    }
  }

  return { add, uploading, problem };
}
