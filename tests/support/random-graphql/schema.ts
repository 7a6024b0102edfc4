import { buildSchema, isObjectType, isScalarType, isInterfaceType, isUnionType, type GraphQLSchema } from 'graphql';
import { answer, typenameOf } from './answers.ts';
import type { Clock } from './clock.ts';
import { hashOf, type Random } from './random.ts';

const objects = ['Ana', 'Bia', 'Caio', 'Duda'];
const inputs = ['String', 'Int', 'Float', 'Boolean', 'ID', 'Tone', 'Odd', 'Line', 'Page'];

/**
 * Returns a random schema with every feature of the GraphQL specification. The results of its resolvers depend on
 * `seed` and on the path.
 */
export function randomSchema(random: Random, seed: number, clock: Clock): GraphQLSchema {
  const schema = buildSchema(definitions(random));
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInterfaceType(type) || isUnionType(type)) type.resolveType = typenameOf;
    if (isScalarType(type) && type.name === 'Odd') {
      type.parseValue = readOdd;
      type.serialize = (value) => `odd:${readOdd(value)}`;
    }
    if (!isObjectType(type) || type.name.startsWith('__') || type.name === 'Subscription') continue;
    for (const field of Object.values(type.getFields())) {
      const isRoot = type.name === 'Query' || type.name === 'Mutation';
      if (isRoot || hashOf(`${seed} ${type.name}.${field.name}`) % 2 === 0) field.resolve = answer(schema, seed, clock);
    }
  }
  return schema;
}

/**
 * Parses a value of the scalar `Odd`. The result differs from the value, so that a test notices if a value is parsed
 * twice.
 */
function readOdd(value: unknown) {
  if (typeof value !== 'string' || value.startsWith('bad')) throw new TypeError('That is no Odd.');
  return `read(${value})`;
}

function definitions(random: Random) {
  const wrapped = (name: string) =>
    random.pick([name, name, `${name}!`, `[${name}]`, `[${name}!]`, `[${name}!]!`, `[${name}]!`, `[[${name}!]]`]);
  const args = () =>
    random.chance(0.5)
      ? ''
      : `(${['x', 'y']
          .slice(random.upTo(1))
          .map((name) => `${name}: ${argument(random)}`)
          .join(', ')})`;
  const leaf = () => wrapped(random.pick(['String', 'Int', 'Float', 'Boolean', 'ID', 'Tone', 'Odd']));
  const composite = () => wrapped(random.pick([...objects, 'Named', 'Any']));
  const some = (prefix: string, count: number, type: () => string) =>
    Array.from({ length: count }, (_, index) => `${prefix}${index}${args()}: ${type()}`);

  const shared = [...some('s', 2, leaf), ...some('n', 1, composite)];
  const bodies = objects.map((name, index) => {
    const own = [...some('l', 3, leaf), ...some('c', 2, composite)];
    const named = index < 3;
    return `type ${name}${named ? ' implements Named' : ''} { ${[...(named ? shared : []), ...own].join('\n')} }`;
  });
  return `
    scalar Odd
    enum Tone { WARM COLD }
    input Line { text: String! tone: Tone! = WARM odd: Odd note: String many: [Int!] = [1, 2] }
    input Page { title: String! = "none" first: Line lines: [Line!] count: Int = 3 inner: Page }
    interface Named { ${shared.join('\n')} }
    union Any = Ana | Caio | Duda
    ${bodies.join('\n')}
    type Query { ${[...some('c', 5, composite), ...some('l', 3, leaf)].join('\n')} }
    type Mutation { ${[...some('c', 2, composite), ...some('l', 2, leaf)].join('\n')} }
    type Subscription { ${some('c', 3, composite).join('\n')} }`;
}

function argument(random: Random) {
  const name = random.pick(inputs);
  const defaults: Record<string, string> = {
    Int: '7',
    Tone: 'COLD',
    String: '"ab"',
    Line: '{ text: "t" }',
    Page: '{}',
  };
  const type = random.pick([name, name, `${name}!`, `[${name}!]`, `[${name}]`]);
  const value = type.startsWith('[') ? '[]' : defaults[name];
  return value !== undefined && random.chance(0.4) ? `${type} = ${value}` : type;
}
