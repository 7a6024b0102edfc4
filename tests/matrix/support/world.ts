import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely, type OperationNodeSource, type RawBuilder } from 'kysely';
import { v4, v7 as uuidv7 } from 'uuid';
import type { DB } from '../../../bff/platform/db/schema.ts';
import { saoPauloDay } from '../../../bff/platform/calendar/sao-paulo.ts';
import { record } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { hashPassword } from '../../../bff/platform/auth/passwords.ts';
import type { Line, Place, Role } from './line.ts';
import { adMoney, makeAds } from './ads.ts';
import { pictureOf } from './picture.ts';
import { makeTalks } from './talks.ts';

const people = ['blocked', 'stranger', 'free', 'follower', 'member', 'moderator', 'owner', 'ended', 'other', 'asking'];
const things = [
  'post',
  'comment',
  'community',
  'invite',
  'file',
  'message',
  'notification',
  'missing',
  'ad',
  'endedAd',
  'intent',
  'paid',
];
const talks = ['talk', 'blockedTalk', 'request'];

/** The password hash of all members. No test knows the random password, so no caller can sign in with it. */
const PASSWORD_HASH = await hashPassword(randomBytes(16).toString('hex'));
const MAIL_HOST = 'correio.example';
const HOUR_MS = 3_600_000;
/** Texts that must not occur in the answer to any caller. */
export const neverTold = [PASSWORD_HASH, MAIL_HOST];

/** Returns the e-mail address of a role. The address of the role `visitor` belongs to no account. */
function addressOf({ names }: World, role: string) {
  return `${names[role] ?? role}@${MAIL_HOST}`;
}

/** Removes the caller's own e-mail address from the answer, if the entry allows the answer to contain it. */
export function besidesOwn({ ownAddress }: Line, text: string, world: World, role: Role) {
  return ownAddress ? text.replaceAll(addressOf(world, role), '') : text;
}

/**
 * The platform's route has a parameter for the kind of member list: `GET /api/user-v2/{followers}`. `{followers}` and
 * the other names in braces are replaced by these values.
 */
const lists = { followers: 'followers', following: 'following', blocks: 'blocks', requests: 'follow-requests' };

export interface World {
  /** The ids and other values that replace the names in braces in an entry. */
  names: Record<string, string>;
  tokenOf(role: Role): string | undefined;
}

/** The values that all functions which create a part of a world need. */
export interface Making {
  db: Kysely<DB>;
  place: Place;
  /** Returns the id of a person or object by the name that the entries use. */
  id: (name: string) => string;
  /** A random word in every text and URL that at least one role must not read. */
  secret: string;
}

/** Creates a world: members in all roles, a post with a picture and a comment, a community, and three conversations. */
export async function makeWorld(db: Kysely<DB>, place: Place): Promise<World> {
  const ids = Object.fromEntries([...people, ...things, ...talks].map((name) => [name, uuidv7()]));
  const making: Making = { db, place, id: (name) => ids[name] ?? '', secret: `s${randomBytes(8).toString('hex')}` };
  const tokens = new Map(people.map((name) => [name, randomBytes(32).toString('base64url')]));
  const inviteToken = randomBytes(24).toString('base64url');
  const blurredKey = `pedido-${making.secret.slice(1)}`;
  await insertAtOnce(db, [
    ...makePeople(making, tokens),
    ...makeCommunity(making, inviteToken),
    ...makePost(making),
    ...makeTalks(making, blurredKey),
    ...makeNotification(making),
    ...makeAds(making),
  ]);
  await db.transaction().execute((tx) => record(tx, adMoney(making)));

  const { secret } = making;
  const nickname = making.id('owner').slice(-12);
  return {
    names: { ...ids, ...lists, secret, blurredKey, inviteToken, nickname, key: v4(), today: saoPauloDay() },
    tokenOf: (role) => (role === 'visitor' ? undefined : tokens.get(role)),
  };
}

/**
 * Inserts all rows in a single SQL statement to save time, because the tests create a thousand worlds. The database
 * checks foreign keys at the end of the statement.
 */
async function insertAtOnce(db: Kysely<DB>, inserts: OperationNodeSource[]) {
  const parts: RawBuilder<unknown>[] = inserts.map((insert, index) => sql`${sql.ref(`part${index}`)} as (${insert})`);
  await sql`with ${sql.join(parts)} select 1`.execute(db);
}

