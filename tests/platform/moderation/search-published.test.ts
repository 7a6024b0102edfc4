import { sql } from 'kysely';
import { NIL, v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../bff/platform/db/client.ts';
import { createDatabase } from '../../../bff/platform/db/client.ts';
import { searchSome } from '../../../bff/platform/moderation/search-published.ts';
import { createOwnDatabase, makeMember, type OwnDatabase } from '../../support/own-database.ts';
import { usualKinds } from '../../support/platform.ts';

const PICTURE = 'ffff0000ffff0000';
const OTHER = '00ff00ff00ff00ff';
const NOTHING_LIKE_IT = '123456789abcdef0';

/** Returns the id of the nth media file, counted from the oldest. */
const fileOf = (n: number) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

describe.each(usualKinds)('search for published copies of pictures on the hash list (%s)', (kind) => {
  let own: OwnDatabase;
  let database: Database;
  let db: Database['db'];
  let ana: string;

  beforeAll(async () => {
    own = await createOwnDatabase(kind, 'search_published');
    database = await createDatabase(own);
    ({ db } = database);
    ana = (await makeMember(db)).id;
  });

  afterAll(async () => {
    await database.close();
    await own.remove();
  });

  beforeEach(async () => {
    await db.deleteFrom('moderation_cases').execute();
    await db.deleteFrom('media').execute();
    await db.deleteFrom('known_hashes').execute();
  });

  async function publish(nth: number, hash: string) {
    const post = uuidv7();
    await db.insertInto('posts').values({ id: post, author_id: ana, text: 'oi' }).execute();
    await upload(nth, hash, post);
    return post;
  }

  async function upload(nth: number, hash: string, post_id: string | null) {
    const size = { width: 1, height: 1, bytes: 1, variants: '[]', mime_type: 'image/webp' };
    const row = { id: fileOf(nth), owner_id: ana, post_id, stored: true, kind: 'image' as const, hashes: [hash] };
    await db
      .insertInto('media')
      .values({ ...row, ...size })
      .execute();
  }

  const list = (hash: string) =>
    db
      .insertInto('known_hashes')
      .values({ id: uuidv7(), hash, reason: 'UNDERAGE', case_id: null, added_by: null })
      .execute();
  const found = async () =>
    (await db.selectFrom('moderation_cases').select('target_id').execute()).map((each) => each.target_id).sort();
  const searchedTo = async (hash: string) =>
    (await db.selectFrom('known_hashes').select('searched_to').where('hash', '=', hash).executeTakeFirstOrThrow())
      .searched_to;

  it('searchSome() searches the files in batches, newest first, and goes on with the next batch after a restart', async () => {
    const posts: string[] = [];
    for (let nth = 1; nth <= 9; nth += 1) posts.push(await publish(nth, nth % 2 ? PICTURE : NOTHING_LIKE_IT));
    const [first, third, fifth, seventh, ninth] = posts.filter((_, index) => index % 2 === 0);
    await list(PICTURE);
    expect(await searchSome(db, 4)).toBe(true);
    expect(await searchedTo(PICTURE)).toBe(fileOf(6));
    expect(await found()).toEqual([seventh, ninth]);
    // Publishes a banned picture among the files that the search has already passed. The search must not find it: that
    // would mean that the search has started again from the beginning.
    await publish(10, PICTURE);
    await database.close();
    database = await createDatabase(own);
    ({ db } = database);
    expect(await searchSome(db, 4)).toBe(true);
    expect(await found()).toEqual([third, fifth, seventh, ninth]);
    expect(await searchSome(db, 4)).toBe(true);
    expect(await searchedTo(PICTURE)).toBe(NIL);
    expect(await searchSome(db, 4)).toBe(false);
    expect(await found()).toEqual([first, third, fifth, seventh, ninth]);
  });

  it('a hash added during a search is first compared with the files already searched, then with the other files', async () => {
    for (let nth = 1; nth <= 9; nth += 1) await publish(nth, nth === 1 ? OTHER : PICTURE);
    await list(PICTURE);
    await searchSome(db, 4);
    await list(OTHER);
    await searchSome(db, 6);
    expect([await searchedTo(PICTURE), await searchedTo(OTHER)]).toEqual([fileOf(6), fileOf(6)]);
    await searchSome(db, 4);
    expect([await searchedTo(PICTURE), await searchedTo(OTHER)]).toEqual([fileOf(2), fileOf(2)]);
    while (await searchSome(db, 4));
    expect(await found()).toHaveLength(9);
  });

  it('searchSome() discards an unpublished upload of a picture on the hash list', async () => {
    await upload(1, PICTURE, null);
    await list(PICTURE);
    while (await searchSome(db));
    expect(await db.selectFrom('media').select('stored').execute()).toEqual([{ stored: false }]);
  });

  it('if a batch of searchSome() fails, it opens no case, and the next call searches the batch again', async () => {
    const [one, two] = [await publish(1, PICTURE), await publish(2, PICTURE)];
    await list(PICTURE);
    await sql`alter table moderation_log add constraint fails check (action <> 'HASH_FOUND') not valid`.execute(db);
    await expect(searchSome(db)).rejects.toThrow(/fails/);
    expect([await found(), await searchedTo(PICTURE)]).toEqual([[], 'ffffffff-ffff-ffff-ffff-ffffffffffff']);
    await sql`alter table moderation_log drop constraint fails`.execute(db);
    while (await searchSome(db));
    expect(await found()).toEqual([one, two].sort());
  });
});
