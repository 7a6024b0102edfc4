import type { ApolloClient } from '@apollo/client';
import { askResult } from '../../apollo/result.ts';
import { uploadPrepared } from '../media/uploadPicture.ts';
import { UpdateProfileDocument, type UpdateProfileInput } from './generated/profileEdit.ts';
import { changeSessionUser } from '../accounts/sessionUser.ts';
import type { PictureChange } from './ProfilePictureField.tsx';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';

type Pictures = { avatar?: PictureChange; cover?: PictureChange };
type Failure = { field: string | null; message: string };

const SORRY = { field: null, message: `Não foi possível salvar. ${CHECK_AND_RETRY}` };

/**
 * Uploads the new pictures, then saves the profile. If an upload fails, saves nothing.
 * @returns the server's refusal, or null if the profile was saved
 */
export async function saveProfile(
  client: ApolloClient,
  values: UpdateProfileInput,
  { avatar, cover }: Pictures = {},
): Promise<Failure | null> {
  try {
    const input = {
      ...values,
      ...(avatar !== undefined && { avatarId: avatar && (await upload(client, avatar)) }),
      ...(cover !== undefined && { coverId: cover && (await upload(client, cover)) }),
    };
    const { success, refusal } = await askResult(client, UpdateProfileDocument, { input });
    if (refusal) return { field: refusal.field, message: refusal.message };

    const { name, nickname, avatarUrl, personal } = success.profile;
    changeSessionUser({
      name,
      nickname,
      imageUrl: avatarUrl,
      ...(personal && { preferences: personal.preferences }),
    });
    return null;
  } catch (error) {
    return error instanceof PictureRefused ? { field: null, message: error.message } : SORRY;
  }
}

class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

async function upload(client: ApolloClient, picture: Blob) {
  const { picture: stored, refusal } = await uploadPrepared(client, picture);
  if (!stored) throw new PictureRefused(refusal);
  return stored.id;
}
