import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePlatform, fieldOf, type CallOptions, type Member } from '../../support/platform.ts';

const roles = ['visitor', 'stranger', 'pending', 'removed', 'expired', 'member', 'moderator', 'owner'] as const;
type Role = (typeof roles)[number];

interface Scene {
  community: string;
  post: string;
  comment: string;
  asking: Member;
  other: Member;
  invite: string;
}

interface Call {
  name: string;
  /**
   * Builds a request. It is built anew for each role, because many requests change the community or the member that
   * they are about.
   */
  make: (scene: Scene) => [method: string, path: string, options?: CallOptions];
  /** The expected HTTP statuses, one for each role in the order of `roles`. */
  answers: string;
}

const details = { desName: 'Outro nome', desDescription: 'Outra', desRules: 'Outras', valPrice: 990 };
const outsiders = '401 404 404 404 404';

/** Returns the statuses, each preceded by its role: 'visitor 401, stranger 404, …'. */
const withRoles = (answers: string) =>
  answers
    .split(' ')
    .map((status, at) => `${roles[at]} ${status}`)
    .join(', ');

const calls: Call[] = [
  {
    name: 'read a community',
    make: ({ community }) => ['GET', `/api/comunidades/${community}/?ts=1`],
    answers: '401 200 200 200 200 200 200 200',
  },
  {
    name: 'list their own communities',
    make: () => ['GET', '/api/comunidades/minhas'],
    answers: '401 200 200 200 200 200 200 200',
  },
  {
    name: 'discover communities',
    make: () => ['GET', '/api/comunidades/descobrir?filter=comunidade'],
    answers: '401 200 200 200 200 200 200 200',
  },
  {
    name: 'edit a community',
    make: ({ community }) => ['PATCH', `/api/comunidades/${community}`, { json: details }],
    answers: '401 403 403 403 403 403 403 200',
  },
  {
    name: 'close a community',
    make: ({ community }) => ['DELETE', `/api/comunidades/${community}`],
    answers: '401 403 403 403 403 403 403 204',
  },
  {
    name: 'join a VIP community',
    make: ({ community }) => ['POST', `/api/comunidades/${community}/membership`],
    answers: '401 402 200 402 402 200 200 200',
  },
  {
    name: 'leave a community',
    make: ({ community }) => ['DELETE', `/api/comunidades/${community}/membership`],
    answers: '401 200 200 200 200 200 200 400',
  },
  {
    name: 'list members',
    make: ({ community }) => ['GET', `/api/comunidades/${community}/members`],
    answers: `${outsiders} 200 200 200`,
  },
  {
    name: 'give a role',
    make: ({ community, other }) => [
      'PATCH',
      `/api/comunidades/${community}/members/${other.id}`,
      { json: { role: 'MODERATOR' } },
    ],
    answers: `${outsiders} 403 403 200`,
  },
  {
    name: 'remove a member',
    make: ({ community, other }) => ['DELETE', `/api/comunidades/${community}/members/${other.id}`],
    answers: `${outsiders} 403 200 200`,
  },
  {
    name: 'list requests',
    make: ({ community }) => ['GET', `/api/comunidades/${community}/requests`],
    answers: `${outsiders} 403 200 200`,
  },
  {
    name: 'approve a request',
    make: ({ community, asking }) => [
      'POST',
      `/api/comunidades/${community}/requests/${asking.id}`,
      { json: { approve: true } },
    ],
    answers: `${outsiders} 403 200 200`,
  },
  {
    name: 'refuse a request',
    make: ({ community, asking }) => [
      'POST',
      `/api/comunidades/${community}/requests/${asking.id}`,
      { json: { approve: false } },
    ],
    answers: `${outsiders} 403 200 200`,
  },
  {
    name: 'list invites',
    make: ({ community }) => ['GET', `/api/comunidades/${community}/invites`],
    answers: `${outsiders} 403 200 200`,
  },
  {
    name: 'create an invite',
    make: ({ community }) => ['POST', `/api/comunidades/${community}/invites`, { json: {} }],
    answers: `${outsiders} 403 400 400`,
  },
  {
    name: 'revoke an invite',
    make: ({ community, invite }) => ['DELETE', `/api/comunidades/${community}/invites/${invite}`],
    answers: `${outsiders} 403 204 204`,
  },
  {
    name: 'accept an invite that does not exist',
    make: ({ community }) => ['POST', `/api/comunidades/${community}/invites/accept`, { json: { token: 'x' } }],
    answers: '401 400 400 400 400 200 200 200',
  },
  {
    name: 'read the feed',
    make: ({ community }) => ['GET', `/api/feed-v2/community/${community}`],
    answers: '404 404 404 404 404 200 200 200',
  },
  {
    name: 'read a post',
    make: ({ post }) => ['GET', `/api/post/${post}`],
    answers: '404 404 404 404 404 200 200 200',
  },
  {
    name: 'read the comments of a post',
    make: ({ post }) => ['GET', `/api/comment/${post}`],
    answers: '404 404 404 404 404 200 200 200',
  },
  {
    name: 'read a comment',
    make: ({ post, comment }) => ['GET', `/api/comment/${post}/${comment}`],
    answers: '404 404 404 404 404 200 200 200',
  },
  {
    name: 'comment on a post',
    make: ({ post }) => ['POST', `/api/comment/${post}`, { json: { content: 'oi' } }],
    answers: `${outsiders} 201 201 201`,
  },
  {
    name: 'react to a post',
    make: ({ post }) => ['POST', `/api/post/${post}/reaction`, { json: { desType: 'FIRE' } }],
    answers: `${outsiders} 200 200 200`,
  },
  {
    name: 'publish a post',
    make: ({ community }) => ['POST', '/api/post', { form: formOf({ desContent: 'oi', idCommunity: community }) }],
    answers: `${outsiders} 201 201 201`,
  },
];

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describePlatform('a VIP community', (platform) => {
  const people = new Map<Role, Member | null>([['visitor', null]]);

  beforeAll(async () => {
    for (const role of roles.slice(1)) {
      people.set(role, await platform.member({ profile_type: 'PROFISSIONAL' }));
    }
  });

  function person(role: Role) {
    const member = people.get(role);
    if (!member) throw new Error(`${role} is nobody`);
    return member;
  }

  async function scene(): Promise<Scene> {
    const [asking, other] = [await platform.member(), await platform.member()];
    const owner = person('owner');
    const community = await platform.community(owner, [person('member'), person('moderator'), other], 'VIP');
    const rows = [
      { user_id: person('pending').id, status: 'PENDING' as const },
      { user_id: person('removed').id, status: 'REMOVED' as const },
      { user_id: person('expired').id, status: 'EXPIRED' as const },
      { user_id: asking.id, status: 'PENDING' as const },
    ];
    await platform.db
      .insertInto('community_members')
      .values(rows.map((row) => ({ ...row, community_id: community })))
      .execute();
    await platform.db
      .updateTable('communities')
      .set({ pending_count: rows.filter(({ status }) => status === 'PENDING').length })
      .where('id', '=', community)
      .execute();
    await platform.db
      .updateTable('community_members')
      .set({ role: 'MODERATOR' })
      .where('community_id', '=', community)
      .where('user_id', '=', person('moderator').id)
      .execute();
    const invite = uuidv7();
    await platform.db
      .insertInto('community_invites')
      .values({ id: invite, community_id: community, token_hash: Buffer.from(invite), created_by: owner.id })
      .execute();
    const post = await platform.post(owner, { community });
    return { community, post, comment: await platform.comment(owner, post), asking, other, invite };
  }

  const expectedCalls = calls.map((call) => ({ ...call, expected: withRoles(call.answers) }));
  it.each(expectedCalls)(
    'in a VIP community, a request to $name is answered with $expected',
    async ({ make, answers }) => {
      const seen: number[] = [];
      for (const role of roles) {
        const [method, path, options] = make(await scene());
        const { status, body } = await platform.call(method, path, { ...options, as: people.get(role) ?? null });
        seen.push(status);
        const code = { 401: 'UNAUTHENTICATED', 402: 'PAYMENT_REQUIRED', 403: 'NOT_ALLOWED', 404: 'NOT_FOUND' }[status];
        if (code !== undefined) expect(body).toMatchObject({ code });
      }
      expect(seen.join(' ')).toBe(answers);
    },
  );

  it('a VIP community shows non-members its name, price and member count, but neither its rules nor its owner', async () => {
    const { community } = await scene();
    for (const role of ['stranger', 'removed', 'pending', 'expired'] as const) {
      const { body } = await platform.call('GET', `/api/comunidades/${community}`, { as: person(role) });
      expect(body).toMatchObject({
        idCommunity: community,
        desKind: 'VIP',
        desName: 'Comunidade',
        valPrice: 1_990,
        members: { total: 4 },
        desRules: null,
        idOwner: null,
        datCreated: null,
        requests: null,
      });
    }
    const { body } = await platform.call('GET', `/api/comunidades/${community}`, { as: person('removed') });
    expect(body).toMatchObject({ membership: null });
  });

  it("visitors and non-members see posts of a VIP community neither in the feed nor on the owner's profile", async () => {
    const { post, community } = await scene();
    const owner = person('owner');
    const mine = await platform.post(owner);
    for (const role of ['visitor', 'stranger', 'pending', 'removed', 'expired'] as const) {
      const as = people.get(role) ?? null;
      for (const path of ['/api/feed-v2?cursorSize=50', `/api/feed-v2/profile/${owner.id}?cursorSize=50`]) {
        const { body } = await platform.call('GET', path, { as });
        const text = JSON.stringify(body);
        expect(text).toContain(mine);
        expect(text).not.toContain(post);
        expect(text).not.toContain(community);
      }
    }
    const { body } = await platform.call('GET', '/api/feed-v2', { as: person('member') });
    expect(JSON.stringify(body)).toContain(post);
  });

  it('after a community is closed, its routes answer 404 to every signed-in role, and its members get an event', async () => {
    const { community, post } = await scene();
    const own = fieldOf(
      (
        await platform.call('POST', '/api/post', {
          as: person('member'),
          form: formOf({ desContent: 'meu', idCommunity: community }),
        })
      ).body,
      'idPost',
    );
    platform.events.length = 0;
    await platform.call('DELETE', `/api/comunidades/${community}`, { as: person('owner') });
    expect(platform.events.map(({ payload }) => payload)).toEqual(
      expect.arrayContaining(
        (['owner', 'moderator', 'member'] as const).map((role) => ({
          type: 'membership',
          idUser: person(role).id,
          idCommunity: community,
        })),
      ),
    );
    for (const role of roles.slice(1)) {
      const as = person(role);
      for (const path of [
        `/api/comunidades/${community}`,
        `/api/comunidades/${community}/members`,
        `/api/feed-v2/community/${community}`,
        `/api/post/${post}`,
        `/api/post/${own}`,
      ]) {
        expect(await platform.call('GET', path, { as }), path).toMatchObject({ status: 404 });
      }
      expect(await platform.call('POST', `/api/comunidades/${community}/membership`, { as })).toMatchObject({
        status: 404,
      });
      const { body } = await platform.call('GET', '/api/comunidades/minhas?cursorSize=50', { as });
      expect(JSON.stringify(body)).not.toContain(community);
    }
  });

  describe('unknown ids in community routes', () => {
    it.each(['x', uuidv7(), '%00'])('community routes answer 404 NOT_FOUND for the unknown id %s', async (missing) => {
      const as = person('owner');
      const { community } = await scene();
      for (const [method, path, json] of [
        ['GET', `/api/comunidades/${missing}`],
        ['PATCH', `/api/comunidades/${missing}`, details],
        ['DELETE', `/api/comunidades/${missing}`],
        ['POST', `/api/comunidades/${missing}/membership`],
        ['DELETE', `/api/comunidades/${missing}/membership`],
        ['GET', `/api/comunidades/${missing}/members`],
        ['PATCH', `/api/comunidades/${community}/members/${missing}`, { role: 'MEMBER' }],
        ['DELETE', `/api/comunidades/${community}/members/${missing}`],
        ['POST', `/api/comunidades/${community}/requests/${missing}`, { approve: true }],
        ['DELETE', `/api/comunidades/${community}/invites/${missing}`],
      ] as const) {
        const answer = await platform.call(method, path, { as, json });
        expect(answer, `${method} ${path}`).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      }
    });
  });
});
