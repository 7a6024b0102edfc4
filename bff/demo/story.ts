import type { PersonKey } from './people.ts';
import type { MoodName } from './pictures/moods.ts';
import type { Painting, SceneName, ShapeName } from './pictures/pictures.ts';
import type { VideoName } from './videos.ts';

/** A post of the demo world, in the format of the files in posts/. */
export interface PostSeed {
  by: PersonKey;
  text: string;
  media?: readonly MediaSeed[];
  comments?: readonly CommentSeed[];
  /** The post's weekday (0 is Sunday) and hour in São Paulo. Given only if the text of the post implies them. */
  weekday?: number;
  hour?: number;
}

export type MediaSeed = ({ painting: Painting } | { video: VideoName }) & { alt: string };

export interface CommentSeed {
  by: PersonKey;
  text: string;
  replies: readonly { by: PersonKey; text: string }[];
  /** True if the post's author has hidden the comment. */
  hidden?: true;
}

export function picture(scene: SceneName, mood: MoodName, shape: ShapeName, alt: string): MediaSeed {
  return { painting: { scene, mood, shape }, alt };
}

export function clip(video: VideoName, alt: string): MediaSeed {
  return { video, alt };
}

/** Builds a comment. Each reply to it is a pair of author and text. */
export function said(by: PersonKey, text: string, ...replies: readonly (readonly [PersonKey, string])[]): CommentSeed {
  return { by, text, replies: replies.map(([author, answer]) => ({ by: author, text: answer })) };
}
