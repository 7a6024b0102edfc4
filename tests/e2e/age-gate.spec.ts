import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ adult: false });

test(
  'everything waits behind the age gate until one says one is an adult, once',
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

test('the keyboard cannot leave the age gate', async ({ page }) => {
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

test('a minor is led out, and has to answer again on coming back', { tag: '@gate-desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sou menor de idade - Sair' }).click();
  await expect(page).toHaveURL('/underage-restriction');
  expect(await page.evaluate(() => localStorage.getItem('ageVerified'))).toBeNull();

  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Site com conteúdo adulto' })).toBeVisible();
});

test.describe('before the scripts are there', () => {
  // Everything but the page itself is held until then.
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

  test('a minor who says so is led out once they are', async ({ page }) => {
    const letGo = await openHeld(page);
    await page.getByRole('button', { name: 'Sou menor de idade - Sair' }).click();
    letGo();
    await expect(page).toHaveURL('/underage-restriction');
  });

  test('an adult enters once they are, and a button of the page behind does what it says', async ({ page }) => {
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
  test(`${path} can be read without the age gate`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);
  });
}
