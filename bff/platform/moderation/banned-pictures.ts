import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import { isSamePicture, MAX_DIFFERENT } from '../media/perceptual-hash.ts';
import type { BannedPicture } from '../media/screen.ts';
import { reasons, type Reason } from '../policy/reasons.ts';

/** A list of banned pictures, which no member may publish. */
export interface HashList {
  /**
   * Returns an entry of the list that matches one of the given hashes.
   * @param hashes the hash of an image, or the hashes of a video's frames
   */
  find: (hashes: string[]) => Promise<BannedPicture | undefined>;
}

/**
 * Reads the list of banned pictures that moderators maintain in the database. All platform processes share this list.
 */
export function createTableHashList(db: Kysely<DB>): HashList {
  return {
    async find(hashes) {
      const { rows } = await sql<BannedPicture & { hash: string; mine: string }>`
        select k.id, k.reason, k.hash, mine from known_hashes k, unnest(${hashes}::text[]) mine
        where ${isAlike(sql`mine`, sql`k.hash`)}`.execute(db);
      return rows.find(({ hash, mine }) => isSamePicture(hash, mine));
    },
  };
}

/**
 * SQL condition that is true if two hashes may belong to the same picture. The condition only preselects rows;
 * `isSamePicture` makes the final comparison.
 */
export function isAlike(one: RawBuilder<unknown>, other: RawBuilder<unknown>) {
  const bitsOf = (hash: RawBuilder<unknown>) => sql`('x' || left(${hash}, 16))::bit(64)`;
  return sql<boolean>`bit_count(${bitsOf(one)} # ${bitsOf(other)}) <= ${sql.lit(MAX_DIFFERENT)}`;
}

/**
 * Reads a list of banned pictures that another organisation maintains, from a file. Each line starts with a hash of 16
 * hexadecimal digits. If the colours are known, they follow after a hyphen. The reason comes last; a line without a
 * reason gets the gravest reason.
 * @throws {Error} whose message names the invalid line
 */
export async function readFileHashList(path: string): Promise<HashList> {
  const entries = (await readFile(path, 'utf8')).split('\n').flatMap((line, index) => entryOf(line, index, path));
  return {
    find: (hashes) => Promise.resolve(entries.find(({ hash }) => hashes.some((other) => isSamePicture(hash, other)))),
  };
}

function entryOf(line: string, index: number, path: string): (BannedPicture & { hash: string })[] {
  const [words = ''] = line.split('#');
  if (words.trim() === '') return [];
  const [hash = '', reason = reasons[0], ...rest] = words.trim().split(/\s+/);
  if (!/^[0-9a-f]{16}(-[0-9a-f]{96})?$/i.test(hash) || !isReason(reason) || rest.length > 0) {
    throw new Error(`${path}, line ${index + 1}: not a hash of 16 hexadecimal digits with a reason`);
  }
  return [{ id: createHash('sha256').update(hash.toLowerCase()).digest('base64url'), reason, hash }];
}

function isReason(word: string): word is Reason {
  return reasons.some((reason) => reason === word);
}
