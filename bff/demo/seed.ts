import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { nicknamed } from '../platform/accounts/security/nicknames.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import type { DB } from '../platform/db/schema.ts';
import { transact } from '../platform/db/transact.ts';
import type { PreparedMedia } from '../platform/media/prepare.ts';
import { saoPauloDay } from '../platform/calendar/sao-paulo.ts';
import { fillGallery, type Gallery } from './gallery.ts';
import { DEMO_PASSWORD } from './logins.ts';
import { insertCases } from './seed-moderation.ts';
import { insertConversations } from './seed-conversations.ts';
import { insertMoney, payOut } from './seed-money.ts';
import { insertVipMonths } from './seed-vip.ts';
import { insertNotifications, orderNotifications } from './seed-notifications.ts';
import { buildWorld, type World } from './world.ts';

/** The number of rows per INSERT statement, so that the number of parameters stays well below PostgreSQL's limit. */
const BATCH = 1_000;
const SEEDING_LOCK = 7_261_521; // Arbitrary advisory lock key, unique in this project

export interface Demo extends Gallery {
  db: Kysely<DB>;
  now?: Date;
  /** Renders the pictures, which takes most of the seeding time. Tests pass a faster replacement. */
  fill?: typeof fillGallery;
}

/**
 * Creates the demo world in an empty database. First renders and stores all pictures, then inserts all rows in a single
 * transaction, so that a crash leaves the database empty and the next start tries again.
 * @returns false if members already exist, in which case nothing is changed
 */
