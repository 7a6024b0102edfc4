import type { Page } from '@playwright/test';
import { answer, openExample, sentOperation, showPane, whenLive } from './support/playground.ts';
import { expect, test } from './support/test.ts';

const MEMBERS = [
  ['Ana Beatriz Moura (PROFISSIONAL)', 'ana@brasa.example'],
  ['Bruno Carvalho (FREE)', 'bruno@brasa.example'],
  ['Solange Batista (ANUNCIANTE)', 'sol@brasa.example'],
  ['Helena Duarte (MODERADORA)', 'helena@brasa.example'],
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto('/playground');
  await expect(page.getByRole('status').filter({ hasText: /^Cost: \d+ of/ })).toBeVisible();
});

function personaSwitch(page: Page) {
  return page.getByRole('combobox', { name: 'Sign in as' });
}

/**
 * Opens the Headers pane.
 * @returns a function that reads the pane's text without line breaks
 */
async function headersShown(page: Page) {
  await page.getByRole('button', { name: 'Headers', exact: true }).click();
  const lines = page.getByRole('group', { name: /^Headers editor/ }).locator('.view-line');
  return async () => (await lines.allTextContents()).join('').replaceAll(/\s/g, '');
}

/** Returns the value of the Authorization header (`Bearer …`) that the text of the Headers pane contains. */
function authorizationIn(headers: string) {
  return headers.replace(/^.*"Bearer(.+?)".*$/, 'Bearer $1');
}

/**
 * Sends a query with the Authorization header that the text of the Headers pane contains.
 * @returns the response body, which contains the name of the signed-in member
 */
async function nameBehind(page: Page, headers: string) {
  const authorization = authorizationIn(headers);
  const response = await page.request.post('/graphql', {
    headers: { authorization },
    data: { query: '{ viewer { profile { name } } }' },
  });
  return await response.text();
}

test('choosing a member in "Sign in as" sets the Authorization header in the Headers pane, and keeps the other headers', async ({
  page,
}) => {
  const headers = await headersShown(page);
  await page.getByRole('group', { name: /^Headers editor/ }).click();
  // Leaves out the last brace, because the editor inserts a closing brace itself.
  await page.keyboard.insertText('{ "x-brasa-cost": "1"');
  await expect.poll(headers).toBe('{"x-brasa-cost":"1"}');
  await page.keyboard.press('Escape');

  for (const [label, email] of MEMBERS) {
    await personaSwitch(page).selectOption({ label });
    await expect.poll(headers).toMatch(/^\{"x-brasa-cost":"1","authorization":"Bearer.{20,}"\}$/);
    await expect(personaSwitch(page)).toHaveValue(email);
    await expect
      .poll(async () => await nameBehind(page, await headers()))
      .toContain(label.replace(/ \(.*/, '').split(' ')[0]);
  }

  await personaSwitch(page).selectOption({ label: 'a fresh member' });
  await expect(personaSwitch(page)).toHaveValue('a fresh member, signed in');
  await expect.poll(async () => await nameBehind(page, await headers())).toContain('Perfil de teste');
  const before = await headers();
  await personaSwitch(page).selectOption({ label: 'a fresh member' });
  await expect.poll(headers).not.toBe(before);

  const sent = page.waitForRequest((request) => sentOperation(request) === 'Feed');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  expect((await sent).headers()).toMatchObject({
    'x-brasa-cost': '1',
    authorization: authorizationIn(await headers()),
  });
  await personaSwitch(page).selectOption({ label: 'visitor' });
  await expect.poll(headers).toBe('{"x-brasa-cost":"1"}');
  await expect(personaSwitch(page)).toHaveValue('');
});

test('the member chosen last in "Sign in as" stays signed in even if an earlier sign-in is answered later', async ({
  page,
}) => {
  const headers = await headersShown(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ana@brasa.example')) await released;
    await route.continue();
  });
  const late = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('ana@brasa.example')),
  );
  await personaSwitch(page).selectOption('ana@brasa.example');
  await personaSwitch(page).selectOption('bruno@brasa.example');
  await expect.poll(headers).toContain('Bearer');
  const brunos = await headers();
  release();
  await (await late).finished();
  await page.evaluate('fetch("/readyz").then((response) => response.text())');
  expect(await headers()).toBe(brunos);
  await expect(personaSwitch(page)).toHaveValue('bruno@brasa.example');
});

test('a member chosen in the persona switch is signed in only in the tab in which they were chosen, and stays when the next sign-in fails', async ({
  page,
}) => {
  const headers = await headersShown(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ana@brasa.example')) await released;
    await route.continue();
  });
  const late = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('ana@brasa.example')),
  );
  await personaSwitch(page).selectOption('ana@brasa.example');
  await openExample(page, 'startPasskey');
  await expect(page.getByText('startPasskey is in a new tab')).toBeVisible();
  const before = await headers();
  const shown = await personaSwitch(page).inputValue();
  release();
  await (await late).finished();
  await page.evaluate('fetch("/readyz").then((response) => response.text())');
  expect(await headers()).toBe(before);
  await expect(personaSwitch(page)).toHaveValue(shown);

  await page.getByRole('button', { name: 'Feed', exact: true }).click();
  await expect(personaSwitch(page)).toHaveValue('ana@brasa.example');
  const anas = await headers();
  expect(await nameBehind(page, anas)).toContain('Ana');
  await page.unrouteAll();
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await personaSwitch(page).selectOption({ label: 'a fresh member' });
  await expect(page.locator('.as-who').getByRole('alert')).toHaveText(/^The gateway does not answer\./);
  expect(await headers()).toBe(anas);
  await expect(personaSwitch(page)).toHaveValue('ana@brasa.example');
});

