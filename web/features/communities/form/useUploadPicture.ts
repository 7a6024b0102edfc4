import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { uploadPicture } from '../../media/uploadPicture.ts';
import { CHECK_AND_RETRY } from '../../../ui/connection.ts';

/** Uploads a picture for a community. The server deletes a picture that is not used by a community within a day. */
export function useUploadPicture() {
  const client = useApolloClient();
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** @returns the id of the uploaded picture; null on failure (`problem` then contains the error message) */
  async function upload(file: File) {
    setProblem(undefined);
    setUploading(true);
    try {
      const { picture, refusal } = await uploadPicture(client, file);
      if (picture) return picture.id;
      setProblem(refusal);
    } catch {
      setProblem(`A imagem não foi enviada. ${CHECK_AND_RETRY}`);
    } finally {
      setUploading(false);
    }
    return null;
  }

  return { upload, uploading, problem };
}
