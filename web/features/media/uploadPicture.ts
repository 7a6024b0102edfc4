import type { ApolloClient } from '@apollo/client';
import { UploadMediaDocument, type UploadMediaMutation } from './generated/upload.ts';
import { askResult } from '../../apollo/result.ts';
import { shrunk } from './image.ts';

type Media = Extract<UploadMediaMutation['uploadMedia'], { __typename: 'UploadMediaSuccess' }>['media'];
type StoredPicture = Extract<Media, { __typename: 'Image' }>;
type Upload = { picture: StoredPicture; refusal: null } | { picture: null; refusal: string };
type Context = { upload?: { onProgress: ((progress: number) => void) | undefined }; quiet?: boolean };

/**
 * The media types that a picture field accepts. HEIC is missing on purpose: a phone then converts the photo to JPEG.
 * The types are listed one by one, because `image/*` would also allow SVG and TIFF, which the server refuses.
 */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/**
 * Shrinks a picture that the member picked, then uploads it. Every picture field must use this function, because the
 * server refuses photos of more than 50 megapixels, which some phones take by default.
 * @param context the context of the Apollo operation
 * @throws when the file cannot be read, or the server cannot be reached
 */
export async function uploadPicture(client: ApolloClient, picked: Blob, context?: Context): Promise<Upload> {
  return uploadPrepared(client, await shrunk(picked), context);
}

/**
 * Uploads a picture that is already small enough.
 * @returns the stored picture, or the server's message if the server refused
 * @throws when the server cannot be reached
 */
export async function uploadPrepared(client: ApolloClient, picture: Blob, context?: Context): Promise<Upload> {
  const input = { file: new File([picture], 'file', { type: picture.type }) };
  const options = { fetchPolicy: 'no-cache', ...(context && { context }) } as const;
  const { success, refusal } = await askResult(client, UploadMediaDocument, { input }, options);
  if (refusal) return { picture: null, refusal: refusal.message };
  if (success.media.__typename !== 'Image') return { picture: null, refusal: 'Escolha uma imagem.' };
  return { picture: success.media, refusal: null };
}
