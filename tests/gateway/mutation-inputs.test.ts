import {
  getNamedType,
  getNullableType,
  GraphQLNonNull,
  isCompositeType,
  isInputObjectType,
  isNonNullType,
  type GraphQLField,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { asMember, openGateway, startGateway } from '../support/gateway.ts';
import { requiredOf } from '../support/input-values.ts';

type Field = GraphQLField<unknown, unknown>;

const schema = createSchema(features);
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const current = mutations.filter(({ deprecationReason }) => deprecationReason == null);
const deprecatedArgs = ({ args }: Field) => args.filter(({ deprecationReason }) => deprecationReason != null);
const currentArgs = ({ args }: Field) => args.filter(({ deprecationReason }) => deprecationReason == null);
/** The mutations that took loose arguments in an earlier release. */
const moved = current.filter((field) => deprecatedArgs(field).length > 0);
const inputOf = (field: Field) => getNamedType(field.args.find(({ name }) => name === 'input')?.type);

const values: Record<string, unknown> = {
  idempotencyKey: '7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11',
  filter: { kind: 'TOP_UP' },
};

/** Returns a value for each field of a mutation's input, also for the optional ones. */
function wholeInput(field: Field) {
  const type = inputOf(field);
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  const all = requiredOf(
    fields.map(({ name, type: own }) => ({ name, type: new GraphQLNonNull(getNullableType(own)) })),
  );
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, values[name] ?? value]));
}

function selectionOf({ type }: Field) {
  return isCompositeType(getNamedType(type)) ? '{ __typename }' : '';
}

/** Returns the mutation as a client of the release before writes it: with one variable per argument. */
function looseForm(field: Field, names: readonly string[]) {
  const args = deprecatedArgs(field).filter(({ name }) => names.includes(name));
  const defined = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const [head, tail] = args.length > 0 ? [`(${defined})`, `(${passed})`] : ['', ''];
  return `mutation ${head} { ${field.name}${tail} ${selectionOf(field)} }`;
}

function inputForm(field: Field) {
  return `mutation ($input: ${String(inputOf(field))}!) { ${field.name}(input: $input) ${selectionOf(field)} }`;
}

