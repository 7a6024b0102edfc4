import { getOperationAST, getVariableValues, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { measure } from '../../bff/gateway/execution/cost.ts';
import { isRecord } from '../../bff/gateway/is-record.ts';
import { costOf, limits } from '../../bff/gateway/execution/limits.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { randomOf, type Random } from '../support/random-graphql/random.ts';
import { SEED } from '../support/seed.ts';
import { TEST_TIMEOUT_MS } from '../support/time-limits.ts';
import type { Handler } from '../support/upstream.ts';
import { wireComment, wireCommunity, wirePaging, wirePost, wireUsers } from '../support/wire.ts';

/** The number of random operations. Their seeds are SEED, SEED + 1, SEED + 2 and so on. */
const QUESTIONS = Number(process.env['COST_QUERIES'] ?? 50);

const schema = createSchema(features);
const ROUND_TRIP = 50;

/**
 * Returns a handler for a route of the platform. The handler answers with as many items as the query parameter
 * `cursorSize` requests, at most 60.
 */
function pageOf(name: string, item: (number: number) => { cursor?: string }): Handler {
  return ({ url }) => {
    const size = Math.min(60, Number(new URL(url, 'http://x').searchParams.get('cursorSize') ?? 10));
    const items = Array.from({ length: size }, (_, index) => item(index + 1));
    return { body: { [name]: items, paging: wirePaging(items) } };
  };
}

/** Returns the routes of a platform that always returns full pages. */
function platform() {
  const posts = pageOf('posts', (number) => wirePost(number));
  const communities = pageOf('communities', (number) => wireCommunity(number, { idOwner: 'user-1' }));
  const member = (number: number) => ({
    idUser: `user-${number % 3}`,
    role: 'MEMBER',
    status: 'ACTIVE',
    datJoined: '2026-05-14T21:03:00.000Z',
    cursor: `c${number}`,
  });
  const routes: Record<string, Handler> = {
    'GET /api/feed-v2': posts,
    'GET /api/feed-v2/discover': posts,
    'GET /api/user-v2/profiles': ({ url }) => ({ body: wireUsers(url) }),
    'GET /api/comunidades/minhas': communities,
    'GET /api/comunidades/descobrir': communities,
  };
  for (let number = 0; number <= 60; number += 1) {
    routes[`GET /api/feed-v2/profile/user-${number}`] = posts;
    routes[`GET /api/comment/post-${number}`] = pageOf('comments', (each) =>
      wireComment(each, { idPost: `post-${number}` }),
    );
    for (let each = 0; each <= 60; each += 1)
      routes[`GET /api/comment/post-${number}/comment-${each}/replies`] = pageOf('comments', (reply) =>
        wireComment(reply, { idPost: `post-${number}` }),
      );
    const community = `GET /api/comunidades/community-${number}`;
    routes[`${community}/members`] = pageOf('members', member);
    routes[`${community}/requests`] = pageOf('members', member);
    routes[`${community}/invites`] = () => ({
      body: { invites: Array.from({ length: 10 }, (_, each) => wireInvite(each)) },
    });
  }
  return routes;
}

function wireInvite(number: number) {
  return {
    idInvite: `invite-${number}`,
    token: null,
    idUser: 'user-1',
    datCreated: '2026-05-14T21:03:00.000Z',
    datExpires: '2026-06-14T21:03:00.000Z',
    uses: 0,
  };
}

interface Page {
  field: string;
  args?: string;
  /** The type of the items in this list. For a connection, it is the type of its nodes. */
  within: string;
  isWhole?: boolean;
}

const pages: Record<string, Page[]> = {
  Query: [
    { field: 'feed', within: 'Post' },
    { field: 'discoverPosts', within: 'Post' },
    { field: 'myCommunities', within: 'Community' },
    { field: 'discoverCommunities', within: 'Community' },
  ],
  Post: [
    { field: 'comments', within: 'Comment' },
    { field: 'author', within: 'Profile', isWhole: true },
  ],
  Comment: [
    { field: 'replies', within: 'Comment' },
    { field: 'author', within: 'Profile', isWhole: true },
  ],
  Profile: [{ field: 'posts', within: 'Post' }],
  Community: [
    { field: 'members', within: 'CommunityMember' },
    { field: 'requests', within: 'CommunityMember' },
    { field: 'invites', within: 'CommunityInvite', isWhole: true },
    { field: 'owner', within: 'Profile', isWhole: true },
  ],
  CommunityMember: [{ field: 'profile', within: 'Profile', isWhole: true }],
  CommunityInvite: [{ field: 'createdBy', within: 'Profile', isWhole: true }],
};

const names = ['f', 'n', 'toString', 'constructor', '__proto__', 'hasOwnProperty'];
const definitions = ['Int', 'Int = 1', 'Int = 2', 'Int = null', 'Int!', 'Int! = 1', 'Int = 3'];

function randomQuestion(random: Random) {
  const variables = names.filter(() => random.chance(0.4)).map((name) => ({ name, type: random.pick(definitions) }));
  const used = new Set<string>();

  function first() {
    const variable = random.chance(0.6) && variables.length > 0 ? random.pick(variables).name : undefined;
    if (variable !== undefined) used.add(variable);
    const value =
      variable === undefined
        ? random.pick(['', '1', '2', '3', 'null', random.pick(['0', '51', '12'])])
        : `$${variable}`;
    return value === '' ? '' : `(first: ${value})`;
  }

  function ask(type: string, depth: number): string {
    const asked = (pages[type] ?? []).filter(() => random.chance(depth === 3 ? 0.35 : 0.6));
    const written = asked.map(({ field, within, isWhole }) => {
      const inner = depth > 0 ? ask(within, depth - 1) : '__typename';
      return isWhole ? `${field} { ${inner} }` : `${field}${first()} { edges { node { ${inner} } } }`;
    });
    return ['__typename', ...written].join(' ');
  }

  const body = ask('Query', 3);
  const declared = variables.filter(({ name }) => used.has(name));
  const head = declared.length > 0 ? `(${declared.map(({ name, type }) => `$${name}: ${type}`).join(', ')})` : '';
  const given = declared
    .filter(() => random.chance(0.7))
    .map(
      ({ name }) =>
        `"${name}": ${random.pick(['null', 'null', '1', '2', '4', random.pick(['10', '0', '-1', '51', '1.5', '"2"'])])}`,
    );
  return { query: `query ${head} { ${body} }`, variables: `{ ${given.join(', ')} }` };
}

function costOfQuery(query: string, given: string) {
  const variables: unknown = JSON.parse(given);
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation || !isRecord(variables) || validate(schema, document).length > 0) return undefined;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  return { cost: coerced && costOf(measure(schema, document, operation, limits).cost, coerced) };
}

