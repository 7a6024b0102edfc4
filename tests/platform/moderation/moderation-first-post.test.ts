import { beforeAll, expect, it } from 'vitest';
import { picture, streamOf } from '../../support/media.ts';
import { desk } from '../../support/moderation.ts';
import { describePlatform, fieldOf, type Member, type TestPlatform } from '../../support/platform.ts';

function published(platform: TestPlatform) {
  return async (as: Member, desContent: string, more: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ desContent, ...more })) form.set(name, value);
    const { body } = await platform.call('POST', '/api/post', { as, form });
    return { id: fieldOf(body, 'idPost'), status: fieldOf(body, 'desStatus') };
  };
}

describePlatform(
  'review of the first post of a new account',
  (platform) => {
    const { caseOf, decide, restore, status, told, notice } = desk(platform);
    const publish = published(platform);
    let helena: Member;
    let ivo: Member;
    let bia: Member;

    beforeAll(async () => {
      helena = await platform.member({ role: 'MODERATOR' });
      ivo = await platform.member({ role: 'MODERATOR' });
      bia = await platform.member();
    });

    it('other members get 404 for a first post under review, and do not find it in feeds and search', async () => {
      const duda = await platform.member();
      await platform.call('POST', `/api/user-v2/${duda.id}/follow`, { as: bia });
      const post = await publish(duda, 'Acabei de chegar zzyx');
      expect(post.status).toBe('EM_ANALISE');
      const lists = ['/api/feed-v2', `/api/feed-v2/profile/${duda.id}`, '/api/feed-v2/discover?search=zzyx'];
      for (const as of [bia, helena]) {
        expect(await status(`/api/post/${post.id}`, as)).toBe(404);
        expect(await status(`/api/comment/${post.id}`, as)).toBe(404);
        for (const list of lists) {
          expect(JSON.stringify((await platform.call('GET', list, { as })).body)).not.toContain(post.id);
        }
        const json = { content: 'oi', idCommentParent: null };
        expect((await platform.call('POST', `/api/comment/${post.id}`, { as, json })).status).toBe(404);
        const fire = { desType: 'FIRE' };
        expect((await platform.call('POST', `/api/post/${post.id}/reaction`, { as, json: fire })).status).toBe(404);
        const report = { desTarget: 'POST', idTarget: post.id, desReason: 'SPAM' };
        expect((await platform.call('POST', '/api/denuncias', { as, json: report })).status).toBe(404);
        const views = await platform.call('POST', '/api/post/views', { as, json: { idPosts: [post.id] } });
        expect(views.body).toEqual({ counted: 0 });
      }
      expect(await status(`/api/post/${post.id}`, null)).toBe(404);
      expect((await platform.call('GET', `/api/post/${post.id}`, { as: duda })).body).toMatchObject({
        desStatus: 'EM_ANALISE',
      });
      expect(JSON.stringify((await platform.call('GET', '/api/feed-v2', { as: duda })).body)).toContain(post.id);
    });

    it("approving a first post publishes it, and the author's next posts are published without review", async () => {
      const duda = await platform.member();
      const [first, second] = [await publish(duda, 'Oi, gente'), await publish(duda, 'Oi de novo')];
      expect(second.status).toBe('EM_ANALISE');
      await decide(helena, [(await caseOf(first.id)).id], 'DISMISS');
      expect(await status(`/api/post/${first.id}`, bia)).toBe(200);
      expect(await status(`/api/post/${second.id}`, bia)).toBe(404);
      const heard = await told(duda);
      expect(heard).toMatchObject({ kind: 'MODERATION', detail: 'seu post foi publicado' });
      expect((await notice(duda, heard?.target_id ?? '')).body).toMatchObject({
        desDecision: 'DISMISS',
        idTarget: first.id,
      });
      expect((await publish(duda, 'Agora sem espera')).status).toBe('PUBLICADO');
    });

    it('refusing a first post hides it and notifies its author; undoing the refusal publishes the post', async () => {
      const duda = await platform.member();
      const { id: post } = await publish(duda, 'Venda de seguidores');
      const { id } = await caseOf(post);
      await decide(helena, [id], 'TAKE_DOWN', { desText: 'Propaganda.' });
      for (const as of [bia, duda]) expect(await status(`/api/post/${post}`, as)).toBe(404);
      expect(await told(duda)).toMatchObject({ detail: 'seu post não foi publicado' });
      expect((await publish(duda, 'Outra tentativa')).status).toBe('EM_ANALISE');
      expect((await restore(ivo, id)).status).toBe(200);
      expect(await status(`/api/post/${post}`, bia)).toBe(200);
    });

    it("a community's post count ignores posts under review and withdrawn posts, and rises when one is approved", async () => {
      const duda = await platform.member();
      const community = await platform.community(bia, [duda]);
      const count = async () => (await platform.call('GET', `/api/comunidades/${community}/`, { as: bia })).body;
      const empty = await count();
      const gone = await publish(duda, 'Vou apagar', { idCommunity: community });
      expect((await platform.call('DELETE', `/api/post/${gone.id}/delete`, { as: duda })).status).toBe(204);
      expect((await caseOf(gone.id)).status).toBe('DECIDED');
      const { id: post } = await publish(duda, 'Olá, comunidade', { idCommunity: community });
      expect(await count()).toEqual(empty);
      expect(await status(`/api/post/${post}`, bia)).toBe(404);
      await decide(helena, [(await caseOf(post)).id], 'DISMISS');
      expect(await count()).toMatchObject({ posts: { total: 1 } });
      expect(await status(`/api/post/${post}`, bia)).toBe(200);
    });

    it('a moderator can load the picture of a post under review, and no feed contains the post', async () => {
      const duda = await platform.member();
      const file = await platform.media.ingest(streamOf(await picture({ width: 40, height: 30 })), {
        ownerId: duda.id,
      });
      const { id: post } = await publish(duda, 'Foto', { uploads: JSON.stringify([{ idFile: file.id }]) });
      const seen = JSON.stringify(
        (await platform.call('GET', `/api/moderacao/casos/${(await caseOf(post)).id}`, { as: helena })).body,
      );
      const address = /"url":"(\/media\/[^"]+)"/.exec(seen)?.[1] ?? '';
      expect((await fetch(platform.url + address)).status).toBe(200);
      for (const path of ['/api/feed-v2', `/api/feed-v2/profile/${duda.id}`]) {
        expect(JSON.stringify((await platform.call('GET', path, { as: bia })).body)).not.toContain(file.id);
      }
    });
  },
  { postReview: 'first' },
);

describePlatform(
  'review of all posts',
  (platform) => {
    const { caseOf, decide } = desk(platform);
    const publish = published(platform);

    it("a second post is reviewed although the author's first post was approved", async () => {
      const [helena, duda] = [await platform.member({ role: 'MODERATOR' }), await platform.member()];
      const first = await publish(duda, 'Um');
      await decide(helena, [(await caseOf(first.id)).id], 'DISMISS');
      expect((await publish(duda, 'Dois')).status).toBe('EM_ANALISE');
    });
  },
  { postReview: 'all' },
);
