import type { CDPSession, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { mailsIn } from '../support/outbox.ts';
import { becomeMember, seeFeedAs, logIn, newMember, signOut, type NewMember } from './support/members.ts';
import { expect, expectAccessible, test, watchConsole } from './support/test.ts';

test(
  'a member confirms the e-mail, turns on two-step login, and enters with a TOTP or a recovery code',
  { tag: '@gate-desktop' },
  async ({ page }) => {
    const member = newMember('Dupla');
    await seeFeedAs(page, member);
    const reminder = page.getByRole('complementary', { name: 'Confirmação de e-mail' });
    await expect(reminder).toBeVisible();
    await expectAccessible(page);
    await reminder.getByRole('link', { name: 'Confirmar' }).click();
    await enterCode(page, member);
    const main = page.getByRole('main');

    await main.getByRole('button', { name: 'Ativar a verificação em duas etapas' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: 'Código QR da chave' })).toBeVisible();
    await expectAccessible(page);
    const totp = new TOTP({ secret: await dialog.getByRole('code').innerText() });
    // Returns the TOTP code of the time `steps` × 30 s from now. The server accepts each code a single time, but also
    // accepts the code of the next 30 s, so the test can use that code instead of waiting.
    const codeAt = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
    await dialog.getByLabel('Código do aplicativo').fill('12345');
    await dialog.getByRole('button', { name: 'Ativar' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Código inválido');
    await dialog.getByLabel('Código do aplicativo').fill(codeAt(0));
    await dialog.getByRole('button', { name: 'Ativar' }).click();
    const list = dialog.getByRole('list', { name: 'Códigos de recuperação' });
    await expect(list.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    const recovery = await list.getByRole('listitem').first().innerText();
    await dialog.getByRole('button', { name: 'Já guardei' }).click();
    await expect(main.getByText('Restam 10 códigos de recuperação.')).toBeVisible();

    for (const code of [() => codeAt(1), () => recovery]) {
      await leave(page);
      await logIn(page, member);
      const step = page.getByRole('dialog', { name: 'Verificação em duas etapas' });
      await expectAccessible(page);
      await step.getByLabel('Código').fill(code());
      await step.getByRole('button', { name: 'Entrar' }).click();
      await expect(page).toHaveURL('/');
    }
    await page.goto('/settings/security');
    await expect(main.getByText('Restam 9 códigos de recuperação.')).toBeVisible();
  },
);

test('a passkey can be added and renamed, signs a member in without a password, and is refused after its removal', async ({
  page,
}) => {
  const member = newMember('Chave');
  const device = await withAuthenticator(page);
  await becomeMember(page, member);
  await confirmEmail(page, member);
  const main = page.getByRole('main');

  await main.getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  await page.getByRole('dialog').getByLabel('Nome').fill('Meu notebook');
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
  await expect(main.getByText('Meu notebook')).toBeVisible();
  await main.getByRole('button', { name: 'Renomear Meu notebook' }).click();
  await page.getByRole('dialog').getByLabel('Nome').fill('Notebook da sala');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await expect(main.getByText('Notebook da sala')).toBeVisible();
  await expectAccessible(page);

  await leave(page);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/settings/security');
  await main.getByRole('button', { name: 'Remover Notebook da sala' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(main.getByText('Notebook da sala')).toHaveCount(0);
  await leave(page);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(page.getByRole('alert')).toContainText('não vale aqui');
  await device.detach();
});

test('the reminder to confirm the e-mail can be dismissed, and stays hidden after a reload', async ({ page }) => {
  await seeFeedAs(page, newMember('Depois'));
  const reminder = page.getByRole('complementary', { name: 'Confirmação de e-mail' });
  await reminder.getByRole('button', { name: 'Lembrar depois' }).click();
  await expect(reminder).toHaveCount(0);
  const answered = page.waitForResponse((response) => response.url().includes('/graphql'));
  await page.reload();
  await answered;
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(reminder).toHaveCount(0);
});

test('ending the session of another browser, or changing the password, signs that browser out', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const member = newMember('Longe');
  await becomeMember(page, member);
  const other = await browser.newContext();
  const far = await other.newPage();
  watchConsole(far, consoleErrors);
  await far.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
  await far.goto('/login');
  await logIn(far, member);
  await expect(far.getByRole('article').first()).toBeVisible();

  await page.goto('/settings/security');
  const sessions = page.getByRole('region', { name: 'Onde você está conectado' });
  await expect(sessions.getByText('Este aparelho')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await sessions
    .getByRole('button', { name: /^Encerrar / })
    .first()
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(far).toHaveURL(/\/login/);

  await logIn(far, member);
  await expect(far.getByRole('article').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Trocar senha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trocar senha' });
  await dialog.getByLabel('Nova senha', { exact: true }).fill('curta');
  await dialog.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(dialog.getByText('A senha precisa ter pelo menos 8 caracteres.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Nova senha', { exact: true }).fill('outra-brisa-99');
  await dialog.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('Senha trocada')).toBeVisible();
  await expect(far).toHaveURL(/\/login/);
  await logIn(far, member);
  await expect(far.getByText('Email ou senha inválido')).toBeVisible();
  await logIn(far, { ...member, password: 'outra-brisa-99' });
  await expect(far).not.toHaveURL(/\/login/);
  await other.close();
});

async function leave(page: Page) {
  await signOut(page);
  await page.goto('/login');
}

async function confirmEmail(page: Page, member: NewMember) {
  await page.goto('/settings/security');
  await page.getByRole('main').getByRole('button', { name: 'Confirmar e-mail' }).click();
  await enterCode(page, member);
}

async function enterCode(page: Page, { email }: NewMember) {
  const dialog = page.getByRole('dialog', { name: 'Confirme seu e-mail' });
  await expect(dialog).toBeVisible();
  // The dialog sets a style that stops the page behind it from scrolling. The style takes effect, so the content
  // security policy allows it.
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await expectAccessible(page);
  await dialog.getByLabel('Código').fill(await codeFor(email));
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('main').getByText('Confirmado', { exact: true })).toBeVisible();
}

async function codeFor(email: string) {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mails = await mailsIn(process.env.E2E_DATA_DIR ?? '.data');
      code = mails.findLast((mail) => mail.includes(`To: ${email}`))?.match(/^(\d{6})\r?$/m)?.[1];
      return code;
    })
    .toBeTruthy();
  return code ?? '';
}

/** Adds a virtual WebAuthn authenticator that confirms every request. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return device;
}