function makePeople({ db, place, id }: Making, tokens: ReadonlyMap<string, string>) {
  const users = people.map((name) => ({
    id: id(name),
    email: `${id(name)}@${MAIL_HOST}`,
    password_hash: PASSWORD_HASH,
    name: `Membro ${name}`,
    nickname: id(name).slice(-12),
    birth_date: '1971-03-04',
    profile_type: name === 'free' ? ('FREE' as const) : ('PROFISSIONAL' as const),
    is_private: name === 'owner' && place === 'private',
    follower_count: name === 'owner' ? 1 : 0,
    following_count: name === 'follower' ? 1 : 0,
  }));
  const sessions = people.map((name) => ({
    token_hash: hashOf(tokens.get(name) ?? ''),
    user_id: id(name),
    expires_at: new Date(Date.now() + (name === 'ended' ? -1 : 1) * HOUR_MS),
  }));
  const follows = [
    { follower_id: id('follower'), followed_id: id('owner'), status: 'FOLLOWING' as const },
    { follower_id: id('asking'), followed_id: id('owner'), status: 'REQUESTED' as const },
  ];
  return [
    db.insertInto('users').values(users),
    db.insertInto('sessions').values(sessions),
    db.insertInto('follows').values(follows),
    db.insertInto('blocks').values({ blocker_id: id('owner'), blocked_id: id('blocked') }),
  ];
}

function makeCommunity({ db, place, id, secret }: Making, inviteToken: string) {
  const isVip = place === 'vip';
  const isClosed = place === 'deleted';
  const community = {
    id: id('community'),
    owner_id: id('owner'),
    kind: isVip ? ('VIP' as const) : ('PRIVADA' as const),
    name: `Roda ${id('owner').slice(-12)}`,
    rules: `regras ${secret}`,
    price_cents: isVip ? 1_990 : null,
    member_count: 5,
    pending_count: 1,
    post_count: 1,
    closed_at: isClosed ? new Date() : null,
  };
  const membership = (name: string, role: 'OWNER' | 'MODERATOR' | 'MEMBER' = 'MEMBER') => ({
    id: uuidv7(),
    community_id: community.id,
    user_id: id(name),
    role,
    status: isClosed ? ('REMOVED' as const) : name === 'asking' ? ('PENDING' as const) : ('ACTIVE' as const),
  });
  const ordinary = ['member', 'blocked', 'other', 'asking'].map((name) => membership(name));
  const memberships = [membership('owner', 'OWNER'), membership('moderator', 'MODERATOR'), ...ordinary];
  const made = { community_id: community.id, created_by: id('owner') };
  const offer = { community_id: community.id, from_id: id('owner'), to_id: id('moderator') };
  return [
    db.insertInto('communities').values(community),
    db.insertInto('community_members').values(memberships),
    db.insertInto('community_offers').values({ ...offer, expires_at: new Date(Date.now() + HOUR_MS) }),
    db.insertInto('community_invites').values({ ...made, id: id('invite'), token_hash: hashOf(inviteToken) }),
  ];
}

function makePost({ db, place, id, secret }: Making) {
  const isInside = place === 'community' || place === 'vip';
  const post = {
    id: id('post'),
    author_id: id('owner'),
    text: `post ${secret}`,
    community_id: isInside ? id('community') : null,
    comment_count: 1,
    deleted_at: place === 'deleted' ? new Date() : null,
  };
  const comment = { id: id('comment'), post_id: post.id, author_id: post.author_id, text: `comentário ${secret}` };
  const published = { ...pictureOf(post.author_id, secret), post_id: post.id, alt: `foto ${secret}` };
  return [
    db.insertInto('posts').values(post),
    db.insertInto('comments').values(comment),
    db.insertInto('media').values([published, { ...pictureOf(post.author_id, secret), id: id('file') }]),
  ];
}

function makeNotification({ db, id, secret }: Making) {
  const notification = {
    id: id('notification'),
    recipient_id: id('owner'),
    kind: 'MODERATION' as const,
    target_id: id('owner'),
    day: '2026-01-01',
    seq: 1,
    detail: `aviso ${secret}`,
  };
  return [
    db.insertInto('notification_states').values({ user_id: id('owner'), last_seq: 1, unread_count: 1 }),
    db.insertInto('notifications').values(notification),
  ];
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest();
}
