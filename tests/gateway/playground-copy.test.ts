import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Script } from 'node:vm';
import {
  buildSchema,
  execute,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  Kind,
  parse,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLOutputType,
} from 'graphql';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { asCurl, asFetch, asHook, chosenOperation, readAppOperations } from '../../bff/gateway/playground/copy-as.ts';
import { fetchWithFiles } from '../../bff/gateway/playground/files.ts';
import { readHeaders, readVariables } from '../../bff/gateway/playground/panes.ts';
import { readSdl } from '../../schema/sdl.ts';
import { readExamples } from '../support/playground-examples.ts';
import { runRecipe } from '../support/recipes.ts';
import { removeFolder } from '../support/remove-folder.ts';

const run = promisify(execFile);
const paths = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.graphql'))
  .map((path) => `web/${path}`);
const texts = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
const appOperations = readAppOperations(Object.fromEntries(texts));
const appFragments = [...texts.values()].flatMap((text) =>
  parse(text).definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION),
);
const schema = buildSchema(readSdl());

const document =
  'query Search($text: String!) {\n  search(text: $text, note: "a \\"word\\", a \\\\ and a $") { id }\n}\n';
const awkward = `it's "50%" \`x\` \${HOME} $(id) \\ !! ;type=text @file\n<a> ção 🔥 \u2028`;
const headers = { authorization: "Bearer a'b", 'x-note': '$HOME "quoted"' };

/** The text of a Headers pane with a content type that does not fit the body. */
const paneWithType = JSON.stringify({ 'Content-Type': 'text/plain', ...headers });

const read = (latin1: string): unknown => JSON.parse(Buffer.from(latin1, 'latin1').toString());

/**
 * A server that answers each request with the method, headers and body that it received, excluding values that the HTTP
 * client generates, such as the multipart boundary.
 */
