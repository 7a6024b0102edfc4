import { becomeMember, logIn, newMember, signOut } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

for (const path of ['/feed', '/home', '/nowhere', '/post', '/a/b/c']) {
  test(`the path ${path} redirects to /`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  });
}

test('a members-only page leads a visitor to the login form and opens after the login', async ({ page, browser }) => {
  const member = newMember('Rota');
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
  await becomeMember(elsewhere, member);
  await other.close();

  await page.goto('/post/create');
  await expect(page).toHaveURL(/\/login\?source_path=%2Fpost%2Fcreate$/);
  await logIn(page, member);
  await expect(page).toHaveURL('/post/create');
});

test('login ignores a source_path that points to another site', async ({ page, browser }) => {
  const member = newMember('Desvio');
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
  await becomeMember(elsewhere, member);
  await other.close();

  for (const hostile of ['//example.com/x', 'https://example.com/', '/\\example.com', 'javascript:alert(1)']) {
    await page.goto(`/login?source_path=${encodeURIComponent(hostile)}`);
    await logIn(page, member);
    await expect(page).toHaveURL('/');
    await signOut(page);
  }
});

test('if the browser stores a token but no user, the login form opens and the token is removed', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('t', 'something'));
  await page.goto('/post/create');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('t'))).toBeNull();
});

test('if the server does not know the stored token, the login form opens', async ({ page }) => {
  const member = newMember('Sessao');
  await becomeMember(page, member);
  await page.evaluate(() => localStorage.setItem('t', 'not-a-token-of-anybody'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
});

test('the page /redirecting has no accessibility violation, and /termos.pdf is a PDF', async ({ page, request }) => {
  await page.goto('/redirecting');
  await expect(page.getByRole('main')).toBeVisible();
  await expectAccessible(page);
  const terms = await request.get('/termos.pdf');
  expect(terms.headers()['content-type']).toContain('application/pdf');
  expect((await terms.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the chatbot on the page /mobile answers a message', async ({ page }) => {
  await page.goto('/mobile');
  await page.getByRole('textbox').fill('Oi!');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText('Oi!');
  await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
  await expectAccessible(page);
});
