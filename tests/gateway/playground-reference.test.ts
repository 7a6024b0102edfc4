import {
  buildSchema,
  getNamedType,
  introspectionFromSchema,
  isEnumType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isUnionType,
  OperationTypeNode,
  printSchema,
} from 'graphql';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleIn, examplesByField, linkTo, withExampleLinks } from '../../bff/gateway/playground/example-links.ts';
import { errorCodes, descriptionsOf } from '../../bff/gateway/playground/guide/errors.ts';
import { withLinks } from '../../bff/gateway/playground/linked-schema.ts';
import { readSdl } from '../../schema/sdl.ts';
import { withoutErrorNulls } from '../../schema/semantic-non-null.ts';
import { startGateway } from '../support/gateway.ts';
import { readExamples } from '../support/playground-examples.ts';
import { removeFolder } from '../support/remove-folder.ts';
import { fieldOf } from '../matrix/support/ask.ts';
import { openWithoutAge } from '../matrix/support/open-without-age.ts';
import { fieldsOfSchema } from '../matrix/support/operations.ts';
import { domains } from '../matrix/tables/index.ts';

const schema = buildSchema(readSdl());
const collection = readExamples();
const PAGE = 'http://localhost:4000/playground';
const codes = errorCodes(schema, collection);
/** Matches an error code where the code of the gateway creates an error. */
const EMITTED =
  /new Fault\(\s*'([A-Z_]+)'|\bcode: '([A-Z_]+)'|(?:sendErrors|refuse|withCode)\([^()]*?'([A-Z]+(?:_[A-Z]+)*)'/g;
const sourceFiles = ['bff/gateway', 'bff/features'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('playground'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
);
const failed = z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).min(1) });

/** Sends a request to the gateway. Returns the error code in the response. */
async function codeOf(url: string, request: RequestInit) {
  const response = await fetch(`${url}/graphql`, { method: 'POST', ...request });
  return failed.parse(await response.json()).errors[0]?.extensions.code;
}

const NO_REFUSAL = 'has no expected refusal';

const withoutNulls = buildSchema(withoutErrorNulls(readSdl()));

/**
 * The operations of the matrix, with the answers that its rows expect. A query whose result may be null without an
 * error is left out: the matrix counts its null as 404.
 */
const matrix = Object.values(domains)
  .flat()
  .flatMap(({ graphql, answers }) => {
    if (graphql === undefined) return [];
    const { kind, name } = fieldOf(graphql);
    const field = withoutNulls.getRootType(kind)?.getFields()[name];
    const rows = typeof answers === 'string' ? [answers] : Object.values(answers);
    return isNonNullType(field?.type) ? [{ kind, name, answers: rows.join(' ').split(/\s+/) }] : [];
  });
const operationsOf = (code: string) =>
  (codes.find((each) => each.code === code)?.operations ?? []).map(({ name }) => name).sort();

describe('the schema files that the playground offers', () => {
  it('are downloads of the whole schema, one as SDL and one as an introspection result', async () => {
    const playgroundDir = await mkdtemp(join(tmpdir(), 'brasa-playground-'));
    onTestFinished(() => removeFolder(playgroundDir));
    await writeFile(join(playgroundDir, 'index.html'), '<title>Playground</title>');
    const { url } = await startGateway({}, { playgroundDir });
    const [sdl, json] = await Promise.all(
      ['graphql', 'json'].map((ending) => fetch(`${url}/playground/schema.${ending}`)),
    );
    for (const response of [sdl, json]) expect(response?.headers.get('content-disposition')).toMatch('attachment');
    expect(await sdl?.text()).toBe(printSchema(schema));
    expect(await json?.text()).toBe(JSON.stringify({ data: introspectionFromSchema(schema) }));
  });
});

