import type { TypedDocumentNode } from '@apollo/client';
import { buildSchema, getOperationAST, isInputType, OperationTypeNode, parse, typeFromAST } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSdl } from '../../schema/sdl.ts';
import { withInputAlone } from '../../schema/input-alone.ts';
import { readDocuments } from '../../web/build/documents.ts';
import { requiredOf } from '../support/input-values.ts';
import { mockedClient } from '../support/mocked-client.ts';

const schema = buildSchema(withInputAlone(readSdl()));
const operations = Object.values(readDocuments()).flatMap((text) => {
  const document: TypedDocumentNode<Record<string, { __typename?: string } | null>> = parse(text);
  const operation = getOperationAST(document);
  if (!operation) return [];
  const given = (operation.variableDefinitions ?? []).flatMap(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    return isInputType(type) ? [{ name: variable.name.value, type, defaultValue }] : [];
  });
  return [{ name: operation.name?.value ?? '', kind: operation.operation, document, variables: requiredOf(given) }];
});
const ofKind = (kind: OperationTypeNode) => operations.filter((operation) => operation.kind === kind);

describe('the mocked schema', () => {
  it.each(ofKind(OperationTypeNode.QUERY))('a component can read the answer to $name from the cache', async (asked) => {
    const client = mockedClient();
    const { data } = await client.query({ query: asked.document, variables: asked.variables });
    const stored = client.cache.readQuery({ query: asked.document, variables: asked.variables });
    expect(data).toBeTruthy();
    // The documents contain no directive @unmask, so the client masks the answer. The cache returns all fields.
    expect(stored).toMatchObject(data ?? {});
  });

  it.each(ofKind(OperationTypeNode.MUTATION))('$name succeeds', async ({ document, variables }) => {
    const { data } = await mockedClient().mutate({
      mutation: document,
      variables,
    });
    for (const result of Object.values(data ?? {})) expect(result?.__typename).not.toBe('Refusal');
  });
});
