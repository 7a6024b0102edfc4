import type { Page } from '@playwright/test';
import { becomeMember, idOf, logIn, newMember, seeFeedAs } from './support/members.ts';
import { publishWords } from './support/publish.ts';
import { another, expect, expectAccessible, test } from './support/test.ts';

const PASSWORD = 'brasa-demo-2026';

test(
  'a reported post is taken down, the author appeals, and another moderator restores the post',
  { tag: '@gate-desktop' },
  async ({ page, browser, consoleErrors }) => {
    const author = newMember('Nilo');
    await becomeMember(page, author);
    const words = `Oferta só hoje ${Date.now()}`;
    const card = await publishWords(page, words);
    await card
      .getByRole('link', { name: /coment/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/post\/[0-9a-f-]{36}/);
    const postUrl = page.url();

    const reader = await another(browser, page, consoleErrors);
    await becomeMember(reader, newMember('Rita'));
    await reader.goto(postUrl);
    await reader.getByRole('button', { name: 'Mais opções' }).first().click();
    await reader.getByRole('menuitem', { name: 'Denunciar' }).click();
    await expect(reader.getByRole('dialog', { name: 'Denunciar' })).toBeVisible();
    await expectAccessible(reader);
    await reader.getByRole('radio', { name: 'Spam' }).check();
    await reader.getByRole('button', { name: 'Enviar' }).click();
    await expect(reader.getByRole('dialog', { name: 'Denúncia recebida' })).toBeVisible();
    await reader.getByLabel('Quer contar mais? (opcional)').fill('Publica isso toda hora.');
    await reader.getByRole('button', { name: 'Enviar detalhes' }).click();
    await expect(reader.getByRole('dialog')).toBeHidden();

    const helena = await another(browser, page, consoleErrors);
    await enter(helena, 'helena');
    await helena.goto('/moderation?motivo=SPAM&alvo=POST');
    await expectAccessible(helena);
    await openCase(helena, words);
    await expect(helena.getByText('Publica isso toda hora.')).toBeVisible();
    await helena.getByRole('button', { name: 'Assumir o caso' }).click();
    await expect(helena.getByRole('button', { name: 'Devolver à fila' })).toBeVisible();
    const explanation = helena.getByLabel('Explicação para o autor');
    await expect(async () => {
      await helena.keyboard.press('r');
      await expect(explanation).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await explanation.fill('Propaganda repetida.');
    await expectAccessible(helena);
    await helena.getByRole('button', { name: 'Confirmar: retirar' }).click();
    await expect(helena).toHaveURL('/moderation');
    await reader.goto(postUrl);
    await expect(reader.getByText('Post não encontrado')).toBeVisible();

    await page.goto('/notifications');
    await page.getByText('retiramos algo que você publicou').click();
    await expect(page.getByRole('heading', { name: 'Aviso da moderação' })).toBeVisible();
    await expect(page.getByText('Propaganda repetida.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Conte por que a decisão deve mudar').fill('Só publiquei uma vez.');
    await page.getByRole('button', { name: 'Recorrer' }).click();
    await expect(page.getByText('Seu recurso foi recebido.')).toBeVisible();

    await helena.goto('/moderation/appeals');
    const appeal = (desk: Page) => desk.getByRole('article', { name: `Recurso de ${author.name}` });
    await expect(appeal(helena)).toContainText('Outra pessoa responde ao recurso');

    const otavio = await another(browser, page, consoleErrors);
    await enter(otavio, 'otavio');
    await otavio.goto('/moderation/appeals');
    await expectAccessible(otavio);
    await appeal(otavio).getByLabel('Resposta ao autor').fill('Foi uma vez só.');
    await appeal(otavio).getByRole('button', { name: 'Restaurar' }).click();
    await expect(appeal(otavio)).toBeHidden();

    await reader.goto(postUrl);
    await expect(reader.getByText(words)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Esta decisão foi desfeita.')).toBeVisible();
    await otavio.goto('/moderation/log');
    await expect(otavio.getByText('Recurso aceito').first()).toBeVisible();
    await expectAccessible(otavio);
    await otavio.goto('/moderation/figures');
    await expect(otavio.getByText('Recursos aceitos')).toBeVisible();
    await expectAccessible(otavio);
  },
);

test('a banned member reads the reason at login, and appeals and exports data without a session', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const member = newMember('Lino');
  await seeFeedAs(page, member);
  const profile = `/timeline/${await idOf(page)}`;

  const reader = await another(browser, page, consoleErrors);
  await becomeMember(reader, newMember('Vera'));
  await reader.goto(profile);
  await reader.getByRole('button', { name: 'Mais opções' }).first().click();
  await reader.getByRole('menuitem', { name: 'Denunciar' }).click();
  await reader.getByRole('radio', { name: 'Golpe, fraude ou venda proibida' }).check();
  await reader.getByRole('button', { name: 'Enviar' }).click();
  await expect(reader.getByRole('dialog', { name: 'Denúncia recebida' })).toBeVisible();

  const helena = await another(browser, page, consoleErrors);
  await enter(helena, 'helena');
  await helena.goto('/moderation?motivo=FRAUD&alvo=PROFILE');
  await openCase(helena, member.name);
  const explanation = helena.getByLabel('Explicação para o autor');
  await expect(async () => {
    await helena.keyboard.press('b');
    await expect(explanation).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await explanation.fill('Pedia dinheiro a outros membros.');
  await helena.getByRole('button', { name: 'Confirmar: encerrar conta' }).click();
  await expect(helena).toHaveURL('/moderation');

  await expect(page).toHaveURL(/\/login/);
  await logIn(page, member);
  await expect(page).toHaveURL('/report/decision');
  await expect(page.getByText('Sua conta foi encerrada.')).toBeVisible();
  await expect(page.getByText('Pedia dinheiro a outros membros.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByLabel('Conte por que a decisão deve mudar').fill('Não fui eu: entraram na minha conta.');
  await page.getByRole('button', { name: 'Recorrer' }).click();
  await expect(page.getByText('Seu recurso foi recebido.')).toBeVisible();

  await page.getByRole('button', { name: 'Pedir cópia dos meus dados' }).click();
  const fetchIt = page.getByRole('button', { name: 'Baixar arquivo' });
  await expect(fetchIt).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), fetchIt.click()]);
  expect(download.suggestedFilename()).toMatch(/^brasa-meus-dados.*\.zip$/);
  await expect(page.getByText('Nenhum pagamento nos últimos sete dias.')).toBeVisible();
  await page.getByRole('button', { name: 'Quero excluir minha conta' }).click();
  await page.getByRole('button', { name: 'Excluir minha conta', exact: true }).click();
  await expect(page.getByText(/Sua conta será excluída em/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Manter minha conta' }).click();
  await expect(page.getByRole('button', { name: 'Quero excluir minha conta' })).toBeVisible();
});

test('a visitor reports without an account and checks the report with its protocol number and code', async ({
  page,
}) => {
  await page.goto('/report?link=/post/que-nao-existe');
  await expectAccessible(page);
  await page.getByLabel('O que aconteceu?').fill('Apareço em um vídeo sem ter autorizado.');
  await page.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(page.getByRole('heading', { name: 'Denúncia recebida' })).toBeVisible();
  const [protocol = '', secret = ''] = await page.locator('dd').allTextContents();
  await page.getByRole('link', { name: 'Acompanhar' }).click();
  await page.getByLabel('Protocolo').fill(protocol);
  await page.getByLabel('Código').fill('errado');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page.getByText('Protocolo ou código não encontrado.')).toBeVisible();
  await page.getByLabel('Código').fill(secret);
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page.getByText('Recebida: aguarda análise.')).toBeVisible();
  await expectAccessible(page);
});

test('/moderation redirects an ordinary member to the feed', async ({ page }) => {
  await becomeMember(page, newMember('Olga'));
  await page.goto('/moderation');
  await expect(page).toHaveURL('/');
});

async function enter(page: Page, key: string) {
  await page.goto('/login');
  await logIn(page, { email: `${key}@brasa.example`, password: PASSWORD });
  await expect(page).toHaveURL('/');
}

/**
 * Opens the moderation case whose row in the queue contains these words. Loads more rows if necessary: the queue is
 * sorted by deadline, so a new case is at its end.
 */
async function openCase(page: Page, words: string) {
  const row = page.getByRole('link').filter({ hasText: words });
  const more = page.getByRole('button', { name: 'Mostrar mais' });
  await expect(page.getByRole('list', { name: 'Casos' })).toBeVisible();
  while (!(await row.isVisible()) && (await more.isVisible())) await more.click();
  await row.click();
  await expect(page.getByRole('region', { name: 'Evidência' })).toBeVisible();
}
