import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { jsonIn, unzipped } from '../support/zip.ts';
import { becomeMember, idOf, logIn, newMember } from './support/members.ts';
import { publish, publishWords } from './support/publish.ts';
import { another, expect, expectAccessible, test } from './support/test.ts';

/** Names of the JSON files in a member's data export. */
const everything = [
  'acessos',
  'anuncios',
  'aparelhos',
  'arquivos',
  'assinaturas',
  'avisos-desligados',
  'bloqueios-e-silenciados',
  'carteira',
  'comentarios',
  'comunidades',
  'conversas',
  'convites',
  'decisoes',
  'denuncias',
  'idade',
  'mensagens',
  'notificacoes',
  'ofertas-de-comunidades',
  'perfil',
  'posts',
  'reacoes',
  'recursos',
  'seguidores',
  'seguindo',
  'seguranca',
  'sessoes',
  'sugestoes-dispensadas',
  'visualizacoes',
];

test(
  'a member confirms the password, requests a data export and downloads the export with all its files',
  { tag: '@gate-desktop' },
  async ({ page }) => {
    const member = newMember('Lia');
    await becomeMember(page, member);
    const words = `Para guardar ${Date.now()}`;
    const card = await publish(page, words);
    await card.getByRole('button', { name: 'Reagir com fogo' }).click();
    await expect(card.getByRole('button', { name: 'Apagar a chama' })).toBeVisible();
    await askForProofOnce(page, 'RequestDataExport');
    await page.goto('/settings/privacy');
    await page.getByRole('button', { name: 'Pedir cópia dos meus dados' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
    await expect(proof.getByLabel('Sua senha')).toBeVisible();
    await expectAccessible(page);
    await proof.getByLabel('Sua senha').fill('não-é-esta');
    await proof.getByRole('button', { name: 'Confirmar' }).click();
    await expect(proof.getByText('Senha incorreta.')).toBeVisible();
    await proof.getByLabel('Sua senha').fill(member.password);
    await proof.getByRole('button', { name: 'Confirmar' }).click();

    const fetchIt = page.getByRole('button', { name: 'Baixar arquivo' });
    await expect(fetchIt).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    const [download] = await Promise.all([page.waitForEvent('download'), fetchIt.click()]);
    expect(download.suggestedFilename()).toMatch(/^brasa-meus-dados.*\.zip$/);
    const files = unzipped(await readFile(await download.path()));
    const parts = [...files.keys()].filter((path) => path.endsWith('.json'));
    expect(parts.sort()).toEqual(everything.map((name) => `${name}.json`));
    expect(jsonIn(files, 'perfil.json')).toMatchObject([{ nome: member.name, email: member.email }]);
    expect(jsonIn(files, 'posts.json')).toMatchObject([{ texto: words, reacoes: 1 }]);
    expect(jsonIn(files, 'reacoes.json')).toHaveLength(1);
    expect(jsonIn(files, 'acessos.json')).not.toHaveLength(0);
    const [media = ''] = [...files.keys()].filter((path) => path.startsWith('midia/'));
    expect(files.get(media)?.length).toBeGreaterThan(0);
    const index = Buffer.from(files.get('index.html') ?? []).toString();
    for (const path of parts) expect(index).toContain(path);
  },
);

test('an account scheduled for deletion is hidden until its member signs in and cancels the deletion', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const member = newMember('Teo');
  await becomeMember(page, member);
  const words = `Antes de ir ${Date.now()}`;
  // Publishes a post without a picture. Otherwise the feed of another test might load the picture while this test
  // deletes it.
  const card = await publishWords(page, words);
  await card
    .getByRole('link', { name: /coment/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/post\/[0-9a-f-]{36}/);
  const postUrl = page.url();
  const profileUrl = `/timeline/${await idOf(page)}`;
  const reader = await another(browser, page, consoleErrors);
  await becomeMember(reader, newMember('Iris'));
  await reader.goto(postUrl);
  await expect(reader.getByText(words)).toBeVisible();

  await askForProofOnce(page, 'DeleteAccount');
  await page.goto('/settings/privacy');
  await page.getByRole('button', { name: 'Quero excluir minha conta' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Excluir minha conta', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(proof.getByLabel('Sua senha')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('Confirme que é você');
  await reader.reload();
  await expect(reader.getByText(words), 'the post is still visible before the deletion').toBeVisible();

  await askForProofOnce(page, 'DeleteAccount');
  await page.getByRole('button', { name: 'Excluir minha conta', exact: true }).click();
  await proof.getByLabel('Sua senha').fill(member.password);
  await proof.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(/será excluída em \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expect(page).toHaveURL(/\/login\?exclusao=/);
  await reader.reload();
  await expect(reader.getByText('Post não encontrado')).toBeVisible();
  await reader.goto(profileUrl);
  await expect(reader.getByText('Perfil não encontrado')).toBeVisible();

  await logIn(page, member);
  await expect(page.getByRole('alert').filter({ hasText: 'será excluída em' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Manter minha conta e entrar' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await reader.goto(profileUrl);
  await expect(reader.getByRole('heading', { name: member.name })).toBeVisible();
});

/**
 * Answers one call of this operation with STEP_UP_REQUIRED, as the server does if the member last confirmed their
 * identity more than 15 minutes ago.
 */
async function askForProofOnce(page: Page, operationName: string) {
  const field = operationName.charAt(0).toLowerCase() + operationName.slice(1);
  const message = 'Confirme que é você para continuar.';
  let asked = false;
  await page.route('**/graphql', async (route) => {
    if (asked || !route.request().postData()?.includes(`"operationName":"${operationName}"`)) {
      await route.fallback();
      return;
    }
    asked = true;
    const refusal = { __typename: 'Refusal', code: 'STEP_UP_REQUIRED', message };
    await route.fulfill({ json: { data: { [field]: refusal } } });
  });
}
