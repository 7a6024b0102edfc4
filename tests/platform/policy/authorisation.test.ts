import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePlatform, type CallOptions, type Member } from '../../support/platform.ts';

type Who = 'visitor' | 'author' | 'commenter' | 'member' | 'stranger';

interface Scene {
  author: Member;
  post: string;
  comment: string;
  community: string;
}

interface Call {
  name: string;
  /**
   * Builds a request. It is built anew for each kind of person, because many requests change the object that they are
   * about.
   */
  make(scene: Scene): [method: string, path: string, options?: CallOptions];
  /**
   * The expected HTTP statuses: `public` for a public post, `inside` for a post in a community that the stranger has
   * not joined.
   */
  public: Record<Who, number>;
  inside: Record<Who, number>;
}

const everybody = { visitor: 200, author: 200, commenter: 200, member: 200, stranger: 200 };
const insiders = { visitor: 404, author: 200, commenter: 200, member: 200, stranger: 404 };
const signedIn = { ...everybody, visitor: 401 };
const signedInInsiders = { ...insiders, visitor: 401 };
const anonymous = { anonUserId: 'anon_01a1fbbd-9a95-72ea-a447-c346ad56f785' };

function answering(status: number, map: Record<Who, number>) {
  const at = (who: Who) => (map[who] === 200 ? status : map[who]);
  return {
    visitor: at('visitor'),
    author: at('author'),
    commenter: at('commenter'),
    member: at('member'),
    stranger: at('stranger'),
  };
}

