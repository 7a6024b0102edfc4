import { readdirSync } from 'node:fs';
import { getVariableValues, Kind, parse, validate, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { features } from '../../bff/features/index.ts';
import { search, type Example, type Step, type ExampleVariables } from '../../bff/gateway/playground/collection.ts';
import { createSchema } from '../../bff/gateway/execution/schema.ts';
import { readExamples } from '../support/playground-examples.ts';

const schema = createSchema(features);
const collection = readExamples();
const examples = [...collection.values()];
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const fieldsOf = (type: GraphQLObjectType | null | undefined) =>
  Object.values(type?.getFields() ?? {}).flatMap(({ name, deprecationReason }) =>
    deprecationReason == null ? name : [],
  );

/**
 * Replaces each `{name}` in the variables of a playground example by a sample value of the right type. Leaves out the
 * uploaded file, which is sent beside the variables.
 */
function filled(variables: ExampleVariables): Record<string, unknown> {
  const text = JSON.stringify(variables)
    .replaceAll(/"\{#[^"{}]+\}"/g, '1')
    .replaceAll(/\{today(\+\d+)?\}/g, '2026-05-14')
    .replaceAll(/\{[\w.]+\}/g, 'x');
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}

function problemsOf({ id, document }: Example, variables: ExampleVariables, where = id) {
  const read = parse(document);
  const invalid = validate(schema, read);
  const [operation] = read.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return [`${where}: no operation`];
  const declared = operation.variableDefinitions ?? [];
  const unknown = Object.keys(variables).filter((name) =>
    declared.every(({ variable }) => variable.name.value !== name),
  );
  const { errors = [] } = getVariableValues(schema, declared, filled(variables));
  const mistakes = errors.filter(({ message }) => !message.includes('Upload value invalid'));
  return [...invalid, ...mistakes]
    .map(({ message }) => `${where}: ${message}`)
    .concat(unknown.map((name) => `${where}: $${name}`));
}

function stepsOf({ first, event }: Example): Step[] {
  return event ? [...first, event] : first;
}

describe('the examples of the playground', () => {
  it('cover each root field of the schema that is not deprecated, and each example is named after a root field that it selects', () => {
    const covered = new Set(examples.flatMap(({ fields }) => fields));
    expect(roots.flatMap(fieldsOf).filter((name) => !covered.has(name))).toEqual([]);
    expect(examples.filter(({ id, fields }) => !fields.includes(id.split('/')[1] ?? '')).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it('are grouped by the domains of the schema, and each domain has at least one example', () => {
    const others = ['base.graphql', 'released.graphql'];
    const domains = readdirSync('schema').filter((name) => name.endsWith('.graphql') && !others.includes(name));
    expect([...new Set(examples.map(({ domain }) => domain))]).toEqual(
      domains.map((name) => name.split('.')[0]).sort(),
    );
  });

  it('are valid operations with valid variables', () => {
    expect(examples.flatMap((example) => problemsOf(example, example.variables))).toEqual([]);
  });

  it('have only set-up steps that exist and that have valid variables', () => {
    const problems = examples.flatMap((example) =>
      stepsOf(example)
        .filter(({ run }) => !run.startsWith('script:'))
        .flatMap(({ run, variables }) => {
          const known = collection.get(run);
          return known
            ? problemsOf(known, variables ?? known.variables, `${example.id} > ${run}`)
            : [`${example.id} > ${run}`];
        }),
    );
    expect(problems).toEqual([]);
  });

  it('search only lists of which they can ask for the next page', () => {
    const capped = examples.flatMap((example) =>
      stepsOf(example).flatMap(({ run, take = {} }) => {
        const lists = Object.values(take).flatMap((each) => (typeof each === 'string' ? [] : [each.in]));
        const document = collection.get(run)?.document ?? '';
        const canPage = ['$after: String', 'after: $after', 'hasNextPage', 'endCursor'].every((text) =>
          document.includes(text),
        );
        return lists.filter((list) => list.endsWith('.edges') && !canPage).map((list) => `${example.id} > ${list}`);
      }),
    );
    expect(capped).toEqual([]);
  });

  it('mention a mail or an authenticator in their description if the reader needs one to run them', () => {
    const silent = examples.filter(({ byHand, about }) => {
      const kinds = Object.values(byHand).map(({ from }) => from);
      const needsMail = kinds.includes('mailCode') || kinds.includes('mailLink');
      return (
        (needsMail && !/mail/.test(about)) ||
        (kinds.some((kind) => /passkey/.test(kind)) && !/authenticator/.test(about))
      );
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('are found by a search for words of their domain, kind, name or description', () => {
    expect(search(collection, 'subscription conversations').map(({ id }) => id)).toEqual([
      'conversations/conversationUpdated',
      'conversations/messageAdded',
      'conversations/typing',
    ]);
    expect(search(collection, 'TEST CARD wallet').map(({ id }) => id)).toContain('wallet/confirmTopUp');
    expect(search(collection, 'nothing-of-this')).toEqual([]);
    expect(search(collection, ' ')).toHaveLength(examples.length);
  });
});
