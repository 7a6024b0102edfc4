import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { say } from './support/chat.ts';
import { becomeMember, idOf, logIn, newMember } from './support/members.ts';
import { mutate } from './support/mutate.ts';
import { publishWords } from './support/publish.ts';
import { another, expect, test } from './support/test.ts';

/** For the path of each page: its touch targets (links and buttons) that are too small or covered. */
type Found = Record<string, readonly string[]>;

/**
 * Scrolls to each link and button of the page and measures the area in which a tap hits the element: from the middle of
 * the element outwards, as long as `elementFromPoint` returns the element. A link inside a line of text may be lower
 * than 44 px, as WCAG 2.5.5 allows.
 * @returns the elements that are less than 44 px high or wide, with their size; 0 × 0 means that another element covers
 * the link or button
 */
async function missed(page: Page) {
  // The loading skeleton must be outside of the viewport. It may be in the document, because it stays below the rows of
  // a list that has more pages.
  await expect(page.getByRole('status', { name: /^Carregando/ }).first()).not.toBeInViewport();
  return await page.evaluate(async () => {
    const MIN_TARGET_PX = 42.5; // px; 44 px minus 1.5 px that rounding and the measuring steps lose
    const STEP_PX = 0.5;
    const MAX_REACH_PX = 44;
    const all = [...document.querySelectorAll('button, a[href], summary, [role=tab], [role=switch]')];
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    /**
     * Only links and buttons inside this element are checked. It is the open post composer, which covers the rest of
     * the page, or else the body.
     */
    const layer = document.querySelector('section[aria-labelledby=composer-title]') ?? document.body;
    const toast = document.querySelector<HTMLElement>('[data-toast]');
    const isMeant = (element: Element) => layer.contains(element) && element.closest('[inert], .sr-only') === null;

    const isTarget = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = getComputedStyle(element).visibility === 'visible' && width > 1 && height > 1;
      return isShown && isMeant(element) && !isInText(element);
    };
    /**
     * Returns true if the element is inside the viewport. On a phone, the header leaves the viewport when the page
     * scrolls down.
     */
    const isHere = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const measure = (element: Element) => {
      const [box = element.getBoundingClientRect()] = element.getClientRects();
      const middle = box.top + box.height / 2;
      const isHit = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
      const reach = (x: number, y: number, dx: number, dy: number) => {
        let far = 0;
        while (far < MAX_REACH_PX && isHit(x + dx * (far + STEP_PX), y + dy * (far + STEP_PX))) far += STEP_PX;
        return far;
      };
      // Measures at three points of the element, because another element may cover one of the points. The best result
      // counts.
      return [0.5, 0.15, 0.85].map((part) => {
        const x = box.left + box.width * part;
        if (!isHit(x, middle)) return { width: 0, height: 0 };
        return {
          width: reach(x, middle, -1, 0) + reach(x, middle, 1, 0),
          height: reach(x, middle, 0, -1) + reach(x, middle, 0, 1),
        };
      });
    };
    const look = async (element: Element) => {
      let best = { width: 0, height: 0 };
      let isOnScreen = false;
      // Tries three scroll positions, because at one of them the header, the bottom bar or a floating button may cover
      // the element.
      for (const block of ['center', 'start', 'end'] as const) {
        // Skips an element that is no longer in the document: a virtual list removes rows that are far from the
        // viewport.
        if (!element.isConnected) return [];
        element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
        // Waits three frames, because the header and the bottom bar appear or disappear a frame after the scroll.
        for (let frames = 0; block !== 'center' && frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        isOnScreen ||= isHere(element);
        for (const area of measure(element)) {
          if (area.width >= MIN_TARGET_PX && area.height >= MIN_TARGET_PX) return [];
          if (area.height > best.height) best = area;
        }
      }
      if (!isOnScreen) return [];
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim() || element.outerHTML.slice(0, 80);
      return [`${name}: ${Math.round(best.width)} × ${Math.round(best.height)}`];
    };

    const found: string[] = [];
    const targets = all.filter(isTarget);
    const isOnToast = (element: Element) => toast?.contains(element) === true;
    for (const element of targets.filter(isOnToast)) found.push(...(await look(element)));
    if (toast) toast.style.visibility = 'hidden';
    for (const element of targets) if (!isOnToast(element)) found.push(...(await look(element)));
    if (toast) toast.style.visibility = '';
    window.scrollTo({ top: 0, behavior: 'instant' });
    return found;
  });
}

/** Returns the links and buttons that are too small or covered, for each page. */
async function missedOn(page: Page, paths: readonly string[]) {
  const found: Found = {};
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    const here = await missed(page);
    if (here.length > 0) found[path] = [...new Set(here)];
  }
  return found;
}

