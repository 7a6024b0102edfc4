import { randomBytes, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { z } from 'zod';

/** The sign-up data of a member. If there is no `profileType`, the member gets a PROFISSIONAL profile. */
export type NewMember = { name: string; email: string; password: string; profileType?: 'PERSONAL' };

/** Returns unique sign-up data for a member, so that no two tests share an account. */
export function newMember(name: string): NewMember {
  const tag = randomUUID().slice(0, 8);
  return { name: `${name} ${tag}`, email: `${name.toLowerCase()}.${tag}@example.com`, password: `brisa-${tag}` };
}

/** An empty page. Its icon is set, because the browser would otherwise request /favicon.ico. */
const BLANK = '<!doctype html><link rel="icon" href="data:,">';

const registered = z.object({
  data: z.object({ register: z.object({ session: z.looseObject({ token: z.string(), userId: z.string() }) }) }),
});

/**
 * Signs up through the API instead of the form.
 * @returns the values that the web app stores in the browser after a sign-up
 */
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
  // The stored session has the platform's word (SPEC.md), not the name of the schema.
  const profileType = user.profileType === 'PROFESSIONAL' ? 'PROFISSIONAL' : user.profileType;
  return { t: token, s: JSON.stringify({ ...user, profileType }), d: device };
}

/**
 * Signs a member up and in without the form, because most tests start with a signed-in member. Afterwards the page
 * shows an empty document of the site.
 */
export async function becomeMember(page: Page, member: NewMember) {
  const stored = await signUp(page.request, member);
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: BLANK }), { times: 1 });
  await page.goto('/');
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, stored);
}

/** Signs up as `becomeMember` does, and waits for the feed. */
export async function seeFeedAs(page: Page, member: NewMember) {
  await becomeMember(page, member);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Signs up through the form, as a visitor would, and waits for the feed. */
export async function register(page: Page, member: NewMember) {
  await page.goto('/register');
  await fillSignUp(page, member);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Fills and submits the sign-up form of the open page. */
export async function fillSignUp(page: Page, member: NewMember) {
  await page.getByLabel('Nome').fill(member.name);
  await page.getByLabel('Data de nascimento').pressSequentially('14051990');
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Senha', { exact: true }).fill(member.password);
  await page.getByLabel('Eu sou maior de 18 anos e aceito os Termos e condições').check();
  await page.getByRole('button', { name: 'Cadastrar e entrar' }).click();
}

/** Returns the id of the signed-in member. */
export async function idOf(page: Page) {
  return await page.evaluate(() => {
    const user: unknown = JSON.parse(localStorage.getItem('s') ?? '{}');
    return typeof user === 'object' && user !== null && 'userId' in user ? String(user.userId) : '';
  });
}

/**
 * Signs out through the menu. Removing the session token from an open page would be no replacement: the page could then
 * redirect at any later moment.
 */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Perfil' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('link', { name: 'Cadastre-se gratuitamente' }).first()).toBeVisible();
}

/** Fills and submits the login form of the open page. */
export async function logIn(page: Page, { email, password }: Pick<NewMember, 'email' | 'password'>) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}
