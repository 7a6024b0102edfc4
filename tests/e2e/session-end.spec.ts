import type { Page } from '@playwright/test';
import { becomeMember, idOf, logIn, newMember, signUp, type NewMember } from './support/members.ts';
import { publishWords } from './support/publish.ts';
import { another, expect, expectAccessible, test } from './support/test.ts';

/**
 * Keys of localStorage that may remain after a session has ended: they are settings of the browser and not data of a
 * member.
 */
const OWN = ['ageVerified', 'd', 'discreet', 'noQuickExit', 'blur', 'moderation-shortcuts-off'];

/** Sends an operation to the gateway. With a `token` the caller is a member, without one a visitor. */
async function ask(page: Page, query: string, { variables = {}, token }: { variables?: object; token?: string } = {}) {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await (await page.request.post('/graphql', { data: { query, variables }, headers })).text();
  expect(answer).not.toContain('"errors"');
  return answer;
}

/** Starts a session of the member through the API, outside any page. @returns the token of the session */
async function signInElsewhere(page: Page, { email, password }: Pick<NewMember, 'email' | 'password'>) {
  const answer = await ask(
    page,
    'mutation In($input: LogInInput!) { logIn(input: $input) { ... on LogInSuccess { session { token } } } }',
    { variables: { input: { email, password } } },
  );
  return /"token":"([^"]+)"/.exec(answer)?.[1] ?? '';
}

/**
 * Starts another session of the member outside of the page, confirms the password in that session, and runs a mutation
 * that requires this confirmation.
 */
async function fromAfar(page: Page, member: NewMember, mutation: string) {
  const token = await signInElsewhere(page, member);
  await ask(page, `mutation { confirmIdentity(input: { password: "${member.password}" }) { __typename } }`, { token });
  expect(await ask(page, `mutation { done: ${mutation} { __typename } }`, { token })).toContain('Success');
}

/** Starts a new session of the member and ends all others from it, including the session of the page. */
const endFromAfar = (page: Page, member: NewMember) => fromAfar(page, member, 'endOtherSessions');

/** Reports the member who is signed in on the page, then bans this member as a moderator. */
async function ban(page: Page) {
  const targetId = await idOf(page);
  const { t: reporter } = await signUp(page.request, newMember('Rita'));
  const report = `report(input: { target: PROFILE, targetId: "${targetId}", reason: SPAM })`;
  await ask(page, `mutation { ${report} { __typename } }`, { token: reporter });
  const helena = await signInElsewhere(page, { email: 'helena@brasa.example', password: 'brasa-demo-2026' });
  const list = '{ moderationCases(first: 50) { edges { node { id targetId } } } }';
  const cases = await ask(page, list, { token: helena });
  const [, found = ''] = new RegExp(`"id":"([\\w-]+)","targetId":"${targetId}"`).exec(cases) ?? [];
  const decision = `decideModerationCases(input: { ids: ["${found}"], decision: BAN, reason: SPAM, text: "Propaganda." })`;
  expect(await ask(page, `mutation { ${decision} { __typename } }`, { token: helena })).toContain('Success');
}

/** Lists everything that the browser has stored for a member: storage keys, database rows, cached answers. */
async function traces(page: Page) {
  return await page.evaluate(async (own) => {
    const request = indexedDB.open('brasa-composer', 1);
    const rows = await new Promise<number>((resolve) => {
      request.onupgradeneeded = () => ['drafts', 'blobs'].forEach((name) => request.result.createObjectStore(name));
      request.onsuccess = () => {
        const counts = ['drafts', 'blobs'].map((name) => request.result.transaction(name).objectStore(name).count());
        let left = counts.length;
        for (const count of counts)
          count.onsuccess = () => {
            left -= 1;
            if (left > 0) return;
            resolve(counts.reduce((sum, { result }) => sum + result, 0));
            request.result.close();
          };
      };
    });
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => (await window.caches.open(name)).keys()),
    );
    return [
      ...Object.keys(localStorage).filter((name) => !own.includes(name)),
      ...Object.keys(sessionStorage),
      ...Array.from({ length: rows }, () => 'a row of the database'),
      ...caches.flat().flatMap(({ url }) => (/\/(media|graphql)\b/.test(url) ? [url] : [])),
    ];
  }, OWN);
}

async function beginTopUp(page: Page) {
  await page.goto('/payment/add-balance');
  await page.getByLabel('Outro valor (R$)').fill('12,00');
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await expect(page).toHaveURL('/payment/add-balance/payment-checkout');
  await expect(page.getByRole('heading', { name: 'Pagamento' })).toBeVisible();
}

