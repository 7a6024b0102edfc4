import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { becomeMember, idOf, newMember, signUp } from './support/members.ts';
import { expectNarrow } from './support/narrow.ts';
import { keepPicture } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

/** Pairs of a name and a sentence, in Latin, Arabic, Hebrew, Japanese and Devanagari script. */
const SCRIPTS = [
  ['João Ávila', 'Fim de tarde na laje.'],
  ['محمد علي', 'مساء الخير يا أصدقائي.'],
  ['יעל כהן', 'ערב טוב חברים.'],
  ['山田花子', '夕方の屋上です。'],
  ['प्रिया शर्मा', 'शाम की छत पर।'],
] as const;

const data = z.object({ data: z.record(z.string(), z.looseObject({ __typename: z.string() })) });
const createdPost = z.looseObject({ post: z.object({ id: z.string() }) });
const conversationOpened = z.looseObject({ conversation: z.object({ id: z.string() }) });

/** Sends a mutation with these variables. @returns the success object in the answer */
async function mutate(request: APIRequestContext, token: string, mutation: string, variables: object) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post('/graphql', { headers, data: { query: mutation, variables } });
  const [success] = Object.values(data.parse(await answer.json()).data);
  expect(success?.__typename).toMatch(/Success$/u);
  return success;
}

const CREATE_POST = `mutation ($input: CreatePostInput!) {
  createPost(input: $input) { __typename ... on CreatePostSuccess { post { id } } } }`;
const ADD_COMMENT = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { __typename } }';
const FOLLOW =
  'mutation ($profileId: ID!) { setFollow(input: { profileId: $profileId, following: true }) { __typename } }';
const OPEN_CONVERSATION = `mutation ($memberId: ID!) {
  openConversation(input: { memberId: $memberId }) { __typename ... on OpenConversationSuccess { conversation { id } } } }`;
const SEND_MESSAGE = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }';

/**
 * Fails if a text of the product does not run from left to right. Also fails if a member's text is displayed at another
 * position of its line than in the source, as right-to-left text is if it is not isolated.
 */
async function expectInOrder(page: Page, path: string) {
  const { checked, moved } = await page.evaluate(() => {
    // Screen readers alone get a text with the class sr-only.
    const isolated = '[dir], textarea, input, .sr-only';
    const blockOf = (element: Element): Element =>
      element.parentElement && /^(inline|contents)$/.test(getComputedStyle(element).display)
        ? blockOf(element.parentElement)
        : element;
    type Piece = { block: Element; text: string; left: number; right: number; top: number; bottom: number };
    const pieces: Piece[] = [];
    const add = (block: Element, text: string, boxes: Iterable<DOMRect>) => {
      for (const { left, right, top, bottom, width } of boxes)
        if (width > 0) pieces.push({ block, text, left, right, top, bottom });
    };
    const walk = (node: Node) => {
      if (node instanceof Element) {
        if (!node.checkVisibility()) return;
        if (node.matches('bdi')) add(blockOf(node), node.textContent, node.getClientRects());
        else if (!node.matches(isolated)) node.childNodes.forEach(walk);
      } else if (node instanceof Text && node.parentElement) {
        const range = document.createRange();
        const block = blockOf(node.parentElement);
        let depth = 0;
        for (let at = 0; at < node.data.length; at += 1) {
          const letter = node.data.charAt(at);
          if (/[\u2066-\u2068]/.test(letter)) depth += 1;
          if (letter === '\u2069') depth -= 1;
          if (depth > 0 || !letter.trim()) continue;
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          add(block, node.data.slice(at), range.getClientRects());
        }
      }
    };
    walk(document.body);
    const moved = pieces.flatMap((piece, at) => {
      const before = pieces[at - 1];
      if (before?.block !== piece.block) return [];
      const middle = (piece.top + piece.bottom) / 2;
      const isSameLine = before.top < middle && middle < before.bottom;
      return isSameLine && piece.left < before.left - 1 ? [`${piece.text} (${piece.block.textContent})`] : [];
    });
    return { checked: pieces.length, moved };
  });
  expect(checked).toBeGreaterThan(0);
  expect.soft(moved, path).toEqual([]);
}

