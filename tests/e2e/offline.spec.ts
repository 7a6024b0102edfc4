import { expect, expectAccessible, test } from './support/test.ts';

test('the offline page says what is wrong', async ({ page }) => {
  await page.goto('/offline');
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible();
  await expect(page.getByText('Estamos sem conexão com a internet.')).toBeVisible();
  await expect(page.getByText('Verifique seu Wifi ou rede móvel.')).toBeVisible();
  await expectAccessible(page);
});

test('losing the connection is said, and so is having it back', async ({ page, context }) => {
  await page.goto('/about');
  await context.setOffline(true);
  await expect(page.getByText('Sem conexão').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sem conexão')).toHaveCount(0);
});

test('without a connection a reload still shows Brasa', async ({ page, context }) => {
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await context.setOffline(true);
  await page.goto('/offline');
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible();
  await context.setOffline(false);
});
