import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { invalidInput } from '../errors.ts';
import { adoptImages } from '../media/adopt.ts';

/**
 * The minimum width in pixels of the picture that is used. The narrowest variant with at least this width becomes the
 * picture; if there is no such variant, the widest one.
 */
const WIDTH = { avatar: 256, cover: 1_280 };
const FIELD = { avatar: 'idFoto', cover: 'idCapa' };
const UUID_LENGTH = 36;

/**
 * Sets an uploaded image of the member as the member's avatar or cover.
 * @param id null removes the picture, undefined keeps it
 * @returns the storage key of the picture; null if `id` is null, undefined if `id` is undefined
 * @throws {ApiError} INVALID_INPUT unless the file is an unpublished image of the member
 */
export async function adoptPicture(
  tx: Transaction<DB>,
  ownerId: string,
  purpose: 'avatar' | 'cover',
  id: string | null | undefined,
) {
  if (id === null || id === undefined) return id;
  const [image] = await adoptImages(tx, ownerId, purpose, [id], ['post', purpose]);
  const variant = image?.variants.find(({ width }) => width >= WIDTH[purpose]) ?? image?.variants.at(-1);
  if (!variant) throw invalidInput(FIELD[purpose], 'A imagem não está mais disponível. Envie-a novamente.');
  return variant.key;
}

/** Marks the previous picture as not stored, so that the next media sweep deletes the picture's files. */
export async function retirePicture(
  tx: Transaction<DB>,
  ownerId: string,
  purpose: 'avatar' | 'cover',
  before: string | null,
  now: string | null,
) {
  const id = before?.slice(0, UUID_LENGTH);
  if (id === undefined || now?.startsWith(id)) return;
  await sql`
    update media set stored = false where id = ${id}::uuid and owner_id = ${ownerId} and purpose = ${purpose}`.execute(
    tx,
  );
}