for (const width of [320, 390])
  test.describe(`on a screen ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('names in five writing systems do not displace the times and counts beside them, and make no page wider', async ({
      page,
    }) => {
      const { request } = page;
      await becomeMember(page, newMember('Leitora'));
      const reader = await idOf(page);
      const token = await page.evaluate(() => localStorage.getItem('t') ?? '');
      const input = { idempotencyKey: randomUUID(), text: 'Quem vem?' };
      const own = createdPost.parse(await mutate(request, token, CREATE_POST, { input })).post.id;
      const tag = String(Date.now()).slice(-6);
      const ids: string[] = [];
      for (const [name, words] of SCRIPTS) {
        const writer = await signUp(request, { ...newMember('x'), name: `${name} ${tag}` });
        const { userId } = z.object({ userId: z.string() }).parse(JSON.parse(writer.s));
        ids.push(userId);
        const text = `${words} 24/12, 20h. ${name} 2`;
        await mutate(request, writer.t, FOLLOW, { profileId: reader });
        await mutate(request, token, FOLLOW, { profileId: userId });
        await mutate(request, writer.t, CREATE_POST, { input: { idempotencyKey: randomUUID(), text } });
        const comment = { idempotencyKey: randomUUID(), postId: own, text };
        await mutate(request, writer.t, ADD_COMMENT, { input: comment });
        const opened = await mutate(request, writer.t, OPEN_CONVERSATION, { memberId: reader });
        const { id } = conversationOpened.parse(opened).conversation;
        for (const said of [text, `${name}: 2`])
          await mutate(request, writer.t, SEND_MESSAGE, {
            input: { conversationId: id, clientId: randomUUID(), text: said },
          });
      }
      const paths = [
        '/',
        `/timeline/${reader}/post/${own}`,
        '/notifications',
        '/chat',
        '/chat?pedidos=1',
        '/settings/people',
        '/settings/people?lista=seguindo',
        `/discover?busca=${tag}`,
        ...ids.flatMap((id) => [`/timeline/${id}`, `/chat?para=${id}`]),
      ];
      for (const path of paths) {
        await expectNarrow(page, path);
        if (path.startsWith('/chat?para=')) await expect(page.getByText('24/12, 20h').first()).toBeVisible();
        await expectInOrder(page, path);
        await keepPicture(page, `${width} px ${path}`);
      }
    });
  });

test('a comment that was stored with a right-to-left mention runs from left to right after the mention', async ({
  page,
}) => {
  const { request } = page;
  await becomeMember(page, newMember('Leitora'));
  const token = await page.evaluate(() => localStorage.getItem('t') ?? '');
  const input = { idempotencyKey: randomUUID(), text: 'Quem vem?' };
  const postId = createdPost.parse(await mutate(request, token, CREATE_POST, { input })).post.id;
  const comment = { idempotencyKey: randomUUID(), postId, text: '@محمد 3 pessoas vêm.' };
  await mutate(request, token, ADD_COMMENT, { input: comment });
  await page.goto(`/timeline/${await idOf(page)}/post/${postId}`);
  const text = page.getByText('@محمد 3 pessoas vêm.');
  await expect(text).toHaveCSS('direction', 'ltr');
  const mention = await text.locator('bdi').boundingBox();
  const start = await text.evaluate((paragraph) => {
    const rest = paragraph.lastChild;
    const range = document.createRange();
    if (rest) range.selectNodeContents(rest);
    return range.getBoundingClientRect().left;
  });
  expect(start).toBeGreaterThanOrEqual((mention?.x ?? 0) + (mention?.width ?? 0) - 1);
});
