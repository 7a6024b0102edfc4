import type { DB } from '../db/schema.ts';
import type { PartName } from './export-parts.ts';

/**
 * The effect of an account's erasure on a column that holds the member's id. `row` deletes the row, `null` clears the
 * column. `stays` keeps the row and the id, because another member, the ledger, moderation or the law still needs the
 * row. A kept id no longer leads to an account.
 */
type Named = 'row' | 'null' | 'stays';

/**
 * The effect of an account's erasure on a column with text that the member wrote or that identifies the member.
 * - `row`: the text is deleted with its row.
 * - `emptied`: the text is cleared, and the row stays.
 * - `evidence`: the text is kept as long as moderation keeps its evidence.
 * - `decision`: the text is a moderator's reasons for a decision, and is kept.
 * - `community`: the text belongs to a community that continues to exist.
 * - `law`: the text is kept as long as the law requires.
 */
type Words = 'row' | 'emptied' | 'evidence' | 'decision' | 'community' | 'law';

/** The reason why a data export does not contain a column. */
type NotCopied =
  /** The column holds a secret, with which a person could sign in or guess a password or code. */
  | 'secret'
  /** The column reveals data about another member or about moderation. */
  | 'others'
  /** The column holds technical data: keys, positions, counters and flags. */
  | 'inner';

export interface Line<Column extends string = string> {
  names?: Partial<Record<Column, Named>>;
  words?: Partial<Record<Column, Words>>;
  /** The text columns with values that the product defines: states, kinds, keys of files. */
  codes?: readonly Column[];
  copied?: Partial<Record<PartName, readonly Column[]>>;
  notCopied?: Partial<Record<NotCopied, readonly Column[]>>;
}

/**
 * Maps every table and column of the database to its treatment in an erasure and in a data export. `eraseAccount`
 * applies the map, and tests compare the data export with it. The tests fail for a table or column without an entry.
 */