const fire = { json: { desType: 'FIRE' } };
const calls: Call[] = [
  { name: 'read a post', make: ({ post }) => ['GET', `/api/post/${post}`], public: everybody, inside: insiders },
  { name: 'read comments', make: ({ post }) => ['GET', `/api/comment/${post}`], public: everybody, inside: insiders },
  {
    name: 'read a page of comments',
    make: ({ post }) => ['GET', `/api/comment/${post}?cursorSize=5`],
    public: everybody,
    inside: insiders,
  },
  {
    name: 'read comments by the old path',
    make: ({ post }) => ['GET', `/api/comentarios?postId=${post}`],
    public: everybody,
    inside: insiders,
  },
  {
    name: 'read a comment',
    make: ({ post, comment }) => ['GET', `/api/comment/${post}/${comment}`],
    public: everybody,
    inside: insiders,
  },
  {
    name: 'read replies',
    make: ({ post, comment }) => ['GET', `/api/comment/${post}/${comment}/replies`],
    public: everybody,
    inside: insiders,
  },
  {
    name: 'read the profile feed',
    make: ({ author }) => ['GET', `/api/feed-v2/profile/${author.id}`],
    public: everybody,
    inside: everybody,
  },
  {
    name: 'read a profile',
    make: ({ author }) => ['GET', `/api/usuarios/${author.id}`],
    public: everybody,
    inside: everybody,
  },
  {
    name: 'read the community feed',
    make: ({ community }) => ['GET', `/api/feed-v2/community/${community}`],
    public: insiders,
    inside: insiders,
  },
  {
    name: 'comment',
    make: ({ post }) => ['POST', `/api/comment/${post}`, { json: { content: 'oi' } }],
    public: answering(201, signedIn),
    inside: answering(201, signedInInsiders),
  },
  {
    name: 'reply',
    make: ({ post, comment }) => [
      'POST',
      `/api/comment/${post}`,
      { json: { content: 'oi', idCommentParent: comment } },
    ],
    public: answering(201, signedIn),
    inside: answering(201, signedInInsiders),
  },
  {
    name: 'react to a post',
    make: ({ post }) => ['POST', `/api/post/${post}/reaction`, fire],
    public: signedIn,
    inside: signedInInsiders,
  },
  {
    name: 'remove a reaction to a post',
    make: ({ post }) => ['DELETE', `/api/post/${post}/reaction`],
    public: signedIn,
    inside: signedInInsiders,
  },
  {
    name: 'react to a comment',
    make: ({ post, comment }) => ['POST', `/api/comment/${post}/${comment}/reaction`, fire],
    public: signedIn,
    inside: signedInInsiders,
  },
  {
    name: 'remove a reaction to a comment',
    make: ({ post, comment }) => ['DELETE', `/api/comment/${post}/${comment}/reaction`],
    public: signedIn,
    inside: signedInInsiders,
  },
  {
    name: 'count a view',
    make: ({ post }) => ['POST', '/api/post/view', { json: { idPost: post, ...anonymous } }],
    public: answering(204, everybody),
    inside: answering(204, insiders),
  },
  {
    name: 'hide a comment',
    make: ({ comment }) => ['POST', '/api/ocultarComentario', { json: { idComentario: comment } }],
    public: { visitor: 401, author: 200, commenter: 403, member: 403, stranger: 403 },
    inside: { visitor: 401, author: 200, commenter: 403, member: 403, stranger: 404 },
  },
  {
    name: 'delete a post',
    make: ({ post }) => ['DELETE', `/api/post/${post}/delete`],
    public: { visitor: 401, author: 204, commenter: 403, member: 403, stranger: 403 },
    inside: { visitor: 401, author: 204, commenter: 403, member: 403, stranger: 404 },
  },
  {
    name: 'publish in the community',
    make: ({ community }) => ['POST', '/api/post', { form: formOf({ desContent: 'oi', idCommunity: community }) }],
    public: answering(201, signedInInsiders),
    inside: answering(201, signedInInsiders),
  },
  {
    name: 'publish',
    make: () => ['POST', '/api/post', { form: formOf({ desContent: 'oi' }) }],
    public: answering(201, signedIn),
    inside: answering(201, signedIn),
  },
  {
    name: "read one's own profile (profile-info)",
    make: () => ['GET', '/api/user-v2/profile-info'],
    public: signedIn,
    inside: signedIn,
  },
  {
    name: 'read whether one is a beta tester',
    make: () => ['GET', '/api/user-v2/is-beta-tester'],
    public: signedIn,
    inside: signedIn,
  },
];

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describePlatform('access rights by kind of person', (platform) => {
  const people = new Map<Who, Member | null>([['visitor', null]]);
  let community = '';

  beforeAll(async () => {
    for (const who of ['author', 'commenter', 'member', 'stranger'] as const) people.set(who, await platform.member());
    community = await platform.community(person('author'), [person('commenter'), person('member')], 'VIP');
  });

  function person(who: Who) {
    const member = people.get(who);
    if (!member) throw new Error(`${who} is nobody`);
    return member;
  }

  async function scene(place: 'public' | 'inside'): Promise<Scene> {
    const author = person('author');
    const post = await platform.post(author, place === 'inside' ? { community } : {});
    return { author, post, comment: await platform.comment(person('commenter'), post), community };
  }

  describe.each(calls)('permission to $name', (call) => {
    it.each(['public', 'inside'] as const)(
      'each kind of person gets the expected HTTP status (the post is %s; "inside" means in a community)',
      async (place) => {
        const answers: Record<string, number> = {};
        for (const [who, as] of people) {
          const [method, path, options] = call.make(await scene(place));
          const answer = await platform.call(method, path, { ...options, as });
          answers[who] = answer.status;
          if (answer.status >= 400) {
            const code = { 401: 'UNAUTHENTICATED', 403: 'NOT_ALLOWED', 404: 'NOT_FOUND' }[answer.status];
            expect(answer.body).toMatchObject({ code });
          }
        }
        expect(answers).toEqual(call[place]);
      },
    );
  });

  it('each route with an id in its path answers 404 NOT_FOUND for an unknown id', async () => {
    const as = person('author');
    const { post, comment } = await scene('public');
    for (const missing of [uuidv7(), 'x', '1', '%00', '..%2f', `${post}0`, 'a'.repeat(2_000)]) {
      const paths: [string, string, CallOptions?][] = [
        ['GET', `/api/post/${missing}`],
        ['DELETE', `/api/post/${missing}/delete`],
        ['POST', `/api/post/${missing}/reaction`, fire],
        ['DELETE', `/api/post/${missing}/reaction`],
        ['GET', `/api/comment/${missing}`],
        ['POST', `/api/comment/${missing}`, { json: { content: 'oi' } }],
        ['GET', `/api/comment/${missing}/${comment}/replies`],
        ['GET', `/api/comment/${post}/${missing}`],
        ['GET', `/api/comment/${post}/${missing}/replies`],
        ['POST', `/api/comment/${post}/${missing}/reaction`, fire],
        ['DELETE', `/api/comment/${post}/${missing}/reaction`],
        ['GET', `/api/feed-v2/profile/${missing}`],
        ['GET', `/api/feed-v2/community/${missing}`],
        ['GET', `/api/usuarios/${missing}`],
        ['DELETE', `/api/media/${missing}`],
      ];
      for (const [method, path, options] of paths) {
        const answer = await platform.call(method, path, { ...options, as });
        expect(answer, `${method} ${path}`).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      }
    }
  });

  it('a request with an unknown id in its body gets 404, and one with a malformed id gets 400', async () => {
    const as = person('author');
    const { post } = await scene('public');
    const bodies: [string, string, (id: string) => unknown][] = [
      ['POST', '/api/post/view', (idPost) => ({ idPost })],
      ['POST', '/api/ocultarComentario', (idComentario) => ({ idComentario })],
      ['POST', `/api/comment/${post}`, (idCommentParent) => ({ content: 'oi', idCommentParent })],
    ];
    for (const [method, path, json] of bodies) {
      expect(await platform.call(method, path, { as, json: json(uuidv7()) })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
      for (const id of ['x', '', "'; drop table posts", `${post}\u0000`]) {
        expect(await platform.call(method, path, { as, json: json(id) })).toMatchObject({
          status: 400,
          body: { code: 'INVALID_INPUT' },
        });
      }
    }
    const form = formOf({ desContent: 'oi', idCommunity: uuidv7() });
    expect(await platform.call('POST', '/api/post', { as, form })).toMatchObject({ status: 404 });
  });

  it('a request for a comment under the path of another post is answered with 404', async () => {
    const [one, other] = [await scene('public'), await scene('public')];
    const as = person('author');
    expect(await platform.call('GET', `/api/comment/${other.post}/${one.comment}/replies`, { as })).toMatchObject({
      status: 404,
    });
    const json = { content: 'oi', idCommentParent: one.comment };
    expect(await platform.call('POST', `/api/comment/${other.post}`, { as, json })).toMatchObject({ status: 404 });
    expect(await platform.call('GET', `/api/post/${other.post}`)).toMatchObject({ body: { comments: { total: 1 } } });
  });
});
