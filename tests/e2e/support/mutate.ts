import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Sends a mutation as the member who is signed in on the page. Fails if the mutation is refused. */
export async function mutate(page: Page, field: string, type: string, input: object) {
  const token = await page.evaluate(() => localStorage.getItem('t'));
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { __typename ... on Refusal { message } } }`;
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query, variables: { input } },
  });
  expect(await answer.text()).not.toMatch(/"errors"|"Refusal"/u);
}
