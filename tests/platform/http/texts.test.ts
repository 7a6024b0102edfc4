import { v4 } from 'uuid';
import { expect, it } from 'vitest';
import { searchText } from '../../../bff/platform/http/input.ts';
import { describePlatform, fieldOf } from '../../support/platform.ts';
import { texts } from '../../support/texts.ts';

/**
 * The number of posts that contain the sample texts. Each post joins several texts, because one post per text would
 * take too long.
 */
const PARTS = 40;
const joined = Array.from({ length: PARTS }, (_, part) => texts.filter((_text, at) => at % PARTS === part).join('\n'));

it.each([
  ['\0fogo', 'fogo'],
  ['fo\0go', 'fogo'],
  ['fogo\ud83d', 'fogo'],
  ['\udd25 fogo', 'fogo'],
  ['\0 \0', ''],
  ['🔥fogo', '🔥fogo'],
])('the search text %j is read as %j', (typed, text) => expect(searchText.parse(typed)).toBe(text));

describePlatform('search texts', (platform) => {
  it.each([
    '/api/feed-v2/discover?search=',
    '/api/usuarios?discover=true&search=',
    '/api/comunidades/descobrir?filter=',
  ])('%s answers a search text with NUL as it answers the text without NUL', async (path) => {
    const ana = await platform.member();
    const [plain, withNul] = [
      await platform.call('GET', `${path}fogo`, { as: ana }),
      await platform.call('GET', `${path}%00fogo`, { as: ana }),
    ];
    expect(plain.status).toBe(200);
    expect(withNul).toMatchObject({ status: 200, body: plain.body });
  });
});

describePlatform('texts written by members', (platform) => {
  it('another member reads posts, comments and messages exactly as they were sent', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    await platform.follow(ana, bia);
    await platform.follow(bia, ana);
    const opened = await platform.call('POST', '/api/conversas', { as: ana, json: { idUser: bia.id } });
    const messages = `/api/conversas/${fieldOf(opened.body, 'idConversation')}/mensagens`;
    const onWhich = await platform.post(ana);
    for (const text of joined) {
      const form = new FormData();
      form.set('desContent', text);
      const post = await platform.call('POST', '/api/post', { as: ana, form });
      const json = { content: text, idCommentParent: null };
      const comment = await platform.call('POST', `/api/comment/${onWhich}`, { as: ana, json });
      const message = await platform.call('POST', messages, { as: ana, json: { idClient: v4(), content: text } });
      expect([post.status, comment.status, message.status]).toEqual([201, 201, 201]);

      const idComment = fieldOf(comment.body, 'idComment');
      for (const path of [`/api/post/${fieldOf(post.body, 'idPost')}`, `/api/comment/${onWhich}/${idComment}`])
        expect(fieldOf((await platform.call('GET', path, { as: bia })).body, 'desContent')).toBe(text.trim());
    }
    const { body } = await platform.call('GET', `${messages}?cursorSize=${PARTS}`, { as: bia });
    expect(body).toMatchObject({ mensagens: joined.map((text) => ({ desContent: text.trim() })) });
  });
});