test('if the session of the chosen member has ended, "Sign in as" says so, and the member can be chosen again', async ({
  page,
}) => {
  const live = whenLive(page);
  const headers = await headersShown(page);
  const endSession = async () => {
    const authorization = authorizationIn(await headers());
    await page.request.post('/graphql', { headers: { authorization }, data: { query: 'mutation { logOut }' } });
  };
  await openExample(page, 'messageAdded');
  await expect(page.getByText('messageAdded is in a new tab')).toBeVisible();
  await expect(personaSwitch(page)).toHaveValue('bruno@brasa.example');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await live;
  await endSession();
  await expect(answer(page)).toContainText('The session has ended');
  await expect(personaSwitch(page)).toHaveValue('a session that has ended');

  await personaSwitch(page).selectOption('bruno@brasa.example');
  await expect.poll(async () => await nameBehind(page, await headers())).toContain('Bruno');

  await openExample(page, 'viewer');
  await expect(page.getByText('viewer is in a new tab')).toBeVisible();
  await expect(personaSwitch(page)).toHaveValue('ana@brasa.example');
  await endSession();
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(answer(page)).toContainText('UNAUTHENTICATED');
  await expect(personaSwitch(page)).toHaveValue('a session that has ended');

  await page.getByRole('button', { name: 'MessageAdded', exact: true }).click();
  await expect(personaSwitch(page)).toHaveValue('bruno@brasa.example');
});

test('the persona switch offers the demo members when the gateway answers again, and says until then that they are missing', async ({
  page,
}) => {
  await page.route('**/playground/members.json', (route) => route.abort('internetdisconnected'));
  await page.reload();
  const alert = page.locator('.as-who').getByRole('alert');
  await expect(alert).toHaveText('The demo members could not be loaded.');
  await personaSwitch(page).selectOption({ label: 'a fresh member' });
  await expect(personaSwitch(page)).toHaveValue('a fresh member, signed in');
  await expect(alert).toHaveText('The demo members could not be loaded.');
  await personaSwitch(page).focus();
  await page.unrouteAll();
  // The menu keeps the focus after it was closed, so a key that opens it again is no focus event.
  await personaSwitch(page).press('Shift');
  await expect(alert).toHaveCount(0);
  await personaSwitch(page).selectOption('ana@brasa.example');
  await expect(personaSwitch(page)).toHaveValue('ana@brasa.example');
});

test.describe('opening an example of the playground', () => {
  test('fails with a message while the gateway does not answer, and succeeds when the gateway answers again', async ({
    page,
  }) => {
    await page.route('**/playground/members.json', (route) => route.abort('internetdisconnected'));
    await openExample(page, 'messageAdded');
    await expect(page.locator('.example-state').getByRole('alert')).toHaveText(/^The gateway does not answer\./);
    await page.unrouteAll();
    await openExample(page, 'messageAdded');
    await expect(page.getByText('messageAdded is in a new tab')).toBeVisible();
    await expect(page.locator('.example-state').getByRole('alert')).toHaveCount(0);
  });

  for (const id of ['posts/nope', '%E0%A4%A', 'a'.repeat(100_000)])
    test(`fails with a message if the URL names the unknown example ${id.slice(0, 10)}`, async ({ page }) => {
      await page.goto('/playground/errors');
      await page.goto(`/playground#example=${id}`);
      await expect(page.locator('.example-state').getByRole('alert')).toHaveText(
        'The address names an example that does not exist.',
      );
      await expect(page.getByRole('heading', { name: 'Examples' })).toBeInViewport();
      await expect(page).toHaveURL(/\/playground$/);
    });
});

