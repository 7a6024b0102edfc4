import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { becomeMember, idOf, newMember } from './support/members.ts';
import { another, expect, test, watchConsole } from './support/test.ts';

const ask = async (page: Page, query: string, variables: object = {}, token?: string) => {
  const own = token ?? (await page.evaluate(() => localStorage.getItem('t')));
  const headers = own ? { authorization: `Bearer ${own}` } : undefined;
  const answer = await page.request.post('/graphql', { data: { query, variables }, ...(headers && { headers }) });
  const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(await answer.json());
  return JSON.stringify(data);
};

/** Returns the id of the first object under the field `name` in a JSON answer. */
const idIn = (answer: string, name: string) => new RegExp(`"${name}":\\{"id":"([\\w-]+)"`).exec(answer)?.[1] ?? '';

const write = async (page: Page, text: string, communityId: string | null = null) =>
  idIn(
    await ask(
      page,
      `mutation ($input: CreatePostInput!) { createPost(input: $input) { ... on CreatePostSuccess { post { id } } } }`,
      { input: { idempotencyKey: randomUUID(), text, communityId } },
    ),
    'post',
  );

const comment = async (page: Page, postId: string, text: string) =>
  idIn(
    await ask(
      page,
      `mutation ($input: AddCommentInput!) { addComment(input: $input) { ... on AddCommentSuccess { comment { id } } } }`,
      { input: { idempotencyKey: randomUUID(), postId, text } },
    ),
    'comment',
  );

/** Expects all locators to be visible before `act` runs, and to disappear afterwards without a reload of the page. */
async function gone(act: () => Promise<unknown>, shown: readonly Locator[]) {
  for (const each of shown) await expect(each).toBeVisible();
  await act();
  await Promise.all(shown.map((each) => expect(each).toHaveCount(0)));
}

test('hidden, deleted and taken-down posts and comments disappear live from another member’s open pages', async ({
  page,
  browser,
  consoleErrors,
}) => {
  await becomeMember(page, newMember('Nilo'));
  const author = await idOf(page);
  const group = idIn(
    await ask(
      page,
      `mutation ($input: CreateCommunityInput!) { createCommunity(input: $input) { ... on CreateCommunitySuccess { community { id } } } }`,
      { input: { idempotencyKey: randomUUID(), kind: 'PRIVATE', name: 'Roda' } },
    ),
    'community',
  );
  const invite = await ask(
    page,
    `mutation { createCommunityInvite(input: { communityId: "${group}" }) { ... on CreateCommunityInviteSuccess { token } } }`,
  );
  const token = /"token":"([^"]+)"/.exec(invite)?.[1] ?? '';

  const words = {
    deleted: `Vai ser excluído ${author}`,
    taken: `Vai ser retirado ${author}`,
    inside: `Lá dentro ${author}`,
  };
  const posts = {
    deleted: await write(page, words.deleted),
    taken: await write(page, words.taken),
    inside: await write(page, words.inside, group),
  };

  const reader = await another(browser, page, consoleErrors);
  await becomeMember(reader, newMember('Rita'));
  await ask(
    reader,
    `mutation { acceptCommunityInvite(input: { communityId: "${group}", token: "${token}" }) { __typename } setFollow(input: { profileId: "${author}", following: true }) { __typename } }`,
  );
  const said = { hidden: 'Vai ser oculto.', deleted: 'Vai ser apagado.', taken: 'Vai ser retirado.' };
  const comments = {
    hidden: await comment(reader, posts.taken, said.hidden),
    deleted: await comment(page, posts.taken, said.deleted),
    taken: await comment(page, posts.taken, said.taken),
  };

  const mutate = (mutation: string) => () => ask(page, `mutation { ${mutation} { __typename } }`);
  const heard = new Map<Page, string[]>();
  /** Opens a page in a window so tall that all cards are rendered, and records the frames of the page's WebSocket. */
  const open = async (path: string) => {
    const tab = await reader.context().newPage();
    await tab.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 6_000 });
    watchConsole(tab, consoleErrors);
    await tab.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
    const received: string[] = [];
    heard.set(tab, received);
    tab.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
    await tab.goto(path);
    return tab;
  };
  const feed = await open('/');
  const timeline = await open(`/timeline/${author}`);
  const deleted = await open(`/post/${posts.deleted}`);
  const taken = await open(`/post/${posts.taken}`);
  const community = await open(`/groups/${group}`);

  // A page receives events only after it has subscribed. So the test publishes and deletes trial posts until each page
  // has received an event about a trial post.
  const hears = (tab: Page, id: string) => heard.get(tab)?.some((frame) => frame.includes(id)) ?? false;
  const trials: string[] = [];
  await expect(async () => {
    const trial = await write(page, `Só um instante ${randomUUID()}`);
    trials.push(trial);
    await mutate(`deletePost(input: { id: "${trial}" })`)();
    const words = await comment(page, posts.taken, `Alguém aí? ${randomUUID()}`);
    await expect
      .poll(() => [...heard.keys()].every((tab) => trials.some((id) => hears(tab, id))) && hears(taken, words), {
        timeout: 3_000,
      })
      .toBe(true);
  }).toPass();

  await gone(mutate(`hideComment(input: { id: "${comments.hidden}", postId: "${posts.taken}" })`), [
    taken.getByText(said.hidden),
  ]);
  await gone(mutate(`deleteComment(input: { id: "${comments.deleted}", postId: "${posts.taken}" })`), [
    taken.getByText(said.deleted),
  ]);
  await gone(mutate(`deletePost(input: { id: "${posts.deleted}" })`), [
    feed.getByText(words.deleted),
    timeline.getByText(words.deleted),
    deleted.getByText(words.deleted),
  ]);
  await gone(mutate(`deletePost(input: { id: "${posts.inside}" })`), [
    feed.getByText(words.inside),
    community.getByText(words.inside),
  ]);

  const signedIn = await ask(
    page,
    `mutation { logIn(input: { email: "helena@brasa.example", password: "brasa-demo-2026" }) { ... on LogInSuccess { session { token } } } }`,
    {},
    '',
  );
  const helena = /"token":"([^"]+)"/.exec(signedIn)?.[1];
  /** Reports the target, signed in as the reader. @returns a function that takes the target down as a moderator */
  const takeDown = async (target: 'POST' | 'COMMENT', id: string) => {
    await ask(
      reader,
      `mutation { report(input: { target: ${target}, targetId: "${id}", reason: SPAM }) { __typename } }`,
    );
    const cases = await ask(page, '{ moderationCases(first: 50) { edges { node { id targetId } } } }', {}, helena);
    const [, found] = new RegExp(`"id":"([\\w-]+)","targetId":"${id}"`).exec(cases) ?? [];
    const decision = `decideModerationCases(input: { ids: ["${found ?? ''}"], decision: TAKE_DOWN, reason: SPAM, text: "Propaganda." })`;
    return () => ask(page, `mutation { ${decision} { __typename } }`, {}, helena);
  };
  await gone(await takeDown('COMMENT', comments.taken), [taken.getByText(said.taken)]);
  await gone(await takeDown('POST', posts.taken), [
    feed.getByText(words.taken),
    timeline.getByText(words.taken),
    taken.getByText(words.taken),
  ]);

  await reader.context().close();
});