describe('the computed cost of an operation', () => {
  it(
    `a random operation with random variables costs at least as much as its platform calls (SEED=${SEED})`,
    { timeout: TEST_TIMEOUT_MS + QUESTIONS * 1_000 },
    async () => {
      const { url, upstream } = await startGateway(platform());
      const seen = { asked: 0, refused: 0, calls: 0 };
      for (let seed = SEED; seed < SEED + QUESTIONS; seed += 1) {
        const { query, variables } = randomQuestion(randomOf(seed));
        const measured = costOfQuery(query, variables);
        if (!measured) continue;
        for (let time = 0; time < 3; time += 1) {
          const body = `{ "query": ${JSON.stringify(query)}, "variables": ${variables} }`;
          const headers = { 'content-type': 'application/json', ...asMember };
          const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
          const { status } = response;
          const answered = await response.text();
          const calls = upstream.takeCalls();
          const what = `seed ${seed}: ${query} ${variables}`;
          if (status === 400) seen.refused += 1;
          else {
            const asked = calls.filter((call) => /cursorSize|invites/.test(call));
            const objects = asked.map((call) => Number(/cursorSize=(-?\d+)/.exec(call)?.[1] ?? 10));
            seen.asked += 1;
            expect(answered, what).not.toContain('"errors"');
            seen.calls += calls.length;
            expect(measured.cost, what).toBeLessThanOrEqual(limits.cost);
            expect(measured.cost, what).toBeGreaterThanOrEqual(ROUND_TRIP * asked.length);
            expect(measured.cost, what).toBeGreaterThanOrEqual(
              calls.length + objects.reduce((sum, size) => sum + size, 0),
            );
          }
          if (status === 400) expect(calls, what).toEqual([]);
        }
      }
      console.log(`cost: SEED=${SEED}, ${QUESTIONS} questions: ${JSON.stringify(seen)}`);
    },
  );
});
