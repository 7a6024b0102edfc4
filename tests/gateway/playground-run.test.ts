import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { collect, needsNewMember } from '../../bff/gateway/playground/collection.ts';
import { fetchWithFiles } from '../../bff/gateway/playground/files.ts';
import { forgetNewcomers } from '../../bff/gateway/playground/newcomers.ts';
import { logIn, openExample } from '../../bff/gateway/playground/run.ts';
import { readExamples } from '../support/playground-examples.ts';

const collection = readExamples();
const around = {
  origin: 'http://gateway.example',
  login: { email: 'ana@brasa.example', password: 'x' },
  handOver: () => Promise.resolve('1'),
};
const sent = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
const CASES = 120;

type Answers = Record<string, (variables: Record<string, unknown>) => unknown>;

/**
 * Stands for the gateway: answers each operation by the name of its root field. Sign-ins and sign-ups succeed, unless
 * `answers` says otherwise. The sandbox accepts every payment.
 * @returns the root fields of the operations in the order in which they were sent
 */
function stubGateway(answers: Answers) {
  const operations: string[] = [];
  const session = (field: string) => ({ session: { token: `${field}-${operations.length}`, userId: 'member-1' } });
  vi.stubGlobal('fetch', (url: string, { body }: { body: string | FormData }) => {
    if (url.includes('/sandbox/')) return Promise.resolve(Response.json({ status: 'succeeded' }));
    const text = z.string().parse(body instanceof FormData ? body.get('operations') : body);
    const { query, variables } = sent.parse(JSON.parse(text));
    const field = /^[^{]*\{\s*(\w+)/.exec(query)?.[1] ?? '';
    operations.push(field);
    const answer = answers[field] ?? (() => session(field));
    return Promise.resolve(Response.json({ data: { [field]: answer(variables) } }));
  });
  return operations;
}

function faultOf(code: string) {
  return { data: null, errors: [{ message: 'Tente mais tarde.', extensions: { code } }] };
}

const signUpsIn = (operations: readonly string[]) => operations.filter((field) => field === 'register').length;

beforeEach(forgetNewcomers);
afterEach(() => {
  forgetNewcomers();
  vi.unstubAllGlobals();
});

describe('the new members of the examples', () => {
  it('are shared by the examples of a page, so that ten openings register a single member', async () => {
    const operations = stubGateway({});
    for (let opened = 0; opened < 10; opened += 1) await openExample(collection, 'posts/uploadMedia', around);
    expect(signUpsIn(operations)).toBe(1);
  });

  it('outlive a reload of the page, because the tab stores their addresses, but not their tokens', async () => {
    const stored = new Map<string, string>();
    const getItem = (name: string) => stored.get(name) ?? null;
    vi.stubGlobal('sessionStorage', { getItem, setItem: (name: string, text: string) => stored.set(name, text) });
    const operations = stubGateway({});
    const first = await openExample(collection, 'posts/uploadMedia', around);
    const [text = ''] = stored.values();
    expect(text).toMatch(/@brasa\.example/);
    expect(text).not.toContain(first.headers['authorization']?.replace('Bearer ', ''));
    await openExample(collection, 'posts/uploadMedia', around);
    expect(operations).toEqual(['register', 'logIn']);
  });

  it('are replaced after a while, so that none of them reaches the rate limit of a member', async () => {
    const operations = stubGateway({});
    for (let opened = 0; opened < 40; opened += 1) await openExample(collection, 'posts/uploadMedia', around);
    expect(signUpsIn(operations)).toBe(3);
  });

  it('are replaced when one of them can no longer sign in', async () => {
    const refusal = { code: 'WRONG_CREDENTIALS', message: 'E-mail ou senha incorretos.' };
    const operations = stubGateway({ logIn: () => refusal });
    for (let opened = 0; opened < 3; opened += 1) await openExample(collection, 'posts/uploadMedia', around);
    expect(signUpsIn(operations)).toBe(3);
  });

  it('are replaced when a step of an example fails, because their history may be the reason', async () => {
    const operations = stubGateway({
      uploadMedia: () => ({ code: 'RATE_LIMITED', message: 'Você está indo rápido demais.' }),
    });
    for (let opened = 0; opened < 2; opened += 1)
      await expect(openExample(collection, 'posts/createPost', around)).rejects.toThrow('RATE_LIMITED');
    expect(signUpsIn(operations)).toBe(2);
  });

  const outages = [
    ['the gateway does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the platform is down', () => Promise.resolve(Response.json(faultOf('UPSTREAM_UNAVAILABLE')))],
  ] as const;

  it.each([
    ...outages,
    ['the address signs in too often', () => Promise.resolve(Response.json(faultOf('RATE_LIMITED')))] as const,
  ])('are kept if the sign-in fails because %s', async (_case, fails) => {
    const operations = stubGateway({});
    const { fetch: gateway } = globalThis;
    await openExample(collection, 'posts/uploadMedia', around);
    const isSignIn = ({ body }: RequestInit) => typeof body === 'string' && body.includes('logIn(');
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => (isSignIn(init) ? fails() : gateway(url, init)));
    await expect(openExample(collection, 'posts/uploadMedia', around)).rejects.toThrow();
    expect(signUpsIn(operations)).toBe(1);
  });

  it.each(outages)('are kept if a step of an example fails because %s', async (_case, fails) => {
    const operations = stubGateway({});
    const { fetch: gateway } = globalThis;
    const isUpload = ({ body }: RequestInit) => body instanceof FormData;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => (isUpload(init) ? fails() : gateway(url, init)));
    for (let opened = 0; opened < 2; opened += 1)
      await expect(openExample(collection, 'posts/createPost', around)).rejects.toThrow('uploadMedia failed');
    expect(signUpsIn(operations)).toBe(1);
  });

  it('are registered for the one opening if the example ends their session, or needs them without a history', async () => {
    const operations = stubGateway({});
    for (let opened = 0; opened < 2; opened += 1) await openExample(collection, 'accounts/changePassword', around);
    await openExample(collection, 'posts/uploadMedia', around);
    expect(signUpsIn(operations)).toBe(3);
  });

  it('are new for an example whose set-up runs an example that needs a new one', () => {
    expect(needsNewMember(collection, 'accounts/finishLogIn')).toBe(true);
    expect(needsNewMember(collection, 'posts/createPost')).toBe(false);
  });
});

