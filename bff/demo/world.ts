import { createClock, plainId, timedId } from './clock.ts';
import { communities } from './communities.ts';
import { buildConversations } from './conversations.ts';
import { demoAddress } from './logins.ts';
import { buildFollows } from './follows.ts';
import { people, type Person, type PersonKey } from './people.ts';
import type { MoodName } from './pictures/moods.ts';
import type { Painting } from './pictures/pictures.ts';
import type { Look } from './pictures/portrait.ts';
import { posts as publicPosts } from './posts/posts.ts';
import { createRandom } from './random.ts';
import type { PostSeed } from './story.ts';
import { talk } from './talk.ts';
import type { VideoName } from './videos.ts';

/** A picture or video of the demo world that has to be rendered, and its owner. */
export interface Exhibit {
  id: string;
  /**
   * The seed from which the picture is drawn. The seed does not depend on the day, so the picture is the same in every
   * demo world.
   */
  seed: string;
  owner: string;
  work: { painting: Painting } | { video: VideoName } | { look: Look; mood: MoodName };
  /**
   * The post that shows the picture, and the picture's position in the post. Absent for a picture outside posts: an
   * avatar, a profile's cover or a community's picture.
   */
  published?: { postId: string; position: number; alt: string };
  /** The id of the ad that shows the picture. The picture belongs to the ad's owner. */
  advertises?: string;
}

export type World = ReturnType<typeof buildWorld>;
export type DemoMember = World['members'][number];

/**
 * Builds all members and content of the demo world as plain objects that refer to each other by id. Stores nothing.
 * @param day YYYY-MM-DD in São Paulo; the same day gives the same world, including all ids
 */
export function buildWorld(day: string) {
  const random = createRandom('brasa');
  const clock = createClock(day, random);
  const exhibits: Exhibit[] = [];
  const exhibit = (seed: string, rest: Omit<Exhibit, 'id' | 'seed'>) => {
    const id = plainId(createRandom(`exhibit ${seed}`));
    exhibits.push({ id, seed, ...rest });
    return id;
  };

  const members = people.map((person: Person) => {
    const joined = clock.longAgo();
    const id = timedId(joined, random);
    const avatar = exhibit(`avatar ${person.nickname}`, { owner: id, work: { look: person.look, mood: person.mood } });
    const cover = person.cover && exhibit(`banner ${person.nickname}`, { owner: id, work: { painting: person.cover } });
    return { id, joined, avatar, cover, person, email: demoAddress(person.key) };
  });
  const idOf = new Map<string, string>(members.map(({ id, person }) => [person.key, id]));
  const member = (key: PersonKey) => {
    const id = idOf.get(key);
    if (id === undefined) throw new Error(`The demo world has no member ${key}.`);
    return id;
  };
  const everybody = members.map(({ id }) => id);
  const behindDoors = new Set(members.flatMap(({ id, person }) => (person.isPrivate ? [id] : [])));
  const isPrivate = (id: string) => behindDoors.has(id);
  const follows = buildFollows({ everybody, isPrivate, posts: publicPosts, member, clock, random });
  const readersOf = (id: string) =>
    follows.flatMap((follow) => (follow.followed === id && follow.status === 'FOLLOWING' ? [follow.follower] : []));

  const circles = communities.map((community) => {
    const founded = clock.longAgo();
    const owner = member(community.owner);
    const cover = exhibit(`cover ${community.name}`, { owner, work: { painting: community.cover } });
    const joined = [owner, ...community.members.map(member)];
    const moderator = member(community.moderator);
    const memberships = joined.map((user) => ({
      id: timedId(founded, random),
      user,
      at: founded,
      role: user === owner ? ('OWNER' as const) : user === moderator ? ('MODERATOR' as const) : ('MEMBER' as const),
      status: 'ACTIVE' as const,
    }));
    const requests = (community.asking ?? []).map((key) => {
      const at = clock.recent({});
      return {
        id: timedId(at, random),
        user: member(key),
        at,
        role: 'MEMBER' as const,
        status: 'PENDING' as const,
      };
    });
    return {
      id: timedId(founded, random),
      founded,
      owner,
      cover,
      joined,
      memberships: [...memberships, ...requests],
      pending: requests.length,
      community,
    };
  });

  const written = [
    ...publicPosts.map((seed) => ({ seed, circle: undefined })),
    ...circles.flatMap((circle) => circle.community.posts.map((seed) => ({ seed, circle }))),
  ].map(({ seed, circle }) => {
    const at = clock.recent(seed);
    const id = timedId(at, random);
    const author = member(seed.by);
    hang(seed, id, author);
    return {
      id,
      at,
      author,
      text: seed.text,
      communityId: circle?.id ?? null,
      ...talk({
        seed,
        at,
        author,
        audience: circle?.joined ?? (isPrivate(author) ? readersOf(author) : everybody),
        open: !circle && !isPrivate(author),
        member,
        clock,
        random,
      }),
    };
  });

  function hang(seed: PostSeed, postId: string, owner: string) {
    for (const [position, { alt, ...work }] of (seed.media ?? []).entries()) {
      exhibit(`${seed.by} ${seed.text.slice(0, 60)} ${position}`, {
        owner,
        work,
        published: { postId, position, alt },
      });
    }
  }

  const advertise = (painting: Painting, alt: string) =>
    exhibit(`ad ${alt}`, { owner: member('sol'), work: { painting }, advertises: alt });
  const adPictures = {
    running: advertise(
      { scene: 'embers', mood: 'brasa', shape: 'landscape' },
      'Brasas acesas no fogão do bar, ao anoitecer.',
    ),
    refused: advertise({ scene: 'bokeh', mood: 'noite', shape: 'landscape' }, 'Luzes desfocadas da rua, à noite.'),
    waiting: advertise({ scene: 'vinyl', mood: 'cacau', shape: 'landscape' }, 'Um disco de vinil girando na vitrola.'),
  };

  const conversations = buildConversations(day, member);
  return { members, circles, posts: written, follows, exhibits, adPictures, conversations };
}
