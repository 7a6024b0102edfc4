import type { Exhibit } from '../../bff/demo/world.ts';
import type { PreparedMedia } from '../../bff/platform/media/prepare.ts';

/**
 * Returns the metadata of the demo world's pictures for the database rows. Does not render the pictures, because that
 * is slow.
 */
export function unpainted(exhibits: readonly Exhibit[]) {
  const blank = ({ id }: Exhibit): [string, PreparedMedia] => {
    const variants = [{ key: `${id}-480.webp`, width: 480, bytes: 1 }];
    const facts = {
      kind: 'image',
      width: 4,
      height: 5,
      duration: null,
      thumbhash: null,
      mimeType: 'image/webp',
    } as const;
    return [id, { ...facts, variants, posterKey: null, hashes: [], files: new Map() }];
  };
  return Promise.resolve(new Map(exhibits.map(blank)));
}
