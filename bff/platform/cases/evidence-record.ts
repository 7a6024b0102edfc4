import type { Selectable } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { MediaRecord } from '../media/media.wire.ts';

/** The state of an object when it was reported. */
export interface Evidence {
  /**
   * The name of a community, the name and nickname of a member, the title of an ad, or the link in an anonymous report.
   */
  title: string | null;
  text: string;
  files: MediaRecord[];
  /** Storage keys of a profile's pictures, which are not files of a post. */
  pictures: string[];
  before: { authorId: string; text: string; at: string }[];
  postId: string | null;
  communityId: string | null;
  conversationId: string | null;
  createdAt: string | null;
  /** Set if the object is an ad. */
  ad?: AdEvidence | null;
}

type Ad = Selectable<DB['ads']>;

/** The order that the owner of an ad paid for. */
export interface AdEvidence {
  kind: Ad['kind'];
  highlight: Ad['highlight'];
  targets: Ad['targets'];
  /** The first and the last day of the ad in São Paulo, YYYY-MM-DD. Both days are included. */
  startDay: string;
  endDay: string;
  totalCentavos: number;
}
