import { becomeMember, logIn, newMember } from './support/members.ts';
import { expect, test } from './support/test.ts';

test('sign-up submits values that a password manager sets without input events', async ({ page }) => {
  const ana = newMember('Ana');
  await page.goto('/register', { waitUntil: 'load' });
  const fill = (label: string, value: string) =>
    page
      .getByLabel(label, { exact: true })
      .evaluate((field: HTMLInputElement, text) => void (field.value = text), value);
  await expect(async () => {
    await page.getByRole('button', { name: 'Cadastrar e entrar' }).focus();
    await fill('Nome', ana.name);
    await fill('Data de nascimento', '1990-05-03');
    await fill('E-mail', ` mailto:${ana.email}\u200b`);
    await fill('Senha', ana.password);
    await page.getByLabel('Eu sou maior de 18 anos').check();
    await page.getByRole('button', { name: 'Cadastrar e entrar' }).click();
    await expect(page).toHaveURL('/', { timeout: 5_000 });
  }).toPass();
});

test('the date filter "De" of /payments accepts a date typed by keyboard and can be cleared', async ({ page }) => {
  await becomeMember(page, newMember('Ana'));
  await page.goto('/payments');
  const from = page.getByLabel('De', { exact: true });
  await from.click({ position: { x: 24, y: 20 } });
  // Types the digits of 5 May 2026. Day and month are both 05, so the order in which the date input expects them makes
  // no difference.
  for (const digit of '05052026') {
    await page.keyboard.press(digit);
    // Waits until React has rendered the page again, because each digit may change the URL.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  }
  await expect(from).toHaveValue('2026-05-05');
  await expect(page).toHaveURL('/payments?de=2026-05-05');
  await page.getByRole('search').getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(from).toHaveValue('');
  await expect(page).toHaveURL('/payments');
});

test('typing a month by keyboard changes the month of the moderation statistics and the URL', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, { email: 'helena@brasa.example', password: 'brasa-demo-2026' });
  await expect(page).toHaveURL('/');
  await page.goto('/moderation/figures');
  const month = page.getByLabel('Mês');
  await month.click({ position: { x: 24, y: 20 } });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  for (const digit of '2025') {
    await page.keyboard.press(digit);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  }
  await expect(month).toHaveValue(/^2025-/);
  await expect(page).toHaveURL(/\?mes=2025-\d\d$/);
});

test('if pasted spreadsheet cells include a picture, the browser inserts their text and no file is attached', async ({
  page,
}) => {
  await becomeMember(page, newMember('Ana'));
  await page.goto('/post/create');
  await page.getByRole('button', { name: 'Só texto' }).click();
  const text = page.getByLabel('Texto do post');
  await text.focus();
  const isTaken = await text.evaluate((field) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Maio\t25,50');
    data.setData('text/html', '<table><tr><td>Maio</td><td>25,50</td></tr></table>');
    data.items.add(new File([new Uint8Array(9)], 'image.png', { type: 'image/png' }));
    return !field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  expect(isTaken, 'the page leaves the paste to the browser').toBe(false);
  await expect(page.getByRole('button', { name: 'Ver o arquivo na prévia' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Adicionar fotos ou vídeos' })).toBeVisible();
});
