import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { UploadMediaDocument } from '../../generated/composer.ts';
import { toast } from '../../ui/toast.ts';
import { shrunk } from '../composer/media/image.ts';

export type PickedImage = { preview: string; progress: number; imageId: string | null };

/** The picture of the message that is being written: made smaller and sent as soon as it is picked. */
export function useImage() {
  const client = useApolloClient();
  const [image, setImage] = useState<PickedImage | null>(null);
  const preview = image?.preview;

  useEffect(() => {
    if (preview !== undefined) return () => URL.revokeObjectURL(preview);
    return undefined;
  }, [preview]);

  const pick = async (file: File) => {
    const picked = { preview: URL.createObjectURL(file), progress: 0, imageId: null };
    setImage(picked);
    const change = (more: Partial<PickedImage>) =>
      setImage((now) => (now?.preview === picked.preview ? { ...now, ...more } : now));
    try {
      const blob = await shrunk(file);
      const { data } = await client.mutate({
        mutation: UploadMediaDocument,
        variables: { input: { file: new File([blob], 'file', { type: blob.type }) } },
        context: { upload: { onProgress: (progress) => change({ progress }) }, quiet: true },
        fetchPolicy: 'no-cache',
      });
      const answer = data?.uploadMedia;
      if (answer?.__typename !== 'UploadMediaSuccess') throw new Error(answer?.message ?? '');
      if (answer.media.__typename !== 'Image') throw new Error('Nas mensagens vão só imagens.');
      change({ progress: 1, imageId: answer.media.id });
    } catch (error) {
      setImage((now) => (now?.preview === picked.preview ? null : now));
      const description = error instanceof Error && error.name === 'Error' ? error.message : '';
      toast({
        title: 'A imagem não foi enviada',
        description: description || 'Verifique a conexão e escolha de novo.',
        tone: 'danger',
        action: { label: 'Tentar de novo', run: () => void pick(file) },
      });
    }
  };

  return { image, pick, clear: () => setImage(null) };
}