test('after a reload of the page, an example can be prepared again in its tab, and its subscription receives the event', async ({
  page,
}) => {
  const run = page.getByRole('button', { name: /^Execute query/ });
  await openExample(page, 'messageAdded');
  await expect(page.getByText('messageAdded is in a new tab')).toBeVisible();
  // GraphiQL stores its tabs, and the texts of the open tab, with a delay.
  for (const [key, text] of [
    ['tabState', 'conversationId'],
    ['query', 'messageAdded'],
    ['variables', 'conversationId'],
  ] as const)
    await expect.poll(() => page.evaluate<string>(`sessionStorage.getItem("graphiql:${key}")`)).toContain(text);
  const live = whenLive(page);
  await page.reload();
  await showPane(page, 'Examples');
  await expect(page.getByText('The page was loaded again: prepare messageAdded again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cause the event of messageAdded' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Prepare messageAdded again' }).click();
  await expect(page.getByText('messageAdded is prepared again, as bruno. Run it.')).toBeVisible();
  await expect(page.getByText('The page was loaded again')).toHaveCount(0);
  await expect(personaSwitch(page)).toHaveValue('bruno@brasa.example');
  await expect(page.getByRole('button', { name: 'MessageAdded', exact: true })).toHaveCount(1);
  await run.click();
  await live;
  await page.getByRole('button', { name: 'Cause the event of messageAdded' }).click();
  await expect(answer(page)).toContainText('messageAdded');
});

test('after a reload of the page, "Sign in as" names the demo member of the tab until the reader stays a visitor', async ({
  page,
}) => {
  const hint = page.getByText('this tab ran as ana@brasa.example');
  await personaSwitch(page).selectOption('ana@brasa.example');
  await expect(personaSwitch(page)).toHaveValue('ana@brasa.example');
  for (const [key, text] of [
    ['brasa:members-of-tabs', 'ana@brasa.example'],
    ['graphiql:tabState', 'Feed'],
  ] as const)
    await expect.poll(() => page.evaluate<string>(`sessionStorage.getItem("${key}")`)).toContain(text);
  await page.reload();
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Stay a visitor' }).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: /^Cost: \d+ of/ })).toBeVisible();
  await expect(personaSwitch(page)).toHaveValue('');
  await expect(hint).toHaveCount(0);
});

test('an example that is ready after the reader has gone on typing waits for a click, and leaves the keyboard where it is', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/playground/members.json', async (route) => {
    await released;
    await route.continue();
  });
  await openExample(page, 'viewer');
  const editor = page.getByRole('group', { name: /^Operation editor/ });
  await editor.locator('.view-lines').click();
  await page.keyboard.type('# mine');
  release();
  await expect(page.getByText('viewer is prepared, and waits for you.')).toBeVisible();
  await page.keyboard.type(' still');
  await expect(editor).toContainText('# mine still');
  await page.getByRole('button', { name: 'Open viewer', exact: true }).click();
  await expect(page.getByText('viewer is in a new tab')).toBeVisible();
  await expect(editor).not.toContainText('# mine');
});

test('the prompt for the code of a mail is announced, has the focus, and is reached again after the Examples pane was closed', async ({
  page,
}) => {
  await openExample(page, 'confirmEmail');
  const code = page.getByRole('textbox', { name: /^The code in the newest mail to/ });
  const said = (words: string) => page.getByRole('status').filter({ hasText: words });
  await expect(said('confirmEmail needs a code from a mail. Type it below.')).toBeVisible();
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: 'Hide Examples' }).click();
  await expect(code).toHaveCount(0);
  await expect(said('confirmEmail waits for you.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on with confirmEmail' }).click();
  await expect(code).toBeFocused();
  await expect(said('confirmEmail waits for you.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(said('The example was not opened.')).toBeVisible();
});

test('the prompt for the code of a mail leaves the focus in the editor if the reader has gone on typing', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/playground/members.json', async (route) => {
    await released;
    await route.continue();
  });
  await openExample(page, 'confirmEmail');
  const editor = page.getByRole('group', { name: /^Operation editor/ });
  await editor.locator('.view-lines').click();
  await page.keyboard.type('# mine');
  release();
  await expect(page.getByRole('textbox', { name: /^The code in the newest mail to/ })).toBeVisible();
  await page.keyboard.type(' still');
  await expect(editor).toContainText('# mine still');
});

test('the Examples pane lists all examples when it is opened again after a search', async ({ page }) => {
  await showPane(page, 'Examples');
  const search = page.getByLabel(/^Search \d+ examples$/);
  const domains = page.locator('.examples summary');
  const all = await domains.allTextContents();
  await search.fill('messageAdded');
  await expect(domains).toHaveCount(1);
  await page.getByRole('button', { name: 'Hide Examples' }).click();
  await expect(search).toHaveCount(0);
  await page.keyboard.type('wallet');
  await showPane(page, 'Examples');
  await expect(search).toHaveValue('');
  await expect(domains).toHaveText(all);
});

test('if a second example is opened while the first is still being prepared, the prompt of the first stays hidden', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const isEarlier = (data: string | null) => data?.includes('requestPasswordReset(') === true;
  await page.route('**/graphql', async (route) => {
    if (isEarlier(route.request().postData())) await released;
    await route.continue();
  });
  const late = page.waitForResponse((response) => isEarlier(response.request().postData()));
  const asked = page.waitForRequest((request) => isEarlier(request.postData()));
  await openExample(page, 'resetPassword');
  await asked;
  await openExample(page, 'messageAdded');
  await expect(page.getByText('messageAdded is in a new tab')).toBeVisible();
  release();
  await (await late).finished();
  await page.evaluate('fetch("/readyz").then((response) => response.text())');
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await expect(page.getByText('messageAdded is in a new tab')).toBeVisible();
});