describe('every mutation that is not deprecated', () => {
  it('takes either no argument, or exactly one argument `input` beside deprecated ones', () => {
    const others = current.filter(
      (field) =>
        !['', 'input'].includes(
          currentArgs(field)
            .map(({ name }) => name)
            .join(),
        ),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
    expect(current.filter((field) => currentArgs(field).length > 0).length).toBeGreaterThan(90);
  });

  it('has an input that is required, unless deprecated arguments may replace it', () => {
    const optional = current.filter((field) => currentArgs(field).some(({ type }) => !isNonNullType(type)));
    expect(optional.map(({ name }) => name)).toEqual(moved.map(({ name }) => name));
  });

  it('has an input type that is named after the mutation, or that several mutations share', () => {
    const types = current.flatMap((field) => currentArgs(field).map(({ type }) => getNamedType(type)));
    const isShared = (name: string) => types.filter((type) => type.name === name).length > 1;
    const others = current.flatMap((field) =>
      currentArgs(field)
        .map(({ type }) => getNamedType(type))
        .filter(({ name }) => name !== `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}Input`)
        .filter(({ name }) => !name.endsWith('Input') || !isShared(name))
        .map(({ name }) => `${field.name}: ${name}`),
    );
    expect(types.every(isInputObjectType)).toBe(true);
    // This input is older than the rule, and a client names its type in a document.
    expect(others).toEqual(['updateChatSettings: ChatSettingsInput']);
  });

  it.each(moved)('has a field in its input for each deprecated argument, of the same type: $name', (field) => {
    const type = inputOf(field);
    const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
    expect(fields.map((each) => [each.name, String(getNullableType(each.type))])).toEqual(
      deprecatedArgs(field).map((each) => [each.name, String(each.type)]),
    );
  });
});

describe('a mutation that took loose arguments in the last release', () => {
  let gateway: Awaited<ReturnType<typeof openGateway>>;
  beforeAll(async () => (gateway = await openGateway({}, {}, 'error')));
  afterAll(() => gateway.close());

  async function requestsOf(query: string, variables: object) {
    const { data, errors = [] } = await gateway.ask(query, variables, asMember);
    const requests = gateway.upstream.seen.splice(0).map(({ method, url, body }) => ({ method, url, body }));
    return { requests, data, errors: errors.map(({ message, path, extensions }) => ({ message, path, extensions })) };
  }

  const kinds: [string, (field: Field) => Record<string, unknown>][] = [
    ['all arguments', wholeInput],
    [
      'the required arguments only',
      (field) => {
        const type = inputOf(field);
        const needed = requiredOf(isInputObjectType(type) ? Object.values(type.getFields()) : []);
        return Object.fromEntries(Object.keys(needed).map((name) => [name, values[name] ?? needed[name]]));
      },
    ],
  ];
  describe.each(kinds)('with %s', (_kind, valuesOf) => {
    it.each(moved)(
      'sends the platform the same request for the loose arguments and for `input`: $name',
      async (field) => {
        const variables = valuesOf(field);
        const loose = looseForm(field, Object.keys(variables));
        const expected = await requestsOf(inputForm(field), { input: variables });
        expect(expected.requests.length).toBeGreaterThan(0);
        // The first execution is by graphql-js, the second one is by the compiled operation.
        for (let time = 0; time < 2; time += 1) {
          expect(await requestsOf(inputForm(field), { input: variables })).toEqual(expected);
          expect(await requestsOf(loose, variables)).toEqual(expected);
        }
      },
    );
  });

  const document = `mutation ($input: SetFollowInput, $profileId: ID, $following: Boolean) {
    setFollow(input: $input, profileId: $profileId, following: $following) { __typename }
  }`;
  const literals = (args: string) => `mutation { follow: setFollow${args} { __typename } }`;
  const both = 'Argument "input" of "setFollow" must not be given beside the deprecated "following".';
  const incomplete =
    'Argument "input" of "setFollow" is required. Without it: Field "following" of required type "Boolean!" was not provided.';
  const neither = 'Argument "input" of "setFollow" is required.';
  const input = { profileId: 'u1', following: true };

  it.each([
    ['neither form', document, {}, 'setFollow', neither],
    ['neither form, but null for each argument', document, { input: null, profileId: null }, 'setFollow', neither],
    ['no argument at all', literals(''), {}, 'follow', neither],
    ['both forms', document, { input, following: true }, 'setFollow', both],
    [
      'both forms as literals',
      literals('(input: { profileId: "u1", following: true }, following: false)'),
      {},
      'follow',
      both,
    ],
    ['a part of the loose arguments', document, { profileId: 'u1' }, 'setFollow', incomplete],
    ['a part of the loose arguments as literals', literals('(profileId: "u1")'), {}, 'follow', incomplete],
  ])(
    'is refused as BAD_USER_INPUT before the platform is called if it has %s',
    async (_what, query, variables, at, message) => {
      for (let time = 0; time < 3; time += 1) {
        expect(await requestsOf(query, variables)).toEqual({
          requests: [],
          data: { [at]: null },
          errors: [{ message, path: [at], extensions: { code: 'BAD_USER_INPUT' } }],
        });
      }
    },
  );

  it('refuses null for a loose argument that had a default value', async () => {
    const query = 'mutation ($hidden: Boolean) { hideComment(id: "c1", hidden: $hidden) { __typename } }';
    const { requests, errors } = await requestsOf(query, { hidden: null });
    expect(requests).toEqual([]);
    expect(errors).toMatchObject([{ path: ['hideComment'], extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('accepts `input` beside a loose argument that is null', async () => {
    const { requests } = await requestsOf(document, { input, profileId: null });
    expect(requests).toEqual((await requestsOf(document, { input })).requests);
    expect(requests).toHaveLength(1);
  });

  it('has each of its loose arguments counted at /metrics, and `input` is not counted', async () => {
    const metricsToken = 'a-token-for-prometheus';
    const { url, ask } = await startGateway({}, { metricsToken });
    await ask('mutation { setFollow(input: { profileId: "u1", following: true }) { __typename } }', {}, asMember);
    const loose = 'mutation ($id: ID!) { setFollow(profileId: $id, following: true) { __typename } }';
    for (let time = 0; time < 3; time += 1) await ask(loose, { id: 'u1' }, asMember);
    const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    expect((await response.text()).match(/^brasa_graphql_deprecated_total\{.*/gm)).toEqual([
      'brasa_graphql_deprecated_total{part="Mutation.setFollow(profileId:)"} 3',
      'brasa_graphql_deprecated_total{part="Mutation.setFollow(following:)"} 3',
    ]);
  });
});

describe('a deprecated mutation of ads', () => {
  const key = '7f1b2c58-3d7e-4a35-9c3f-0a4f4f1f2a11';
  const acts = [
    ['publishAd', (kind: string) => `publish${kind}Ad`, { idempotencyKey: key }],
    ['createAdIntent', (kind: string) => `create${kind}AdIntent`, { idempotencyKey: key, method: 'PIX' }],
    ['confirmAdPayment', (kind: string) => `confirm${kind}AdPayment`, { paymentIntentId: 'pi_1' }],
  ] as const;
  const cases = acts.flatMap(([present, nameOf, rest]) =>
    ['Business', 'Profile', 'Post'].map((kind) => ({ old: nameOf(kind), present, kind, rest })),
  );

  it.each(cases)('sends the platform the same request as the mutation that replaces it: $old', async (each) => {
    const { old, present, kind, rest } = each;
    const fields = schema.getMutationType()?.getFields() ?? {};
    const before = fields[old];
    const type = schema.getType(`${kind}AdInput`);
    if (!before || !isInputObjectType(type)) throw new Error(`There is no ${old}.`);
    expect(before.deprecationReason).toContain(`\`Mutation.${present}\``);
    const ad = requiredOf(Object.values(type.getFields()).map(({ name, type: own }) => ({ name, type: own })));
    const given = Object.keys(rest).map((name) => {
      const own = before.args.find((argument) => argument.name === name)?.type;
      return [`$${name}: ${String(own)}`, `${name}: $${name}`];
    });
    const head = given.map(([definition]) => `, ${definition}`).join('');
    const passed = given.map(([, argument]) => `, ${argument}`).join('');
    const asBefore = `mutation ($input: ${type.name}!${head}) { ${old}(input: $input${passed}) { __typename } }`;
    const now = `mutation ($input: ${String(inputOf(fields[present] ?? before))}!) { ${present}(input: $input) { __typename } }`;

    const { ask, upstream } = await startGateway();
    const requestsOf = async (query: string, variables: object) => {
      await ask(query, variables, asMember);
      return upstream.seen.splice(0).map(({ method, url, headers, body }) => {
        // The boundary between the parts of a form is random.
        const boundary = /boundary=(.+)/.exec(headers['content-type'] ?? '')?.[1];
        const text = JSON.stringify(body);
        const idempotencyKey = headers['idempotency-key'];
        return { method, url, idempotencyKey, body: boundary ? text.replaceAll(boundary, '') : text };
      });
    };
    const expected = await requestsOf(now, { input: { ad: { [kind.toLowerCase()]: ad }, ...rest } });
    expect(expected.map(({ method }) => method)).toEqual(['POST']);
    expect(expected[0]?.idempotencyKey).toBe('idempotencyKey' in rest ? key : undefined);
    // The first execution is by graphql-js, the second one is by the compiled operation.
    for (let time = 0; time < 2; time += 1) {
      expect(await requestsOf(asBefore, { input: ad, ...rest })).toEqual(expected);
      expect(await requestsOf(now, { input: { ad: { [kind.toLowerCase()]: ad }, ...rest } })).toEqual(expected);
    }
  });
});
