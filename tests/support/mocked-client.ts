import { ApolloClient } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { addMocksToSchema, type IMocks } from '@graphql-tools/mock';
import { buildSchema, isAbstractType, isEnumType, isIntrospectionType } from 'graphql';
import { withInputAlone } from '../../schema/input-alone.ts';
import { readSdl } from '../../schema/sdl.ts';
import { createCache } from '../../web/apollo/cache.ts';
import { defaultOptions } from '../../web/apollo/client.ts';

const schema = buildSchema(withInputAlone(readSdl()));

/**
 * Returns an Apollo client with the app's cache, whose server answers each operation from the schema. The answers are
 * the same at each run: a list has two items, an enum its first value, a union or an interface its first type (a
 * mutation succeeds), and each `id` is of its own.
 * @param mocks the values that the test is about, by type and field, as `addMocksToSchema` takes them
 */
export function mockedClient(mocks: IMocks = {}) {
  const mocked = addMocksToSchema({ schema, mocks: { ...plainValues(), ...mocks } });
  return new ApolloClient({
    cache: createCache(),
    link: new SchemaLink({ schema: mocked }),
    defaultOptions,
    dataMasking: true,
  });
}

function plainValues(): IMocks {
  let last = 0;
  const nextId = () => {
    last += 1;
    return `mock-${last}`;
  };
  const values: IMocks = {
    Boolean: () => false,
    Date: () => '2026-05-14',
    DateTime: () => '2026-05-14T21:03:00.000Z',
    Float: () => 0.5,
    ID: nextId,
    Int: () => 1,
    JSON: () => ({}),
    String: () => 'Texto',
    URL: () => 'https://brasa.example/foto.jpg',
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (isEnumType(type)) values[type.name] = () => type.getValues()[0]?.name;
    if (!isAbstractType(type)) continue;
    const first = schema.getPossibleTypes(type).find(({ name }) => name !== 'Refusal');
    values[type.name] = () => ({ __typename: first?.name });
  }
  return values;
}
