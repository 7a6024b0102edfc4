import type { Locator, Page } from '@playwright/test';
import { continueWithCard } from './support/cards.ts';
import { becomeMember, seeFeedAs, newMember } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
const inDays = (days: number) => zone.format(new Date(Date.now() + days * 86_400_000));

/** Returns the distance of an element from the top of the document in px. Scrolling does not change it. */
function topOf(button: Locator) {
  return button.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
}

async function payByCard(page: Page) {
  await page.getByRole('textbox', { name: 'Número do cartão' }).pressSequentially('4242424242424242');
  await page.getByRole('textbox', { name: 'Validade' }).pressSequentially('1234');
  await page.getByRole('textbox', { name: 'Código de segurança' }).pressSequentially('123');
  await page.getByRole('button', { name: /^Pagar/ }).click();
}

test(
  'a business ad can be paid by card; finishing the ad early refunds the unused days to the balance',
  { tag: '@gate-phone' },
  async ({ page }) => {
    const title = `Velas ${Date.now()}${Math.random().toString(36).slice(2, 6)}`;
    await seeFeedAs(page, newMember('Wanda'));
    await page.getByRole('link', { name: 'Anunciar' }).click();
    await expect(page.getByRole('heading', { name: 'Você ainda não tem anúncios' })).toBeVisible();
    await page.getByRole('link', { name: 'Novo anúncio' }).click();
    await page.getByRole('link', { name: /Meu negócio/ }).click();

    await page.getByRole('button', { name: 'Publicar anúncio' }).click();
    await expect(page.getByText('Escolha pelo menos uma imagem.')).toBeVisible();
    const total = page.getByRole('status', { name: 'Total' });
    await expect(total).toHaveText('R$ 0,00');
    await page.getByLabel('Adicionar imagens').setInputFiles('.readme/feed.png');
    await expect(page.getByRole('img', { name: 'Imagem 1' })).toBeVisible();
    await page.getByLabel('Título').fill(title);
    await page.getByLabel('Link').fill('velas.example/loja');
    await page.getByRole('button', { name: 'Mulheres' }).click();
    await page.getByLabel('Data de início').fill(inDays(0));
    await page.getByLabel('Data de término').fill(inDays(2));
    await expect(total).toHaveText('R$ 45,00');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publicar anúncio' }).click();

    await expect(page).toHaveURL('/ads/new/my-business/payment-checkout');
    await expect(page).toHaveTitle(/Pagamento/);
    await page.getByRole('link', { name: 'Voltar ao anúncio' }).click();
    await expect(page.getByLabel('Título')).toHaveValue(title);
    await page.reload();
    await expect(page.getByRole('img', { name: 'Imagem 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Publicar anúncio' }).click();
    await continueWithCard(page);
    await expectAccessible(page);
    await payByCard(page);

    await expect(page).toHaveURL('/ads');
    await expect(page.getByText('Anúncio criado com sucesso!')).toBeVisible();
    const card = page.getByRole('article', { name: title });
    await expect(card.getByText('Ativo', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Finalizar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Finalizar' }).click();
    await expect(page.getByText('Anúncio finalizado com sucesso!')).toBeVisible();
    await expect(card.getByText('Finalizado', { exact: true })).toBeVisible();
    await expect(card.getByText('R$ 15,00')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('30,00');

    // The balance contains a refund now, so it pays a part of the next ad. The rest of the price is paid by card.
    await page.goto('/ads/new/my-profile');
    await page.getByRole('radio', { name: /^Descobrir e feed/ }).check();
    await page.getByRole('button', { name: 'Trans' }).click();
    await page.getByLabel('Data de início').fill(inDays(1));
    await page.getByLabel('Data de término').fill(inDays(3));
    await expect(page.getByText('Por Pix ou cartão você paga R$ 15,00.')).toBeVisible();
    await page.getByRole('button', { name: 'Publicar anúncio' }).click();
    const summary = page.getByRole('region', { name: 'Resumo da compra' });
    await expect(summary).toContainText('Destaque do perfil: Descobrir e feed');
    await expect(summary).toContainText(/Do seu saldo−R\$\s30,00/);
    await continueWithCard(page);
    await expect(page.getByRole('button', { name: /^Pagar R\$\s15,00/ })).toBeEnabled();
    await expectAccessible(page);
    await payByCard(page);
    await expect(page.getByRole('article', { name: 'Destaque do perfil: Descobrir e feed' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('0,00');
  },
);

test('after a reload of the checkout page, the highlight of a profile can still be paid by card', async ({ page }) => {
  await becomeMember(page, newMember('Xande'));
  await page.goto('/ads/new/my-profile');
  await page.getByRole('radio', { name: /^Descobrir e feed/ }).check();
  await page.getByRole('button', { name: 'Trans' }).click();
  await page.getByLabel('Data de início').fill(inDays(1));
  await page.getByLabel('Data de término').fill(inDays(1));
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('R$ 15,00');
  await page.getByRole('button', { name: 'Limpar' }).click();
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('R$ 0,00');

  await page.getByRole('radio', { name: /^Feed/ }).check();
  await page.getByRole('button', { name: 'Trans' }).click();
  await page.getByLabel('Data de início').fill(inDays(1));
  // The button must not move when the price appears. Otherwise a member who presses at that moment would miss the
  // button.
  const publish = page.getByRole('button', { name: 'Publicar anúncio' });
  const before = await topOf(publish);
  await page.getByLabel('Data de término').fill(inDays(2));
  await expect(page.getByText('Por Pix ou cartão você paga R$ 20,00.')).toBeVisible();
  expect(await topOf(publish)).toBe(before);
  await publish.click();
  await expect(page).toHaveURL('/ads/new/my-profile/payment-checkout');
  await continueWithCard(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Pagar/ })).toBeEnabled();
  await payByCard(page);
  await expect(page).toHaveURL('/ads');
  await expect(page.getByRole('article', { name: 'Destaque do perfil: Feed' }).getByText('Agendado')).toBeVisible();
});
