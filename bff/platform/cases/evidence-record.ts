import type { Selectable } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { MediaRecord } from '../media/media.wire.ts';

/** A copy of the reported object's content, made when it was reported. */
export interface Evidence {
  /**
   * The title of the reported object: the name of a community, the name and nickname of a member, the title of an ad,
   * or the link in an anonymous report.
   */
  title: string | null;
  text: string;
  files: MediaRecord[];
  /** The storage keys of a reported profile's pictures. Files of posts are in `files`. */
  pictures: string[];
  before: { authorId: string; text: string; at: string }[];
  postId: string | null;
  communityId: string | null;
  conversationId: string | null;
  createdAt: string | null;
  /** Set if the reported object is an ad. */
  ad?: AdEvidence | null;
}

type Ad = Selectable<DB['ads']>;

/** The details of a reported ad: its kind, its audience and its days. */
export interface AdEvidence {
  kind: Ad['kind'];
  highlight: Ad['highlight'];
  targets: Ad['targets'];
  /** The first and the last day of the ad in São Paulo, YYYY-MM-DD. Both days are included. */
  startDay: string;
  endDay: string;
  totalCentavos: number;
}
