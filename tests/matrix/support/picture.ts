import { v4, v7 as uuidv7 } from 'uuid';

/**
 * Returns the database row of a picture whose media key contains the secret. The URL of the picture then contains the
 * secret too.
 */
export function pictureOf(owner_id: string, secret: string) {
  return {
    id: uuidv7(),
    owner_id,
    stored: true,
    kind: 'image' as const,
    width: 480,
    height: 320,
    mime_type: 'image/webp',
    variants: JSON.stringify([{ key: `${v4()}-${secret}.webp`, width: 480, bytes: 1 }]),
    bytes: 1,
  };
}
