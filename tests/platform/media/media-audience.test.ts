import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { picture, streamOf } from '../../support/media.ts';
import { describeOnEachDatabase, fieldOf, type Member } from '../../support/platform.ts';

const wire = z.object({ files: z.array(z.object({ sources: z.array(z.object({ url: z.string() })) })) });

describeOnEachDatabase('signed media URL', (platform) => {
  let ana: Member;
  let bia: Member;
  let caio: Member;

  beforeEach(async () => {
    [ana, bia, caio] = [await platform.member({ is_private: true }), await platform.member(), await platform.member()];
    await platform.follow(bia, ana);
  });

  async function pictured(author: Member, community?: string) {
    const { id: idFile } = await platform.media.ingest(streamOf(await picture()), { ownerId: author.id });
    const post = await platform.post(author, community === undefined ? {} : { community });
    await platform.db.updateTable('media').set({ post_id: post, position: 0 }).where('id', '=', idFile).execute();
    return post;
  }

  const addressOf = async (post: string, as: Member | null) => {
    const { body } = await platform.call('GET', `/api/post/${post}`, { as });
    return wire.parse(body).files[0]?.sources.at(-1)?.url ?? '';
  };
  const status = async (address: string) => (await fetch(platform.url + address)).status;

  it.each([
    ['a block by the author', () => platform.call('POST', `/api/user-v2/${bia.id}/block`, { as: ana })],
    ['a block of the author', () => platform.call('POST', `/api/user-v2/${ana.id}/block`, { as: bia })],
    ['an unfollow', () => platform.call('DELETE', `/api/user-v2/${ana.id}/follow`, { as: bia })],
  ])(
    "after %s, the former follower's media URL of a private profile answers 403; other followers' URLs answer 200",
    async (_what, end) => {
      const post = await pictured(ana);
      await platform.follow(caio, ana);
      const [ofBia, ofCaio, ofAna] = [
        await addressOf(post, bia),
        await addressOf(post, caio),
        await addressOf(post, ana),
      ];
      expect(await status(ofBia)).toBe(200);
      expect((await end()).status).toBeLessThan(300);
      expect(await status(ofBia)).toBe(403);
      expect(await status(ofCaio)).toBe(200);
      expect(await status(ofAna)).toBe(200);
    },
  );

  it("after a reader's membership has expired or was removed, the reader's URL of a community file answers 403", async () => {
    const community = await platform.community(ana, [bia], 'VIP');
    const post = await pictured(ana, community);
    const address = await addressOf(post, bia);
    for (const [state, wanted] of [
      ['ACTIVE', 200],
      ['CANCELS_AT_END', 200],
      ['EXPIRED', 403],
      ['REMOVED', 403],
    ] as const) {
      await platform.db
        .updateTable('community_members')
        .set({ status: state })
        .where('user_id', '=', bia.id)
        .where('community_id', '=', community)
        .execute();
      expect(await status(address), state).toBe(wanted);
    }
  });

  it('after leaving a community, a member can load files of their own posts there, and gets 403 for files of others', async () => {
    const community = await platform.community(ana, [bia, caio]);
    const post = await pictured(bia, community);
    const ofCaio = await addressOf(post, caio);
    const leave = (member: Member) =>
      platform.db
        .updateTable('community_members')
        .set({ status: 'REMOVED' })
        .where('user_id', '=', member.id)
        .where('community_id', '=', community)
        .execute();
    await leave(bia);
    await leave(caio);
    const { body } = await platform.call('GET', '/api/feed-v2/left-behind', { as: bia });
    const left =
      z
        .object({ posts: z.array(wire) })
        .parse(body)
        .posts[0]?.files[0]?.sources.at(-1)?.url ?? '';
    expect([await status(left), await status(ofCaio)]).toEqual([200, 403]);
  });

  it("all readers of a public post get the same media URL; after the author's profile becomes private, it answers 403", async () => {
    const post = await pictured(caio);
    const address = await addressOf(post, null);
    for (const reader of [ana, bia, caio]) expect(await addressOf(post, reader)).toBe(address);
    await platform.block(caio, bia);
    expect(await status(address)).toBe(200);
    await platform.db.updateTable('users').set({ is_private: true }).where('id', '=', caio.id).execute();
    expect(await status(address)).toBe(403);
    expect(await status(await addressOf(post, caio))).toBe(200);
  });

  it('after a profile becomes private, old media URLs answer 403, and only the author and followers get new ones', async () => {
    const post = await pictured(caio);
    await platform.follow(bia, caio);
    const before = await addressOf(post, bia);
    const json = { isPrivate: true };
    expect(await platform.call('POST', '/api/alterarDadosUsuario', { as: caio, json })).toMatchObject({ status: 200 });
    expect(await status(before)).toBe(403);
    for (const reader of [caio, bia]) expect(await status(await addressOf(post, reader))).toBe(200);
    for (const as of [ana, null]) {
      expect(await platform.call('GET', `/api/post/${post}`, { as })).toMatchObject({ status: 404 });
    }
    await platform.call('POST', '/api/alterarDadosUsuario', { as: caio, json: { isPrivate: false } });
    expect(await addressOf(post, null), 'the URL of a public post is the old one again').toBe(before);
    expect(await status(before)).toBe(200);
  });

  it('a feed requested twice contains the same media URLs, so that a browser can cache the media', async () => {
    const post = await pictured(ana);
    const feed = async () =>
      fieldOf({ text: JSON.stringify((await platform.call('GET', '/api/feed-v2', { as: bia })).body) }, 'text');
    const urlsIn = (text: string) => text.match(/\/media\/[^"]+/g) ?? [];
    const first = urlsIn(await feed());
    expect(first).toContain(await addressOf(post, bia));
    expect(urlsIn(await feed())).toEqual(first);
    const response = await fetch(platform.url + (first[0] ?? ''));
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d{4,}, immutable$/);
  });

  it('a media URL without the encrypted id of its reader, or with the id of another reader, answers 403', async () => {
    const post = await pictured(ana);
    const [ofBia, ofAna] = [await addressOf(post, bia), await addressOf(post, ana)];
    const holder = new URL(ofAna, platform.url).searchParams.get('h') ?? '';
    const forged = new URL(ofBia, platform.url);
    forged.searchParams.set('h', holder);
    expect(await status(forged.pathname + forged.search)).toBe(403);
    forged.searchParams.delete('h');
    expect(await status(forged.pathname + forged.search)).toBe(403);
  });

  describe('signed URL of a cover image', () => {
    const profile = z.object({ coverImage: z.string().nullable() });
    const coverOf = async (owner: Member, as: Member | null) => {
      const { body } = await platform.call('GET', `/api/usuarios/${owner.id}`, { as });
      return profile.parse(body).coverImage;
    };
    async function covered(owner: Member) {
      const { id: idCapa } = await platform.media.ingest(streamOf(await picture()), { ownerId: owner.id });
      await platform.call('POST', '/api/alterarDadosUsuario', { as: owner, json: { idCapa } });
    }

    it("after a block, the other member's cover URL of a private profile answers 403; visitors never get a cover URL", async () => {
      await covered(ana);
      const [ofBia, ofCaio, ofAna] = [await coverOf(ana, bia), await coverOf(ana, caio), await coverOf(ana, ana)];
      for (const address of [ofBia, ofCaio, ofAna]) expect(await status(address ?? '')).toBe(200);
      expect(await coverOf(ana, null)).toBeNull();
      await platform.call('POST', `/api/user-v2/${bia.id}/block`, { as: ana });
      expect(await status(ofBia ?? '')).toBe(403);
      for (const address of [ofCaio, ofAna]) expect(await status(address ?? '')).toBe(200);
      await platform.call('POST', `/api/user-v2/${ana.id}/block`, { as: caio });
      expect(await status(ofCaio ?? '')).toBe(403);
    });

    it('all readers get the same cover URL of a public profile; after the profile becomes private, it answers 403', async () => {
      await covered(caio);
      const address = (await coverOf(caio, null)) ?? '';
      for (const reader of [ana, bia, caio]) expect(await coverOf(caio, reader)).toBe(address);
      expect(await status(address)).toBe(200);
      await platform.call('POST', '/api/alterarDadosUsuario', { as: caio, json: { isPrivate: true } });
      expect(await status(address)).toBe(403);
      expect(await status((await coverOf(caio, bia)) ?? '')).toBe(200);
    });
  });

  describe("signed URL of a community's picture", () => {
    const community = z.object({ picture: z.object({ sources: z.array(z.object({ url: z.string() })) }) });
    const pictureOf = async (id: string, as: Member) => {
      const { body } = await platform.call('GET', `/api/comunidades/${id}/`, { as });
      return community.parse(body).picture.sources.at(-1)?.url ?? '';
    };
    async function withPicture(owner: Member, members: Member[]) {
      const id = await platform.community(owner, members, 'VIP');
      const { id: picture_id } = await platform.media.ingest(streamOf(await picture()), {
        ownerId: owner.id,
        purpose: 'cover',
      });
      await platform.db.updateTable('communities').set({ picture_id }).where('id', '=', id).execute();
      return id;
    }

    it("after an owner's block, a non-member's URL of the picture answers 403; a member's URL only after the removal", async () => {
      const id = await withPicture(ana, [bia]);
      const [inside, outside, own] = [await pictureOf(id, bia), await pictureOf(id, caio), await pictureOf(id, ana)];
      for (const address of [inside, outside, own]) expect(await status(address)).toBe(200);
      for (const blocked of [bia, caio]) await platform.block(ana, blocked);
      expect(await status(outside)).toBe(403);
      expect(await status(inside)).toBe(200);
      const members = platform.db.updateTable('community_members').where('community_id', '=', id);
      await members.set({ status: 'REMOVED' }).where('user_id', '=', bia.id).execute();
      expect(await status(inside)).toBe(403);
      expect(await status(own)).toBe(200);
    });

    it('after a community is closed, the URL of its picture answers 403', async () => {
      const id = await withPicture(ana, [bia]);
      const address = await pictureOf(id, bia);
      await platform.db.updateTable('communities').set({ closed_at: new Date() }).where('id', '=', id).execute();
      expect(await status(address)).toBe(403);
    });
  });
});
