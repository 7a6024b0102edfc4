import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { Random } from './random.ts';

interface Variable {
  name: string;
  type: GraphQLInputType;
  definition: string;
}

/** Returns a random document and its variables. Most documents are valid, and most values match their types. */
export function randomDocument(schema: GraphQLSchema, random: Random) {
  // Half of the documents look like those of the web app and use no rare features.
  const wild = random.chance(0.5);
  const variables: Variable[] = [];
  const fragments: string[] = [];
  const known = new Map<string, string>();
  let names = 0;

  function variableFor(type: GraphQLInputType, hasDefault: boolean) {
    const nullable = isNonNullType(type) ? type.ofType : type;
    const name = wild && variables.length === 0 && random.chance(0.1) ? 'toString' : `v${variables.length}`;
    const isRequired = isNonNullType(type) && !hasDefault && random.chance(0.7);
    const value = isRequired || !random.chance(0.4) ? '' : ` = ${literal(nullable, 0)}`;
    const written = isRequired || (isNonNullType(type) && value === '') ? `${String(nullable)}!` : String(nullable);
    variables.push({ name, type, definition: `$${name}: ${written}${value}` });
    return `$${name}`;
  }

  function literal(type: GraphQLInputType, nested: number, varies = false): string {
    if (!isNonNullType(type) && random.chance(0.1)) return 'null';
    if (isNonNullType(type)) type = type.ofType;
    if (isListType(type)) {
      const { ofType } = type;
      if (random.chance(0.2)) return literal(ofType, nested, varies);
      return `[${Array.from({ length: random.upTo(2) }, () => within(ofType, nested, varies)).join(', ')}]`;
    }
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) =>
          (isNonNullType(field.type) && field.defaultValue === undefined) || (random.chance(0.4) && nested < 2),
      );
      return `{ ${fields.map((field) => `${field.name}: ${within(field.type, nested + 1, varies)}`).join(', ')} }`;
    }
    if (isEnumType(type)) return random.pick(['WARM', 'COLD']);
    const values: Record<string, string[]> = { Int: ['1', '-2'], Float: ['1.5', '2'], Boolean: ['true', 'false'] };
    return random.pick(values[type.name] ?? ['"a"', '"b c"']);
  }

  function within(type: GraphQLInputType, nested: number, varies: boolean) {
    return varies && random.chance(0.4) ? variableFor(type, false) : literal(type, nested, varies);
  }

  function args(defined: readonly GraphQLArgument[]) {
    const given = defined.flatMap((argument) => {
      const isRequired = isNonNullType(argument.type) && argument.defaultValue === undefined;
      if (!isRequired && random.chance(0.4)) return [];
      const value =
        wild && random.chance(0.4)
          ? literal(argument.type, 0, true)
          : variableFor(argument.type, argument.defaultValue !== undefined);
      return [`${argument.name}: ${value}`];
    });
    return given.length > 0 ? `(${given.join(', ')})` : '';
  }

  function directive() {
    if (!wild || !random.chance(0.15)) return '';
    const isVariable = random.chance(0.6);
    if (!isVariable) return ` @${random.pick(['skip', 'include'])}(if: ${random.pick(['true', 'false'])})`;
    const name = `b${variables.length}`;
    const definition = random.pick([`$${name}: Boolean!`, `$${name}: Boolean = true`, `$${name}: Boolean! = false`]);
    const type = schema.getDirective('skip')?.args[0]?.type;
    if (!type) throw new Error('There is no @skip.');
    variables.push({ name, type, definition });
    return ` @${random.pick(['skip', 'include'])}(if: $${name})`;
  }

  function ownName() {
    names += 1;
    if (names === 1) return random.pick(['then', 'constructor', 'toString', wild ? 'a_b' : 'data']);
    return `a${names}`;
  }

  function selection(type: GraphQLCompositeType, depth: number): string {
    const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
    const written = [random.chance(0.3) ? random.pick(['__typename', 'kind: __typename']) : ''];
    for (const field of fields) {
      if (random.chance(isCompositeType(getNamedType(field.type)) ? 0.65 : 0.5)) continue;
      const fieldType = getNamedType(field.type);
      // GraphQL merges fields with the same response name. A repeated field with different arguments therefore needs an
      // alias.
      const key = `${type.name}.${field.name}`;
      const same = known.get(key) ?? args(field.args);
      known.set(key, same);
      const heads = [
        random.chance(0.7) ? `${field.name}${same}` : '',
        random.chance(0.1) ? `${field.name}${same}` : '',
      ];
      if (random.chance(0.3)) heads.push(`${ownName()}: ${field.name}${args(field.args)}`);
      for (const head of heads.filter(Boolean)) {
        if (!isCompositeType(fieldType)) written.push(`${head}${directive()}`);
        else if (depth > 0) written.push(`${head}${directive()} ${selection(fieldType, depth - 1)}`);
      }
    }
    const conditions = isAbstractType(type)
      ? [...schema.getPossibleTypes(type), ...(type.name === 'Any' ? [] : [type])]
      : isObjectType(type)
        ? [type, ...type.getInterfaces()]
        : [];
    for (const condition of conditions) {
      if (depth === 0 || !random.chance(isAbstractType(type) ? 0.5 : 0.15)) continue;
      if (random.chance(0.5)) written.push(`... on ${condition.name}${directive()} ${selection(condition, depth - 1)}`);
      else {
        const name = `F${fragments.length}`;
        fragments.push('');
        fragments[Number(name.slice(1))] = `fragment ${name} on ${condition.name} ${selection(condition, depth - 1)}`;
        written.push(`...${name}${directive()}`);
        if (random.chance(0.2)) written.push(`...${name}${directive()}`);
      }
    }
    const inner = written.filter(Boolean);
    return `{ ${(inner.length > 0 ? inner : ['__typename']).join(' ')} }`;
  }

  const kind = random.pick(['query', 'query', 'query', 'mutation', 'subscription'] as const);
  const root = schema.getType({ query: 'Query', mutation: 'Mutation', subscription: 'Subscription' }[kind]);
  if (!isObjectType(root)) throw new Error('There is no such root.');
  const [one] = Object.values(root.getFields()).sort(() => random.next() - 0.5);
  const single = one && getNamedType(one.type);
  const body =
    kind === 'subscription' || (kind === 'mutation' && random.chance(0.6))
      ? `{ ${one?.name ?? ''}${args(one?.args ?? [])} ${isCompositeType(single) ? selection(single, 3) : ''} }`
      : selection(root, 3);
  const rest = fragments.join('\n');
  const used = variables.filter(({ name }) => new RegExp(`\\$${name}\\b`).test(body + rest));
  const head = used.length > 0 ? `(${used.map(({ definition }) => definition).join(', ')})` : '';
  return {
    text: `${kind} Asked${head} ${body}\n${rest}`,
    variables: () => Object.fromEntries(used.flatMap((variable) => given(variable, random))),
  };
}