export async function seedDemo({ db, now = new Date(), fill = fillGallery, ...gallery }: Demo) {
  if (!(await isEmpty(db))) return false;
  const world = buildWorld(saoPauloDay(now));
  const stored = await fill(world.exhibits, gallery);
  const passwordHash = await hashPassword(DEMO_PASSWORD);

  return await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${SEEDING_LOCK}::bigint)`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    await insertMembers(tx, world, passwordHash, stored);
    await insertCommunities(tx, world);
    await insertPosts(tx, world);
    await insertMedia(tx, world, stored);
    await insertConversations(tx, world.conversations);
    await insertNotifications(tx, world);
    await insertVipMonths(tx, world, now);
    await insertMoney(tx, world, now);
    await payOut(tx);
    await insertCases(tx, world, now);
    // Registered last, because the notifications about money are themselves written just before the commit.
    tx.beforeCommit(() => orderNotifications(tx));
    return true;
  });
}

async function isEmpty(db: Kysely<DB>) {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

type Stored = ReadonlyMap<string, PreparedMedia>;

async function insertMembers(tx: Transaction<DB>, { members, follows }: World, passwordHash: string, stored: Stored) {
  const countOf = (side: 'follower' | 'followed', id: string) =>
    follows.filter((follow) => follow[side] === id && follow.status === 'FOLLOWING').length;
  await insertAll(
    tx,
    'users',
    members.map(({ id, email, joined, avatar, cover, person }) => ({
      id,
      email,
      email_confirmed_at: new Date(joined),
      password_hash: passwordHash,
      name: person.name,
      ...nicknamed(person.nickname),
      birth_date: person.born,
      gender: person.gender,
      preferences: person.preferences.join(','),
      profile_type: person.perfil,
      role: person.moderator ? ('MODERATOR' as const) : ('MEMBER' as const),
      bio: person.bio,
      avatar_key: widestOf(stored, avatar),
      cover_key: cover ? widestOf(stored, cover) : null,
      is_private: person.isPrivate ?? false,
      is_verified: person.verified ?? false,
      follower_count: countOf('followed', id),
      following_count: countOf('follower', id),
      created_at: new Date(joined),
    })),
  );
  await insertAll(
    tx,
    'follows',
    follows.map(({ follower, followed, at, status }) => ({
      follower_id: follower,
      followed_id: followed,
      status,
      created_at: new Date(at),
    })),
  );
}

async function insertCommunities(tx: Transaction<DB>, { circles, posts }: World) {
  await insertAll(
    tx,
    'communities',
    circles.map(({ id, owner, founded, cover, joined, pending, community }) => ({
      id,
      owner_id: owner,
      kind: community.kind,
      name: community.name,
      description: community.description,
      rules: community.rules,
      picture_id: cover,
      price_cents: community.kind === 'VIP' ? community.priceCents : null,
      member_count: joined.length,
      pending_count: pending,
      post_count: posts.filter(({ communityId }) => communityId === id).length,
      created_at: new Date(founded),
    })),
  );
  await insertAll(
    tx,
    'community_members',
    circles.flatMap((circle) =>
      circle.memberships.map(({ id, user, at, role, status }) => ({
        id,
        community_id: circle.id,
        user_id: user,
        role,
        status,
        joined_at: new Date(at),
      })),
    ),
  );
}

async function insertPosts(tx: Transaction<DB>, { posts }: World) {
  await insertAll(
    tx,
    'posts',
    posts.map(({ id, at, author, communityId, text, reactions, comments, views }) => ({
      id,
      author_id: author,
      community_id: communityId,
      text,
      reaction_count: reactions.length,
      comment_count: comments.length,
      view_count: views.length,
      created_at: new Date(at),
    })),
  );
  await insertAll(
    tx,
    'post_reactions',
    posts.flatMap(({ id, reactions }) =>
      reactions.map(({ by, at }) => ({ post_id: id, user_id: by, created_at: new Date(at) })),
    ),
  );
  await insertAll(
    tx,
    'post_views',
    posts.flatMap(({ id, views }) =>
      views.map(({ by, at }) => ({ post_id: id, viewer: by, day: saoPauloDay(new Date(at)) })),
    ),
  );
  const comments = posts.flatMap((post) => post.comments.map((comment) => ({ ...comment, postId: post.id })));
  await insertAll(
    tx,
    'comments',
    comments.map(({ id, postId, by, at, parent, text, hidden, reactions }) => ({
      id,
      post_id: postId,
      author_id: by,
      parent_id: parent,
      text,
      reaction_count: reactions.length,
      reply_count: comments.filter((other) => other.parent === id).length,
      hidden_at: hidden ? new Date(at) : null,
      created_at: new Date(at),
    })),
  );
  await insertAll(
    tx,
    'comment_reactions',
    comments.flatMap(({ id, reactions }) =>
      reactions.map(({ by, at }) => ({ comment_id: id, user_id: by, created_at: new Date(at) })),
    ),
  );
}

async function insertMedia(tx: Transaction<DB>, { exhibits, posts }: World, stored: Stored) {
  const writtenAt = new Map(posts.map(({ id, at }) => [id, at]));
  await insertAll(
    tx,
    'media',
    exhibits.map(({ id, owner, work, published, advertises }) => {
      const media = preparedOf(stored, id);
      return {
        id,
        owner_id: owner,
        purpose:
          published || advertises ? ('post' as const) : 'look' in work ? ('avatar' as const) : ('cover' as const),
        post_id: published?.postId ?? null,
        position: published?.position ?? 0,
        stored: true,
        kind: media.kind,
        width: media.width,
        height: media.height,
        duration: media.duration,
        alt: published?.alt ?? advertises ?? '',
        thumbhash: media.thumbhash,
        mime_type: media.mimeType,
        variants: JSON.stringify(media.variants),
        poster_key: media.posterKey,
        bytes: media.variants.reduce((sum, { bytes }) => sum + bytes, 0),
        created_at: new Date((published && writtenAt.get(published.postId)) ?? Date.now()),
      };
    }),
  );
}

function preparedOf(stored: Stored, id: string) {
  const media = stored.get(id);
  if (!media) throw new Error(`The picture ${id} was never made.`);
  return media;
}

function widestOf(stored: Stored, id: string) {
  return preparedOf(stored, id).variants.at(-1)?.key ?? null;
}

async function insertAll<Table extends keyof DB>(
  tx: Transaction<DB>,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
) {
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + BATCH))
      .execute();
  }
}
