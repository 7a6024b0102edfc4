import { sql as members } from './001-members-posts-comments.ts';
import { sql as media } from './002-media.ts';
import { sql as people } from './003-people.ts';
import { sql as communities } from './004-communities.ts';
import { sql as notifications } from './005-notifications.ts';
import { sql as conversations } from './006-conversations.ts';
import { sql as nicknames } from './007-nicknames.ts';
import { sql as money } from './008-money.ts';
import { sql as ads } from './009-ads.ts';
import { sql as vip } from './010-vip.ts';
import { sql as postSearch } from './011-post-search.ts';
import { sql as moderation } from './013-moderation.ts';
import { sql as returns } from './014-returns.ts';
import { sql as signIn } from './015-sign-in.ts';
import { sql as secondFactors } from './016-second-factors.ts';
import { sql as reviews } from './017-reviews.ts';
import { sql as knownHashes } from './018-known-hashes.ts';
import { sql as ageAndErasure } from './019-age-and-erasure.ts';
import { sql as exports } from './020-exports.ts';
import { sql as shownComments } from './022-shown-comments.ts';
import { sql as accessRecords } from './023-access-records.ts';
import { sql as lockAccess } from './024-lock-access.ts';
import { sql as erasedComments } from './025-erased-comments.ts';
import { sql as putOut } from './026-put-out.ts';
import { sql as mediaOwners } from './027-media-owners.ts';
import { sql as intentPrice } from './028-intent-price.ts';
import { sql as decisionsOfAuthor } from './029-decisions-of-author.ts';

export interface Migration {
  name: string;
  /** Plain SQL; a statement ends where a line ends with a semicolon. */
  sql: string;
}

/**
 * In the order they run. Modules instead of .sql files, so that the built server carries them. What has been released
 * is never edited: a change is a new migration.
 */
export const migrations: readonly Migration[] = [
  { name: '001-members-posts-comments', sql: members },
  { name: '002-media', sql: media },
  { name: '003-people', sql: people },
  { name: '004-communities', sql: communities },
  { name: '005-notifications', sql: notifications },
  { name: '006-conversations', sql: conversations },
  { name: '007-nicknames', sql: nicknames },
  { name: '008-money', sql: money },
  { name: '009-ads', sql: ads },
  { name: '010-vip', sql: vip },
  { name: '011-post-search', sql: postSearch },
  { name: '013-moderation', sql: moderation },
  { name: '014-returns', sql: returns },
  { name: '015-sign-in', sql: signIn },
  { name: '016-second-factors', sql: secondFactors },
  { name: '017-reviews', sql: reviews },
  { name: '018-known-hashes', sql: knownHashes },
  { name: '019-age-and-erasure', sql: ageAndErasure },
  { name: '020-exports', sql: exports },
  { name: '022-shown-comments', sql: shownComments },
  { name: '023-access-records', sql: accessRecords },
  { name: '024-lock-access', sql: lockAccess },
  { name: '025-erased-comments', sql: erasedComments },
  { name: '026-put-out', sql: putOut },
  { name: '027-media-owners', sql: mediaOwners },
  { name: '028-intent-price', sql: intentPrice },
  { name: '029-decisions-of-author', sql: decisionsOfAuthor },
];
