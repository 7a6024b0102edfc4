import sharp from 'sharp';
import { bubble, say } from './support/chat.ts';
import { becomeMember, idOf, newMember } from './support/members.ts';
import { another, expect, expectAccessible, test, watchConsole } from './support/test.ts';

test(
  'members chat live after a message request is accepted; messages written offline arrive on reconnect',
  { tag: '@gate-phone' },
  async ({ page, browser, context, consoleErrors }) => {
    const [ana, bruno] = [newMember('Ana'), newMember('Bruno')];
    await becomeMember(page, ana);
    const otherContext = await browser.newContext({
      viewport: page.viewportSize(),
      locale: 'pt-BR',
      hasTouch: test.info().project.name === 'phone',
    });
    const other = await otherContext.newPage();
    await other.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
    watchConsole(other, consoleErrors);
    await becomeMember(other, bruno);
    await other.goto('/chat');
    await expect(other.getByText('Nenhuma conversa ainda')).toBeVisible();
    await expectAccessible(other);

    await page.goto(`/chat?para=${await idOf(other)}`);
    await expect(page).toHaveURL(/\/chat\?com=/);
    await say(page, bruno.name, 'Oi, Bruno! Você vai ao show?');
    await expect(page.getByText(/Pedido enviado/)).toBeVisible();

    await other.getByRole('link', { name: /Pedidos de mensagem/ }).click();
    await other.getByRole('link', { name: new RegExp(ana.name) }).click();
    await expect(bubble(other, 'Oi, Bruno! Você vai ao show?')).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Aceitar' }).click();
    await expect(page.getByText(/Pedido enviado/)).toHaveCount(0);

    await other.getByLabel(`Mensagem para ${ana.name}`).pressSequentially('Vou', { delay: 50 });
    await expect(page.getByText('digitando…')).toBeVisible();
    await say(other, ana.name, 'Vou sim!');
    await expect(bubble(page, 'Vou sim!'), 'the message arrives live').toBeVisible();
    await expect(page.getByText('digitando…')).toHaveCount(0);
    await say(page, bruno.name, 'Levo você.');
    await expect(bubble(other, 'Levo você.'), 'the message arrives live').toBeVisible();
    await expect(bubble(page, 'Levo você.')).toContainText('Lida');

    await context.setOffline(true);
    await say(page, bruno.name, 'Primeira da fila');
    await say(page, bruno.name, 'Segunda da fila');
    await expect(bubble(page, 'Segunda da fila')).toContainText('Enviando…');
    await say(other, ana.name, 'Cadê você?');
    await context.setOffline(false);
    await expect(bubble(other, 'Segunda da fila')).toBeVisible();
    await expect(bubble(page, 'Cadê você?'), 'the missed message arrives').toBeVisible();
    const queue = other.getByRole('group').filter({ hasText: /da fila/ });
    await expect(queue).toHaveText([/Primeira da fila/, /Segunda da fila/]);

    await page.locator('input[type=file]').setInputFiles({
      name: 'ingresso.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#e2703a' } })
        .jpeg()
        .toBuffer(),
    });
    await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeEnabled();
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(other.getByRole('img', { name: `Imagem enviada por ${ana.name}` })).toBeVisible();
    const newest = page.getByRole('img', { name: 'Imagem enviada por você' });
    await expect(newest).toBeInViewport({ ratio: 1 });
    await page.getByLabel(`Mensagem para ${bruno.name}`).fill('Uma linha\n'.repeat(6));
    await expect(newest, 'a long draft keeps the newest message visible').toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expectAccessible(other);
    await otherContext.close();
  },
);

test('the newest message stays in view while the on-screen keyboard opens and closes', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const other = await another(browser, page, consoleErrors);
  const bruno = newMember('Bruno');
  await becomeMember(other, bruno);
  await becomeMember(page, newMember('Ana'));
  await page.goto(`/chat?para=${await idOf(other)}`);
  for (let sent = 1; sent <= 5; sent += 1)
    await say(page, bruno.name, `Mensagem ${sent} ${'de muitas linhas '.repeat(12)}`);
  const newest = bubble(page, 'Mensagem 5');
  await expect(newest).toContainText('Enviada');
  const whole = page.viewportSize() ?? { width: 390, height: 844 };
  for (const height of [380, whole.height, 380, whole.height]) {
    await page.setViewportSize({ ...whole, height });
    await expect(newest).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByRole('button', { name: 'Ir para o fim' })).toBeHidden();
  }
});

test('on a 360×380 screen, the message list keeps half the height with any draft, online and offline', async ({
  page,
  browser,
  context,
  consoleErrors,
}) => {
  const other = await another(browser, page, consoleErrors);
  const bruno = newMember('Bruno');
  await becomeMember(other, bruno);
  const ana = newMember('Ana');
  await becomeMember(page, ana);
  await page.goto(`/chat?para=${await idOf(other)}`);
  await say(page, bruno.name, 'Oi');
  await expect(page.getByText(/Pedido enviado/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 380 });
  const field = page.getByLabel(`Mensagem para ${bruno.name}`);
  const list = page.getByRole('region', { name: `Mensagens com ${bruno.name}` });
  const send = page.getByRole('button', { name: 'Enviar', exact: true });
  const offline = page.getByText('Estamos sem conexão com a internet.');
  const drafts = { none: '', long: 'uma linha\n'.repeat(8), 'too long': 'uma linha\n'.repeat(250) };
  /** Checks the height of the message list with each draft, both online and offline. */
  const keepsHalf = async (when: string) => {
    // Waits for JavaScript chunks that are still loading, because they would fail to load offline.
    await page.waitForLoadState('networkidle');
    for (const isOffline of [false, true]) {
      await context.setOffline(isOffline);
      await expect(offline).toBeVisible({ visible: isOffline });
      for (const [draft, words] of Object.entries(drafts)) {
        await field.fill(words);
        const what = `${when}, draft: ${draft}, ${isOffline ? 'offline' : 'online'}`;
        await expect.poll(async () => (await list.boundingBox())?.height, what).toBeGreaterThanOrEqual(190);
        await expect(send, what).toBeInViewport({ ratio: 1 });
      }
    }
    await context.setOffline(false);
    await field.fill('');
  };

  await keepsHalf('while a request waits');
  await other.goto('/chat');
  await other.getByRole('link', { name: /Pedidos de mensagem/ }).click();
  await other.getByRole('link', { name: new RegExp(ana.name) }).click();
  await other.getByRole('button', { name: 'Aceitar' }).click();
  await expect(page.getByText(/Pedido enviado/)).toHaveCount(0);
  await keepsHalf('at rest');
  const background = { create: { width: 600, height: 600, channels: 3, background: '#e2703a' } } as const;
  const buffer = await sharp(background).jpeg().toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([{ name: 'cor.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.getByRole('img', { name: 'Imagem escolhida' })).toBeVisible();
  await keepsHalf('with a picture');
  await page.getByRole('button', { name: 'Remover imagem' }).click();
});
