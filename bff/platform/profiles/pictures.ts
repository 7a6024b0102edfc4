import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { invalidInput } from '../errors.ts';
import { adoptImages } from '../media/adopt.ts';

/** The narrowest rendition of at least this many pixels is the picture. */
const WIDTH = { avatar: 256, cover: 1_280 };
const FIELD = { avatar: 'idFoto', cover: 'idCapa' };
const UUID_LENGTH = 36;

/**
 * Makes a stored image of the member's own their picture.
 * @param id null takes the picture away, undefined leaves it
 * @returns the storage key, null or undefined likewise
 * @throws {ApiError} INVALID_INPUT for what is no unpublished image of theirs
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

/** The picture before: the next sweep of the media store takes its bytes away. */
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
