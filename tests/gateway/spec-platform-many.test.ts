import { expect, it, onTestFinished } from 'vitest';
import { startGateway } from '../support/gateway.ts';
import { comment, startSpecPlatform } from '../support/spec-platform.ts';

const AT_ONCE = 10;
const MOST = 200;
/**
 * The number of platform calls that are allowed in addition to `MOST`. Each of the 20 aliases first makes two calls: a
 * batch call and a call that lists the threads.
 */
const FIRST = 40;
const twenty = (field: string) => Array.from({ length: 20 }, (_, at) => `a${at}: ${field}`).join(' ');

/** Starts a gateway in front of a platform whose first post has 300 comment threads. */
async function start() {
  const platform = await startSpecPlatform({ quietMs: 20 });
  onTestFinished(() => platform.close());
  for (let number = 0; number < 300; number += 1)
    platform.state.comments.push(comment(`t${number}`, null, `Oi ${number}`));
  platform.state.comments.push(comment('last', 't100', 'Aqui'));
  const { ask } = await startGateway({}, { platformUrl: platform.url });
  const headers = { authorization: `Bearer ${platform.token}` };
  return { platform, ask: (text: string, variables = {}) => ask(text, variables, headers) };
}

it.each([
  ['recordPostViews of 50 posts', 'mutation ($ids: [ID!]!)', 'recordPostViews(input: { postIds: $ids })', 50],
  ['visiblePosts of 100 posts', 'query ($ids: [ID!]!)', 'visiblePosts(ids: $ids)', 100],
  ['Query.comment with an id that no thread contains', 'query', 'comment(postId: "p1", id: "none") { id }', 0],
])(
  'without batch calls, one request makes at most 10 concurrent and 240 total platform calls: %s',
  async (_what, kind, field, count) => {
    const { platform, ask } = await start();
    const variables = { ids: Array.from({ length: count }, (_, at) => `p${at}`) };
    const few = await ask(`${kind} { ${field} }`, variables);
    expect(platform.load.most).toBeLessThanOrEqual(AT_ONCE);
    expect(few.status).toBe(200);

    platform.calls.length = 0;
    const { errors } = await ask(`${kind} { ${twenty(field)} }`, variables);
    expect(platform.calls.length).toBeLessThanOrEqual(MOST + FIRST);
    expect(errors?.map(({ extensions }) => extensions['code'])).toContain('BAD_USER_INPUT');
  },
);

it('Query.comment finds a reply in a post with 300 comment threads', async () => {
  const { ask } = await start();
  const { data } = await ask('{ comment(postId: "p1", id: "last") { id parentId } }');
  expect(data).toEqual({ comment: { id: 'last', parentId: 't100' } });
});

it('without a batch call, the authors of 50 comments are loaded with at most 10 concurrent calls', async () => {
  const { platform, ask } = await start();
  platform.state.comments.splice(100);
  for (const [at, each] of platform.state.comments.entries()) each.idUser = at % 2 ? `gone${at}` : 'caio';
  const few = await ask('{ post(id: "p1") { comments(first: 50) { edges { node { author { name } } } } } }');
  expect(few.errors).toBeUndefined();
  expect(platform.calls.filter((call) => call.startsWith('GET /api/usuarios/')).length).toBeGreaterThan(40);
  expect(platform.load.most).toBeLessThanOrEqual(AT_ONCE);
});
