import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  isInputType,
  Kind,
  parse,
  print,
  typeFromAST,
  validate,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { features } from '../../bff/features/index.ts';
import { createEarlierSchema, createSchema } from '../../bff/gateway/execution/schema.ts';
import { createTrusted, readManifests, type TrustedDocument } from '../../bff/gateway/execution/trusted.ts';
import { readRelease } from '../../schema/release/released.ts';
import { readSdl } from '../../schema/sdl.ts';
import { asMember, openGateway } from '../support/gateway.ts';
import { requiredOf } from '../support/input-values.ts';
import { hashOf } from '../../web/build/documents.ts';

const FOLDER = 'schema/documents';
const files = readdirSync(FOLDER);
const releases = files.filter((name) => name.endsWith('.json')).map((name) => name.replace(/\.json$/, ''));
const documents = readManifests(FOLDER, undefined);
const schema = createSchema(features);
const earlierSchemas = new Map(
  files
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
    .map((sdl) => [sdl, createEarlierSchema(sdl, features, schema)]),
);

/** Returns the schema that the gateway executes a document with. */
function schemaOf({ schemaSdl }: TrustedDocument) {
  const found = schemaSdl === undefined ? schema : earlierSchemas.get(schemaSdl);
  if (!found) throw new Error('The document has the schema of no release');
  return found;
}

interface Released {
  name: string;
  hash: string;
  document: TrustedDocument;
  operation: OperationDefinitionNode;
}

/** The operations of all kept releases. The same operation of several releases is in the list once. */
const operations = [...documents].flatMap(([hash, document]): Released[] =>
  parse(document.text).definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION
      ? [{ name: `${node.name?.value ?? ''} ${hash}`, hash, document, operation: node }]
      : [],
  ),
);
const isLive = ({ operation }: Released) => operation.operation.toString() === 'subscription';
const requests = operations.filter((each) => !isLive(each));
const subscriptions = operations.filter(isLive);

/** Returns the errors of the released operations in their schemas, each after the name of its operation. */
function problemsIn(released: Iterable<TrustedDocument>, schemaFor: (document: TrustedDocument) => GraphQLSchema) {
  return [...released].flatMap((each) => {
    const document = parse(each.text);
    const [first] = document.definitions;
    const name = first?.kind === Kind.OPERATION_DEFINITION ? first.name?.value : undefined;
    return validate(schemaFor(each), document).map(({ message }) => `${name ?? print(document)}: ${message}`);
  });
}

/** Returns variables that contain a valid value for each required variable of an operation. */
function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode, own: GraphQLSchema) {
  return requiredOf(
    variableDefinitions.flatMap(({ variable, type: node, defaultValue }) => {
      const type = typeFromAST(own, node);
      return isInputType(type) ? [{ name: variable.name.value, type, defaultValue }] : [];
    }),
  );
}

const named = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });
const answerWire = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })).default([]),
});

describe('the documents of the last releases', () => {
  it('are kept in schema/documents, among them those of the release in schema/released.graphql, by their hashes', () => {
    expect(releases).toContain(readRelease()?.name);
    expect(documents.size).toBeGreaterThan(100);
    const latest: unknown = JSON.parse(readFileSync(`${FOLDER}/${readRelease()?.name ?? ''}.json`, 'utf8'));
    expect([...documents.keys()]).toEqual(expect.arrayContaining(Object.keys(latest ?? {})));
    for (const [hash, { text, schemaSdl }] of documents) if (schemaSdl === undefined) expect(hash).toBe(hashOf(text));
  });

  it('are all valid in the present schema, or in the schema of the last release before a breaking change', () => {
    expect(problemsIn(documents.values(), schemaOf)).toEqual([]);
  });

  it.each([
    ['a renamed field', 'memberCount: Int!', 'size: Int!', /memberCount/],
    ['a renamed type', 'RefundPaymentSuccess', 'RefundSuccess', /RefundPaymentSuccess/],
    ['a new required argument', '  payment("', '  payment(kind: PaymentKind! "', /argument "kind"/],
  ])('are reported by name if the schema has %s that breaks them', (_what, from, to, message) => {
    const sdl = readSdl();
    expect(sdl).toContain(from);
    const broken = buildSchema(sdl.replaceAll(from, to));
    const latest = [...documents.values()].filter(({ schemaSdl }) => schemaSdl === undefined);
    const problems = problemsIn(latest, () => broken);
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem).toMatch(message);
  });
});

describe('with DOCUMENTS=only, the hash of an operation of the last releases', () => {
  let gateway: Awaited<ReturnType<typeof openGateway>>;
  beforeAll(async () => {
    gateway = await openGateway({}, { documents, documentsMode: 'only' });
  });
  afterAll(() => gateway.close());

  it.each(requests)('is accepted and the operation is executed: $name', async ({ hash, document, operation }) => {
    const isUpload = operation.variableDefinitions?.some(({ type }) => print(type).includes('Upload')) ?? false;
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...asMember },
      body: JSON.stringify({ extensions: named(hash), variables: variablesOf(operation, schemaOf(document)) }),
    });
    const { data, errors } = answerWire.parse(await response.json());
    // A JSON request cannot contain a file, so the gateway stops after it has accepted the hash.
    if (isUpload) expect(errors.map(({ message }) => message).join()).toContain('Upload');
    else {
      expect(data, JSON.stringify(errors)).not.toBeNull();
      const codes = errors.map(({ extensions }) => extensions.code).join();
      expect(codes).not.toMatch(/GRAPHQL_|BAD_USER_INPUT|INTERNAL_SERVER_ERROR/);
    }
  });

  it.each(subscriptions)('is accepted for a subscription: $name', ({ hash, document }) => {
    const { admit } = createTrusted({ mode: 'only', documents, count: () => undefined });
    expect(admit('', named(hash))).toEqual({ query: document.text, schemaSdl: document.schemaSdl });
  });
});
