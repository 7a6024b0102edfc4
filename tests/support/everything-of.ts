import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { v4, v7 as uuidv7 } from 'uuid';
import type { DB } from '../../bff/platform/db/schema.ts';
import { provider, record, vipFees, wallet, type Movement } from '../../bff/platform/wallet/ledger/ledger.ts';
import { vipMonthKey } from '../../bff/platform/wallet/ledger/vip-month.ts';
import { picture, streamOf } from './media.ts';
import type { Member, TestPlatform } from './platform.ts';

/** The values of the evidence columns for a moderation case that stores no content as evidence. */
export const noEvidence = {
  title: null,
  text: '',
  files: [],
  pictures: [],
  before: [],
  postId: null,
  communityId: null,
  conversationId: null,
  createdAt: null,
};

/** Returns the unique text that a test stores in a column. */
export const wordOf = (secret: string, table: string, column: string) => `${secret}.${table}.${column}`;

/**
 * Creates a member with a row in every table that can have rows about a member. Each text of these rows contains the
 * name of its column. A new table or column needs an entry here: tests/platform/privacy/personal-data.test.ts fails if
 * one is missing.
 */
export async function everythingOf(platform: TestPlatform, secret: string) {
  const { db } = platform;
  const word = (table: keyof DB, column: string) => wordOf(secret, table, column);
  const put = async (table: keyof DB, row: Record<string, unknown>) => {
    const values = Object.values(row).map((value) => sql`${value}`);
    await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(values)})`.execute(db);
    return row;
  };
  const put7 = async (table: keyof DB, row: Record<string, unknown>) => {
    const id = uuidv7();
    await put(table, { id, ...row });
    return id;
  };
  const move = (movement: Movement) => db.transaction().execute((tx) => record(tx, movement));
  const [soon, today] = [new Date(Date.now() + 3_600_000), '2026-01-01'];
  const hash = () => randomBytes(32);

  const bia = await platform.member({ profile_type: 'PROFISSIONAL' });
  const moderator = await platform.member({ role: 'MODERATOR' });
  const ana = await platform.member({
    email: `${word('users', 'email')}@x.example`,
    password_hash: word('users', 'password_hash'),
    name: word('users', 'name'),
    nickname: word('users', 'nickname'),
    nickname_keys: [word('users', 'nickname_keys')],
    preferences: word('users', 'preferences'),
    bio: word('users', 'bio'),
    avatar_key: word('users', 'avatar_key'),
    cover_key: word('users', 'cover_key'),
    gender: 'MULHER',
    email_confirmed_at: new Date(),
  });
  const me = { user_id: ana.id };
  const file = async () => (await platform.media.ingest(streamOf(await picture()), { ownerId: ana.id })).id;
  const [ofPost, ofAd, ofMessage] = [await file(), await file(), await file()];
  const alt = word('media', 'alt');
  await db.updateTable('media').set({ alt }).where('owner_id', '=', ana.id).execute();
  await db.updateTable('media').set({ purpose: 'ad' }).where('id', '=', ofAd).execute();
  await db.updateTable('media').set({ purpose: 'message', evidence: true }).where('id', '=', ofMessage).execute();

  await put('sessions', {
    ...me,
    token_hash: hash(),
    expires_at: soon,
    user_agent: word('sessions', 'user_agent'),
    network: word('sessions', 'network'),
    time_zone: word('sessions', 'time_zone'),
  });
  await put('access_records', { ...me, address: word('access_records', 'address') });
  await put('age_assurances', { ...me, result: 'VERIFIED', method: 'CARD', reference: uuidv7(), expires_at: soon });
  await put('auth_challenges', {
    ...me,
    token_hash: hash(),
    purpose: 'LOCK',
    password_hash: word('auth_challenges', 'password_hash'),
    expires_at: soon,
  });
  await put('email_codes', {
    ...me,
    purpose: 'CHANGE',
    email: word('email_codes', 'email'),
    code_hash: word('email_codes', 'code_hash'),
    expires_at: soon,
  });
  await put('mail_links', {
    ...me,
    token_hash: hash(),
    purpose: 'UNDO_EMAIL',
    email: word('mail_links', 'email'),
    expires_at: soon,
  });
  await put7('mails', { ...me, content: hash(), is_sealed: true, due_at: soon });
  await put('password_resets', { ...me, code_hash: word('password_resets', 'code_hash'), expires_at: soon });
  await put7('passkeys', {
    ...me,
    credential_id: v4(),
    public_key: hash(),
    counter: 0,
    name: word('passkeys', 'name'),
  });
  await put('totp_secrets', { ...me, secret: hash(), confirmed_at: new Date() });
  await put('recovery_codes', { ...me, code_hash: hash() });
  await put('known_devices', { ...me, device_hash: hash() });
  await put('erasures', { ...me, claim: v4(), claimed_until: new Date(0) });
  await put('idempotency', { ...me, key: v4(), fingerprint: hash(), result_id: v4() });

  const post = await platform.post(ana, { text: word('posts', 'text') });
  await db.updateTable('media').set({ post_id: post }).where('id', '=', ofPost).execute();
  const theirs = await platform.post(bia);
  const comment = await platform.comment(ana, theirs, word('comments', 'text'));
  await platform.comment(bia, theirs, 'resposta', comment);
  await put('comment_reactions', { ...me, comment_id: comment });
  await put('post_reactions', { ...me, post_id: theirs });
  await put('post_views', { viewer: ana.id, post_id: theirs, day: today });
  await put('follows', { follower_id: ana.id, followed_id: bia.id });
  await put('follows', { follower_id: bia.id, followed_id: ana.id });
  for (const [table, one, other] of [
    ['blocks', 'blocker_id', 'blocked_id'],
    ['mutes', 'muter_id', 'muted_id'],
    ['dismissed_suggestions', 'user_id', 'dismissed_id'],
  ] as const) {
    await put(table, { [one]: ana.id, [other]: moderator.id });
    await put(table, { [one]: moderator.id, [other]: ana.id });
  }

  const community = await platform.community(bia, [ana], 'VIP');
  const subscription = await put7('vip_subscriptions', {
    ...me,
    community_id: community,
    price_cents: 1_990,
    started_at: new Date(),
    months: 1,
    paid_until: soon,
    due_at: soon,
  });
  await move({
    key: vipMonthKey(subscription, 1),
    kind: 'VIP',
    memberId: ana.id,
    entries: [
      { account: provider, centavos: -1_990 },
      { account: vipFees, centavos: 1_990 },
    ],
  });
  const earned = { days: 30, ends_at: soon, due_at: soon };
  const month_key = vipMonthKey(subscription, 1);
  await put('vip_earnings', {
    month_key,
    earner_id: ana.id,
    community_id: community,
    earned: 1,
    released: 1,
    ...earned,
  });
  const own = await platform.community(ana, [bia]);
  await put7('community_invites', { community_id: own, token_hash: hash(), created_by: ana.id });
  await put('community_offers', { community_id: own, from_id: ana.id, to_id: bia.id, expires_at: soon });
  await put('community_offers', { community_id: community, from_id: bia.id, to_id: ana.id, expires_at: soon });
  await db
    .updateTable('community_members')
    .set({ role: 'MODERATOR' })
    .where('community_id', '=', own)
    .where('user_id', '=', bia.id)
    .execute();
  const called = (table: 'communities') => ({
    name: word(table, 'name'),
    description: `${word(table, 'description')} ${word(table, 'search')}`,
    rules: word(table, 'rules'),
  });
  await db.updateTable('communities').set(called('communities')).where('id', '=', own).execute();

  // A row of `conversations` stores the ids of its two members in order: the smaller one is `first_id`.
  const talkWith = async ({ id: peer_id }: Member) => {
    const [first_id, second_id] = [ana.id, peer_id].sort();
    const conversation_id = await put7('conversations', { first_id, second_id, last_seq: 2 });
    await put('conversation_members', { conversation_id, user_id: ana.id, peer_id });
    await put('conversation_members', { conversation_id, user_id: peer_id, peer_id: ana.id });
    return conversation_id;
  };
  await talkWith(await platform.member());
  const talk = await talkWith(bia);
  await put7('messages', {
    conversation_id: talk,
    seq: 1,
    sender_id: ana.id,
    client_id: v4(),
    text: word('messages', 'text'),
    media_id: ofMessage,
  });
  await put7('messages', {
    conversation_id: talk,
    seq: 2,
    sender_id: bia.id,
    client_id: v4(),
    hidden_for: [ana.id],
  });

  const notice = { kind: 'FOLLOW', day: today, seq: 900 };
  await put('notification_states', { ...me, last_seq: 900 }).catch(() => undefined);
  await put7('notifications', {
    ...notice,
    recipient_id: ana.id,
    target_id: ana.id,
    detail: word('notifications', 'detail'),
  });
  const told = await put7('notifications', {
    ...notice,
    recipient_id: bia.id,
    target_id: bia.id,
    read_at: new Date(),
  });
  await put('notification_actors', { notification_id: told, actor_id: ana.id, source_id: ana.id, seq: 900 });
  await put('notification_switches', { ...me, kind: 'FOLLOW' });

  const adOf = async (owner: Member, more: object) =>
    await put7('ads', {
      owner_id: owner.id,
      kind: 'AD',
      state: 'FINALIZADO',
      targets: ['MULHER'],
      title: 'anúncio',
      link: 'https://x.example/',
      start_day: today,
      end_day: today,
      day_centavos: 1_500,
      total_centavos: 1_500,
      ended_at: new Date(),
      ...more,
    });
  const ad = await adOf(ana, {
    state: 'RECUSADO',
    title: word('ads', 'title'),
    link: `https://${word('ads', 'link')}/`,
    refusal: word('ads', 'refusal'),
    returned_centavos: 500,
  });
  await put('ad_files', { ad_id: ad, position: 0, media_id: ofAd });
  await put('ad_days', { ad_id: ad, day: today, reach: 1 });
  await put('ad_viewers', { ad_id: await adOf(bia, {}), viewer_id: ana.id, day: today, shown: 1 });
  await move({
    key: `test:${v4()}`,
    kind: 'REFUND',
    memberId: ana.id,
    adId: ad,
    entries: [
      { account: wallet(ana.id), centavos: 500 },
      { account: provider, centavos: -500 },
    ],
  });
  const customer = word('payment_customers', 'provider_id');
  await put('payment_customers', { member_id: ana.id, provider_id: customer });
  const intent = await put7('payment_intents', {
    member_id: ana.id,
    purpose: 'TOP_UP',
    centavos: 500,
    status: 'CANCELED',
    settled_at: new Date(),
  });
  const card = { provider_id: word('payment_cards', 'provider_id'), brand: 'visa', last4: '4242' };
  await put('payment_cards', { member_id: ana.id, ...card, exp_month: 12, exp_year: 2034 });
  await put('payment_cards_due', { intent_id: intent, member_id: ana.id });
  const mandate = { community_id: v4(), max_centavos: 1_990, provider_id: word('payment_mandates', 'provider_id') };
  await put('payment_mandates', {
    intent_id: intent,
    member_id: ana.id,
    ...mandate,
    status: 'ENDED',
    ended_at: new Date(),
  });
  const purchase = JSON.stringify({ title: word('payment_orders', 'purchase') });
  await put('payment_orders', { intent_id: intent, member_id: ana.id, purchase });
  await put7('payment_refunds', { intent_id: intent, member_id: ana.id, centavos: 500, status: 'FAILED' });
  await put('payment_declines', { id: v4(), intent_id: intent, member_id: ana.id, code: 'x' });

  const evidence = JSON.stringify({ ...noEvidence, title: word('moderation_cases', 'evidence'), text: ana.id });
  const decidedCase = {
    author_id: ana.id,
    target_kind: 'PROFILE',
    target_id: ana.id,
    reason: 'SPAM',
    status: 'DECIDED',
    decided_at: new Date(),
    due_at: soon,
    evidence,
    claimed_by: ana.id,
    media_ids: [ofMessage],
  };
  const case_ = await put7('moderation_cases', decidedCase);
  const undo = JSON.stringify({
    profile: { bio: word('moderation_decisions', 'undo'), avatar_key: null, cover_key: null },
  });
  const decide = async (author: Member, judge: Member) =>
    await put7('moderation_decisions', {
      case_id: case_,
      kind: 'TAKE_DOWN',
      moderator_id: judge.id,
      author_id: author.id,
      reason: 'SPAM',
      text: word('moderation_decisions', 'text'),
      undo,
    });
  const appealed = { status: 'UPHELD', due_at: soon, decided_at: new Date() };
  const decision = await decide(ana, moderator);
  await put7('moderation_appeals', {
    ...appealed,
    decision_id: decision,
    author_id: ana.id,
    text: word('moderation_appeals', 'text'),
    answer: word('moderation_appeals', 'answer'),
    decided_by: moderator.id,
  });
  await put7('moderation_appeals', {
    ...appealed,
    decision_id: await decide(bia, ana),
    author_id: bia.id,
    text: 'x',
    decided_by: ana.id,
  });
  const report = await put7('moderation_reports', {
    case_id: case_,
    reporter_id: ana.id,
    target_kind: 'PROFILE',
    target_id: ana.id,
    reason: 'SPAM',
    text: word('moderation_reports', 'text'),
  });
  await put('moderation_protocols', {
    protocol: v4(),
    secret_hash: hash(),
    report_id: report,
    contact: word('moderation_protocols', 'contact'),
  });
  const listed = await put7('known_hashes', { hash: randomBytes(8).toString('hex'), reason: 'SPAM', added_by: ana.id });
  await put('known_hash_cases', { hash_id: listed, case_id: case_ });
  await put('stray_files', { key: `${v4()}.webp` });
  await put('final_acts', { ...me, kind: 'PASSWORD' });
  await put7('moderation_log', { actor_id: ana.id, action: 'X', subject_id: ana.id, target_id: ana.id });
  await put7('exports', { ...me });

  return { ana, bia, moderator, case: case_, decision, files: [ofPost, ofAd, ofMessage] };
}

/** Returns the `table.column` of every column that contains the text in any row. */
export async function columnsWith({ db }: Pick<TestPlatform, 'db'>, text: string) {
  const { rows: columns } = await sql<{ table: string; names: string[] }>`
    select table_name as table, array_agg(column_name::text) as names from information_schema.columns
    where table_schema = 'public' group by 1 order by 1`.execute(db);
  const found: string[] = [];
  for (const { table, names } of columns) {
    const each = names.map(
      (name) => sql`coalesce(bool_or(${sql.ref(name)}::text like ${`%${text}%`}), false) as ${sql.ref(name)}`,
    );
    const { rows } = await sql<Record<string, boolean>>`select ${sql.join(each)} from ${sql.table(table)}`.execute(db);
    for (const name of names) if (rows[0]?.[name]) found.push(`${table}.${name}`);
  }
  return found;
}