/** Returns the value of a variable: absent, null, a valid value, or a value of another type. */
function given({ name, type }: Variable, random: Random): [string, unknown][] {
  if (random.chance(0.2)) return [];
  return [[name, valueFor(type, random, 0)]];
}

function valueFor(type: GraphQLInputType, random: Random, depth: number): unknown {
  if (random.chance(0.02)) return random.pick([{}, [], 'bad', 2 ** 40, 1.5, null]);
  if (isNonNullType(type)) return valueFor(type.ofType, random, depth);
  if (random.chance(0.15)) return null;
  if (isListType(type)) {
    if (random.chance(0.2)) return valueFor(type.ofType, random, depth);
    return Array.from({ length: random.upTo(2) }, () => valueFor(type.ofType, random, depth));
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => (isNonNullType(field.type) && field.defaultValue === undefined) || (random.chance(0.4) && depth < 2),
    );
    return Object.fromEntries(fields.map((field) => [field.name, valueFor(field.type, random, depth + 1)]));
  }
  if (isEnumType(type)) return random.pick(['WARM', 'COLD']);
  const values: Record<string, unknown[]> = { Int: [1, -2], Float: [1.5, 2], Boolean: [true, false] };
  return random.pick(values[type.name] ?? ['a', 'b c', '__MAGIC_NAN__57f286b9_4c20_487f_b409_79804ddcb4f8']);
}
