import fc from 'fast-check';

/** A random world of members, posts and communities. They refer to each other by their index in the lists. */
export interface World {
  members: { isPrivate: boolean; isPro: boolean; state: 'NORMAL' | 'SUSPENDED' | 'LEAVING' | 'REFUSED_BY_AGE' }[];
  follows: { from: number; to: number; status: 'FOLLOWING' | 'REQUESTED' }[];
  blocks: { from: number; to: number }[];
  mutes: { from: number; to: number }[];
  communities: { owner: number; kind: 'PRIVADA' | 'VIP'; members: Membership[] }[];
  posts: { author: number; community: number | null; isDeleted: boolean; inReview: boolean }[];
  comments: { author: number; post: number; parent: number | null }[];
}

interface Membership {
  member: number;
  status: 'ACTIVE' | 'CANCELS_AT_END' | 'PAST_DUE' | 'EXPIRED' | 'PENDING' | 'REMOVED';
}

/** The index of the reading member, or null for a visitor. */
export type Viewer = number | null;

const PEOPLE = 5;
const person = fc.nat({ max: PEOPLE - 1 });
const pair = { from: person, to: person };
const rarely = fc.nat({ max: 7 }).map((n) => n === 7);

/** Returns random links between members: at most one for each pair, and none from a member to themselves. */
function links<Link extends { from: number; to: number }>(link: fc.Arbitrary<Link>) {
  const unique = fc.uniqueArray(link, { maxLength: 8, selector: ({ from, to }) => `${from} ${to}` });
  return unique.map((all) => all.filter(({ from, to }) => from !== to));
}

const community = fc
  .record({
    owner: person,
    kind: fc.constantFrom('PRIVADA' as const, 'VIP' as const),
    members: fc.uniqueArray(
      fc.record({
        member: person,
        status: fc.constantFrom(
          ...(['ACTIVE', 'ACTIVE', 'CANCELS_AT_END', 'PAST_DUE', 'EXPIRED', 'PENDING', 'REMOVED'] as const),
        ),
      }),
      { maxLength: 4, selector: ({ member }) => member },
    ),
  })
  .map((made) => ({ ...made, members: made.members.filter(({ member }) => member !== made.owner) }));

/**
 * Worlds that can exist on the platform. For example, no member follows another across a block, because blocking ends
 * the follows between the two.
 */
export const worlds: fc.Arbitrary<World> = fc
  .record({
    members: fc.array(
      fc.record({
        isPrivate: fc.boolean(),
        isPro: fc.boolean(),
        state: fc.constantFrom(
          ...(['NORMAL', 'NORMAL', 'NORMAL', 'NORMAL', 'SUSPENDED', 'LEAVING', 'REFUSED_BY_AGE'] as const),
        ),
      }),
      { minLength: PEOPLE, maxLength: PEOPLE },
    ),
    follows: links(fc.record({ ...pair, status: fc.constantFrom('FOLLOWING' as const, 'REQUESTED' as const) })),
    blocks: links(fc.record(pair)).map((all) => all.slice(0, 3)),
    mutes: links(fc.record(pair)).map((all) => all.slice(0, 3)),
    communities: fc.array(community, { minLength: 2, maxLength: 2 }),
    posts: fc.array(
      fc.record({
        author: person,
        community: fc.option(fc.nat({ max: 1 }), { freq: 2 }),
        isDeleted: rarely,
        inReview: rarely,
      }),
      { minLength: 4, maxLength: 8 },
    ),
    comments: fc.array(fc.record({ author: person, post: fc.nat({ max: 3 }), isAnswer: fc.boolean() }), {
      maxLength: 8,
    }),
  })
  .map((made) => ({
    ...made,
    follows: made.follows.filter(({ from, to }) => !linked(made.blocks, from, to) && !linked(made.blocks, to, from)),
    comments: threads(made.comments),
  }));

