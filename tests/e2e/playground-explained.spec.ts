import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { answer, openExample, sentOperation, whenLive } from './support/playground.ts';
import { keepPicture } from './support/pictures.ts';
import { expect, test } from './support/test.ts';
import { TEST_TIMEOUT_MS } from '../support/time-limits.ts';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the playground in the ${colorScheme} colour scheme`, () => {
    test.use({ colorScheme });

    test('shows the cost of a query while the query is typed, and the platform calls of the query if Trace is on', async ({
      page,
    }) => {
      await page.goto('/playground');
      const pane = page.getByRole('region', { name: 'Cost and trace' });
      const cost = pane.getByRole('status');
      await expect(cost).toHaveText(/^Cost: \d+ of 2000$/);
      const before = await cost.textContent();

      await page.locator('.graphiql-query-editor .view-lines').click();
      await page.keyboard.press('ControlOrMeta+A');
      // Leaves out the last brace, because the editor inserts a closing brace itself.
      await page.keyboard.insertText(
        '{ feed(first: 2) { edges { node { id comments(first: 1) { edges { cursor } } } } } ',
      );
      await expect(cost).toHaveText(/^Cost: \d+ of 2000$/);
      await expect(cost).not.toHaveText(before ?? '');
      // Closes the suggestions of the editor.
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(page.locator('.result-window .view-lines')).toContainText('edges');
      await expect(pane.getByRole('listitem')).toHaveCount(0);

      const trace = pane.getByRole('checkbox', { name: 'Trace' });
      await trace.focus();
      await page.keyboard.press('Space');
      await page.locator('.graphiql-query-editor .view-lines').click();
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(pane.getByRole('listitem').filter({ hasText: 'GET /api/feed-v2?cursorSize=2' })).toBeVisible();
      await expect(pane.getByRole('listitem').filter({ hasText: '/api/comment/{id}' }).first()).toBeVisible();

      await pane.scrollIntoViewIfNeeded();
      await keepPicture(page, `a traced query, ${colorScheme}`);

      await pane.getByText('What makes a query expensive').focus();
      await page.keyboard.press('Enter');
      await expect(pane.getByRole('rowheader', { name: 'feed', exact: true })).toBeVisible();
      await keepPicture(page, `the cost of a query, ${colorScheme}`);
      await pane.getByRole('listitem').last().scrollIntoViewIfNeeded();
      const shifts = `Array.from(document.querySelectorAll('.graphiql-editor .monaco-editor'), (editor) =>
        editor.getBoundingClientRect().top - editor.parentElement.getBoundingClientRect().top)`;
      expect(await page.evaluate(shifts), 'the editors scroll with their panes').toEqual([0, 0, 0]);
      await page.evaluate(await axeSource);
      const violations = await page.evaluate(`axe.run('.explained').then(({ violations }) => violations)`);
      expect(violations).toEqual([]);
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(overflow)).toBe(0);
    });
  });
}

test('the waterfall of the playground belongs to the answer in the open tab, and is gone when the gateway does not answer', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/playground');
  const pane = page.getByRole('region', { name: 'Cost and trace' });
  const call = pane.getByRole('listitem').filter({ hasText: 'GET /api/feed-v2' });
  const run = page.getByRole('button', { name: /^Execute query/ });
  await pane.getByRole('checkbox', { name: 'Trace' }).check();
  // The cost is shown as soon as there are editors. GraphiQL drops an earlier press of Execute.
  await expect(pane.getByRole('status')).toHaveText(/^Cost: \d/);
  await run.click();
  await expect(call).toBeVisible();

  await openExample(page, 'commentAdded');
  await expect(page.getByText('commentAdded is in a new tab')).toBeVisible();
  await expect(call).toHaveCount(0);
  await expect(async () => {
    // GraphiQL may drop a press while it renders the new tab.
    await page.getByRole('button', { name: 'Feed', exact: true }).click();
    await expect(call).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: TEST_TIMEOUT_MS });
  await page.route('**/graphql', (route) => route.abort());
  await run.click();
  await expect(page.locator('.result-window .view-lines')).toContainText('The gateway does not answer');
  await expect(call).toHaveCount(0);
  // The browser logs the request that this test aborts.
  const others = consoleErrors.filter((error) => !error.includes('net::ERR_FAILED'));
  consoleErrors.splice(0, consoleErrors.length, ...others);
});

test('the trace of an upload says of the call that checks the session that it was made before the operation', async ({
  page,
}) => {
  await page.goto('/playground');
  const pane = page.getByRole('region', { name: 'Cost and trace' });
  await openExample(page, 'uploadMedia');
  await expect(page.getByText('uploadMedia is in a new tab')).toBeVisible();
  await pane.getByRole('checkbox', { name: 'Trace' }).check();
  await page.getByRole('button', { name: /^Execute query/ }).click();
  const check = pane.getByRole('listitem').filter({ hasText: 'GET /api/user-v2/profile-info' }).first();
  await expect(check).toContainText(/before the operation$/);
  await expect(pane.getByRole('listitem').filter({ hasText: 'POST /api/media' })).toContainText(/for uploadMedia$/);
});

test('the trace of a subscription shows the platform calls of its latest event', async ({ page }) => {
  const live = whenLive(page);
  await page.goto('/playground');
  const pane = page.getByRole('region', { name: 'Cost and trace' });
  await openExample(page, 'commentAdded');
  await expect(page.getByText('commentAdded is in a new tab')).toBeVisible();
  await pane.getByRole('checkbox', { name: 'Trace' }).check();
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await live;
  await expect(pane.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cause the event of commentAdded' }).click();
  const author = pane.getByRole('listitem').filter({ hasText: '/api/user-v2/profiles?ids=…' }).first();
  await expect(author).toContainText('for commentAdded.author');
  await expect(pane.getByRole('heading', { name: /^\d+ calls? in/ })).toBeVisible();
});

test('an answer that arrives while another tab is open is shown in the tab that asked, and the other tab stays as it is', async ({
  page,
}) => {
  await page.goto('/playground');
  await expect(page.getByRole('status').filter({ hasText: /^Cost: \d+ of/ })).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (sentOperation(route.request()) === 'Feed') await released;
    await route.continue();
  });
  const late = page.waitForResponse((response) => sentOperation(response.request()) === 'Feed');
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(page.getByRole('button', { name: /^Stop query/ })).toBeVisible();
  await page.getByRole('button', { name: 'New tab' }).click();
  await expect(page.getByRole('button', { name: /^Execute query/ })).toBeVisible();
  release();
  await (await late).finished();
  await page.evaluate('fetch("/readyz").then((response) => response.text())');
  await expect(answer(page)).toHaveText('');
  await page.getByRole('button', { name: 'Feed', exact: true }).click();
  await expect(answer(page)).toContainText('edges');
});

test('a subscription ends when a new tab is opened, and writes no event into this tab', async ({ page }) => {
  const live = whenLive(page);
  await page.goto('/playground');
  await openExample(page, 'messageAdded');
  await expect(page.getByText('messageAdded is in a new tab')).toBeVisible();
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await live;
  await page.getByRole('button', { name: 'New tab' }).click();
  await expect(page.getByRole('button', { name: /^Execute query/ })).toBeVisible();
  await openExample(page, 'sendMessage');
  await expect(page.getByText('sendMessage is in a new tab')).toBeVisible();
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await expect(answer(page)).toContainText('sent');
  await page.getByRole('button', { name: 'MessageAdded', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Execute query/ })).toBeVisible();
  await expect(answer(page)).toHaveText('');
});
