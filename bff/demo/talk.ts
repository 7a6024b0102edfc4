import { type createClock, plainId, timedId } from './clock.ts';
import type { PersonKey } from './people.ts';
import type { Random } from './random.ts';
import type { PostSeed } from './story.ts';

interface Occasion {
  seed: PostSeed;
  at: number;
  author: string;
  /** The ids of the members to whom the post is visible. */
  audience: readonly string[];
  /** True if visitors without an account may see the post too. */
  open: boolean;
  member: (key: PersonKey) => string;
  clock: ReturnType<typeof createClock>;
  random: Random;
}

/** Generates the comments, replies, reactions and views of a post. */
export function talk(occasion: Occasion) {
  const { seed, at, author, audience, open, member, clock, random } = occasion;
  const others = audience.filter((id) => id !== author);
  const fires = (from: readonly string[], share: number, since: number) =>
    random
      .shuffle(from)
      .slice(0, Math.round(from.length * share))
      .map((by) => ({ by, at: clock.after(since) }));
  const say = (by: PersonKey, text: string, since: number, parent: string | null, hidden: boolean) => {
    const when = clock.after(since);
    const speaker = member(by);
    const listeners = audience.filter((id) => id !== speaker);
    return {
      id: timedId(when, random),
      at: when,
      by: speaker,
      text,
      parent,
      hidden,
      reactions: fires(listeners, random.next() ** 4 * 0.5, when),
    };
  };

  const comments = (seed.comments ?? []).flatMap((comment) => {
    const top = say(comment.by, comment.text, at, null, comment.hidden ?? false);
    let last = top.at;
    const replies = comment.replies.map((reply) => {
      const answer = say(reply.by, reply.text, last, top.id, false);
      last = answer.at;
      return answer;
    });
    return [top, ...replies];
  });

  // The share of viewers that react to the post. A few posts are popular, and posts with pictures are more popular than
  // others.
  const warmth = random.next() ** 2 * 0.75 + (seed.media ? 0.15 : 0.03);
  const reactions = fires(others, Math.min(1, warmth), at);
  const seen = fires(others, Math.min(1, 0.35 + warmth), at);
  const passers = open
    ? Array.from({ length: random.whole(8, 30) + Math.round(warmth * random.whole(20, 120)) }, () => ({
        by: `anon_${plainId(random)}`,
        at: clock.after(at),
      }))
    : [];
  return { comments, reactions, views: [...seen, ...passers] };
}
