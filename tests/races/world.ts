import { v4, v7 as uuidv7 } from 'uuid';
import { inDays, today, topUp } from '../support/ads.ts';
import { SOON } from '../support/moderation.ts';
import type { TestPlatform } from '../support/platform.ts';

/**
 * Creates a test world for one race: three members with money and a moderator, a post with a comment, and three
 * communities.
 */
export async function makeWorld(platform: TestPlatform) {
  const given = { profile_type: 'PROFISSIONAL' } as const;
  const [ana, bia, caio, judge] = [
    await platform.member({ ...given, name: 'Ana' }),
    await platform.member({ ...given, name: 'Bia' }),
    await platform.member({ ...given, name: 'Caio' }),
    await platform.member({ ...given, name: 'Dora', role: 'MODERATOR' }),
  ];
  const members = { ana, bia, caio, judge, visitor: null };
  const post = await platform.post(ana);
  const comment = uuidv7();
  await platform.db
    .insertInto('comments')
    .values({ id: comment, post_id: post, author_id: bia.id, text: 'um comentário' })
    .execute();
  await platform.db.updateTable('posts').set({ comment_count: 1 }).where('id', '=', post).execute();
  const things = {
    post,
    comment,
    community: await platform.community(ana, [bia, caio]),
    closed: await platform.community(ana),
    vip: await platform.community(ana, [], 'VIP'),
  };
  await topUp(platform, bia, 3_000);

  const ids = { ...things, ana: ana.id, bia: bia.id, caio: caio.id, judge: judge.id };
  const words: Record<string, string> = {
    ...ids,
    today: today(),
    later: inDays(1),
    soon: SOON(),
    first: v4(),
    second: v4(),
  };
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return {
    members,
    names,
    fill: (text: string) => text.replace(/\{(\w+)\}/g, (all, name: string) => words[name] ?? all),
    /** Looks up the ids of the rows created by the calls that prepare the race. */
    async find() {
      for (const [name, table] of found) {
        const row = await platform.db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirst();
        if (!row) continue;
        words[name] = row.id;
        names.set(row.id, name);
      }
    },
  };
}

const found = [
  ['case', 'moderation_cases'],
  ['decision', 'moderation_decisions'],
  ['ad', 'ads'],
  ['talk', 'conversations'],
] as const;

export type World = Awaited<ReturnType<typeof makeWorld>>;