test('signing out in one tab deletes the checkout and the draft, and the next member who signs in sees neither', async ({
  page,
  context,
}) => {
  const [ana, bia] = [newMember('Ana'), newMember('Bia')];
  await becomeMember(page, ana);
  await page.goto('/post/create');
  await page.getByRole('button', { name: 'Só texto' }).click();
  await page.getByLabel('Texto do post').fill('Segredo da Ana');
  const checkout = await context.newPage();
  await checkout.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
  await beginTopUp(checkout);
  expect((await traces(checkout)).join()).toContain('payment:TOP_UP');

  await page.goto('/');
  await page.getByRole('button', { name: 'Perfil' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(checkout).toHaveURL(/\/login\?source_path=/);
  await expect(checkout.getByText('Você saiu da sua conta em outra aba.')).toBeVisible();
  for (const tab of [page, checkout]) await expect.poll(() => traces(tab)).toEqual([]);

  await becomeMember(page, bia);
  await expect(checkout).toHaveURL('/payment/add-balance');
  await page.goto('/post/create');
  await expect(page.getByRole('button', { name: 'Só texto' })).toBeVisible();
  await expect(page.getByText('Rascunho recuperado')).toHaveCount(0);
});

test(
  'when a session ends from another device, the browser deletes its data; the next login restores unsent text',
  { tag: '@gate-desktop' },
  async ({ page, browser, consoleErrors, baseURL }) => {
    const [ana, bruno] = [newMember('Ana'), newMember('Bruno')];
    const other = await another(browser, page, consoleErrors, baseURL);
    await becomeMember(other, bruno);
    const brunoId = await idOf(other);
    await becomeMember(page, ana);
    // Publishes a post for this test, because another test may be deleting the first post of the feed.
    const card = await publishWords(other, `De Bruno ${Date.now()}`);
    await card.getByRole('link', { name: /^Comentar/ }).click();
    await expect(other).toHaveURL(/\/post\//);
    const post = new URL(other.url()).pathname;
    await page.goto(`/chat?para=${brunoId}`);
    await expect(page).toHaveURL(/\/chat\?com=/);
    const chat = page.url();

    const places = [
      { path: post, field: () => page.getByLabel('Escreva um comentário') },
      { path: chat, field: () => page.getByLabel(`Mensagem para ${bruno.name}`) },
      { path: '/profile-edit', field: () => page.getByLabel('Bio') },
      { path: '/post/create', field: () => page.getByLabel('Texto do post') },
    ];
    for (const { path, field } of places) {
      await page.goto(path);
      if (path === '/post/create') await page.getByRole('button', { name: 'Só texto' }).click();
      await field().fill('Palavras que não se perdem');
      const before = page.url();
      await endFromAfar(page, ana);
      await expect(page.getByText('Sua sessão terminou')).toBeVisible();
      await expectAccessible(page);
      await expect.poll(() => traces(page), path).toEqual([]);

      await logIn(page, ana);
      await expect(page).toHaveURL(before);
      await expect(field()).toHaveValue('Palavras que não se perdem');
    }

    // An open checkout is not restored by the login after the end of a session: the member has to start the payment
    // again.
    await beginTopUp(page);
    await endFromAfar(page, ana);
    await expect(page.getByText('Sua sessão terminou')).toBeVisible();
    await expect.poll(() => traces(page)).toEqual([]);
    await logIn(page, ana);
    await expect(page).toHaveURL('/payment/add-balance');
    expect((await traces(page)).filter((name) => name.includes('payment'))).toEqual([]);
    await other.context().close();
  },
);

const ends: Record<string, (page: Page, member: NewMember) => Promise<unknown>> = {
  async 'the button "Sair"'(page) {
    // Leaves the post composer, because on a phone it covers the menu. The draft is kept.
    await page.goto('/');
    await page.getByRole('button', { name: 'Perfil' }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
  },
  'a new password': (page, member) =>
    fromAfar(page, member, 'changePassword(input: { newPassword: "outra-brisa-2026" })'),
  'the deletion of the account': (page, member) => fromAfar(page, member, 'deleteAccount(input: {})'),
  'a ban': (page) => ban(page),
};

for (const [how, end] of Object.entries(ends)) {
  test(`after a session is ended by ${how}, the browser stores neither the draft nor the checkout of the member`, async ({
    page,
  }) => {
    const ana = newMember('Ana');
    await becomeMember(page, ana);
    await beginTopUp(page);
    await page.goto('/post/create');
    await page.getByRole('button', { name: 'Só texto' }).click();
    await page.getByLabel('Texto do post').fill('Segredo da Ana');
    await expect.poll(async () => (await traces(page)).join()).toMatch(/payment:TOP_UP.*a row of the database/);
    await end(page, ana);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('t'))).toBeNull();
    await expect.poll(() => traces(page)).toEqual([]);
  });
}
