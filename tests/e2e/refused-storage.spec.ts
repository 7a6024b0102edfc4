import { logIn, newMember, signOut, signUp } from './support/members.ts';
import { expect, test } from './support/test.ts';

// Turns off the fixture that stores the age confirmation, because the browser of this test refuses all storage.
test.use({ adult: false });

test('a member logs in, publishes and signs out in a browser that refuses every storage API', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, { get });
    for (const name of ['serviceWorker', 'locks', 'storage']) Object.defineProperty(navigator, name, { get });
    Object.defineProperty(window, 'BroadcastChannel', { value: get });
  });
  const member = newMember('Sigilo');
  await signUp(page.request, member);

  await page.goto('/');
  await page.getByRole('button', { name: 'Tenho 18 anos ou mais - Entrar' }).click();
  await page.getByRole('button', { name: 'Entrar', exact: true }).first().click();
  await logIn(page, member);
  await expect(page.getByText(/^Houve um problema - e:/)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.getByRole('link', { name: 'O que acende você hoje?' }).click();
  await expect(page).toHaveURL(/\/post\/create/);
  const words = `Sem guardar nada ${Date.now()}`;
  await page.getByRole('textbox').fill(words);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Entrar', exact: true }).first().click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
