import type { Locator } from '@playwright/test';
import { becomeMember, newMember } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('/offline explains that the internet connection is missing', async ({ page }) => {
  await page.goto('/offline');
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible();
  await expect(page.getByText('Estamos sem conexão com a internet.')).toBeVisible();
  await expect(page.getByText('Verifique seu Wifi ou rede móvel.')).toBeVisible();
  await expectAccessible(page);
});

test('an offline notice appears when the connection is lost and disappears when the connection returns', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await context.setOffline(true);
  await expect(page.getByText('Sem conexão').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sem conexão')).toHaveCount(0);
});

test('on a phone, the account button stays below the offline banner, and the account menu opens below the button', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await becomeMember(page, newMember('Ana'));
  await page.goto('/settings/privacy');
  await expect(page.getByRole('button', { name: 'Quero excluir minha conta' })).toBeVisible();
  const account = page.getByRole('button', { name: 'Perfil', exact: true });
  const menu = page.getByRole('dialog', { name: 'Perfil' });
  await account.click();
  await expect(menu.getByRole('link', { name: 'Carteira' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const banner = page.getByText('Estamos sem conexão com a internet.');
  await expect(banner).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.mouse.wheel(0, -100);
  await expect(account).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await topOf(account)) - (await bottomOf(banner))).toBeGreaterThanOrEqual(0);

  await account.click();
  await expect(menu).toBeVisible();
  expect((await topOf(menu)) - (await bottomOf(account))).toBeGreaterThanOrEqual(0);
  await context.setOffline(false);
});

test(
  'after the service worker is ready, the app opens without a connection',
  { tag: '@gate-desktop' },
  async ({ page, context }) => {
    await becomeMember(page, newMember('Ana'));
    await page.goto('/about');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await context.setOffline(true);
    await page.goto('/offline');
    await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible();
    await context.setOffline(false);
  },
);

function topOf(element: Locator) {
  return element.evaluate((each) => each.getBoundingClientRect().top);
}

function bottomOf(element: Locator) {
  return element.evaluate((each) => each.getBoundingClientRect().bottom);
}
