import sharp from 'sharp';
import { bubble, say } from './support/chat.ts';
import { becomeMember, idOf, newMember } from './support/members.ts';
import { atRest } from './support/rest.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a reload of a conversation keeps its scroll position and unsent pictures, and two tabs show the same draft', async ({
  page,
  browser,
  context,
}) => {
  const [ana, bruno] = [newMember('Ana'), newMember('Bruno')];
  const otherContext = await browser.newContext({ locale: 'pt-BR' });
  const other = await otherContext.newPage();
  await other.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
  await becomeMember(other, bruno);
  const brunoId = await idOf(other);
  await becomeMember(page, ana);
  await page.goto(`/chat?para=${brunoId}`);
  await expect(page).toHaveURL(/\/chat\?com=/);
  await say(page, bruno.name, 'Linha 1');
  await expect(bubble(page, 'Linha 1')).toContainText('Enviada');
  await other.goto('/chat');
  await other.getByRole('link', { name: /Pedidos de mensagem/ }).click();
  await other.getByRole('link', { name: new RegExp(ana.name) }).click();
  await other.getByRole('button', { name: 'Aceitar' }).click();
  await expect(other.getByLabel(`Mensagem para ${ana.name}`)).toBeVisible();
  for (let line = 2; line <= 45; line += 1) await say(page, bruno.name, `Linha ${line}`);
  await expect(bubble(page, 'Linha 45')).toContainText(/Enviada|Entregue|Lida/);

  const list = page.getByRole('region', { name: `Mensagens com ${bruno.name}` });
  const middle = bubble(page, 'Linha 12').first();
  await list.hover();
  await expect(async () => {
    await page.mouse.wheel(0, -300);
    await expect(middle).toBeInViewport({ timeout: 300 });
  }).toPass();
  // Waits until the message no longer moves on the screen: older messages that load above it may push it down.
  await atRest(middle);
  await page.reload();
  await expect(middle, 'it is still there after a reload').toBeInViewport();
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Notificações' })).toBeVisible();
  await page.goBack();
  await expect(middle, 'the position is restored on Back').toBeInViewport();

  const second = await context.newPage();
  await second.goto(page.url());
  const field = page.getByLabel(`Mensagem para ${bruno.name}`);
  const secondField = second.getByLabel(`Mensagem para ${bruno.name}`);
  await secondField.fill('Amanhã eu');
  await expect(field).toHaveValue('Amanhã eu');
  await field.fill('Amanhã eu levo');
  await expect(secondField).toHaveValue('Amanhã eu levo');
  await second.close();

  await page.route('**/graphql', (route) =>
    /UploadMedia|SendMessage/i.test(route.request().postDataBuffer()?.toString('latin1') ?? '')
      ? route.abort('internetdisconnected')
      : route.continue(),
  );
  await page.locator('input[type=file]').setInputFiles({
    name: 'ingresso.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#e2703a' } })
      .png()
      .toBuffer(),
  });
  await expect(page.getByText('Será enviada quando houver conexão')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const waiting = page.getByRole('img', { name: 'Imagem a caminho' });
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting, 'it is still there after a reload').toBeVisible();
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(other.getByRole('img', { name: `Imagem enviada por ${ana.name}` })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await otherContext.close();
});
