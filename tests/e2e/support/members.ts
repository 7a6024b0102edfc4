import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export type NewMember = { name: string; email: string; password: string };

/** Somebody nobody has met yet, so that tests do not meet each other. */
export function newMember(name: string): NewMember {
  const tag = randomUUID().slice(0, 8);
  return { name: `${name} ${tag}`, email: `${name.toLowerCase()}.${tag}@example.com`, password: `brisa-${tag}` };
}

/** Signs up through the form, as a visitor would, and sees what is in the feed. */
export async function register(page: Page, member: NewMember) {
  await signUp(page, member);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Signs up through the form, where nobody has posted yet as well. */
export async function signUp(page: Page, member: NewMember) {
  await page.goto('/register');
  await fillSignUp(page, member);
  await expect(page).toHaveURL('/');
}

/** Fills the form of the page that is open, and sends it. */
export async function fillSignUp(page: Page, member: NewMember) {
  await page.getByLabel('Nome').fill(member.name);
  await page.getByLabel('Data de nascimento').pressSequentially('14051990');
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Senha', { exact: true }).fill(member.password);
  await page.getByLabel('Eu sou maior de 18 anos e aceito os Termos e condições').check();
  await page.getByRole('button', { name: 'Cadastrar e entrar' }).click();
}

/** The id of the member who is signed in. */
export async function idOf(page: Page) {
  return await page.evaluate(() => {
    const user: unknown = JSON.parse(localStorage.getItem('s') ?? '{}');
    return typeof user === 'object' && user !== null && 'userId' in user ? String(user.userId) : '';
  });
}

/** Fills the login form of the page that is open. */
export async function logIn(page: Page, { email, password }: Pick<NewMember, 'email' | 'password'>) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}
