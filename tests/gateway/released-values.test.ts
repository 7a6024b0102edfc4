import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  graphqlSync,
  GraphQLObjectType,
  GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLEnumType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../bff/features/index.ts';
import { createEarlierSchema, createSchema } from '../../bff/gateway/execution/schema.ts';
import { readManifests } from '../../bff/gateway/execution/trusted.ts';
import { readDocuments } from '../../web/build/documents.ts';
import { asMember, openGateway } from '../support/gateway.ts';
import type { Handler } from '../support/upstream.ts';
import { wireCommunity, wireUser } from '../support/wire.ts';

const FOLDER = 'schema/documents';
const earlierFiles = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => `${FOLDER}/${name}`);
const present = createSchema(features);
const released = readManifests(FOLDER, undefined);
const documents = new Map([
  ...released,
  ...Object.entries(readDocuments()).map(([hash, text]) => [hash, { text }] as const),
]);

const session = {
  ...{ token: 'token-of-ana', usuarioId: 'ana', userName: 'Ana', apelido: 'aninha', image: '' },
  ...{ perfil: 'PROFISSIONAL', preferencia: 'HOMEM,TRANS' },
};
const own = { own: true, nascimento: '1990-05-01', preferencia: 'HOMEM,TRANS', genero: 'MULHER' };
const state = { idUser: 'ana', perfil: 'PROFISSIONAL', comunidadesPagas: [], comunidadesCuidadas: 0, renovacoes: 0 };
const routes: Record<string, Handler> = {
  'POST /api/token': () => ({ body: session }),
  'POST /api/cadastrarUsuario': () => ({ body: { status: true } }),
  'PUT /api/perfil': () => ({ body: state }),
  'GET /api/usuarios/ana': () => ({ body: wireUser('ana', own) }),
  'POST /api/alterarDadosUsuario': () => ({ body: { status: true } }),
  'GET /api/user-v2/profile-info': () => ({ body: { idUser: 'ana' } }),
  'POST /api/comunidades': () => ({ body: wireCommunity(1) }),
};

let gateway: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  gateway = await openGateway(routes, { documents, documentsMode: 'only' });
});
afterAll(() => gateway.close());

/** Sends an operation by its hash, as the app of a release does. */
async function send(hash: string, variables: object) {
  gateway.upstream.seen.splice(0);
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...asMember },
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } }, variables }),
  });
  const answer: unknown = await response.json();
  return { answer, calls: [...gateway.upstream.seen] };
}

/** The hashes of the operations with a name: in a kept release with Portuguese values, and in the present app. */
function hashesOf(name: string) {
  const isNamed = ({ text }: { text: string }) => new RegExp(`^(query|mutation|subscription) ${name}\\b`).test(text);
  const hasPortuguese = (sdl: string) => /^ {2}HOMEM$/m.test(sdl);
  return {
    before: [...released]
      .filter(([, each]) => isNamed(each) && each.schemaSdl !== undefined && hasPortuguese(each.schemaSdl))
      .map(([hash]) => hash),
    now: Object.entries(readDocuments()).find(([, text]) => isNamed({ text }))?.[0] ?? '',
  };
}

const words = { professional: 'PROFISSIONAL', man: 'HOMEM', woman: 'MULHER', secluded: 'PRIVADA' };
const names = { professional: 'PROFESSIONAL', man: 'MAN', woman: 'WOMAN', secluded: 'PRIVATE' };

interface Case {
  operation: string;
  variables: (own: typeof words, release: 'earlier' | 'present') => object;
  /** Parts of the response, as JSON. */
  received: (own: typeof words) => string[];
  /** Parts of the calls to the platform, as JSON. */
  sent: string[];
}

const key = '6f2a9a52-8ef4-4b0c-9d4e-1a2b3c4d5e6f';
const cases: Case[] = [
  {
    operation: 'LogIn',
    variables: () => ({ input: { email: 'ana@brasa.example', password: 'segredo-da-ana' } }),
    received: ({ professional, man }) => [`"profileType":"${professional}"`, `"preferences":["${man}","TRANS"]`],
    sent: [],
  },
  {
    operation: 'Register',
    variables: ({ woman }) => ({
      input: {
        ...{ name: 'Ana', birthDate: '1990-02-28', email: 'ana@brasa.example', password: 'segredo-da-ana' },
        preferences: [woman],
      },
    }),
    received: ({ professional, man }) => [`"profileType":"${professional}"`, `"preferences":["${man}","TRANS"]`],
    sent: ['"tipoPerfil":"PROFISSIONAL"', '"preferencia":"MULHER"'],
  },
  {
    operation: 'SetProfileType',
    variables: ({ professional }, release) => {
      const type = { profileType: professional };
      // The release with Portuguese values had a separate argument.
      return release === 'present' ? { input: type } : type;
    },
    received: ({ professional }) => [`"profileType":"${professional}"`],
    sent: ['"perfil":"PROFISSIONAL"'],
  },
  {
    operation: 'OwnProfile',
    variables: () => ({ id: 'ana' }),
    received: ({ man, woman }) => [`"gender":"${woman}"`, `"preferences":["${man}","TRANS"]`],
    sent: [],
  },
  {
    operation: 'UpdateProfile',
    variables: ({ man, woman }) => ({ input: { gender: woman, preferences: [man, 'TRANS'] } }),
    received: ({ man, woman }) => [`"gender":"${woman}"`, `"preferences":["${man}","TRANS"]`],
    sent: ['"genero":"MULHER"', '"preferencia":"HOMEM,TRANS"'],
  },
  {
    operation: 'CreateCommunity',
    variables: ({ secluded }) => ({ input: { idempotencyKey: key, kind: secluded, name: 'Trilhas' } }),
    received: ({ secluded }) => [`"kind":"${secluded}"`],
    sent: ['"desKind":"PRIVADA"'],
  },
  {
    operation: 'Discover',
    variables: ({ woman }) => ({ search: '', category: woman, first: 3 }),
    received: () => [],
    sent: ['genero=MULHER'],
  },
];

