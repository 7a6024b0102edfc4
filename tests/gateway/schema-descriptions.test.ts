import { readFile } from 'node:fs/promises';
import { parse, type DefinitionNode, type NameNode, type StringValueNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaFiles } from '../../schema/sdl.ts';
import { hiddenSubjectOf } from '../lint/plain-comments.ts';

const MAX_LINE = 120; // columns

interface Element {
  readonly name: NameNode;
  readonly description?: StringValueNode | undefined;
}

const files = schemaFiles();

/**
 * Returns a schema definition and all its parts (fields, arguments, enum values), each with its coordinate, such as
 * `Query.post(id)`.
 */
function elementsOf(definition: DefinitionNode): [place: string, element: Element][] {
  if (!('name' in definition) || !definition.name) return [];
  const own = definition.name.value;
  // Skips an `extend type` itself, because the original definition has the description of the type.
  const type: [string, Element][] = definition.kind.endsWith('Extension')
    ? []
    : [[own, { ...definition, name: definition.name }]];
  const values = 'values' in definition ? (definition.values ?? []) : [];
  const fields = 'fields' in definition ? (definition.fields ?? []) : [];
  return [
    ...type,
    ...values.map((value): [string, Element] => [`${own}.${value.name.value}`, value]),
    ...fields.flatMap((field): [string, Element][] => {
      const place = `${own}.${field.name.value}`;
      const given = 'arguments' in field ? (field.arguments ?? []) : [];
      return [
        [place, field],
        ...given.map((argument): [string, Element] => [`${place}(${argument.name.value})`, argument]),
      ];
    }),
  ];
}

describe('the schema files in schema/', () => {
  it.each(files)('%s has a description for each type, field, argument and enum value', async (file) => {
    const elements = parse(await readFile(`schema/${file}`, 'utf8')).definitions.flatMap(elementsOf);
    const silent = elements.filter(([, { description }]) => !description?.value.trim());
    expect(elements).not.toEqual([]);
    expect(silent.map(([place]) => place)).toEqual([]);
  });

  it.each(files)('in %s, each sentence of a description has a grammatical subject', async (file) => {
    const elements = parse(await readFile(`schema/${file}`, 'utf8')).definitions.flatMap(elementsOf);
    const hidden = elements.filter(([, { description }]) => hiddenSubjectOf(description?.value ?? ''));
    expect(hidden.map(([place, { description }]) => `${place}: ${description?.value ?? ''}`)).toEqual([]);
  });

  it.each(files)('%s has no line over 120 columns', async (file) => {
    const lines = (await readFile(`schema/${file}`, 'utf8')).split('\n');
    expect(lines.filter((line) => line.length > MAX_LINE)).toEqual([]);
  });
});
