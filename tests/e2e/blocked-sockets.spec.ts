import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { bubble, say } from './support/chat.ts';
import { becomeMember, idOf, newMember } from './support/members.ts';
import { another, expect, test } from './support/test.ts';

/** Sends a mutation as the member who is signed in on the page. @returns the first id in the answer */
async function change(page: Page, query: string, input: object) {
  const token = await page.evaluate(() => localStorage.getItem('t'));
  const answer = await page.request.post('/graphql', {
    data: { query, variables: { input: { idempotencyKey: randomUUID(), ...input } } },
    headers: { authorization: `Bearer ${token}` },
  });
  return z.string().parse(/"id":"([\w-]+)"/.exec(await answer.text())?.[1]);
}

test('chat and notifications arrive through event streams if the network blocks WebSockets', async ({
  page,
  browser,
  consoleErrors,
}) => {
  let refused = 0;
  const streams: string[] = [];
  await page.routeWebSocket(/\/graphql$/, async (socket) => {
    refused += 1;
    await socket.close();
  });
  page.on('request', (request) => {
    if (request.headers()['accept'] === 'text/event-stream') streams.push(request.postData() ?? '');
  });
  const [ana, bruno] = [newMember('Ana'), newMember('Bruno')];
  await becomeMember(page, ana);
  const other = await another(browser, page, consoleErrors);
  await becomeMember(other, bruno);

  await page.goto(`/chat?para=${await idOf(other)}`);
  await say(page, bruno.name, 'Oi, Bruno!');
  await expect(page.getByText(/Pedido enviado/)).toBeVisible();
  await other.goto('/chat');
  await other.getByRole('link', { name: /Pedidos de mensagem/ }).click();
  await other.getByRole('link', { name: new RegExp(ana.name) }).click();
  await other.getByRole('button', { name: 'Aceitar' }).click();
  await expect(page.getByText(/Pedido enviado/), 'the acceptance arrives live').toHaveCount(0);
  for (const text of ['Vou sim!', 'E você?', 'Leva casaco.']) {
    await say(other, ana.name, text);
    await expect(bubble(page, text), 'the message arrives live').toBeVisible();
  }
  expect(refused).toBeGreaterThanOrEqual(2);
  expect(streams.some((operation) => operation.includes('MessageAdded'))).toBe(true);

  await page.goto('/');
  const bell = page.getByRole('link', { name: /Notificações/ });
  await expect(bell).toBeVisible();
  const createPost = `mutation ($input: CreatePostInput!) { createPost(input: $input) { ... on CreatePostSuccess { post { id } } } }`;
  const postId = await change(page, createPost, { text: 'Feira de domingo', communityId: null });
  const addComment = `mutation ($input: AddCommentInput!) { addComment(input: $input) { ... on AddCommentSuccess { comment { id } } } }`;
  await change(other, addComment, { postId, text: 'Eu vou.' });
  await expect(bell, 'the badge comes by a stream, or by the poll while all places are taken').toContainText('1');
  await other.context().close();
});