export const personalData: { [Table in keyof DB]: Line<keyof DB[Table] & string> } = {
  access_records: {
    names: { user_id: 'stays' }, // Brazilian law 12.965/2014, art. 15: kept for six months, even after an erasure
    words: { address: 'law' },
    copied: { acessos: ['at', 'address'] },
    notCopied: { inner: ['user_id'] },
  },
  ad_days: { copied: { anuncios: ['day', 'reach', 'view_count', 'click_count'] }, notCopied: { inner: ['ad_id'] } },
  ad_files: { copied: { arquivos: ['media_id'] }, notCopied: { inner: ['ad_id', 'position'] } },
  ad_prices: { codes: ['product'], notCopied: { inner: ['product', 'day_centavos'] } },
  ad_viewers: {
    names: { viewer_id: 'row' },
    copied: { visualizacoes: ['ad_id', 'day', 'shown', 'clicked_on', 'seen_at'] },
    notCopied: { inner: ['viewer_id'] },
  },
  ads: {
    names: { owner_id: 'stays' },
    words: { title: 'emptied', link: 'emptied', refusal: 'emptied' },
    codes: ['kind', 'state', 'targets', 'highlight', 'intent_id'],
    copied: {
      anuncios: [
        'id',
        'kind',
        'state',
        'targets',
        'highlight',
        'post_id',
        'title',
        'link',
        'start_day',
        'end_day',
        'day_centavos',
        'total_centavos',
        'returned_centavos',
        'refusal',
        'reach',
        'view_count',
        'click_count',
        'created_at',
        'ended_at',
      ],
    },
    notCopied: { inner: ['owner_id', 'intent_id', 'taken_down', 'place', 'days_from'] },
  },
  age_assurances: {
    names: { user_id: 'row' },
    codes: ['result', 'method'],
    copied: { idade: ['result', 'method', 'reference', 'expires_at'] },
    notCopied: { inner: ['user_id'] },
  },
  auth_challenges: {
    names: { user_id: 'row' },
    words: { password_hash: 'row' },
    codes: ['purpose', 'token_hash'],
    notCopied: {
      secret: ['token_hash', 'password_hash'],
      inner: ['purpose', 'user_id', 'tries', 'expires_at', 'keeps'],
    },
  },
  blocks: {
    names: { blocker_id: 'row', blocked_id: 'row' },
    copied: { 'bloqueios-e-silenciados': ['blocked_id', 'created_at'] },
    notCopied: { inner: ['blocker_id'] },
  },
  comment_reactions: {
    names: { user_id: 'row' },
    copied: { reacoes: ['comment_id', 'created_at'] },
    notCopied: { inner: ['user_id'] },
  },
  comments: {
    names: { author_id: 'stays' },
    words: { text: 'emptied' },
    copied: { comentarios: ['id', 'post_id', 'parent_id', 'text', 'reaction_count', 'hidden_at', 'created_at'] },
    notCopied: {
      inner: [
        'author_id',
        'reaction_revision',
        'reply_count',
        'reply_revision',
        'taken_down',
        'erased_at',
        'author_out',
      ],
    },
  },
  communities: {
    names: { owner_id: 'stays' },
    words: { name: 'community', description: 'community', rules: 'community', search: 'community' },
    codes: ['kind'],
    copied: { comunidades: ['id', 'kind', 'name', 'description', 'rules', 'price_cents', 'created_at', 'closed_at'] },
    notCopied: {
      inner: ['owner_id', 'search', 'picture_id', 'member_count', 'pending_count', 'post_count', 'taken_down'],
    },
  },
  community_invites: {
    names: { created_by: 'row' },
    codes: ['token_hash'],
    copied: { convites: ['community_id', 'uses', 'created_at', 'expires_at', 'revoked_at'] },
    notCopied: { secret: ['token_hash'], inner: ['id', 'created_by'] },
  },
  community_members: {
    names: { user_id: 'row' },
    codes: ['role', 'status', 'status_before'],
    copied: { comunidades: ['community_id', 'role', 'status', 'joined_at', 'was_put_out'] },
    notCopied: { inner: ['id', 'user_id', 'status_before'] },
  },
  community_offers: {
    names: { from_id: 'row', to_id: 'row' },
    copied: { 'ofertas-de-comunidades': ['community_id', 'from_id', 'to_id', 'offered_at', 'expires_at'] },
  },
  conversation_members: {
    names: { user_id: 'stays', peer_id: 'stays' },
    codes: ['request'],
    copied: { conversas: ['peer_id', 'request', 'is_muted', 'unread_count'] },
    notCopied: {
      inner: ['conversation_id', 'user_id', 'last_read_seq', 'delivered_seq', 'cleared_seq', 'activity_id'],
    },
  },
  conversations: {
    names: { first_id: 'stays', second_id: 'stays' },
    copied: { conversas: ['created_at'] },
    notCopied: { inner: ['id', 'first_id', 'second_id', 'last_seq'] },
  },
  dismissed_suggestions: {
    names: { user_id: 'row', dismissed_id: 'row' },
    copied: { 'sugestoes-dispensadas': ['dismissed_id', 'created_at'] },
    notCopied: { inner: ['user_id'] },
  },
  email_codes: {
    names: { user_id: 'row' },
    words: { email: 'row', code_hash: 'row' },
    codes: ['purpose'],
    copied: { seguranca: ['purpose', 'email', 'sent_at'] },
    notCopied: { secret: ['code_hash'], inner: ['user_id', 'tries', 'expires_at', 'requests', 'window_started_at'] },
  },
  erasures: {
    names: { user_id: 'stays' }, // the row stays until the erasure is complete, and is then deleted
    notCopied: { inner: ['user_id', 'claim', 'claimed_until'] },
  },
  exports: {
    names: { user_id: 'row' },
    codes: ['state'],
    notCopied: {
      inner: [
        'id',
        'user_id',
        'state',
        'done',
        'total',
        'attempts',
        'bytes',
        'requested_at',
        'expires_at',
        'claim',
        'claimed_until',
      ],
    },
  },
  final_acts: {
    // An erasure keeps the rows of final acts, which are erasures and removals that a restored backup has to repeat.
    // Without these rows, a restore would bring back an erased account or removed content (backup/final-acts.ts).
    names: { user_id: 'stays', detail: 'stays' },
    codes: ['kind'],
    notCopied: { inner: ['id', 'kind', 'user_id', 'detail', 'at', 'is_kept', 'tx'] },
  },
  follows: {
    names: { follower_id: 'row', followed_id: 'row' },
    codes: ['status'],
    copied: {
      seguindo: ['followed_id', 'status', 'created_at'],
      seguidores: ['follower_id', 'status', 'created_at'],
    },
  },
  idempotency: {
    names: { user_id: 'row' },
    codes: ['fingerprint'],
    notCopied: { inner: ['user_id', 'key', 'fingerprint', 'result_id', 'created_at'] },
  },
  known_devices: {
    names: { user_id: 'row' },
    codes: ['device_hash'],
    copied: { aparelhos: ['last_used_at'] },
    notCopied: { secret: ['device_hash'], inner: ['user_id'] },
  },
  known_hash_cases: { notCopied: { others: ['hash_id', 'case_id', 'created_at'] } },
  known_hashes: {
    names: { added_by: 'null' },
    codes: ['hash', 'reason'],
    notCopied: { others: ['id', 'hash', 'reason', 'case_id', 'added_by', 'created_at', 'searched_to'] },
  },
  ledger_accounts: {
    names: { owner_id: 'stays' },
    codes: ['kind'],
    copied: { carteira: ['owner_id', 'kind', 'balance'] },
    notCopied: { inner: ['id', 'created_at'] },
  },
  ledger_entries: {
    codes: ['kind'],
    copied: { carteira: ['kind', 'centavos'] },
    notCopied: { inner: ['id', 'transaction_id', 'account_id'] },
  },
  ledger_transactions: {
    names: { member_id: 'stays' },
    codes: ['key', 'kind', 'description'],
    copied: { carteira: ['ad_id', 'community_id', 'intent_id', 'description', 'created_at'] },
    notCopied: { inner: ['id', 'key', 'kind', 'member_id'] },
  },
  mail_links: {
    names: { user_id: 'row' },
    words: { email: 'row' },
    codes: ['purpose', 'token_hash'],
    copied: { seguranca: ['purpose', 'email', 'expires_at'] },
    notCopied: { secret: ['token_hash'], inner: ['user_id', 'session_id'] },
  },
  mails: {
    names: { user_id: 'row' },
    codes: ['content', 'code_for'],
    notCopied: {
      secret: ['content'],
      inner: ['id', 'user_id', 'code_for', 'is_sealed', 'tries', 'queued_at', 'due_at', 'ends_at'],
    },
  },
  media: {
    names: { owner_id: 'stays' }, // only rows of files that are evidence are left; other rows are deleted
    words: { alt: 'emptied' },
    codes: ['purpose', 'kind', 'thumbhash', 'mime_type', 'variants', 'poster_key', 'hashes'],
    copied: {
      arquivos: ['id', 'purpose', 'kind', 'width', 'height', 'duration', 'alt', 'mime_type', 'bytes', 'created_at'],
      posts: ['post_id', 'position'],
    },
    notCopied: {
      inner: ['owner_id', 'stored', 'thumbhash', 'variants', 'poster_key'],
      others: ['evidence', 'withheld_at', 'hashes'],
    },
  },
  messages: {
    names: { sender_id: 'stays', hidden_for: 'stays' },
    words: { text: 'emptied' },
    copied: { mensagens: ['conversation_id', 'seq', 'sender_id', 'text', 'media_id', 'created_at'] },
    notCopied: { inner: ['id', 'client_id', 'hidden_for', 'taken_down'] },
  },
  migrations: { codes: ['name'], notCopied: { inner: ['name', 'applied_at'] } },
  moderation_appeals: {
    names: { author_id: 'stays', decided_by: 'stays' },
    words: { text: 'evidence', answer: 'decision' },
    codes: ['status'],
    copied: { recursos: ['decision_id', 'text', 'status', 'answer', 'created_at', 'decided_at'] },
    notCopied: { inner: ['id', 'author_id', 'due_at'], others: ['decided_by'] },
  },
  moderation_cases: {
    names: { author_id: 'null', claimed_by: 'null', target_id: 'stays' },
    words: { evidence: 'evidence' },
    codes: ['target_kind', 'origin', 'reason', 'status', 'content_key'],
    copied: { decisoes: ['target_kind', 'target_id'] },
    notCopied: {
      inner: ['id'],
      others: [
        'author_id',
        'origin',
        'reason',
        'status',
        'report_count',
        'due_at',
        'claimed_by',
        'claimed_at',
        'evidence',
        'media_ids',
        'content_key',
        'decided_at',
        'created_at',
        'evidence_erased_at',
        'taken_down_erased_at',
      ],
    },
  },
  moderation_decisions: {
    names: { moderator_id: 'stays', author_id: 'null' },
    words: { text: 'decision', undo: 'evidence' },
    codes: ['kind', 'reason'],
    copied: { decisoes: ['id', 'kind', 'author_id', 'reason', 'text', 'until', 'undone_by', 'created_at'] },
    notCopied: { inner: ['case_id', 'undo'], others: ['moderator_id'] },
  },
  moderation_log: {
    names: { actor_id: 'stays', subject_id: 'stays', target_id: 'stays' },
    codes: ['action', 'target_kind', 'detail'],
    notCopied: {
      others: ['id', 'actor_id', 'action', 'case_id', 'target_kind', 'target_id', 'subject_id', 'detail', 'created_at'],
    },
  },
  moderation_log_chain: { codes: ['hash'], notCopied: { inner: ['seq', 'entry_id', 'hash'] } },
  moderation_protocols: {
    words: { contact: 'evidence' }, // the e-mail address of a reporter without an account
    codes: ['protocol', 'secret_hash'],
    notCopied: {
      secret: ['protocol', 'secret_hash'],
      others: ['report_id', 'contact'],
      inner: ['answer_due_at', 'answer_tries', 'answered_at'],
    },
  },
  moderation_reports: {
    names: { reporter_id: 'null', target_id: 'stays' },
    words: { text: 'evidence' },
    codes: ['target_kind', 'reason'],
    copied: { denuncias: ['reporter_id', 'target_kind', 'target_id', 'reason', 'text', 'created_at'] },
    notCopied: { inner: ['id', 'case_id'] },
  },
  mutes: {
    names: { muter_id: 'row', muted_id: 'row' },
    copied: { 'bloqueios-e-silenciados': ['muted_id', 'created_at'] },
    notCopied: { inner: ['muter_id'] },
  },
  notification_actors: {
    names: { actor_id: 'row', source_id: 'row' },
    notCopied: { others: ['notification_id', 'actor_id', 'source_id', 'seq'] },
  },
  notification_states: {
    names: { user_id: 'row' },
    notCopied: { inner: ['user_id', 'last_seq', 'unread_count'] },
  },
  notification_switches: {
    names: { user_id: 'row' },
    codes: ['kind'],
    copied: { 'avisos-desligados': ['kind'] },
    notCopied: { inner: ['user_id'] },
  },
  notifications: {
    names: { recipient_id: 'row', target_id: 'stays' },
    words: { detail: 'row' },
    codes: ['kind'],
    copied: { notificacoes: ['kind', 'detail', 'read_at', 'changed_at'] },
    notCopied: {
      inner: [
        'id',
        'recipient_id',
        'target_id',
        'day',
        'seq',
        'actor_count',
        'post_id',
        'comment_id',
        'community_id',
        'conversation_id',
      ],
    },
  },
  passkeys: {
    names: { user_id: 'row' },
    words: { name: 'row' },
    codes: ['credential_id', 'public_key'],
    copied: { seguranca: ['name', 'created_at', 'last_used_at'] },
    notCopied: { secret: ['credential_id', 'public_key', 'counter'], inner: ['id', 'user_id'] },
  },
  password_resets: {
    names: { user_id: 'row' },
    words: { code_hash: 'row' },
    codes: ['code_sealed'],
    notCopied: {
      secret: ['code_hash', 'code_sealed'],
      inner: ['user_id', 'code_made_at', 'tries', 'expires_at', 'requests', 'window_started_at'],
    },
  },
  payment_customers: {
    names: { member_id: 'row' },
    words: { provider_id: 'row' },
    copied: { carteira: ['provider_id'] },
    notCopied: { inner: ['member_id'] },
  },
  payment_cards: {
    names: { member_id: 'row' },
    words: { provider_id: 'row' },
    codes: ['brand', 'last4'],
    copied: { carteira: ['brand', 'last4', 'exp_month', 'exp_year', 'created_at'] },
    notCopied: { inner: ['member_id', 'provider_id', 'refused_at'] },
  },
  payment_cards_due: {
    names: { member_id: 'row' },
    notCopied: { inner: ['intent_id', 'member_id', 'created_at'] },
  },
  payment_declines: {
    names: { member_id: 'stays' },
    codes: ['id', 'code'],
    copied: { carteira: ['intent_id', 'code', 'declined_at'] },
    notCopied: { inner: ['id', 'member_id'] },
  },
  payment_events: {
    codes: ['id', 'type', 'ended_mandate'],
    notCopied: { inner: ['id', 'type', 'intent_id', 'ended_mandate', 'created_at', 'received_at'] },
  },
  payment_intents: {
    names: { member_id: 'stays' },
    codes: [
      'provider_id',
      'content_hash',
      'request_hash',
      'ad_hash',
      'purpose',
      'status',
      'failure_code',
      'method',
      'card_provider_id',
    ],
    copied: {
      carteira: [
        'id',
        'purpose',
        'method',
        'centavos',
        'asked_centavos',
        'price_centavos',
        'refunded_centavos',
        'status',
        'post_id',
        'failure_code',
        'pix_expires_at',
        'is_late',
        'renews_community',
        'debit_at',
        'created_at',
      ],
    },
    notCopied: {
      inner: [
        'provider_id',
        'member_id',
        'request_key',
        'content_hash',
        'request_hash',
        'ad_hash',
        'settled_at',
        'next_check_at',
        'is_canceled_by_member',
        'card_provider_id',
        'renews_month',
        'renews_subscription',
      ],
    },
  },
  payment_look_back: {
    notCopied: {
      inner: ['is_only', 'asked_until', 'costs_until', 'balance_difference', 'differs_since', 'compared_at'],
    },
  },
  payment_mandates: {
    names: { member_id: 'row' },
    words: { provider_id: 'row' },
    codes: ['status'],
    copied: { carteira: ['intent_id', 'community_id', 'max_centavos', 'status', 'created_at', 'ended_at'] },
    notCopied: { inner: ['member_id', 'provider_id'] },
  },
  payment_orders: {
    names: { member_id: 'row' },
    words: { purchase: 'row' },
    copied: { carteira: ['purchase'] },
    notCopied: { inner: ['intent_id', 'member_id', 'created_at'] },
  },
  payment_refunds: {
    names: { member_id: 'stays' },
    codes: ['provider_id', 'status', 'kind'],
    copied: { carteira: ['intent_id', 'centavos', 'owed_centavos', 'status', 'kind', 'created_at'] },
    notCopied: { inner: ['id', 'member_id', 'provider_id', 'is_asked', 'settled_at'] },
  },
  post_reactions: {
    names: { user_id: 'row' },
    copied: { reacoes: ['post_id', 'created_at'] },
    notCopied: { inner: ['user_id'] },
  },
  post_views: {
    names: { viewer: 'row' },
    copied: { visualizacoes: ['post_id', 'day'] },
    notCopied: { inner: ['viewer'] },
  },
  posts: {
    names: { author_id: 'row' },
    words: { text: 'row', search: 'row' },
    copied: {
      posts: [
        'id',
        'community_id',
        'text',
        'reaction_count',
        'comment_count',
        'view_count',
        'created_at',
        'deleted_at',
        'in_review',
      ],
    },
    notCopied: { inner: ['author_id', 'reaction_revision', 'comment_revision', 'taken_down', 'search'] },
  },
  recovery_codes: {
    names: { user_id: 'row' },
    codes: ['code_hash'],
    copied: { seguranca: ['used_at', 'created_at'] },
    notCopied: { secret: ['code_hash'], inner: ['user_id'] },
  },
  restores: { codes: ['signature'], notCopied: { inner: ['at', 'signature'] } },
  sessions: {
    names: { user_id: 'row' },
    words: { user_agent: 'row', network: 'row', time_zone: 'row' },
    codes: ['token_hash', 'device_hash'],
    copied: {
      sessoes: [
        'id',
        'user_agent',
        'network',
        'time_zone',
        'created_at',
        'expires_at',
        'last_seen_at',
        'authenticated_at',
      ],
    },
    notCopied: { secret: ['token_hash', 'device_hash'], inner: ['user_id'] },
  },
  sign_in_tries: { codes: ['bucket'], notCopied: { inner: ['bucket', 'tries'] } },
  stray_files: { codes: ['key'], notCopied: { inner: ['key'] } },
  totp_secrets: {
    names: { user_id: 'row' },
    codes: ['secret'],
    copied: { seguranca: ['confirmed_at'] },
    notCopied: { secret: ['secret', 'last_step'], inner: ['user_id', 'created_at'] },
  },
  users: {
    names: { id: 'stays', email: 'stays', nickname: 'stays', search: 'stays' },
    words: {
      email: 'emptied',
      password_hash: 'emptied',
      name: 'emptied',
      nickname: 'emptied',
      nickname_keys: 'emptied',
      preferences: 'emptied',
      bio: 'emptied',
      avatar_key: 'emptied',
      cover_key: 'emptied',
      search: 'emptied',
    },
    codes: ['gender', 'profile_type', 'role'],
    copied: {
      perfil: [
        'id',
        'email',
        'email_confirmed_at',
        'name',
        'nickname',
        'birth_date',
        'gender',
        'preferences',
        'profile_type',
        'role',
        'bio',
        'is_private',
        'is_verified',
        'is_beta_tester',
        'follower_count',
        'following_count',

        'shares_typing',
        'shares_receipts',
        'locked_until',
        'earnings_held_until',
        'age_refused',
        'deletes_at',
        'created_at',
      ],
    },
    notCopied: {
      secret: ['password_hash'],
      inner: ['avatar_key', 'cover_key', 'nickname_keys', 'search', 'locked_by'],
    },
  },
  vip_earnings: {
    names: { earner_id: 'stays' },
    codes: ['month_key'],
    notCopied: {
      inner: [
        'month_key',
        'earner_id',
        'community_id',
        'earned',
        'released',
        'days',
        'ends_at',
        'held_until',
        'due_at',
      ],
      others: ['held_by'],
    },
  },
  vip_subscriptions: {
    names: { user_id: 'row' },
    copied: {
      assinaturas: ['community_id', 'price_cents', 'started_at', 'months', 'paid_until', 'grace_until'],
    },
    notCopied: { inner: ['id', 'user_id', 'due_at'] },
  },
};
