import type { ApolloClient } from '@apollo/client';
import { UploadMediaDocument, type UploadMediaMutation } from './generated/upload.ts';
import { shrunk } from './image.ts';

type Media = Extract<UploadMediaMutation['uploadMedia'], { __typename: 'UploadMediaSuccess' }>['media'];
type StoredPicture = Extract<Media, { __typename: 'Image' }>;
type Upload = { picture: StoredPicture; refusal: null } | { picture: null; refusal: string };
type Context = { upload?: { onProgress: ((progress: number) => void) | undefined }; quiet?: boolean };

/**
 * The types that a picture field accepts. HEIC is left out on purpose: a phone then hands over a JPEG. A list instead
 * of `image/*` also keeps out SVG and TIFF, which the server refuses.
 */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/**
 * Shrinks a picked picture and uploads it. Every picture field uses this: without it the server refuses photos of more
 * than 50 megapixels, which phones take by default.
 * @param context of the Apollo operation
 * @throws when the file cannot be read, or the server cannot be reached
 */
export async function uploadPicture(client: ApolloClient, picked: Blob, context?: Context): Promise<Upload> {
  return uploadPrepared(client, await shrunk(picked), context);
}

/**
 * Uploads a picture that is already small.
 * @returns the stored picture, or the server's refusal in its words
 * @throws when the server cannot be reached
 */
export async function uploadPrepared(client: ApolloClient, picture: Blob, context?: Context): Promise<Upload> {
  const { data } = await client.mutate({
    mutation: UploadMediaDocument,
    variables: { input: { file: new File([picture], 'file', { type: picture.type }) } },
    fetchPolicy: 'no-cache',
    ...(context && { context }),
  });
  const answer = data?.uploadMedia;
  if (answer?.__typename !== 'UploadMediaSuccess')
    return { picture: null, refusal: answer?.message ?? 'A imagem não foi aceita.' };
  if (answer.media.__typename !== 'Image') return { picture: null, refusal: 'Escolha uma imagem.' };
  return { picture: answer.media, refusal: null };
}
