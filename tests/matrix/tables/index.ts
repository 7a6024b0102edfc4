import type { Line } from '../support/line.ts';
import { accounts } from './accounts.ts';
import { ads } from './ads.ts';
import { age } from './age.ts';
import { comments } from './comments.ts';
import { communities } from './communities.ts';
import { conversations } from './conversations.ts';
import { moderation } from './moderation.ts';
import { nodes } from './nodes.ts';
import { notifications } from './notifications.ts';
import { posts } from './posts.ts';
import { privacy } from './privacy.ts';
import { profiles } from './profiles.ts';
import { reactions } from './reactions.ts';
import { wallet } from './wallet.ts';

/** The matrix entries of each domain. `matrix.test.ts` fails if a call of the API is in no entry. */
export const domains = {
  accounts,
  age,
  privacy,
  profiles,
  posts,
  comments,
  reactions,
  communities,
  conversations,
  notifications,
  ads,
  wallet,
  moderation,
  nodes,
} satisfies Record<string, Line[]>;

export type Domain = keyof typeof domains;
