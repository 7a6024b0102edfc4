import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ adult: false });

test('the age gate has its styles before any file but the page itself arrives', async ({ page }) => {
  // Holds the request back.
  await page.route('**/assets/**', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const gate = page.getByRole('dialog', { name: 'Site com conteúdo adulto' });
  await expect(gate).toHaveCSS('position', 'fixed');
  await expect(page.getByRole('link', { name: 'Cadastre-se gratuitamente' })).toHaveCount(0);
  await expect(gate.getByRole('button', { name: 'Tenho 18 anos ou mais - Entrar' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test(
  'the age gate hides the landing page until the visitor confirms being 18, and does not return after a reload',
  { tag: '@gate-phone' },
  async ({ page }) => {
    await page.goto('/');
    const gate = page.getByRole('dialog', { name: 'Site com conteúdo adulto' });
    await expect(gate).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cadastre-se gratuitamente' })).toHaveCount(0);
    await expectAccessible(page);

    await gate.getByRole('button', { name: 'Tenho 18 anos ou mais - Entrar' }).click();
    await expect(gate).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cadastre-se gratuitamente' }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('ageVerified'))).toBe('true');

    await page.reload();
    await expect(page.getByRole('link', { name: 'Cadastre-se gratuitamente' }).first()).toBeVisible();
    await expect(gate).toBeHidden();
  },
);

test('Tab keeps the focus inside the age gate, and Escape does not close the age gate', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Site com conteúdo adulto' })).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('[role=dialog]') !== null || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Site com conteúdo adulto' })).toBeVisible();
});

test(
  'the answer "minor" leads to /underage-restriction, and the age gate appears again at the next visit',
  { tag: '@gate-desktop' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sou menor de idade - Sair' }).click();
    await expect(page).toHaveURL('/underage-restriction');
    expect(await page.evaluate(() => localStorage.getItem('ageVerified'))).toBeNull();

    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Site com conteúdo adulto' })).toBeVisible();
  },
);

test.describe('the age gate before its scripts load', () => {
  // Opens the page and holds back all its scripts until the returned function is called.
  async function openHeld(page: Page) {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    return letGo;
  }

  test('a click on "minor" opens /underage-restriction as soon as the scripts have loaded', async ({ page }) => {
    const letGo = await openHeld(page);
    await page.getByRole('button', { name: 'Sou menor de idade - Sair' }).click();
    letGo();
    await expect(page).toHaveURL('/underage-restriction');
  });

  test('clicks on "adult" and later on the login button take effect as soon as the scripts have loaded', async ({
    page,
  }) => {
    const letGo = await openHeld(page);
    await page.getByRole('button', { name: 'Tenho 18 anos ou mais - Entrar' }).click();
    letGo();
    const logIn = page.getByRole('button', { name: 'Entrar', exact: true }).first();
    await expect(logIn).toBeVisible();

    await page.unrouteAll();
    const letGoAgain = await openHeld(page);
    await logIn.click();
    letGoAgain();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
  });
});

for (const path of ['/terms-and-conditions', '/about', '/underage-restriction']) {
  test(`the page ${path} can be read without answering the age gate`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);
  });
}
