import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { describePlatform, type Member } from '../../support/platform.ts';

const people = z.array(z.looseObject({ idUser: z.string() }));
const page = z
  .object({ posts: people.optional(), comments: people.optional(), autores: people })
  .transform(({ posts, comments, autores }) => ({ items: posts ?? comments ?? [], autores }));

function sorted(profiles: z.infer<typeof people>) {
  return profiles.toSorted((a, b) => a.idUser.localeCompare(b.idUser));
}

describePlatform('the authors of a page (autores=true)', (platform) => {
  let ana: Member;
  let bia: Member;
  const paths: Record<string, string> = {};

  beforeAll(async () => {
    [ana, bia] = [await platform.member({ name: 'Ana' }), await platform.member({ name: 'Bia' })];
    const community = await platform.community(ana, [bia]);
    await platform.post(ana, { community });
    await platform.post(bia, { community });
    const post = await platform.post(ana);
    await platform.post(ana);
    await platform.post(bia);
    const comment = await platform.comment(ana, post);
    await platform.comment(bia, post);
    await platform.comment(bia, post, 'uma resposta', comment);
    Object.assign(paths, {
      feed: '/api/feed-v2?cursorSize=50',
      'posts of a profile': `/api/feed-v2/profile/${ana.id}?cursorSize=50`,
      'posts of a community': `/api/feed-v2/community/${community}?cursorSize=50`,
      'discovered posts': '/api/feed-v2/discover?cursorSize=50',
      comments: `/api/comment/${post}?cursorSize=50`,
      replies: `/api/comment/${post}/${comment}/replies?cursorSize=50`,
    });
  });

  const names = ['feed', 'posts of a profile', 'posts of a community', 'discovered posts', 'comments', 'replies'];
  it.each(names)(
    '%s: each author is on the page once, with the same profile as GET /api/user-v2/profiles',
    async (name) => {
      const carla = await platform.member({ name: 'Carla' });
      const viewers = name === 'posts of a community' ? [ana, bia] : [ana, bia, carla];
      for (const as of viewers) {
        const { status, body } = await platform.call('GET', `${paths[name]}&autores=true`, { as });
        expect(status).toBe(200);
        const { items, autores } = page.parse(body);
        const authorIds = [...new Set(items.map(({ idUser }) => idUser))];
        expect(authorIds.length).toBeGreaterThan(0);

        const profiles = await platform.call('GET', `/api/user-v2/profiles?ids=${authorIds.join(',')}`, { as });
        expect(sorted(autores)).toEqual(sorted(people.parse(profiles.body)));
        expect(autores).toHaveLength(authorIds.length);
      }
    },
  );

  it.each(names)('%s: without autores=true the page has no authors', async (name) => {
    for (const more of ['', '&autores=false']) {
      const { body } = await platform.call('GET', `${paths[name]}${more}`, { as: ana });
      expect(body).not.toHaveProperty('autores');
    }
  });

  it('a value of autores that is neither true nor false is refused with 400', async () => {
    expect((await platform.call('GET', '/api/feed-v2?autores=1', { as: ana })).status).toBe(400);
  });

  it('for a member without posts, the page has an empty list of authors', async () => {
    const { body } = await platform.call('GET', `/api/feed-v2/profile/${(await platform.member()).id}?autores=true`);
    expect(body).toMatchObject({ posts: [], autores: [] });
  });
});
