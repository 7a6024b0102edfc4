import type { createClock } from './clock.ts';
import type { Random } from './random.ts';
import type { PostSeed } from './story.ts';

interface Town {
  everybody: readonly string[];
  /** Returns true if the member has a private profile, whose owner has to approve each follower. */
  isPrivate: (id: string) => boolean;
  /**
   * The posts on the members' profiles. Posts in communities are not included. To comment on a post of a private
   * profile, a member must follow its author.
   */
  posts: readonly PostSeed[];
  member: (key: PostSeed['by']) => string;
  clock: ReturnType<typeof createClock>;
  random: Random;
}

const WAITING = 3; // the number of pending follow requests for each private member

/** Builds all follows and pending follow requests of the demo world. */
export function buildFollows({ everybody, isPrivate, posts, member, clock, random }: Town) {
  const pairs = new Map<string, { follower: string; followed: string; at: number }>();
  const follow = (follower: string, followed: string) => {
    const at = clock.recent({});
    if (follower !== followed) pairs.set(`${follower} ${followed}`, { follower, followed, at });
  };

  for (const follower of everybody) {
    const others = random.shuffle(everybody.filter((id) => id !== follower));
    for (const followed of others.slice(0, random.whole(4, 12))) follow(follower, followed);
  }
  for (const { by, comments = [] } of posts.filter((post) => isPrivate(member(post.by)))) {
    const speakers = comments.flatMap((comment) => [comment.by, ...comment.replies.map((reply) => reply.by)]);
    for (const speaker of speakers) follow(member(speaker), member(by));
  }

  const follows = [...pairs.values()].map((pair) => ({ ...pair, status: 'FOLLOWING' as const }));
  const requests = everybody.filter(isPrivate).flatMap((followed) =>
    random
      .shuffle(everybody.filter((id) => id !== followed && !pairs.has(`${id} ${followed}`)))
      .slice(0, WAITING)
      .map((follower) => ({ follower, followed, at: clock.recent({}), status: 'REQUESTED' as const })),
  );
  return [...follows, ...requests];
}
