import type { PersonKey } from './people.ts';
import type { MoodName } from './pictures/moods.ts';
import type { Painting, SceneName, ShapeName } from './pictures/pictures.ts';
import type { VideoName } from './videos.ts';

/** What the texts of the demo world are written in. */
export interface PostSeed {
  by: PersonKey;
  text: string;
  media?: readonly MediaSeed[];
  comments?: readonly CommentSeed[];
  /** When it was written, where the text tells: 0 is Sunday, hours are São Paulo's. */
  weekday?: number;
  hour?: number;
}

export type MediaSeed = ({ painting: Painting } | { video: VideoName }) & { alt: string };

export interface CommentSeed {
  by: PersonKey;
  text: string;
  replies: readonly { by: PersonKey; text: string }[];
  /** By the author of the post. */
  hidden?: true;
}

export function picture(scene: SceneName, mood: MoodName, shape: ShapeName, alt: string): MediaSeed {
  return { painting: { scene, mood, shape }, alt };
}

export function clip(video: VideoName, alt: string): MediaSeed {
  return { video, alt };
}

/** A comment, and the replies under it in pairs of who and what. */
export function said(by: PersonKey, text: string, ...replies: readonly (readonly [PersonKey, string])[]): CommentSeed {
  return { by, text, replies: replies.map(([author, answer]) => ({ by: author, text: answer })) };
}