/** Makes each reply an answer to the first comment of its post. */
function threads(made: { author: number; post: number; isAnswer: boolean }[]) {
  return made.map(({ isAnswer, ...comment }, place) => {
    const first = made.findIndex(({ post }) => post === comment.post);
    return { ...comment, parent: isAnswer && first < place && first !== -1 ? first : null };
  });
}

function linked(links: { from: number; to: number }[], from: Viewer, to: number) {
  return links.some((link) => link.from === from && link.to === to);
}

/** The rules of visibility, in the words in which the product explains them to members. */
export class VisibilityModel {
  constructor(private readonly world: World) {}

  /**
   * Returns false if one of the two members has blocked the other, or if one of them is hidden by moderation, by a
   * deletion or by a failed age check. Members always see themselves.
   */
  seesMember(viewer: Viewer, member: number) {
    if (viewer === member) return true;
    if (this.isOut(member)) return false;
    return viewer === null || (!this.isOut(viewer) && !this.blocks(viewer, member) && !this.blocks(member, viewer));
  }

  isInside(viewer: Viewer, community: number) {
    const { owner, members } = at(this.world.communities, community);
    return (
      viewer === owner ||
      members.some(
        ({ member, status }) => member === viewer && ['ACTIVE', 'CANCELS_AT_END', 'PAST_DUE'].includes(status),
      )
    );
  }

  follows(viewer: Viewer, member: number) {
    return this.world.follows.some(
      ({ from, to, status }) => from === viewer && to === member && status === 'FOLLOWING',
    );
  }

  seesPost(viewer: Viewer, place: number) {
    const post = at(this.world.posts, place);
    if (post.isDeleted || (post.inReview && viewer !== post.author)) return false;
    if (!this.seesMember(viewer, post.author)) return false;
    if (post.community !== null) return this.isInside(viewer, post.community);
    return viewer === post.author || !this.isPrivate(post.author) || this.follows(viewer, post.author);
  }

  /** The home feed contains all visible posts, except those of members whom the viewer has muted. */
  feedHas(viewer: Viewer, post: number) {
    return this.seesPost(viewer, post) && !linked(this.world.mutes, viewer, at(this.world.posts, post).author);
  }

  /** The post search finds only public posts. */
  searchHas(viewer: number, place: number) {
    const post = at(this.world.posts, place);
    const isPublic = post.community === null && !post.inReview && !this.isPrivate(post.author);
    return isPublic && this.feedHas(viewer, place);
  }

  /**
   * Discover contains the posts that the search can find, except the viewer's own posts and posts of members whom the
   * viewer follows.
   */
  discoverHas(viewer: number, place: number) {
    const { author } = at(this.world.posts, place);
    return this.searchHas(viewer, place) && author !== viewer && !this.follows(viewer, author);
  }

  /** A reply is hidden if the comment above it is hidden. */
  seesComment(viewer: Viewer, place: number): boolean {
    const { author, post, parent } = at(this.world.comments, place);
    if (!this.seesPost(viewer, post) || !this.seesMember(viewer, author)) return false;
    return parent === null || this.seesMember(viewer, at(this.world.comments, parent).author);
  }

  seesCommunity(viewer: number, place: number) {
    const { owner } = at(this.world.communities, place);
    return this.isInside(viewer, place) || this.seesMember(viewer, owner);
  }

  /** A member's own lists contain all followers and follow requests, except those of hidden members. */
  isLinked(from: number, to: number, status: 'FOLLOWING' | 'REQUESTED') {
    return (
      !this.isOut(from) &&
      this.world.follows.some((each) => each.from === from && each.to === to && each.status === status)
    );
  }

  private isOut(member: number) {
    return at(this.world.members, member).state !== 'NORMAL';
  }

  private blocks(from: number, to: number) {
    return linked(this.world.blocks, from, to);
  }

  private isPrivate(member: number) {
    return at(this.world.members, member).isPrivate;
  }
}

export function at<Item>(list: readonly Item[], place: number): Item {
  const item = list[place];
  if (item === undefined) throw new Error(`Nothing at ${place}.`);
  return item;
}
