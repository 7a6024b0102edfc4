import type { ApolloClient } from '@apollo/client';
import { UploadMediaDocument } from '../media/generated/upload.ts';

type Upload = { imageId: string; refusal: null } | { imageId: null; refusal: string };

/** Sends a picture. @throws when the server could not be reached; what it does not take is a refusal in its words */
export async function uploadImage(
  client: ApolloClient,
  picture: Blob,
  onProgress?: (progress: number) => void,
): Promise<Upload> {
  const { data } = await client.mutate({
    mutation: UploadMediaDocument,
    variables: { input: { file: new File([picture], 'file', { type: picture.type }) } },
    context: { upload: { onProgress }, quiet: true },
    fetchPolicy: 'no-cache',
  });
  const answer = data?.uploadMedia;
  if (answer?.__typename !== 'UploadMediaSuccess')
    return { imageId: null, refusal: answer?.message ?? 'A imagem não foi aceita.' };
  if (answer.media.__typename !== 'Image') return { imageId: null, refusal: 'Só é possível enviar imagens.' };
  return { imageId: answer.media.id, refusal: null };
}
