import { randomBytes, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { z } from 'zod';

/** PROFISSIONAL where nothing else is said. */
export type NewMember = { name: string; email: string; password: string; profileType?: 'PESSOAL' };

/** @returns the details of a member to register, unlike all others, so that tests share none */
export function newMember(name: string): NewMember {
  const tag = randomUUID().slice(0, 8);
  return { name: `${name} ${tag}`, email: `${name.toLowerCase()}.${tag}@example.com`, password: `brisa-${tag}` };
}

/** A browser would look for the icon of a page that names none. */
const BLANK = '<!doctype html><link rel="icon" href="data:,">';

const registered = z.object({
  data: z.object({ register: z.object({ session: z.looseObject({ token: z.string(), userId: z.string() }) }) }),
});

/** Signs up as the form does, without its page. @returns what the browser keeps of it */
export async function signUp(request: APIRequestContext, member: NewMember) {
  const device = randomBytes(32).toString('base64url');
  const input = {
    ...member,
    birthDate: '1990-05-14',
    device: { secret: device, timeZone: 'America/Sao_Paulo' },
  };
  const query = `mutation Register($input: RegisterInput!) {
    register(input: $input) {
      ... on RegisterSuccess { session { token profileType userId name nickname imageUrl preferences } }
    }
  }`;
  const answer = await request.post('/graphql', { data: { query, variables: { input } } });
  const { token, ...user } = registered.parse(await answer.json()).data.register.session;
  return { t: token, s: JSON.stringify(user), d: device };
}

/**
 * Signs up and in, without a form: what most tests are about begins later. Leaves the page at the site, with nothing of
 * the product open.
 */
export async function becomeMember(page: Page, member: NewMember) {
  const stored = await signUp(page.request, member);
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: BLANK }), { times: 1 });
  await page.goto('/');
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, stored);
}

/** The same, and sees what is in the feed. */
export async function seeFeedAs(page: Page, member: NewMember) {
  await becomeMember(page, member);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Signs up through the form, as a visitor would, and sees what is in the feed. */
export async function register(page: Page, member: NewMember) {
  await page.goto('/register');
  await fillSignUp(page, member);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();
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

/** Signs out as members do. Taking the token from under a live page instead leads it elsewhere at any moment. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Perfil' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('link', { name: 'Cadastre-se gratuitamente' }).first()).toBeVisible();
}

/** Fills the login form of the page that is open. */
export async function logIn(page: Page, { email, password }: Pick<NewMember, 'email' | 'password'>) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}
