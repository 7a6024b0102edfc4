import { mailsIn } from '../support/outbox.ts';
import { becomeMember, logIn, newMember, signOut } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test(
  'the login form shows an error for each empty or malformed field and for unknown credentials',
  { tag: '@gate-desktop' },
  async ({ page }) => {
    await page.goto('/login');
    await expectAccessible(page);
    const enter = page.getByRole('button', { name: 'Entrar', exact: true });

    await enter.click();
    await expect(page.getByText('Campo obrigatório')).toHaveCount(2);
    await page.getByLabel('E-mail').fill('isto não é');
    await page.getByLabel('Senha', { exact: true }).fill('1234');
    await enter.click();
    await expect(page.getByText('Email inválido')).toBeVisible();
    await expect(page.getByText('Senha inválida')).toBeVisible();

    await page.getByLabel('E-mail').fill('ninguem@example.com');
    await page.getByLabel('Senha', { exact: true }).fill('12345678');
    await enter.click();
    await expect(page.getByText('Email ou senha inválido')).toBeVisible();
    await expectAccessible(page);
  },
);

test('the login form has a button that shows and hides the typed password', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Senha', { exact: true });
  await password.fill('segredo-meu');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar senha' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test(
  'a member resets the password with the e-mailed code; then only the new password works',
  { tag: '@gate-phone' },
  async ({ page }) => {
    const member = newMember('Memoria');
    await becomeMember(page, member);
    await page.goto('/');
    await signOut(page);

    await page.goto('/login');
    await page.getByRole('button', { name: 'Esqueci a senha' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill(member.email);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enviar código' }).click();

    await dialog.getByLabel('Código').fill(await codeFor(member.email));
    await dialog.getByLabel('Nova senha', { exact: true }).fill('outra-brisa-99');
    await dialog.getByRole('button', { name: 'Alterar senha' }).click();
    await expect(page.getByText('Senha alterada com sucesso! Efetue o login com sua nova senha')).toBeVisible();

    await page.goto('/login');
    await logIn(page, { email: member.email, password: member.password });
    await expect(page.getByText('Email ou senha inválido')).toBeVisible();
    await logIn(page, { email: member.email, password: 'outra-brisa-99' });
    await expect(page).toHaveURL('/');
  },
);

test('sign-up marks every empty field and refuses the birth date of a minor', async ({ page }) => {
  await page.goto('/register');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cadastrar e entrar' }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(5);

  const birthday = page.getByLabel('Data de nascimento');
  await birthday.pressSequentially('14a05/1990777');
  await expect(birthday).toHaveValue('14/05/1990');

  await birthday.fill('');
  await birthday.pressSequentially(`0101${new Date().getFullYear() - 17}`);
  await page.getByLabel('Nome').fill('Novinha');
  await page.getByLabel('E-mail').fill(newMember('Jovem').email);
  await page.getByLabel('Senha', { exact: true }).fill('brisa-do-mar');
  await page.getByLabel('Eu sou maior de 18 anos e aceito os Termos e condições').check();
  await page.getByRole('button', { name: 'Cadastrar e entrar' }).click();
  await expect(page.getByText(/18 anos/).last()).toBeVisible();
  await expect(page).toHaveURL('/register');
});

/** Returns the six-digit code in the newest password reset mail to this address. */
async function codeFor(email: string) {
  let code: string | undefined;
  await expect
    .poll(async () => {
      code = (await mailsIn(process.env.E2E_DATA_DIR ?? '.data'))
        .filter((mail) => mail.includes(email) && mail.includes('trocar_a_senha'))
        .at(-1)
        ?.match(/\b\d{6}\b/)?.[0];
      return code;
    })
    .toBeTruthy();
  return code ?? '';
}
