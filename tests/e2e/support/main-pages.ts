import type { Page } from '@playwright/test';
import { idOf, logIn } from './members.ts';
import { expect } from './test.ts';

export const VISITOR_PAGES = [
  '/',
  '/login',
  '/register',
  '/about',
  '/terms-and-conditions',
  '/redirecting',
  '/underage-restriction',
  '/mobile',
  '/offline',
  '/report/status',
  '/account/new-password',
] as const;

/**
 * Signs in as Helena, a moderator in the demo data. She has followers, conversations, communities, payments and
 * moderation decisions about her own content.
 */
export async function enterAsHelena(page: Page) {
  await page.goto('/login');
  await logIn(page, { email: 'helena@brasa.example', password: 'brasa-demo-2026' });
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Returns the paths of the pages that the signed-in moderator can open: one page of each kind, with content on it. */
export async function memberPages(page: Page) {
  const first = async (list: string, link: string) => {
    await openPage(page, list);
    return (await page.getByRole('main').locator(link).first().getAttribute('href')) ?? list;
  };
  const community = await first('/groups', 'a[href^="/groups/"]');
  const own = `/timeline/${await idOf(page)}`;
  return [
    '/',
    await first('/', 'a[href*="/post/"]:not([href$="create"])'),
    '/post/create',
    '/post/create?modo=texto',
    '/discover',
    '/discover?busca=fogo',
    '/notifications',
    '/chat',
    await first('/chat', 'a[href*="com="]'),
    '/groups',
    '/groups?aba=descobrir',
    community,
    `${community}?aba=membros`,
    `${community}/create/post`,
    own,
    await first('/discover', 'a[href^="/timeline/"]'),
    '/profile-edit',
    '/payments',
    '/payment/add-balance',
    '/ads',
    '/ads/new',
    '/ads/new/my-business',
    '/ads/new/my-profile',
    '/age-assurance',
    '/settings',
    '/settings/people',
    '/settings/people?lista=seguindo',
    '/settings/profile-type',
    '/settings/security',
    '/settings/privacy',
    '/settings/discretion',
    '/moderation',
    await first('/moderation', 'a[href^="/moderation/case/"]'),
    '/moderation/appeals',
    '/moderation/log',
    '/moderation/figures',
  ];
}

/** Opens a page and waits for its content. Fails if the page shows an error. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await expectWhole(page, path);
}

/** Waits for the content of the page. Fails if the page shows an error. */
export async function expectWhole(page: Page, path: string) {
  await expect(page.getByRole('main'), path).not.toBeEmpty();
  // The loading skeleton must be outside of the viewport. It may be in the document, because it stays below the rows of
  // a list that has more pages.
  await expect(page.getByRole('status', { name: /^Carregando/ }).first(), path).not.toBeInViewport();
  await expect(page.getByText('Algo deu errado'), path).toHaveCount(0);
}
