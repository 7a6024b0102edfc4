import { addBalance, continueWithCard, payBy, cards } from './support/cards.ts';
import { becomeMember, newMember, seeFeedAs } from './support/members.ts';
import { publishWords } from './support/publish.ts';
import { another, expect, expectAccessible, test } from './support/test.ts';
import { TEST_TIMEOUT_MS } from '../support/time-limits.ts';

const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
const inDays = (days: number) => zone.format(new Date(Date.now() + days * 86_400_000));

test('a boosted post paid by card is shown to another member as an ad; finishing the ad refunds the remaining days', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const words = `Abro a exposição hoje ${Date.now()}`;
  await seeFeedAs(page, newMember('Yara'));
  await publishWords(page, words);
  const post = page.getByRole('article').filter({ hasText: words }).first();
  await post.getByRole('button', { name: 'Mais opções' }).click();
  await page.getByRole('menuitem', { name: 'Impulsionar' }).click();

  await expect(page).toHaveURL(/\/ads\/new\/my-post\?post=/);
  const form = page.getByRole('form', { name: 'Anúncio' });
  await expect(form.getByText(words)).toBeVisible();
  await form.getByRole('button', { name: 'Impulsionar' }).click();
  await expect(form.getByText('Escolha pelo menos um público.')).toBeVisible();
  for (const category of ['Mulheres', 'Homens', 'Trans']) await form.getByRole('button', { name: category }).click();
  await page.getByLabel('Data de início').fill(inDays(0));
  await page.getByLabel('Data de término').fill(inDays(2));
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('R$ 30,00');
  await expect(form.getByText(/^Alcance estimado: /)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Impulsionar' }).click();

  await expect(page).toHaveURL('/ads/new/my-post/payment-checkout');
  await expect(page.getByRole('region', { name: 'Resumo da compra' })).toContainText('Post impulsionado');
  await expectAccessible(page);
  await continueWithCard(page);
  await expect(page.getByRole('button', { name: /^Pagar R\$\s30,00/ })).toBeEnabled();
  await expectAccessible(page);
  await payBy(page, cards.good);

  await expect(page).toHaveURL('/ads');
  const ad = page.getByRole('article', { name: 'Post impulsionado' });
  await expect(ad.getByText('Ativo', { exact: true })).toBeVisible();
  await expect(ad.getByText('Reações')).toBeVisible();
  await expectAccessible(page);

  const other = await another(browser, page, consoleErrors);
  await seeFeedAs(other, newMember('Zeca'));
  // The run at the other width has a Yara too.
  const card = other.getByRole('region', { name: /^Patrocinado: post de Yara/ }).filter({ hasText: words });
  // The boost is one of up to ten ads, in random order below every seventh post, so it may be far down in the feed.
  await expect(async () => {
    await other.mouse.wheel(0, 600);
    await expect(card.first()).toBeVisible({ timeout: 300 });
    // Retries the whole step, because the list may replace its rows during the scroll.
    await card.first().scrollIntoViewIfNeeded({ timeout: 500 });
  }).toPass({ intervals: [0], timeout: TEST_TIMEOUT_MS });
  await card.first().getByRole('button', { name: 'Por que estou vendo isto?' }).click();
  await expect(other.getByText(/^Este post é mostrado a quem/)).toBeVisible();
  await other.keyboard.press('Escape');
  await card.first().getByRole('button', { name: 'Reagir com fogo' }).click();
  await expect(card.first().getByRole('button', { name: 'Apagar a chama' })).toBeVisible();
  await expectAccessible(other);

  await ad.getByRole('button', { name: 'Números por dia' }).click();
  const days = page.getByRole('slider', { name: 'Alcance por dia' });
  await expect(days).toHaveAttribute('aria-valuetext', /^Hoje: [1-9]\d* pessoas? /);
  await ad.getByRole('button', { name: 'Finalizar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finalizar' }).click();
  await expect(ad.getByText('Finalizado', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('20,00');
});

test(
  'the checkout of a boosted post replaces an expired Pix code, and opens the ads page after the Pix is paid',
  { tag: '@gate-phone' },
  async ({ page, context }) => {
    const words = `Pago esta por Pix ${Date.now()}`;
    await seeFeedAs(page, newMember('Ubirajara'));
    await publishWords(page, words);
    const post = page.getByRole('article').filter({ hasText: words }).first();
    await post.getByRole('button', { name: 'Mais opções' }).click();
    await page.getByRole('menuitem', { name: 'Impulsionar' }).click();
    const form = page.getByRole('form', { name: 'Anúncio' });
    await form.getByRole('button', { name: 'Mulheres' }).click();
    await page.getByLabel('Data de início').fill(inDays(0));
    await page.getByLabel('Data de término').fill(inDays(1));
    await expect(page.getByText(/Por Pix ou cartão você paga R\$\s20,00\./)).toBeVisible();
    await form.getByRole('button', { name: 'Impulsionar' }).click();

    await expect(page).toHaveURL('/ads/new/my-post/payment-checkout');
    await continueWithCard(page);
    await page.getByRole('radio', { name: /^Pix/ }).check();
    await page.getByRole('button', { name: 'Gerar código Pix' }).click();
    const picture = page.getByRole('img', { name: 'Código QR do Pix' });
    await expect(picture).toBeVisible();
    const code = await page.getByLabel('Pix copia e cola').inputValue();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('radio', { name: /^Pix/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Cartão/ })).toBeFocused();
    await expect(picture).toBeHidden();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByLabel('Pix copia e cola')).toHaveValue(code);
    await expect(page.getByRole('region', { name: 'Resumo da compra' })).toContainText('Total por Pix');
    await expect(page.getByLabel('Pix copia e cola')).toHaveValue(/540520\.00/);
    await expectAccessible(page);

    const bankLink = page.getByRole('link', { name: 'Abrir o banco de teste' });
    const [bank] = await Promise.all([context.waitForEvent('page'), bankLink.click()]);
    const act = (name: string) => bank.getByRole('button', { name, exact: true }).click();
    await act('Deixar expirar agora');
    await page.getByRole('button', { name: 'Gerar outro código' }).click();
    await expect(page.getByRole('timer')).toHaveText(/^Expira em (30:00|29:\d\d)$/);
    await page.reload();
    await bank.goto(new URL((await bankLink.getAttribute('href')) ?? '', page.url()).href);
    await act('Pagar este código');
    await expect(page).toHaveURL('/ads');
    const ad = page.getByRole('article', { name: 'Post impulsionado' });
    await expect(ad.getByText('Ativo', { exact: true })).toBeVisible();
    await page.goto('/payments');
    await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('R$ 0,00');
    const topUp = (state: string) => new RegExp(String.raw`^Saldo adicionado com Pix .*\+ R\$\s20,00${state}$`);
    await expect(page.getByRole('button', { name: topUp('') })).toHaveCount(1);
    await expect(page.getByRole('button', { name: topUp(' Não concluído') })).toHaveCount(1);
    // The card payment that the member cancelled by continuing with Pix is not part of the history.
    await expect(page.getByText('Saldo adicionado com cartão')).toHaveCount(0);
  },
);

test('a boosted post is paid by the balance, which holds the price until the days begin', async ({ page }) => {
  const words = `Pago esta com o saldo ${Date.now()}`;
  await becomeMember(page, newMember('Umberto'));
  await addBalance(page, '50,00');
  await page.goto('/');
  await publishWords(page, words);
  const post = page.getByRole('article').filter({ hasText: words }).first();
  await post.getByRole('button', { name: 'Mais opções' }).click();
  await page.getByRole('menuitem', { name: 'Impulsionar' }).click();
  const form = page.getByRole('form', { name: 'Anúncio' });
  await form.getByRole('button', { name: 'Mulheres' }).click();
  await page.getByLabel('Data de início').fill(inDays(0));
  await page.getByLabel('Data de término').fill(inDays(1));
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('R$ 20,00');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Impulsionar' }).click();
  await expect(page).toHaveURL('/ads');
  const ad = page.getByRole('article', { name: 'Post impulsionado' });
  await expect(ad.getByText('Ativo', { exact: true })).toBeVisible();
  await page.goto('/payments');
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('R$ 30,00');
});
