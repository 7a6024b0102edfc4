import type { Selectable } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { MediaRecord } from '../media/media.wire.ts';

/** The state of an object when it was reported. */
export interface Evidence {
  /** A community's name, a member's nickname, or the link in an anonymous report. */
  title: string | null;
  text: string;
  files: MediaRecord[];
  /** Storage keys of pictures that are not a post's files. */
  pictures: string[];
  before: { authorId: string; text: string; at: string }[];
  postId: string | null;
  communityId: string | null;
  conversationId: string | null;
  createdAt: string | null;
  /** Set only for an ad. */
  ad?: AdEvidence | null;
}

type Ad = Selectable<DB['ads']>;

/** The paid order of an ad. */
export interface AdEvidence {
  kind: Ad['kind'];
  highlight: Ad['highlight'];
  targets: Ad['targets'];
  /** São Paulo days, YYYY-MM-DD; both inclusive. */
  startDay: string;
  endDay: string;
  totalCentavos: number;
}
