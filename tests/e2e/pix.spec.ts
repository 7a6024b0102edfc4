import jsQR from 'jsqr';
import { hasError, isDynamicPix, parsePix } from 'pix-utils';
import sharp from 'sharp';
import { becomeMember, newMember } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a Pix shows a readable QR code; a late payment is credited; a payment in time opens the ads page in both tabs', async ({
  page,
  context,
}) => {
  await becomeMember(page, newMember('Iara'));
  await page.goto('/payment/add-balance');
  await page.getByRole('radio', { name: /^Pix/ }).check();
  await page.getByRole('button', { name: /R\$\s20,00/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();

  const picture = page.getByRole('img', { name: 'Código QR do Pix' });
  await expect(picture).toBeVisible();
  await expectAccessible(page);
  const code = await page.getByLabel('Pix copia e cola').inputValue();
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(code);
  const read = parsePix(code);
  expect(!hasError(read) && isDynamicPix(read)).toBe(true);
  expect(code).toContain('540520.00');
  await expect(page.getByRole('timer')).toHaveText(/^Expira em (30:00|2\d:\d\d)$/);

  const [bank] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Abrir o banco de teste' }).click(),
  ]);
  const act = (name: string) => bank.getByRole('button', { name, exact: true }).click();
  await act('Deixar expirar agora');
  await expect(page.getByText('Este código não vale mais')).toBeVisible();
  await expectAccessible(page);
  await act('Pagar depois de expirar');
  await page.reload();
  await expect(page.getByText(/^Recebemos R\$\s20,00$/)).toBeVisible();
  await expect(page.getByText(/já tinha expirado quando o pagamento chegou/)).toBeVisible();

  await page.goto('/payment/add-balance');
  await page.getByRole('radio', { name: /^Pix/ }).check();
  await page.getByRole('button', { name: /R\$\s50,00/ }).click();
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  const link = page.getByRole('link', { name: 'Abrir o banco de teste' });
  await expect(link).toBeVisible();
  await page.reload();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('img', { name: 'Código QR do Pix' })).toBeVisible();
  await bank.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  await act('Pagar este código');
  await expect(page).toHaveURL(/\/ads$/);
  await other.bringToFront();
  await expect(other).toHaveURL(/\/ads$/);
  await page.goto('/payments');
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('R$ 70,00');
  await expect(page.getByText('Saldo adicionado com Pix')).toHaveCount(2);
});
