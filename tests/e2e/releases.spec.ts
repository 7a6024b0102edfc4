import type { Browser, Page } from '@playwright/test';
import { becomeMember, newMember } from './support/members.ts';
import { ACCEPTS, isSecond, startReleases, type Releases } from './support/releases.ts';
import { another, expect, test } from './support/test.ts';

let releases: Releases;

/** Receives the console errors that pages log while the site is down for a deploy. No test checks these errors. */
const unheard: string[] = [];
const opened: Page[] = [];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  releases = await startReleases();
});
test.beforeEach(() => releases.deployFirst());
test.afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close();
});
test.afterAll(async () => {
  await releases.stop();
});

async function open(like: Page, browser: Browser) {
  const page = await another(browser, like, unheard, releases.url);
  opened.push(page);
  return page;
}

async function openAsMember(like: Page, browser: Browser, path: string) {
  const page = await open(like, browser);
  await becomeMember(page, newMember('Ana'));
  await page.goto(path);
  return page;
}

/** Waits until the service worker controls the page. */
async function keepApp(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

async function entryOf(page: Page) {
  return await page.locator('script[type=module][src]').getAttribute('src');
}

test('a reload after a deploy loads the new version with its content security policy', async ({
  page: like,
  browser,
}) => {
  const page = await openAsMember(like, browser, '/about');
  await keepApp(page);
  await page.reload();
  expect(await entryOf(page)).not.toMatch(isSecond);

  await releases.deploySecond();
  const answer = await page.reload();
  expect(await entryOf(page)).toMatch(isSecond);
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a tab opened before a deploy loads the new version when the server rejects its operations', async ({
  page: like,
  browser,
}) => {
  const page = await openAsMember(like, browser, '/discover');
  await keepApp(page);
  await releases.deploySecond();
  await page.route('**/graphql', async (route) => {
    const isOfFirst = route.request().headers()['accept']?.includes(ACCEPTS.first) ?? false;
    const errors = [{ message: 'Cannot query field.', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }];
    if (isOfFirst)
      await route.fulfill({ status: 400, contentType: 'application/graphql-response+json', json: { errors } });
    else await route.continue();
  });

  // Before the deploy, the tab has loaded neither the code of this page nor its GraphQL operation.
  await page.getByRole('link', { name: 'Anunciar' }).first().click();
  await expect(page).toHaveURL(/\/ads$/);
  await expect.poll(() => entryOf(page)).toMatch(isSecond);
  // Selects the heading by its text: until React runs, the prerendered landing page contributes a second h1 to the
  // document.
  await expect(page.getByRole('heading', { level: 1, name: 'Anúncios' })).toBeVisible();
  await expect(page.getByText('Algo deu errado')).toHaveCount(0);
});

test('"Entrar" on a landing page opened before a deploy leads to the login form of the new version', async ({
  page: like,
  browser,
}) => {
  const page = await open(like, browser);
  await page.goto('/', { waitUntil: 'networkidle' });
  await releases.deploySecond();
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await entryOf(page)).toMatch(isSecond);
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('after a deploy, an open form keeps its text, and the page offers the new version', async ({
  page: like,
  browser,
}) => {
  const page = await openAsMember(like, browser, '/profile-edit');
  await page.getByLabel('Nome', { exact: true }).fill('Ana Nova');
  await releases.deploySecond();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'cor.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
  await expect(page.getByText('A Brasa tem uma nova versão')).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ana Nova');
});

test('visitors, and members in a data-saving browser, get no service worker and no cache', async ({
  page: like,
  browser,
}) => {
  const kept = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length);
  const visitor = await open(like, browser);
  await visitor.goto('/', { waitUntil: 'networkidle' });
  expect(await kept(visitor)).toBe(0);

  const saver = await open(like, browser);
  await saver.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await becomeMember(saver, newMember('Ana'));
  await saver.goto('/about', { waitUntil: 'networkidle' });
  expect(await kept(saver)).toBe(0);
});

test('the service worker caches the code of the feed but not of the composer, and opens a visited page offline', async ({
  page: like,
  browser,
}) => {
  const page = await openAsMember(like, browser, '/');
  await keepApp(page);
  const names = () =>
    page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (key) => (await caches.open(key)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  const atFirst = await names();
  expect(atFirst.some((name) => name.includes('/posts-'))).toBe(true);
  expect(atFirst.some((name) => name.includes('Composer'))).toBe(false);

  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre' })).toBeVisible();
  await page.context().setOffline(false);
});