describe('the page of an error code', () => {
  it('exists for each refusal of the schema and says when it occurs, what to do and which operations return it', () => {
    const type = schema.getType('RefusalCode');
    const names = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
    const pages = codes.filter(({ kind }) => kind === 'refusal');
    expect(pages.map(({ code }) => code)).toEqual(names);
    expect(pages.filter(({ when, todo, operations }) => !when || !todo || operations.length === 0)).toEqual([]);
  });

  it('lists each mutation with a Refusal type, unless its description says that no refusal is expected', () => {
    const listed = new Set(
      codes.filter(({ kind }) => kind === 'refusal').flatMap(({ operations }) => operations.map(({ name }) => name)),
    );
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const refusable = mutations.filter(({ type }) => {
      const result = getNamedType(type);
      return isUnionType(result) && result.getTypes().some(({ name }) => name === 'Refusal');
    });
    expect(refusable.length).toBeGreaterThan(80);
    const wrong = refusable.filter((field) => listed.has(field.name) === descriptionsOf(field).includes(NO_REFUSAL));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('exists for each code that the code of the gateway contains, and for each code of Apollo Server', () => {
    const contained = sourceFiles.flatMap(({ text }) =>
      [...text.matchAll(EMITTED)].flatMap(([, ...codesOfMatch]) => codesOfMatch.filter(Boolean)),
    );
    const emitted = new Set([...contained, ...Object.values(ApolloServerErrorCode)]);
    expect([...emitted]).toEqual(expect.arrayContaining(['BAD_REQUEST', 'DOCUMENT_NOT_TRUSTED', 'UNAUTHENTICATED']));
    const pages = codes.map(({ code }) => code);
    expect([...emitted].filter((code) => !pages.includes(code))).toEqual([]);
  });

  it('exists for the code of each invalid request, and says when the code occurs and what to do', async () => {
    const { url } = await startGateway();
    const json = { 'content-type': 'application/json' };
    const persisted = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    const seen = await Promise.all([
      codeOf(url, { headers: json, body: '{ "query":' }),
      codeOf(url, { body: '{}' }),
      codeOf(url, { headers: json, body: JSON.stringify({ query: '{ viewer {' }) }),
      codeOf(url, { headers: json, body: JSON.stringify({ query: '{ fed { id } }' }) }),
      codeOf(url, { headers: json, body: JSON.stringify({ query: 'query A { viewer { id } }', operationName: 'B' }) }),
      codeOf(url, { headers: json, body: JSON.stringify({ query: 'query ($id: ID!) { post(id: $id) { id } }' }) }),
      codeOf(url, { headers: json, body: JSON.stringify({ extensions: persisted }) }),
      codeOf(url, { headers: json, body: JSON.stringify({ query: '{ wallet { id } }' }) }),
    ]);
    expect(seen).toEqual([
      ...['BAD_REQUEST', 'BAD_REQUEST', 'GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'],
      ...['OPERATION_RESOLUTION_FAILURE', 'BAD_USER_INPUT', 'PERSISTED_QUERY_NOT_FOUND', 'UNAUTHENTICATED'],
    ]);
    for (const code of seen) {
      const { when, todo, scope } = codes.find((each) => each.code === code) ?? {};
      expect([when, todo, scope].filter(Boolean), code).toHaveLength(3);
    }
  });

  it('lists for UNAUTHENTICATED the operations that refuse a visitor with it', () => {
    const { operations = [] } = codes.find(({ code }) => code === 'UNAUTHENTICATED') ?? {};
    const isOpen = new Map<string, boolean>();
    for (const { graphql, answers } of Object.values(domains).flat()) {
      if (graphql === undefined) continue;
      const rows = typeof answers === 'string' ? [answers] : Object.values(answers);
      const { name } = fieldOf(graphql);
      isOpen.set(name, isOpen.get(name) === true || rows.some((row) => !row.trim().startsWith('401 ')));
    }
    // The matrix sends no file, so the gateway refuses the upload before it looks for a session.
    isOpen.set('uploadMedia', false);
    const refused = [...isOpen].filter(([, open]) => !open).map(([name]) => name);
    expect(operations.map(({ name }) => name).sort()).toEqual(refused.sort());
    expect(refused).toContain('createPost');
  });

  it('lists for AGE_ASSURANCE_REQUIRED the operations that refuse a member without a verified age', () => {
    const { operations = [] } = codes.find(({ code }) => code === 'AGE_ASSURANCE_REQUIRED') ?? {};
    const refused = [...fieldsOfSchema()].filter((name) => !openWithoutAge.has(name)).map((name) => name.split(' ')[1]);
    expect(operations.map(({ name }) => name).sort()).toEqual(refused.sort());
    expect(refused).toEqual(expect.arrayContaining(['feed', 'createPost', 'messageAdded']));
  });

  it('lists for NOT_FOUND the operations that fail with 404 in the matrix, and no other operation', () => {
    const failing = new Set(matrix.filter(({ answers }) => answers.includes('404')).map(({ name }) => name));
    expect(failing.size).toBeGreaterThan(60);
    expect(operationsOf('NOT_FOUND')).toEqual([...failing].sort());
  });

  it('lists for NOT_ALLOWED each mutation that is refused with 403 in the matrix', () => {
    const refused = matrix.filter(
      ({ kind, answers }) => kind === OperationTypeNode.MUTATION && answers.includes('403'),
    );
    expect(refused.length).toBeGreaterThan(20);
    const listed = operationsOf('NOT_ALLOWED');
    expect(refused.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('takes no code from the description of a union that several mutations share', () => {
    const results = Object.values(schema.getMutationType()?.getFields() ?? {}).map(({ type }) => getNamedType(type));
    const shared = results.filter((type, index) => isUnionType(type) && results.indexOf(type) !== index);
    expect(shared.length).toBeGreaterThan(10);
    const known = codes.map(({ code }) => code);
    const claiming = shared.filter(({ description }) => description?.split(/\W+/).some((word) => known.includes(word)));
    expect([...new Set(claiming)].map(({ name }) => name)).toEqual([]);
  });

  it('introduces the list of operations with words that end in a colon only if the list has entries', () => {
    const wrong = codes.filter(({ scope, operations }) => scope.endsWith(':') && operations.length === 0);
    expect(wrong.map(({ code }) => code)).toEqual([]);
    const silent = codes.filter(({ kind, scope }) => kind === 'fault' && scope === '');
    expect(silent.map(({ code }) => code)).toEqual([]);
  });

  it('lists the operation of each example that is refused with this code', () => {
    const refused = [...collection.values()].filter(({ refusal }) => refusal !== undefined);
    expect(refused.length).toBeGreaterThan(0);
    for (const { refusal, fields } of refused) {
      const { operations = [] } = codes.find(({ code }) => code === refusal) ?? {};
      expect(operations.map(({ name }) => name)).toEqual(expect.arrayContaining(fields));
    }
  });

  it('advises only operations that exist in the schema', () => {
    const words = codes.flatMap(({ todo }) => [...todo.matchAll(/`([a-z]\w*[A-Z]\w*)`/g)].map(([, word = '']) => word));
    const known = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect(words.length).toBeGreaterThan(5);
    expect(words.filter((word) => !known.includes(word))).toEqual([]);
  });
});

describe('the docs pane', () => {
  it('links each root field to the example with the name of this field, unless the field is deprecated', () => {
    const examples = examplesByField(schema, collection);
    for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
      for (const { name, deprecationReason } of Object.values(type?.getFields() ?? {}))
        if (deprecationReason == null)
          expect(examples.get(`${type?.name ?? ''}.${name}`)).toMatch(new RegExp(`/${name}$`));
  });

  it('links each field of each type to an example that selects it, unless the field is deprecated', () => {
    const examples = examplesByField(schema, collection);
    const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
      (isObjectType(type) || isInterfaceType(type)) && !isIntrospectionType(type)
        ? Object.values(type.getFields())
            .filter(({ deprecationReason }) => deprecationReason == null)
            .map(({ name }) => `${type.name}.${name}`)
        : [],
    );
    expect(fields.length).toBeGreaterThan(800);
    expect(fields.filter((field) => !examples.has(field))).toEqual([]);
  });

  it('adds links to examples to the descriptions of the schema, and changes nothing else', () => {
    const answer = { data: introspectionFromSchema(schema) };
    const linked = JSON.stringify(withExampleLinks(answer, collection, PAGE));
    const links = [...linked.matchAll(/\[Example: ([\w/]+)\]\(([^)]+)\)/g)];
    expect(links.length).toBeGreaterThan(800);
    for (const [, id = '', address = ''] of links) {
      // The editor, which shows the descriptions too, follows only links with a whole address.
      expect(address.startsWith(`${PAGE}#`)).toBe(true);
      expect(exampleIn(new URL(address).hash)).toBe(id);
    }
    const without = linked
      .replaceAll(/(\\n\\n)?\[Example: [^)]+\)/g, '')
      .replaceAll('"description":""', '"description":null');
    const plain: unknown = JSON.parse(without);
    expect(plain).toEqual(answer);
    expect(linkTo('posts/feed')).toBe('#example=posts/feed');
    expect(exampleIn('#example=%E0%A4%A'), 'an address that cannot be decoded').toBe('%E0%A4%A');
  });

  it.each(['MyQuery', null])('does not change the answer to an introspection query of the user (%s)', async (name) => {
    const answers = [
      { data: introspectionFromSchema(schema) },
      { data: { __schema: { types: [{ name: 'Post', fields: [{ name: 'id' }] }] } } },
    ];
    for (const answer of answers) {
      const send = withLinks(() => Promise.resolve(Response.json(answer)), collection, PAGE);
      const body = JSON.stringify({ query: '{ __schema { types { name } } }', operationName: name });
      expect(await (await send('/graphql', { body })).json()).toEqual(JSON.parse(JSON.stringify(answer)));
    }
    const send = withLinks(() => Promise.resolve(Response.json(answers[0])), collection, PAGE);
    const body = JSON.stringify({ query: '{ __schema }', operationName: 'IntrospectionQuery' });
    expect(await (await send('/graphql', { body })).text()).toContain('[Example: ');
  });

  it('does not change an answer that is no introspection result', () => {
    const answer = { errors: [{ message: 'refused' }] };
    expect(withExampleLinks(answer, collection, PAGE)).toBe(answer);
  });
});
