import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { answer, sentOperation, showPane, tabTo, whenLive } from './support/playground.ts';
import { keepPicture } from './support/pictures.ts';
import { expect, test, watchConsole } from './support/test.ts';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/**
 * Checks the page with all rules of axe, including the best practices, and expects that the page does not scroll
 * horizontally.
 */
async function expectNoViolations(page: Page, state: string) {
  await page.evaluate(await axeSource);
  const violations = await page.evaluate(`axe.run(document).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => id + ': ' + html + failureSummary)))`);
  expect.soft(violations, state).toEqual([]);
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect.soft(await page.evaluate(overflow), state).toBe(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the playground in the ${colorScheme} colour scheme`, () => {
    test.use({ colorScheme });

    test('has no axe violation in its panes, dialogs and menus, and does not scroll horizontally', async ({ page }) => {
      const live = whenLive(page);
      await page.goto('/playground');
      await expect(page.getByRole('status').filter({ hasText: /^Cost: \d+ of/ })).toBeVisible();
      await expectNoViolations(page, 'at the start');
      await keepPicture(page, `the start, ${colorScheme}`);

      await showPane(page, 'Examples');
      await keepPicture(page, `the collection, ${colorScheme}`);
      await page.getByLabel(/^Search \d+ examples$/).fill('messageAdded');
      await page.getByRole('button', { name: /^messageAdded / }).click();
      await expect(page.getByText('messageAdded is in a new tab')).toBeVisible();
      await page.getByRole('button', { name: /^Execute query/ }).click();
      await live;
      await page.getByRole('button', { name: 'Cause the event of messageAdded' }).click();
      await expect(answer(page)).toContainText('messageAdded');
      await expectNoViolations(page, 'with a subscription');
      await keepPicture(page, `a subscription that receives, ${colorScheme}`);
      await page.getByRole('button', { name: /^Stop query/ }).click();

      await showPane(page, 'Documentation Explorer');
      const docs = page.getByRole('region', { name: 'Documentation Explorer' });
      await docs.getByRole('link', { name: 'Query', exact: true }).click();
      await docs.getByRole('link', { name: 'feed', exact: true }).click();
      await expect(docs.getByRole('link', { name: 'Example: posts/feed' })).toBeVisible();
      await expectNoViolations(page, 'with the documentation');

      await showPane(page, 'GraphiQL Explorer');
      await expect(page.getByRole('combobox', { name: 'Kind of the new operation' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copy the operation MessageAdded' })).toBeVisible();
      await expectNoViolations(page, 'with the explorer');
      await page.getByRole('button', { name: 'Hide GraphiQL Explorer' }).click();

      await page.getByRole('button', { name: 'Headers', exact: true }).click();
      await page.getByLabel('Copy as code').click();
      await expect(page.getByRole('button', { name: 'Copy as curl' })).toBeVisible();
      await expectNoViolations(page, 'with the menu of Copy as');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Copy as curl' })).toBeHidden();

      for (const name of ['Open short keys dialog', 'Open settings dialog']) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoViolations(page, name);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });

    test('has recipes and error pages with titles, and without axe violations and horizontal scrolling', async ({
      page,
    }) => {
      for (const [path, title] of [
        ['recipes', 'Recipes'],
        ['recipes/events', 'Listen by Server-Sent Events'],
        ['errors', 'Error codes'],
        ['errors/NOT_ALLOWED', 'NOT_ALLOWED'],
        ['errors/NO_SUCH_CODE', 'NO_SUCH_CODE'],
      ] as const) {
        await page.goto(`/playground/${path}`);
        await expect(page).toHaveTitle(`${title} · Brasa playground`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page, path);
        await keepPicture(page, `${path}, ${colorScheme}`);
      }
    });
  });
}

test('a subscription can be opened, edited and run in the playground by keyboard alone', async ({ page }) => {
  const live = whenLive(page);
  await page.goto('/playground');
  const search = page.getByLabel(/^Search \d+ examples$/);
  await expect(page.getByRole('status').filter({ hasText: /^Cost: \d+ of/ })).toBeVisible();
  if (!(await search.isVisible())) {
    await tabTo(page, page.getByRole('button', { name: 'Show Examples' }));
    await page.keyboard.press('Enter');
  }
  await tabTo(page, search);
  await page.keyboard.type('messageAdded');
  await tabTo(page, page.getByRole('button', { name: /^messageAdded / }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('messageAdded is in a new tab')).toBeVisible();

  const editor = page.getByRole('group', { name: 'Operation editor: Enter to edit, Escape to leave' });
  await tabTo(page, editor);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('# by keyboard');
  await expect(editor).toContainText('# by keyboard');
  // Presses Escape until the editor has the focus again: if its suggestions are open, the first Escape only closes
  // them.
  await expect(async () => {
    await page.keyboard.press('Escape');
    expect(await editor.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass();

  const run = page.getByRole('button', { name: /^Execute query/ });
  await tabTo(page, run);
  await page.keyboard.press('Enter');
  await live;
  await tabTo(page, page.getByRole('button', { name: 'Cause the event of messageAdded' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('messageAdded');
});

test('a field can be added to the operation in the playground’s explorer by keyboard alone', async ({ page }) => {
  await page.goto('/playground');
  const cost = page.getByRole('region', { name: 'Cost and trace' }).getByRole('status');
  await expect(cost).toHaveText(/^Cost: \d+ of/);
  await tabTo(page, page.getByRole('button', { name: 'Show GraphiQL Explorer' }));
  await page.keyboard.press('Enter');
  const field = page.getByRole('checkbox', { name: 'accountSecurity' });
  await expect(field).not.toBeChecked();
  await tabTo(page, field);
  await page.keyboard.press('Space');
  await expect(field).toBeChecked();
  // The gateway has received the query with the added field. It reports no cost yet: the query is invalid, because the
  // added field needs a selection of its own.
  await expect(cost).toHaveText(/^No cost: .*accountSecurity/);
});

test('if a file of the playground cannot be loaded, the page says so and loads again at a click', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/playground/assets/page-*.js', (route) => route.abort());
  await page.goto('/playground');
  await expect(page.getByRole('alert')).toHaveText(/^The playground could not be loaded\./);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Cost: \d+ of/ })).toBeVisible();
  // The browser logs the request that this test aborts.
  const others = consoleErrors.filter((error) => !error.includes('net::ERR_FAILED'));
  consoleErrors.splice(0, consoleErrors.length, ...others);
});

test('the schema and the cost that failed are loaded again when the reader returns to the page', async ({
  page,
  consoleErrors,
}) => {
  const cost = page.getByRole('region', { name: 'Cost and trace' }).getByRole('status');
  for (const path of ['**/graphql', '**/playground/cost']) await page.route(path, (route) => route.abort());
  await page.goto('/playground');
  await expect(cost).toHaveText(/^No cost: The gateway does not answer\./);
  await showPane(page, 'Documentation Explorer');
  const query = page
    .getByRole('region', { name: 'Documentation Explorer' })
    .getByRole('link', { name: 'Query', exact: true });
  await expect(page.getByText('Error fetching schema')).toBeVisible();
  await page.unrouteAll();
  await page.evaluate(`window.dispatchEvent(new Event('focus'))`);
  await expect(query).toBeVisible();
  await expect(cost).toHaveText(/^Cost: \d+ of/);
  // The browser logs the requests that this test aborts.
  const others = consoleErrors.filter((error) => !error.includes('net::ERR_FAILED'));
  consoleErrors.splice(0, consoleErrors.length, ...others);
});

test('the links to examples lead to the example from the docs and from the help in the editor', async ({ page }) => {
  await page.goto('/playground');
  await expect(page.getByRole('status').filter({ hasText: /^Cost: \d+ of/ })).toBeVisible();
  await showPane(page, 'Documentation Explorer');
  const docs = page.getByRole('region', { name: 'Documentation Explorer' });
  await docs.getByRole('link', { name: 'Query', exact: true }).click();
  await docs.getByRole('link', { name: 'wallet', exact: true }).click();
  await docs.getByRole('link', { name: 'Example: wallet/wallet' }).click();
  await expect(page.getByText('wallet is in a new tab')).toBeVisible();
  await expect(page).toHaveURL(/\/playground$/);

  await page.locator('.graphiql-query-editor .view-lines').getByText('wallet', { exact: true }).hover();
  const opened = page.context().waitForEvent('page');
  await page.locator('.monaco-hover').getByText('Example: wallet/wallet').click();
  await expect((await opened).getByText('wallet is in a new tab')).toBeVisible();
});

test('the playground opens with an example query, and runs it with the variables of the Variables editor', async ({
  page,
}) => {
  await page.goto('/playground');
  await expect(page.getByRole('group', { name: /^Variables editor/ })).toContainText('"first": 5');
  const sent = page.waitForRequest((request) => sentOperation(request) === 'Feed');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  expect((await sent).postDataJSON()).toMatchObject({ variables: { first: 5 } });
  await expect(answer(page)).toContainText('edges');
  await page.reload();
  await expect(page.getByRole('group', { name: /^Variables editor/ })).toContainText('"first": 5');
  await expect(page.getByRole('button', { name: 'Feed', exact: true })).toHaveCount(1);
});

test('the playground’s explorer changes the operation by keyboard and touch; the focus stays at the changed field', async ({
  page,
}) => {
  await page.goto('/playground');
  await expect(page.getByRole('status').filter({ hasText: /^Cost: \d+ of/ })).toBeVisible();
  await showPane(page, 'GraphiQL Explorer');
  const operation = page.getByRole('group', { name: /^Operation editor/ });
  const first = page.getByRole('checkbox', { name: 'first' });

  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).not.toBeChecked();
  await expect(first).toBeFocused();
  await expect(operation).not.toContainText('first: $first');
  const before = page.getByRole('checkbox', { name: 'before' });
  await before.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: 'before' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: /^Extract the current value .*: before$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(operation).toContainText('before: $before');
  await expect(before).toBeFocused();

  // The button "Extract selections" of the field `author` disappears when it is pressed, so the focus has to move to
  // the checkbox of `author`.
  const author = page.getByRole('checkbox', { name: 'author', exact: true });
  const extract = page.getByRole('button', { name: /^Extract selections .*: author$/ });
  await expect(author).toBeChecked();
  await author.focus();
  await page.keyboard.press('Tab');
  await expect(extract).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name of the operation' })).toHaveCount(2);
  await expect(extract).toHaveCount(0);
  await expect(author).toBeFocused();

  const use = async (name: string) => {
    const action = page.getByRole('button', { name, exact: true });
    await (test.info().project.use.hasTouch === true ? action.tap() : action.click());
  };
  await use('Copy the operation Feed');
  await expect(page.getByRole('button', { name: 'Delete the operation FeedCopy' })).toBeVisible();
  await use('Delete the operation Feed');
  await expect(page.getByRole('button', { name: 'Delete the operation Feed', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete the operation FeedCopy' })).toBeVisible();
});

test('following the README, a reader receives a chat message from a second playground tab within 10 clicks', async ({
  page,
  context,
  consoleErrors,
}) => {
  const readme = await readFile('README.md', 'utf8');
  const path = /http:\/\/localhost:4000(\/playground)/.exec(readme)?.[1] ?? '';
  const pane = /Its _(\w+)_ pane/.exec(readme)?.[1] ?? '';
  const [, subscription = '', mutation = ''] = /Open `(\w+)`, press Run.*`(\w+)` in a second tab/.exec(readme) ?? [];
  const live = whenLive(page);
  await context.addInitScript(`window.clicks = 0; addEventListener('click', () => (window.clicks += 1), true);`);
  const start = Date.now();
  await page.goto(path);
  await showPane(page, pane);
  await page.getByLabel(/^Search \d+ examples$/).click();
  await page.keyboard.type(subscription);
  await keepPicture(page, 'the collection with a search');
  await page.getByRole('button', { name: new RegExp(`^${subscription} `) }).click();
  await expect(page.getByText(`${subscription} is in a new tab, as bruno`)).toBeVisible();
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await live;

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: `Open ${mutation}, as ana, in a second tab` }).click();
  const second = await opened;
  watchConsole(second, consoleErrors);
  await expect(second.getByText(`${mutation} is in a new tab, as ana`)).toBeVisible();
  await second.getByRole('button', { name: /^Execute query/ }).click();
  await expect(answer(second)).toContainText('sent');
  await expect(answer(page)).toContainText(subscription);
  const seconds = Math.round((Date.now() - start) / 1000);
  await page.bringToFront();
  await answer(page).scrollIntoViewIfNeeded();
  await keepPicture(page, 'a subscription that has received a message');

  const clicks = await Promise.all([page, second].map((tab) => tab.evaluate<number>('window.clicks')));
  const sum = clicks.reduce((one, other) => one + other);
  console.log(`The message of the second tab was there ${seconds} s and ${sum} clicks after the page was asked for.`);
  expect(sum).toBeLessThanOrEqual(10);
});
