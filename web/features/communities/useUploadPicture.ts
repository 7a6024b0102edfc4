import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { UploadMediaDocument } from '../media/generated/upload.ts';

/** Stores a picture for a community to come; what no community uses within a day is deleted. */
export function useUploadPicture() {
  const client = useApolloClient();
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** @returns the stored picture's id, or null when there is a `problem` */
  async function upload(file: File) {
    setProblem(undefined);
    setUploading(true);
    try {
      const { data } = await client.mutate({
        mutation: UploadMediaDocument,
        variables: { input: { file } },
        fetchPolicy: 'no-cache',
      });
      const result = data?.uploadMedia;
      if (result?.__typename === 'UploadMediaSuccess' && result.media.__typename === 'Image') return result.media.id;
      setProblem(result?.__typename === 'Refusal' ? result.message : 'Escolha uma imagem.');
    } catch {
      setProblem('A imagem não foi enviada. Verifique sua conexão e tente novamente.');
    } finally {
      setUploading(false);
    }
    return null;
  }

  return { upload, uploading, problem };
}
