import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { UploadAdImageDocument } from './generated/ads.ts';
import { MAX_IMAGES } from './problems.ts';

type StoredImage = { id: string; url: string };

/** Stores images as soon as they are picked; what no ad uses within a day is deleted. */
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
      const { data } = await client.mutate({
        mutation: UploadAdImageDocument,
        variables: { input: { file } },
        fetchPolicy: 'no-cache',
      });
      const result = data?.uploadMedia;
      if (result?.__typename === 'Refusal') return result.message;
      if (result?.media.__typename !== 'Image') return 'O anúncio aceita apenas imagens.';
      onStored({ id: result.media.id, url: result.media.sources[0]?.url ?? '' });
      return null;
    } catch {
      return 'A imagem não foi enviada. Verifique sua conexão e tente novamente.';
    }
  }

  return { add, uploading, problem };
}