describe.each(cases)('the operation $operation', ({ operation, variables, received, sent }) => {
  const { before, now } = hashesOf(operation);
  const all = [
    ...before.map((hash) => ({ hash, own: words, release: 'earlier' as const })),
    { hash: now, own: names, release: 'present' as const },
  ];

  it.each(all)(
    'receives and sends the enum values of its release: $own.professional ($hash)',
    async ({ hash, own, release }) => {
      for (let time = 0; time < 3; time += 1) {
        const { answer, calls } = await send(hash, variables(own, release));
        for (const part of received(own)) expect(JSON.stringify(answer)).toContain(part);
        for (const part of sent) expect(JSON.stringify(calls)).toContain(part);
      }
    },
  );

  it.each(before)('is refused with a value of another release: %s', async (hash) => {
    const given = JSON.stringify(variables(words, 'present'));
    if (given === JSON.stringify(variables(names, 'present'))) return;
    const refused = JSON.stringify([
      (await send(hash, variables(names, 'earlier'))).answer,
      (await send(now, variables(words, 'present'))).answer,
    ]);
    expect(refused.match(/does not exist in/g)?.length).toBeGreaterThanOrEqual(2);
  });
});

/** Returns the values of an enum type, as resolvers use them. */
function valuesOf(schema: GraphQLSchema, { name }: GraphQLEnumType) {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map(({ value }): unknown => value) : [];
}

/** Makes each enum field of an SDL return the value that its object has under the field's name. */
function withoutOwnEnums(sdl: string) {
  const types = Object.values(buildSchema(sdl).getTypeMap()).filter(isObjectType);
  const resolvers = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isEnumType(getNamedType(field.type)) && !type.name.startsWith('__'))
      .map(({ name }) => ({ [type.name]: { [name]: (source: Record<string, unknown>) => source[name] } })),
  );
  return { ...features, earlier: [...features.earlier, ...resolvers] };
}

/** Returns the enum values of the present schema that fail the answer of an operation of the earlier schema. */
function valuesWithoutWayOut(sdl: string) {
  const earlier = createEarlierSchema(sdl, withoutOwnEnums(sdl), present);
  return Object.values(earlier.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    const query = new GraphQLObjectType({ name: 'Root', fields: { root: { type } } });
    const schema = new GraphQLSchema({ query });
    return Object.values(type.getFields()).flatMap((field) => {
      const named = getNamedType(field.type);
      if (!isEnumType(named) || features.passedOver.includes(named.name)) return [];
      const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
      return valuesOf(present, named)
        .filter((value) => {
          const rootValue = { root: { [field.name]: isList ? [value] : value } };
          return graphqlSync({ schema, source: `{ root { ${field.name} } }`, rootValue }).errors !== undefined;
        })
        .map((value) => `${type.name}.${field.name}: ${String(value)}`);
    });
  });
}

describe('a value that an earlier schema lacks', () => {
  const sdl = readFileSync(earlierFiles.at(-1) ?? '', 'utf8');

  it('is reported if a non-null field of a type without OTHER may return it', () => {
    const before = sdl.replace(/^ {2}IN_REVIEW\n/gm, '');
    expect(valuesWithoutWayOut(before)).toContain('Ad.state: IN_REVIEW');
  });

  it('is not reported if its type has OTHER', () => {
    expect(valuesWithoutWayOut(sdl.replace(/^ {2}RELEASE\n/m, ''))).toEqual([]);
  });
});

describe.each(earlierFiles)('the schema of an earlier release: %s', (file) => {
  const earlier = createEarlierSchema(readFileSync(file, 'utf8'), features, present);

  it('answers each enum value of the present schema without an error', () => {
    expect(valuesWithoutWayOut(readFileSync(file, 'utf8'))).toEqual([]);
  });

  const enums = Object.values(earlier.getTypeMap()).filter(isEnumType);

  it('has the same enum values for resolvers as the present schema, under the names of its release', () => {
    const own = buildSchema(readFileSync(file, 'utf8'));
    for (const type of enums.filter(({ name }) => !name.startsWith('__') && present.getType(name))) {
      expect(valuesOf(present, type), type.name).toEqual(expect.arrayContaining(valuesOf(earlier, type)));
      const inSdl = own.getType(type.name);
      expect(type.getValues().map(({ name }) => name)).toEqual(
        isEnumType(inSdl) ? inSdl.getValues().map(({ name }) => name) : [],
      );
    }
  });
});