test('every link and button of the main member pages has a touch target of at least 44 px', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, { email: 'ana@brasa.example', password: 'brasa-demo-2026' });
  await expect(page.getByRole('article').first()).toBeVisible();
  const found = await missedOn(page, [
    '/',
    '/discover',
    '/notifications',
    '/chat',
    '/groups',
    '/groups?aba=descobrir',
    `/timeline/${await idOf(page)}`,
    '/profile-edit',
    '/post/create',
    '/post/create?modo=texto',
    '/payments',
    '/payment/add-balance',
    '/ads',
    '/ads/new',
    '/ads/new/my-business',
    '/ads/new/my-profile',
    '/settings',
    '/settings/people',
    '/settings/people?lista=seguindo',
    '/settings/profile-type',
    '/settings/security',
    '/settings/privacy',
    '/settings/discretion',
  ]);
  for (const list of ['/groups', '/chat']) {
    await page.goto(list);
    const first = page
      .getByRole('main')
      .locator(list === '/chat' ? 'a[href*="com="]' : 'a[href^="/groups/"]')
      .first();
    const path = (await first.getAttribute('href')) ?? '';
    Object.assign(found, await missedOn(page, list === '/chat' ? [path] : [path, `${path}?aba=membros`]));
  }
  expect(found).toEqual({});
});

test('every link and button of the visitor pages has a touch target of at least 44 px', async ({ page }) => {
  const paths = ['/', '/login', '/register', '/about', '/terms-and-conditions', '/underage-restriction', '/mobile'];
  expect(await missedOn(page, [...paths, '/offline', '/report/status'])).toEqual({});
});

test('on pages of posts, profiles and messages, every link and button has a touch target of at least 44 px', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const other = await another(browser, page, consoleErrors);
  const bruno = newMember('Bruno');
  await becomeMember(other, bruno);
  await becomeMember(page, newMember('Ana'));
  const words = `Um texto longo ${Date.now()}.`;
  await page.goto('/post/create?modo=texto');
  await page.getByLabel('Texto do post').fill(`${words} ${'Mais uma frase do mesmo texto. '.repeat(40)}`);
  await page.getByRole('button', { name: 'Publicar' }).click();
  const card = page.getByRole('article').filter({ hasText: words });
  await expect(card.getByRole('button', { name: 'ver mais' })).toBeVisible();
  expect(await missed(page), 'every target of the feed is large enough').toEqual([]);

  await card.getByRole('link', { name: /^Comentar/ }).click();
  await page.getByLabel('Escreva um comentário').fill('Oi');
  await page.getByRole('button', { name: 'Comentar' }).click();
  const answer = page.getByRole('button', { name: 'Responder' });
  await answer.click();
  await page.getByLabel('Responder a').fill('Oi de novo');
  await answer.last().click();
  await expect(page.getByRole('article', { name: /^Comentário de/ })).toHaveCount(2);
  expect(await missed(page), 'every target of a post is large enough').toEqual([]);

  await page.goto(`/timeline/${await idOf(other)}`);
  await expect(page.getByRole('heading', { name: bruno.name })).toBeVisible();
  expect(await missed(page), 'every target of a profile is large enough').toEqual([]);

  await page.goto(`/chat?para=${await idOf(other)}`);
  await say(page, bruno.name, 'Oi');
  await expect(page.getByRole('button', { name: 'Opções da mensagem' })).toBeAttached();
  expect(await missed(page), 'every target of a conversation is large enough').toEqual([]);
});

test('below the name of a community, the name of the author of a post has a touch target of at least 44 px', async ({
  page,
}) => {
  await becomeMember(page, newMember('Ana'));
  const community = { idempotencyKey: randomUUID(), kind: 'PRIVATE', name: `Roda ${randomUUID().slice(0, 8)}` };
  await mutate(page, 'createCommunity', 'CreateCommunityInput', community);
  await page.goto('/groups');
  const group = page.getByRole('main').getByRole('link', { name: community.name }).first();
  const communityId = (await group.getAttribute('href'))?.split('/').at(-1);
  const text = `Na roda ${randomUUID()}`;
  await mutate(page, 'createPost', 'CreatePostInput', { idempotencyKey: randomUUID(), communityId, text });
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: text });
  await expect(card.getByRole('link', { name: community.name })).toBeVisible();
  expect(await missed(page)).toEqual([]);
});

test('a name of about 80 letters wraps to two lines above a post and a comment, without overflow', async ({ page }) => {
  const name = 'Maria Aparecida da Conceição Albuquerque Cavalcanti de Vasconcelos e Souza Lima';
  await becomeMember(page, { ...newMember('Maria'), name });
  const card = await publishWords(page, `Oi ${Date.now()}`);
  const lines = async (link: ReturnType<Page['getByRole']>) => {
    const height = (await link.boundingBox())?.height ?? 0;
    const line = await link.evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return Number.parseFloat(lineHeight);
    });
    return Math.round(height / line);
  };
  const byline = card.locator('.line-clamp-2').first();
  await expect(byline).toHaveText(name);
  await expect.poll(() => lines(byline), 'the byline above a post takes two lines').toBe(2);

  await card.getByRole('link', { name: /^Comentar/ }).click();
  await page.getByLabel('Escreva um comentário').fill('Oi');
  await page.getByRole('button', { name: 'Comentar' }).click();
  const comment = page
    .getByRole('article', { name: `Comentário de ${name}` })
    .locator('.line-clamp-2')
    .first();
  await expect(comment).toHaveText(name);
  await expect.poll(() => lines(comment), 'the byline above a comment takes two lines').toBe(2);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'nothing overflows the screen').toBeLessThanOrEqual(0);
});
