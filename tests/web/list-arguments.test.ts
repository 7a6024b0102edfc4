import { gql } from '@apollo/client';
import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { readSdl } from '../../schema/sdl.ts';
import { createCache } from '../../web/apollo/cache.ts';

const schema = buildSchema(readSdl());
const PAGING = ['first', 'after', 'last', 'before'];

const questions = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type: type.name, field })))
  .filter(({ field }) => /Connection!?$/.test(String(field.type)))
  .flatMap(({ type, field }) =>
    field.args.filter(({ name }) => !PAGING.includes(name)).map(({ name }) => ({ type, field: field.name, name })),
  )
  // Leaves out the argument postId of commentReplies. The id of the comment alone determines the replies, so postId is
  // not part of the cache key.
  .filter(({ field, name }) => !(field === 'commentReplies' && name === 'postId'));

it.each(questions)(
  'if the list $type.$field is cached for one value of the argument $name, it is not used for another value',
  ({ type, field, name }) => {
    const cache = createCache();
    const list = `list: ${field}(${name}: $asked, after: $after) { edges { node { id } } pageInfo { endCursor } }`;
    const within = type === 'Query' ? list : `holder { id ${list} }`;
    const query = gql(`query List($asked: String, $after: String) { ${within} }`);
    const connection = {
      __typename: 'Connection',
      edges: [{ __typename: 'Edge', node: { __typename: 'Node', id: 'a' } }],
      pageInfo: { __typename: 'PageInfo', endCursor: 'a' },
    };
    const data = type === 'Query' ? { list: connection } : { holder: { __typename: type, id: '1', list: connection } };
    cache.writeQuery({ query, variables: { asked: 'one' }, data });
    expect(cache.readQuery({ query, variables: { asked: 'one' } })).toEqual(data);
    expect(cache.readQuery({ query, variables: { asked: 'another' } })).toBeNull();
  },
);

it('the tests above find more than 8 list arguments in the schema, besides those for paging', () =>
  expect(questions.length).toBeGreaterThan(8));
