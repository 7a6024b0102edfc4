import { randomUUID } from 'node:crypto';
import { enterAsHelena, memberPages, openPage, VISITOR_PAGES } from './support/main-pages.ts';
import { becomeMember, idOf, newMember } from './support/members.ts';
import { mutate } from './support/mutate.ts';
import { expectFits, expectNarrow } from './support/narrow.ts';
import { another, expect, test } from './support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** A word that is wider than the window of a phone. `LONG` repeats the word, also inside a web address. */
const WIDE = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren';
const LONG = `${WIDE.repeat(4)} https://exemplo.com/${WIDE.repeat(3)}`;
/** In px. A text may be painted in this distance from its box. */
const ROOM_PX = 13;
const TALL = 'a\n'.repeat(249);

test('no page that a visitor can open is wider than 320 px', async ({ page }) => {
  for (const path of VISITOR_PAGES) await expectNarrow(page, path);
});

test('no page that a member or a moderator can open is wider than 320 px', async ({ page }) => {
  await enterAsHelena(page);
  for (const path of await memberPages(page)) await expectNarrow(page, path);
});

test('with long names and texts of many lines, no page is wider than 320 px, and these texts are folded', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const writer = { ...newMember('Escritora'), name: `${WIDE}${randomUUID().slice(0, 8)}` };
  await becomeMember(page, writer);
  const id = await idOf(page);
  await mutate(page, 'updateProfile', 'UpdateProfileInput', { bio: TALL });
  await mutate(page, 'createCommunity', 'CreateCommunityInput', {
    idempotencyKey: randomUUID(),
    kind: 'PRIVATE',
    name: WIDE,
    description: `${LONG}\n${TALL}`.slice(0, 999),
    rules: TALL,
  });
  const words = `${randomUUID()} ${LONG}\n${TALL}`;
  await mutate(page, 'createPost', 'CreatePostInput', { idempotencyKey: randomUUID(), text: words });
  await page.goto(`/timeline/${id}`);
  const href = await page.getByRole('main').locator('a[href*="/post/"]').first().getAttribute('href');
  const post = /post\/([\w-]+)/u.exec(href ?? '')?.[1] ?? '';
  for (const text of [LONG, TALL])
    await mutate(page, 'addComment', 'AddCommentInput', { idempotencyKey: randomUUID(), postId: post, text });

  const reader = await another(browser, page, consoleErrors);
  await becomeMember(reader, { ...newMember('Leitora'), name: `${WIDE.slice(0, 47)}${randomUUID().slice(0, 8)}` });
  const readerId = await idOf(reader);
  await reader.goto(`/timeline/${id}`);
  await reader
    .getByRole('main')
    .getByRole('button', { name: /^Seguir/ })
    .first()
    .click();
  await expect(
    reader
      .getByRole('main')
      .getByRole('button', { name: /^Seguindo/ })
      .first(),
  ).toBeVisible();
  for (const text of [LONG, TALL])
    await mutate(reader, 'addComment', 'AddCommentInput', { idempotencyKey: randomUUID(), postId: post, text });
  await page.goto(`/chat?para=${readerId}`);
  for (const text of [LONG, TALL]) {
    await page.getByLabel(/^Mensagem para/).fill(text);
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  }
  await expect(page.getByText('ver mais').first()).toBeVisible();
  await page.goto('/groups');
  const group = await page.getByRole('main').locator('a[href^="/groups/"]').first().getAttribute('href');

  for (const path of [`/timeline/${id}`, '/', '/notifications', '/chat', `/chat?para=${readerId}`, '/groups'])
    await expectNarrow(page, path);
  for (const path of [
    group ?? '',
    `${group}?aba=membros`,
    '/settings/people',
    '/profile-edit',
    '/payments',
    '/discover',
  ])
    await expectNarrow(page, path);
  await expectNarrow(page, `/timeline/${id}/post/${post}`, true);
  for (const path of [`/timeline/${id}`, '/', '/discover?busca=Wolfe', '/notifications', '/chat', `/chat?pedidos=1`])
    await expectNarrow(reader, path);
  for (const path of ['/settings/people?lista=seguindo', '/groups?aba=descobrir', group ?? ''])
    await expectNarrow(reader, path);
});

test('with long names, menus, dialogs, toasts and empty lists fit into 320 px', async ({
  page,
  browser,
  consoleErrors,
}) => {
  await becomeMember(page, { ...newMember('Escritora'), name: `${WIDE}${randomUUID().slice(0, 8)}` });
  const id = await idOf(page);
  await mutate(page, 'createPost', 'CreatePostInput', { idempotencyKey: randomUUID(), text: 'Oi' });
  const reader = await another(browser, page, consoleErrors);
  await becomeMember(reader, newMember('Leitora'));

  await openPage(reader, `/timeline/${id}`);
  const main = reader.getByRole('main');
  await main
    .getByRole('button', { name: /^Seguir/ })
    .first()
    .click();
  await main
    .getByRole('button', { name: /^Seguindo/ })
    .first()
    .click();
  await expectFits(reader.locator('[data-toast]'));
  for (const menu of await main.getByRole('button', { name: 'Mais opções' }).all()) {
    await menu.click();
    await expectFits(reader.getByRole('menu'));
    await reader.keyboard.press('Escape');
  }
  await main.getByRole('button', { name: 'Mais opções' }).last().click();
  await reader.getByRole('menuitem', { name: /^Bloquear/ }).click();
  await expectFits(reader.getByRole('alertdialog'));

  await openPage(reader, `/chat?para=${id}`);
  await expectFits(reader.getByText('Diga oi para').locator('xpath=..'));
  await expectNarrow(reader, `/discover?busca=${'w'.repeat(80)}`);

  await mutate(page, 'updateProfile', 'UpdateProfileInput', { isPrivate: true });
  await openPage(reader, `/timeline/${id}`);
  await main
    .getByRole('button', { name: /^Seguir/ })
    .first()
    .click();
  await expect(reader.getByText('Seu pedido foi enviado')).toBeVisible();
  await expectNarrow(reader, `/timeline/${id}`);
});

test('hundreds of combining marks on one letter of a post or a bio do not cover the texts above it', async ({
  page,
}) => {
  const marks = `a${'\u0301\u0302\u0303\u0304'.repeat(75)}`;
  await becomeMember(page, newMember('Escritora'));
  const id = await idOf(page);
  await mutate(page, 'updateProfile', 'UpdateProfileInput', { bio: marks });
  await mutate(page, 'createPost', 'CreatePostInput', { idempotencyKey: randomUUID(), text: marks });
  await openPage(page, `/timeline/${id}`);
  const main = page.getByRole('main');
  const post = (await main.locator('a[href*="/post/"]').first().getAttribute('href')) ?? '';
  for (const path of [`/timeline/${id}`, post]) {
    await openPage(page, path);
    const text = main.getByText('a\u0301').first();
    const box = await text.boundingBox();
    if (!box) throw new Error('the text is not shown');
    // The strip above the letter, without the time of the post, which changes.
    const clip = { x: box.x, y: box.y - 100, width: 60, height: 100 - ROOM_PX };
    const above = await page.screenshot({ clip });
    await text.evaluate((element) => (element.textContent = 'a'));
    expect((await page.screenshot({ clip })).equals(above), path).toBe(true);
  }
});