const echo = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    const { authorization, 'x-note': note, 'content-type': type = '' } = req.headers;
    const preflight = req.headers['apollo-require-preflight'];
    const boundary = /boundary=(\S+)/.exec(type)?.[1] ?? '\0';
    const body = Buffer.concat(chunks).toString('latin1').replaceAll(boundary, '');
    const parts = [...body.matchAll(/name="?(\w+)"?[^]*?\r\n\r\n([^]*?)\r\n--/g)].map(([, name, text = '']) => [
      name,
      name === '0' ? 'a file' : read(text),
    ]);
    const sent = parts.length > 0 ? parts : read(body);
    res.setHeader('content-type', 'application/json');
    res.end(
      JSON.stringify({
        method: req.method,
        type: type.split(';')[0],
        authorization,
        note,
        preflight: !!preflight,
        sent,
      }),
    );
  });
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const address = echo.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`;
});
afterAll(() => new Promise((resolve) => echo.close(resolve)));

async function sentByPlayground(variables: Record<string, unknown>) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  const response = await fetchWithFiles(url, { ...init, body: JSON.stringify({ query: document, variables }) });
  return z.record(z.string(), z.unknown()).parse(await response.json());
}

/** Runs the `fetch` code that the playground has copied. @returns the parsed answer of the server */
async function pasted(code: string): Promise<unknown> {
  const file = "const file = new File(['x'], 'brasa.png');";
  const text = `${file}\n${code.replace('console.log(answer)', 'console.log(JSON.stringify(answer))')}`;
  const [answer = ''] = await runRecipe({ name: 'copied', language: 'js', code: text, output: [] }, '', {});
  return JSON.parse(answer);
}

describe('an operation copied from the playground', () => {
  const variables = { text: awkward, list: [awkward, null, 1.5, { deep: true }] };

  it('sends the same request when run as curl, even if its texts hold characters that a shell expands', async () => {
    const { stdout } = await run('sh', ['-c', `${asCurl({ url, document, variables, headers })} --silent`]);
    expect(JSON.parse(stdout)).toEqual(await sentByPlayground(variables));
  });

  it('sends the same request when run as fetch, even if its texts hold characters that a template literal expands', async () => {
    expect(await pasted(asFetch({ url, document, variables, headers }))).toEqual(await sentByPlayground(variables));
  });

  it('sends the same multipart request with a file when run as curl and as fetch', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brasa-copy-'));
    onTestFinished(() => removeFolder(folder));
    await writeFile(join(folder, 'brasa.png'), 'x');
    const withFile = { text: awkward, input: { files: ['file:brasa.png'] } };
    const expected = await sentByPlayground(withFile);
    expect(expected['sent']).toHaveLength(3);
    for (const each of [headers, readHeaders(paneWithType)]) {
      const copied = { url, document, variables: withFile, headers: each };
      const { stdout } = await run('sh', ['-c', `${asCurl(copied)} --silent`], { cwd: folder });
      expect(JSON.parse(stdout)).toEqual(expected);
      expect(await pasted(asFetch(copied))).toEqual(expected);
    }
  });

  it('sends the content type of its own body if the Headers pane has a Content-Type', async () => {
    const copied = { url, document, variables, headers: readHeaders(paneWithType) };
    const expected = await sentByPlayground(variables);
    expect(expected['type']).toBe('application/json');
    const { stdout } = await run('sh', ['-c', `${asCurl(copied)} --silent`]);
    expect(JSON.parse(stdout)).toEqual(expected);
    expect(await pasted(asFetch(copied))).toEqual(expected);
  });

  it('is sent as JSON and keeps its text if only its document or a text in its variables mentions a file', async () => {
    const text = 'file:notas.txt or file:brasa.png';
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify({ query: '{ a } # file:brasa.png', variables: { text } });
    const answer = z.looseObject({ type: z.string(), sent: z.unknown() });
    const { type, sent } = answer.parse(await (await fetchWithFiles(url, { ...init, body })).json());
    expect([type, sent]).toEqual(['application/json', JSON.parse(body)]);
    expect(asCurl({ url, document, variables: { text: 'file:notas.txt' }, headers })).toContain('"file:notas.txt"');
    const hook = asHook({ url, document, variables: { text: 'file:notas.txt' }, headers }, [], undefined);
    expect(hook).toContain('"text": "file:notas.txt"');
  });

  it('is the operation that GraphiQL would run, with its fragments, if the editor holds several', () => {
    const text = 'query A { ...F } query B($id: ID!) { post(id: $id) { id } } fragment F on Query { viewer { id } }';
    expect(parse(chosenOperation(text, 'A')).definitions).toHaveLength(2);
    expect(chosenOperation(text, 'B')).toMatch(/^query B\(\$id: ID!\) \{[^]*\}$/);
    for (const name of [undefined, 'C']) expect(() => chosenOperation(text, name)).toThrow('several operations');
    expect(chosenOperation('{ viewer { id } } # mine', undefined)).toBe('{ viewer { id } } # mine');
  });

  it('is refused with the reason if it is a subscription copied as curl or as fetch', () => {
    const live = { url, document: 'subscription { a }', variables: {}, headers };
    for (const form of [asCurl, asFetch]) expect(() => form(live)).toThrow('answered on the socket');
  });
});

describe('the Headers pane of the playground', () => {
  it('its numbers and booleans are copied as text, also from a text with comments and trailing commas', () => {
    const text = '{ "x-brasa-cost": 1, // the cost\n "x-on": true, "authorization": "Bearer a", }';
    const read = readHeaders(text);
    expect(read).toEqual({ 'x-brasa-cost': '1', 'x-on': 'true', authorization: 'Bearer a' });
    expect(asCurl({ url, document, variables: {}, headers: read })).toContain(`-H 'x-brasa-cost: 1'`);
  });

  it('if a value is no text, number or boolean, the error is a sentence that names the header', () => {
    for (const value of ['null', '[1]', '{"a": 1}'])
      expect(() => readHeaders(`{ "x-note": ${value} }`)).toThrow(/^The header “x-note” must be a text\.$/);
  });

  it('if it or the Variables pane is no JSON object, the error is a sentence that names the pane', () => {
    for (const text of ['{"a": "1"', '[1]', '7', 'a']) {
      expect(() => readHeaders(text)).toThrow(/^The headers are no JSON object\.$/);
      expect(() => readVariables(text)).toThrow(/^The variables are no JSON object\.$/);
    }
    for (const text of ['', ' ', '// nothing yet', 'null'])
      expect([readHeaders(text), readVariables(text)]).toEqual([{}, {}]);
  });
});

/** Returns a value of the type. Each text in it contains `place`, the path of the field with its arguments. */
function sample(type: GraphQLOutputType, place: string): unknown {
  const known = getNullableType(type);
  if (isListType(known)) return [sample(known.ofType, place)];
  if (isEnumType(known)) return known.getValues()[0]?.value;
  if (!isLeafType(known)) return { place };
  if (known.name === 'Boolean') return true;
  return ['Int', 'Float'].includes(known.name) ? 1 : place;
}

/** Executes a document on sample data. Each object of a union or an interface has the possible type number `turn`. */
async function answerTo(definitions: readonly DefinitionNode[], variableValues: Record<string, unknown>, turn: number) {
  const sent: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...definitions] };
  const { data, errors } = await execute({
    schema,
    document: sent,
    variableValues,
    typeResolver: (_value, _context, _info, type) => {
      const possible = schema.getPossibleTypes(type);
      return possible[turn % possible.length]?.name;
    },
    fieldResolver: (source: { place?: string } | undefined, args, _context, { fieldName, returnType }) =>
      sample(returnType, `${source?.place ?? ''}/${fieldName}${JSON.stringify(args)}`),
  });
  expect(errors).toBeUndefined();
  return data;
}

describe('an operation copied as Apollo hook', () => {
  const copy = (text: string, variables = {}) =>
    asHook({ url, document: text, variables, headers: {} }, appOperations, schema);

  it('imports the hook that codegen generated for the operation if it is an operation of the app', () => {
    expect(appOperations.length).toBeGreaterThan(100);
    for (const { name, module, definition } of appOperations) {
      const { loc, variableDefinitions = [] } = definition;
      const text = loc?.source.body.slice(loc.start, loc.end) ?? '';
      const variables = Object.fromEntries(variableDefinitions.map(({ variable }) => [variable.name.value, 'x']));
      const code = copy(text, variables);
      const [, hook = '', from] = /^import \{ (\w+) \} from '(.+)';$/m.exec(code) ?? [];
      expect(readFileSync(module, 'utf8'), name).toContain(`export const ${hook} = `);
      expect(from, name).toBe(module);
    }
  });

  it('passes handlers of a success and of a failure to the hook of a mutation that the server may refuse', () => {
    const text = 'mutation DeletePost($input: DeletePostInput!) { deletePost(input: $input) { __typename } }';
    const code = copy(text, { input: { id: '1' } });
    expect(code).toContain('const { run: deletePost, loading } = useDeletePostMutation({');
    expect(code).toMatch(
      /done: .*\n  failed: .*\n\}\);\n.*\nawait deletePost\(\{\n  "input": \{\n    "id": "1"\n  \}\n\}\);/,
    );
    expect(copy('mutation LogOut { logOut }')).toContain(
      'const [logOut, { data, loading, error }] = useLogOutMutation(',
    );
  });

  it('calls a hook of the app only if the answer that the hook fetches contains the answer to the copied operation', async () => {
    let known = 0;
    for (const { id, document: text, variables: prepared } of readExamples().values()) {
      // Replaces the numbers that the set-up of an example would read from the world.
      const variables = readVariables(JSON.stringify(prepared).replaceAll(/"\{#\w+\}"/g, '1'));
      const [, from] = /^import \{ \w+ \} from '(web\/.+)';$/m.exec(copy(text, variables)) ?? [];
      if (from === undefined) continue;
      known += 1;
      const [, hook = ''] = /^import \{ use(\w+) \}/m.exec(copy(text, variables)) ?? [];
      const app = appOperations.find(
        ({ name, module, definition }) =>
          module === from && hook.toLowerCase() === `${name}${definition.operation}`.replaceAll('_', '').toLowerCase(),
      );
      if (!app) throw new Error(`${hook} is not a hook of ${from}`);
      for (const turn of Array(12).keys()) {
        const wanted = await answerTo(parse(text).definitions, variables, turn);
        expect(await answerTo([app.definition, ...appFragments], variables, turn), `${id} ${turn}`).toMatchObject(
          wanted ?? {},
        );
      }
    }
    expect(known).toBeGreaterThan(25);
  });

  it.each([
    ['a field that the hook lacks', 'query Profile($id: ID!) { profile(id: $id) { id posts { edges { cursor } } } }'],
    ['an alias', 'query Profile($id: ID!) { profile(id: $id) { number: id } }'],
    ['an alias of the root field', 'query Profile($id: ID!) { member: profile(id: $id) { id } }'],
    ['other values of the arguments', 'query Profile($id: ID!) { profile(id: "7") { id } }'],
    [
      'a field within a fragment',
      'query Profile($id: ID!) { profile(id: $id) { ...Posts } } fragment Posts on Profile { posts { totalCount } }',
    ],
    [
      'a fragment that spreads itself',
      'query Profile($id: ID!) { profile(id: $id) { ...A } } fragment A on Profile { id ...A posts { edges { node { author { ...A } } } } }',
    ],
    ['a second root field', 'query Profile($id: ID!) { profile(id: $id) { id } viewer { profile { id } } }'],
  ])(
    'is a call of useQuery with the document, and not the generated hook of the app, if the operation has %s',
    (_case, text) => {
      expect(
        copy('query Profile($id: ID!) { profile(id: $id) { __typename id ... on Profile { nickname } } }', { id: '1' }),
      ).toContain('useProfileQuery(');
      expect(copy(text, { id: '1' })).toContain('useQuery(document');
    },
  );

  it('is a call of useQuery with the document while the schema is not loaded', () => {
    const text = 'query Profile($id: ID!) { profile(id: $id) { id } }';
    const copied = { url, document: text, variables: { id: '1' }, headers: {} };
    expect(asHook(copied, appOperations, undefined)).toContain('useQuery(document');
  });

  it('calls useQuery or useMutation with the document if no operation of the app has the same fields and variables', () => {
    const code = copy('query Both($a: ID!) { feed { edges { cursor } } post(id: $a) { id } }', { a: '1' });
    expect(code).toContain(`import { useQuery } from '@apollo/client/react';`);
    expect(code).toMatch(/gql`query Both[^`]*`/);
    expect(copy('mutation Leave { logOut(unknown: 1) }', { unknown: 1 })).toContain('useMutation(document)');
  });

  it('declares no name twice and no reserved word, whatever the name of the mutation', () => {
    const names = ['Delete', 'Data', 'Loading', 'Error', 'Document', 'Gql', 'UseMutation', 'Await', 'Let', 'leave'];
    const bodies = names.map((name) => copy(`mutation ${name} { logOut(unknown: 1) }`, { unknown: 1 }));
    for (const code of bodies) {
      // A module in which a name is declared twice is a syntax error. The parameters stand for the imported names.
      const body = code.replaceAll(/^import.*$/gm, '');
      expect(() => new Script(`'use strict'; async (file, gql, useMutation) => {\n${body}\n}`), code).not.toThrow();
    }
    expect(bodies[0]).toContain('const [deleteMutation, {');
    expect(bodies.at(-1)).toContain('const [leave, {');
  });

  it('parses as TypeScript for each example of the playground', async () => {
    const components = [...readExamples().values()].map(({ document: text, variables }, index) => {
      return `async function component${index}(file: File) {\n${copy(text, variables).replaceAll(/^import.*$/gm, '')}\n}`;
    });
    expect(components.length).toBeGreaterThan(150);
    await transformWithOxc(components.join('\n'), 'hooks.ts');
  });
});
