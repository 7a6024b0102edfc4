import type { Page } from '@playwright/test';
import { ELSEWHERE } from '../../web/features/discretion/quickExit.ts';
import { becomeMember, idOf, logIn, newMember } from './support/members.ts';
import { publish, publishWords } from './support/publish.ts';
import { another, expect, expectAccessible, test } from './support/test.ts';

const icon = (page: Page) => page.locator('link[rel="icon"]');

test('discreet mode replaces title and icon of every tab, and turning discreet mode off restores title and icon', async ({
  page,
  context,
}) => {
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

test('pressing Esc twice opens a neutral site, and Back does not return to Brasa', async ({ page, context }) => {
  const referrers: (string | undefined)[] = [];
  await context.route(`${ELSEWHERE}**`, async (route) => {
    referrers.push(route.request().headers().referer);
    await route.fulfill({ contentType: 'text/html', body: '<title>Wikipédia</title><p>Bem-vindo</p>' });
  });
  await becomeMember(page, newMember('Sol'));
  const card = await publishWords(page, `Antes de sair ${Date.now()}`);
  await card.getByRole('link', { name: /^Comentar/ }).click();
  // Waits until the code of the post page has loaded: until then, the feed stays on the screen.
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
  await expect(page, 'an Esc that closes a dialog is not counted').toHaveURL(/\/post\//);

  await leaveByKeys(page);
  await page.goBack();
  await expect(page.getByText('Bem-vindo')).toBeVisible();
  await expect(page).toHaveURL(ELSEWHERE);
  expect(new Set(referrers), 'no request carries a referrer').toEqual(new Set([undefined]));

  await page.goto('/');
  await expect(page.getByRole('article').first(), 'a new visit is let in').toBeVisible();
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

test.describe('blurred media in a browser that allows autoplay', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('with the blur setting, photos and videos are covered until a tap, and are covered again after a reload', async ({
    page,
    browser,
    consoleErrors,
  }) => {
    // Publishes a post for this test, because other tests change the first post of the feed.
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
    await expect(covers, 'a new visit starts with covered pictures').toBeVisible();
    await expect(opened).toHaveCount(0);
  });
});

test(
  'the pages from the landing page to the checkout send no request to another host',
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
    // Opens Ana's own timeline instead of the feed, because another test may be deleting the first post of the feed.
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

/** Presses Esc twice. Tries again if more than a second passes between the two presses, as on a slow machine. */
async function leaveByKeys(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(ELSEWHERE);
  }).toPass();
}
