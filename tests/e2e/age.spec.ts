import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { startPart, type Part } from '../support/product-part.ts';
import { removeFolder } from '../support/remove-folder.ts';
import { ownDatabase } from './support/database.ts';
import { expectOverlayEntries } from './support/history.ts';
import { fillSignUp, newMember } from './support/members.ts';
import { publish } from './support/publish.ts';
import { another, expect, expectAccessible, test } from './support/test.ts';

/** The built product. It requires age verification and has no members yet. */
let product: Part;
let dataDir = '';
let baseURL = '';

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brasa-ages-'));
  const port = await freePort();
  const env = { PORT: String(port), PLATFORM_PORT: '0', DATA_DIR: dataDir, DEMO: 'off', AGE_ASSURANCE: 'provider' };
  const database = await ownDatabase();
  product = await startPart({
    from: 'build',
    port,
    env: { ...env, ...database, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
  });
  baseURL = `http://localhost:${port}`;
});
test.afterAll(async () => {
  await product.end();
  await removeFolder(dataDir);
});

/** Presses a button on the page of the sandbox age provider. */
async function say(page: Page, what: RegExp) {
  await expect(page).toHaveURL(/\/sandbox\/age\//);
  await page.getByRole('button', { name: what }).click();
}

/** Signs up and waits for the page that starts the age verification. */
async function signUpUnknown(page: Page, name: string) {
  await page.goto('/register');
  await fillSignUp(page, newMember(name));
  await expect(page).toHaveURL(/\/age-assurance/);
  await expect(page.getByRole('heading', { name: 'Como funciona' })).toBeVisible();
}

/** Records every GraphQL response and WebSocket frame that the page receives from now on. */
function listen(page: Page) {
  const heard: string[] = [];
  page.on('response', (response) => {
    // Ignores a failed read: the body of a response cannot be read after the page has navigated away.
    if (response.url().includes('/graphql'))
      void response.text().then(
        (text) => heard.push(text),
        () => undefined,
      );
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(payload.toString())));
  return heard;
}

test(
  'a member sees no posts before the age provider confirms the age, and none after the confirmation expires',
  { tag: '@gate-desktop' },
  async ({ page: like, browser, consoleErrors }) => {
    const ana = await another(browser, like, consoleErrors, baseURL);
    await signUpUnknown(ana, 'Ana');
    await expectAccessible(ana);
    await ana.getByRole('button', { name: 'Começar verificação' }).click();
    await say(ana, /^Tenho 18 anos ou mais/);
    await expect(ana).toHaveURL('/');
    const words = `Só para quem pode ver ${Date.now()}`;
    await publish(ana, words);
    await ana
      .getByRole('article')
      .filter({ hasText: words })
      .getByRole('link', { name: /coment/i })
      .first()
      .click();
    await expect(ana).toHaveURL(/\/post\/[0-9a-f-]{36}/);
    const path = new URL(ana.url()).pathname;

    const bia = await another(browser, like, consoleErrors, baseURL);
    const heard = listen(bia);
    await bia.goto(path);
    await expect(bia, 'a visitor is sent to the age check').toHaveURL(/\/age-assurance\?source_path=/);
    await expect(bia.getByRole('link', { name: 'Criar conta' })).toBeVisible();
    await signUpUnknown(bia, 'Bia');
    await bia.goto(path);
    await expect(bia).toHaveURL(/\/age-assurance\?source_path=/);
    await bia.getByRole('button', { name: 'Começar verificação' }).click();
    await say(bia, /^Voltar sem concluir/);
    await expect(bia.getByRole('heading', { name: 'Aguardando o resultado' })).toBeVisible();
    await expectAccessible(bia);
    await bia.getByRole('button', { name: 'Começar de novo' }).click();
    await expect(bia).toHaveURL(/\/sandbox\/age\//);
    expect(
      heard.filter((text) => text.includes(words)),
      'no response contains the text of the post',
    ).toEqual([]);
    await say(bia, /^Confirmar por 8 segundos/);

    await expect(
      bia.getByRole('heading', { name: 'A confirmação expirou' }),
      'the open page notices the expiry',
    ).toBeVisible();
    await expect(bia.getByText(words)).toHaveCount(0);
    await expectAccessible(bia);
    await bia.getByRole('button', { name: 'Confirmar de novo' }).click();
    await say(bia, /^Deixar em análise/);
    await expect(bia).toHaveURL(path);
    await expect(bia.getByText(words), 'the member returns to the requested page').toBeVisible();
  },
);

test('a member rejected as a minor cannot open the feed, but can export data, change the password and appeal', async ({
  page: like,
  browser,
  consoleErrors,
}) => {
  const caio = await another(browser, like, consoleErrors, baseURL);
  await signUpUnknown(caio, 'Caio');
  await caio.getByRole('button', { name: 'Começar verificação' }).click();
  await say(caio, /^Parecer menor de 18 anos/);
  await expect(caio.getByRole('heading', { name: 'Não foi possível confirmar' })).toBeVisible();
  await expectAccessible(caio);
  await caio.goto('/');
  await expect(caio).toHaveURL(/\/age-assurance/);
  await caio.getByRole('link', { name: 'Meus dados' }).click();
  await expect(caio.getByRole('button', { name: 'Pedir cópia dos meus dados' })).toBeVisible();
  await caio.goto('/age-assurance');
  await caio.getByRole('link', { name: 'Conta e segurança' }).click();
  await caio.getByRole('button', { name: 'Trocar senha' }).click();
  const dialog = caio.getByRole('dialog');
  await dialog.getByLabel('Nova senha', { exact: true }).fill('outra-brisa-2026');
  await dialog.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(caio.getByText('Senha trocada')).toBeVisible();

  await expectOverlayEntries(caio, 0);
  await caio.goto('/age-assurance');
  await caio.getByRole('button', { name: 'Pedir revisão por uma pessoa' }).click();
  await expect(caio.getByRole('heading', { name: 'Recurso da verificação de idade' })).toBeVisible();
  await say(caio, /^Tenho 18 anos ou mais/);
  await expect(caio).toHaveURL('/');
  await expect(caio.getByRole('heading', { level: 1, name: 'Início' })).toBeAttached();
});
