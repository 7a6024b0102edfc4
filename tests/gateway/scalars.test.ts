import { getNamedType, isInputObjectType, isObjectType, isScalarType, isSpecifiedScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { asMember, startGateway } from '../support/gateway.ts';
import { wirePaging } from '../support/wire.ts';

const types = Object.values(createSchema(features).getTypeMap()).filter(({ name }) => !name.startsWith('__'));

describe('the schema', () => {
  it('links the specification of each custom scalar', () => {
    const scalars = types.filter(isScalarType).filter((type) => !isSpecifiedScalarType(type));
    expect(scalars.map(({ name }) => name).sort()).toEqual(['Date', 'DateTime', 'JSON', 'URL', 'Upload']);
    for (const { name, specifiedByURL } of scalars) expect(specifiedByURL, name).toMatch(/^https:/);
  });

  it('has the type URL at each field that is named after a URL', () => {
    const fields = types.filter(isObjectType).flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ name }) => /^(link|url)$|Urls?$/.test(name))
        .map(({ name, type: of }) => `${type.name}.${name}: ${getNamedType(of).name}`),
    );
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter((field) => !field.endsWith(': URL'))).toEqual([]);
  });

  it('marks each input with @oneOf of which exactly one field has to be set', () => {
    const inputs = types.filter(isInputObjectType);
    const described = inputs.filter(({ description }) => description?.includes('Exactly one'));
    expect(described.map(({ name }) => name)).toEqual(['ConfirmIdentityInput', 'AdInput']);
    expect(inputs.filter(({ isOneOf }) => isOneOf)).toEqual(described);
  });
});

describe('an input of which exactly one field has to be set', () => {
  const confirm = `mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { __typename } }`;
  const start = () => startGateway({ 'POST /api/prova': () => ({ status: 204 }) });

  it.each([
    ['no field', {}],
    ['two fields', { password: 'a', code: '123456' }],
    ['a field that is null', { password: null }],
  ])('is refused before the platform is called if it has %s', async (_what, input) => {
    const { ask, upstream } = await start();
    for (let time = 0; time < 3; time += 1) {
      const { errors } = await ask(confirm, { input }, asMember);
      expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    }
    expect(upstream.takeCalls()).toEqual([]);
  });
});

describe('a field of the type JSON', () => {
  it('contains the value itself, and the deprecated field contains its text', async () => {
    const entry = { idEntry: 'e1', datCreated: '2026-05-14T21:03:00.000Z', desAction: 'REPORTED', desActor: null };
    const none = { idCase: null, desTarget: null, desSubject: null };
    const texts = ['{"reason":"SPAM","hashes":[1]}', 'not JSON'];
    const entries = texts.map((detail) => ({ ...entry, ...none, detail }));
    const { ask } = await startGateway({
      'GET /api/moderacao/registro': () => ({ body: { entries, paging: wirePaging([]) } }),
      'POST /api/passkeys/desafio': () => ({ body: { opcoes: { challenge: 'c', allow: [] } } }),
    });
    const log = '{ moderationLog { edges { node { data detail } } } }';
    // The first execution is by graphql-js, the later ones are by the compiled operation.
    for (let time = 0; time < 3; time += 1) {
      expect((await ask(log, {}, asMember)).data).toEqual({
        moderationLog: {
          edges: [
            { node: { data: { reason: 'SPAM', hashes: [1] }, detail: texts[0] } },
            { node: { data: 'not JSON', detail: 'not JSON' } },
          ],
        },
      });
    }
    const passkey = 'mutation { startPasskey { ... on StartPasskeySuccess { publicKeyOptions options } } }';
    expect((await ask(passkey)).data).toEqual({
      startPasskey: { publicKeyOptions: { challenge: 'c', allow: [] }, options: '{"challenge":"c","allow":[]}' },
    });
  });
});
