import type { Page } from '@playwright/test';
import { ELSEWHERE } from '../../web/features/discretion/quickExit.ts';
import { becomeMember, idOf, logIn, newMember } from './support/members.ts';
import { publish, publishWords } from './support/publish.ts';
import { another, expect, expectAccessible, test } from './support/test.ts';

const icon = (page: Page) => page.locator('link[rel="icon"]');

test('discreet mode hides name and icon in every tab, and gives them back', async ({ page, context }) => {
  await becomeMember(page, newMember('Lua'));
  await page.goto('/settings/discretion');
  await expect(page).toHaveTitle('Discrição · Brasa');
  await expectAccessible(page);
  const open = await context.newPage();
  await open.goto('/about');
  await page.getByRole('switch', { name: 'Disfarçar a aba' }).click();
  for (const tab of [page, open]) {
    await expect(tab).toHaveTitle('Notas');
    await expect(icon(tab)).toHaveAttribute('href', '/notas.svg');
  }
  expect((await page.request.get('/notas.svg')).headers()['content-type']).toContain('image/svg+xml');

  const card = await publishWords(page, `Bem discreto ${Date.now()}`);
  await expect(page).toHaveTitle('Notas');
  await card.getByRole('link', { name: /^Comentar/ }).click();
  await expect(page).toHaveURL(/\/post\//);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveTitle('Notas');
  await page.goto('/settings/discretion');
  await page.getByRole('switch', { name: 'Disfarçar a aba' }).click();
  await expect(page).toHaveTitle('Discrição · Brasa');
  await expect(open).toHaveTitle('Sobre · Brasa');
  await expect(icon(open)).toHaveAttribute('href', '/favicon.svg');
});

test('two presses of Esc leave for somewhere harmless, and going back does not return', async ({ page, context }) => {
  const referrers: (string | undefined)[] = [];
  await context.route(`${ELSEWHERE}**`, async (route) => {
    referrers.push(route.request().headers().referer);
    await route.fulfill({ contentType: 'text/html', body: '<title>Wikipédia</title><p>Bem-vindo</p>' });
  });
  await becomeMember(page, newMember('Sol'));
  const card = await publishWords(page, `Antes de sair ${Date.now()}`);
  await card.getByRole('link', { name: /^Comentar/ }).click();
  // The feed stands until the page's code is there.
  await expect(page.getByRole('heading', { name: 'Post', exact: true })).toBeVisible();
  const menu = page.getByRole('dialog', { name: 'Perfil' });
  await page.getByRole('button', { name: 'Perfil', exact: true }).click();
  await expect(menu.getByRole('button', { name: 'Saída rápida' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Mais opções' }).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page, 'what closes something is not counted').toHaveURL(/\/post\//);

  await leaveByKeys(page);
  await page.goBack();
  await expect(page.getByText('Bem-vindo')).toBeVisible();
  await expect(page).toHaveURL(ELSEWHERE);
  expect(new Set(referrers), 'nobody is told where one came from').toEqual(new Set([undefined]));

  await page.goto('/');
  await expect(page.getByRole('article').first(), 'who comes anew is let in').toBeVisible();
  await page.getByRole('button', { name: 'Perfil', exact: true }).click();
  await menu.getByRole('button', { name: 'Saída rápida' }).click();
  await expect(page).toHaveURL(ELSEWHERE);

  await page.goto('/settings/discretion');
  await page.getByRole('switch', { name: 'Sair com Esc duas vezes' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Sair com Esc duas vezes' })).not.toBeChecked();
});

test.describe('with motion, so that videos may play by themselves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('photos and videos of others are blurred until they are touched, and play no sooner', async ({
    page,
    browser,
    consoleErrors,
  }) => {
    // A post of its own: what is first in the feed changes with what other tests publish.
    const author = await another(browser, page, consoleErrors);
    await becomeMember(author, newMember('Onda'));
    await publish(author, `Maré ${Date.now()}`);
    await becomeMember(page, newMember('Mar'));
    await page.goto('/settings/discretion');
    await page.getByRole('switch', { name: 'Desfocar fotos e vídeos até eu tocar' }).click();
    await page.goto('/');
    const covers = page.getByRole('main').getByRole('button', { name: /^Toque para ver: / });
    const opened = page.getByRole('main').getByRole('button', { name: /^(Ampliar|Assistir)/ });
    await expect(covers.first()).toBeVisible();
    await expect(opened).toHaveCount(0);
    await expect(page.locator('main video')).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`/timeline/${await idOf(author)}`);
    await covers.click();
    await expect(opened).toBeVisible();
    await expect(covers).toHaveCount(0);
    await page.reload();
    await expect(covers, 'a new visit begins covered').toBeVisible();
    await expect(opened).toHaveCount(0);
  });
});

test(
  'everything is asked of the site itself: no page asks another host for anything',
  { tag: '@gate-desktop' },
  async ({ page, context, baseURL }) => {
    const asked = new Set<string>();
    context.on('request', (request) => asked.add(request.url()));
    page.on('websocket', (socket) => asked.add(socket.url()));
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Cadastre-se gratuitamente' }).first()).toBeVisible();
    await page.goto('/login');
    await logIn(page, { email: 'ana@brasa.example', password: 'brasa-demo-2026' });
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    // Her own: what is first in the feed another test may be deleting.
    await page.goto(`/timeline/${await idOf(page)}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Comentar/ })
      .first()
      .click();
    await expect(page.getByLabel('Escreva um comentário')).toBeVisible();
    await page.goto('/chat');
    await page.locator('main a[href*="com="]').first().click();
    await expect(page.getByLabel(/^Mensagem para /)).toBeVisible();
    await page.goto('/payments');
    await expect(page.getByRole('region', { name: 'Saldo' })).toBeVisible();
    await page.goto('/payment/add-balance');
    await page.getByLabel('Outro valor (R$)').fill('10,00');
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
    await expect(page.getByRole('textbox', { name: 'Número do cartão' })).toBeVisible();
    await page.goto('/discover');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const { host } = new URL(baseURL ?? '');
    const own = (url: string) => /^(data|blob):/.test(url) || new URL(url).host === host;
    expect(asked.size).toBeGreaterThan(30);
    expect([...asked].filter((url) => !own(url))).toEqual([]);
  },
);

/** Both within a second, however slow the machine is. */
async function leaveByKeys(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(ELSEWHERE);
  }).toPass();
}