describe('signing in as a demo member', () => {
  it.each([
    [
      'a refusal',
      { logIn: { code: 'INVALID_CREDENTIALS', message: 'E-mail ou senha incorretos.' } },
      'E-mail ou senha',
    ],
    [
      'a suspended account',
      { logIn: { message: 'Sua conta está suspensa.', access: 'a' } },
      'Sua conta está suspensa.',
    ],
    ['a second step', { logIn: { challenge: 'c' } }, 'second sign-in step'],
  ])('fails with the reason that the gateway gives: %s', async (_case, data, words) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data })));
    await expect(logIn(collection, around, around.login)).rejects.toThrow(words);
  });

  it('fails with the message of the fault while the platform is down', async () => {
    const errors = [{ message: 'O serviço não respondeu.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }];
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errors, data: null })));
    await expect(logIn(collection, around, around.login)).rejects.toThrow('O serviço não respondeu.');
  });
});

describe('a header that cannot be sent', () => {
  it.each<Record<string, string>>([{ authorization: 'Bearer “abc”' }, { 'x y': '1' }, { 'x-note': 'ação…' }])(
    'is named in the message, which does not say that the gateway is down: %j',
    async (headers) => {
      const [name = ''] = Object.keys(headers);
      await expect(fetchWithFiles('http://gateway.example/graphql', { headers })).rejects.toThrow(
        `The header “${name}” has a character that no header may have.`,
      );
    },
  );
});

describe('an answer of another form than expected', () => {
  it('is reported in a sentence if it is JSON of another form', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: 'x' })));
    const words = 'The gateway answers with HTTP 200 and unexpected JSON.';
    await expect(logIn(collection, around, around.login)).rejects.toThrow(words);
  });

  it.each([
    ['a page', '<p>Bad gateway'],
    ['no body', null],
  ])('is reported to GraphiQL in a sentence with its HTTP status if it is %s', async (_case, body) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 502 })));
    const sent = fetchWithFiles('http://gateway.example/graphql', { method: 'POST', body: '{ "query": "{ a }" }' });
    await expect(sent).rejects.toThrow('The gateway answers with HTTP 502 and no JSON.');
  });

  it('is reported as a missing value if a list of a set-up step is null', async () => {
    stubGateway({
      uploadMedia: () => ({ media: { id: 'media-1' } }),
      createPost: () => ({ post: { id: 'post-1' } }),
      report: () => ({ reportId: 'report-1' }),
      moderationCases: () => null,
    });
    const opening = openExample(collection, 'moderation/claimModerationCase', around);
    await expect(opening).rejects.toThrow('The answer has no caseId.');
  });
});

describe('the set-up of an example that declares a refusal', () => {
  const examples = (refusal: string | undefined) =>
    collect({
      'x/appeal.graphql': 'mutation { appeal { id } }',
      'x/appeal.json': JSON.stringify({
        about: 'x',
        as: 'visitor',
        refusal,
        first: [{ run: 'x/start' }, { run: 'x/end' }],
      }),
      'x/start.graphql': 'mutation { start { id } }',
      'x/start.json': JSON.stringify({ about: 'x', as: 'visitor' }),
      'x/end.graphql': 'mutation { end { id } }',
      'x/end.json': JSON.stringify({ about: 'x', as: 'visitor' }),
    });

  it('ends at a step that gets this refusal, and the example opens', async () => {
    const operations = stubGateway({ start: () => ({ code: 'NOT_ALLOWED', message: 'Aqui não.' }) });
    expect((await openExample(examples('NOT_ALLOWED'), 'x/appeal', around)).document).toContain('appeal');
    expect(operations).toEqual(['start']);
  });

  it.each(['INVALID_INPUT', undefined])('fails at a step that gets another refusal (%s is declared)', async (code) => {
    stubGateway({ start: () => ({ code: 'NOT_ALLOWED', message: 'Aqui não.' }) });
    await expect(openExample(examples(code), 'x/appeal', around)).rejects.toThrow(
      'The step x/start failed: NOT_ALLOWED',
    );
  });
});

describe('a set-up step that looks for an item of a list', () => {
  /** Answers a page of a list of cases, of which the last one is about the post of the example. */
  function pageOfCases({ first, after }: Record<string, unknown>) {
    const from = Number(after ?? 0);
    const size = Number(first);
    const edges = Array.from({ length: Math.min(size, CASES - from) }, (_, index) => {
      const id = String(from + index + 1);
      return { node: { id: `case-${id}`, targetId: id === String(CASES) ? 'post-1' : 'other' } };
    });
    return { edges, pageInfo: { hasNextPage: from + size < CASES, endCursor: String(from + size) } };
  }
  const answers: Answers = {
    uploadMedia: () => ({ media: { id: 'media-1' } }),
    createPost: () => ({ post: { id: 'post-1' } }),
    report: () => ({ reportId: 'report-1' }),
    moderationCases: pageOfCases,
  };

  it('finds an item that is on a later page', async () => {
    stubGateway(answers);
    const { variables } = await openExample(collection, 'moderation/claimModerationCase', around);
    expect(variables).toMatchObject({ input: { id: `case-${CASES}` } });
  });

  it.each([...collection.values()].filter(({ variables }) => JSON.stringify(variables).includes('{caseId}')))(
    'gives the example $id the case about the post that the set-up reported, not another open case',
    async ({ id }) => {
      const decided = () => ({ cases: [{ id: 'decided' }] });
      stubGateway({ ...answers, decideModerationCases: decided });
      const { variables } = await openExample(collection, id, around);
      expect(JSON.stringify(variables)).toContain(`case-${CASES}`);
    },
  );

  it('fails with the name of the value if no page has the item', async () => {
    const operations = stubGateway({ ...answers, createPost: () => ({ post: { id: 'post-2' } }) });
    const opening = openExample(collection, 'moderation/claimModerationCase', around);
    await expect(opening).rejects.toThrow('The answer has no caseId.');
    expect(operations.filter((field) => field === 'moderationCases')).toHaveLength(3);
  });

  it('ends at a list that answers the same page again', async () => {
    const page = { edges: [], pageInfo: { hasNextPage: true, endCursor: 'same' } };
    stubGateway({ ...answers, moderationCases: () => page });
    const opening = openExample(collection, 'moderation/claimModerationCase', around);
    await expect(opening).rejects.toThrow('The answer has no caseId.');
  });
});

describe('a set-up step that runs its own example', () => {
  it('repeats the example, but not its other steps, until its answer contains the value', async () => {
    const cards = [null, null, { last4: '4242' }];
    const operations = stubGateway({
      createTopUpIntent: () => ({ intent: { id: 'intent-1', clientSecret: 'secret' } }),
      confirmTopUp: () => ({ centavos: 20_000 }),
      savedCard: () => cards.shift(),
    });
    await openExample(collection, 'wallet/savedCard', around);
    const sent = operations.filter((field) => field !== 'register');
    expect(sent).toEqual(['createTopUpIntent', 'confirmTopUp', 'savedCard', 'savedCard', 'savedCard']);
  });
});

describe('a step that fails', () => {
  it('runs again with the next event, because it may succeed then', async () => {
    const settings = { about: 'x', as: 'visitor' };
    const made = { ...settings, first: [{ run: 'x/make', take: { id: 'make.id' } }], variables: { id: '{id}' } };
    const small = collect({
      'x/changed.graphql': 'subscription { changed }',
      'x/changed.json': JSON.stringify({ ...settings, event: { run: 'x/act' } }),
      'x/act.graphql': 'mutation ($id: ID!) { act(id: $id) { id } }',
      'x/act.json': JSON.stringify(made),
      'x/make.graphql': 'mutation { make { id } }',
      'x/make.json': JSON.stringify(settings),
    });
    const answers = [{ code: 'INVALID_INPUT', message: 'Não agora.' }, { id: '1' }];
    const operations = stubGateway({ make: () => answers.shift(), act: () => ({ id: '1' }) });
    const opened = await openExample(small, 'x/changed', around);
    await expect(opened.causeEvent()).rejects.toThrow('Não agora.');
    await opened.causeEvent();
    expect(operations).toEqual(['make', 'make', 'act']);
  });
});
