import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const word = /^[A-Z][A-Z_]+$/;

/**
 * Maps each set of enum values to the places in the source that list exactly these values: union types, arrays,
 * generated enumerations.
 */
type Places = Map<string, string[]>;

function wordsOf(path: string, node: ts.Node): string[] | undefined {
  if (ts.isUnionTypeNode(node)) {
    return node.types.flatMap((type) =>
      ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
    );
  }
  if (ts.isArrayLiteralExpression(node) && node.elements.every((each) => ts.isStringLiteral(each))) {
    return node.elements.flatMap((each) => (ts.isStringLiteral(each) ? [each.text] : []));
  }
  if (path.includes('generated') && ts.isAsExpression(node) && ts.isObjectLiteralExpression(node.expression)) {
    return node.expression.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer) ? [property.initializer.text] : [],
    );
  }
  return undefined;
}

function collect(places: Places, path: string, source: string, counts: (node: ts.Node) => boolean) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    const words = new Set(counts(node) ? wordsOf(path, node) : []);
    if (words.size > 1 && [...words].every((each) => word.test(each))) {
      const key = [...words].sort().join(' ');
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      places.set(key, [...(places.get(key) ?? []), `${path}:${line}`]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

async function placesIn(folders: string[], left: RegExp, counts: (node: ts.Node) => boolean = () => true) {
  const places: Places = new Map();
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true });
    const paths = names.map((name) => join(folder, name)).filter((path) => /\.tsx?$/.test(path) && !left.test(path));
    for (const path of paths) collect(places, path, await readFile(path, 'utf8'), counts);
  }
  return places;
}

/**
 * Sets of values that several enumerations share by chance. The test allows these repetitions, because the enumerations
 * change independently.
 */
const alike = new Set([
  // The states of a payment in the API equal those of a refund in the database and at the payment provider.
  'FAILED PENDING SUCCEEDED',
]);

function written(places: Places) {
  return [...places].flatMap(([words, where]) =>
    where.length > 1 && !alike.has(words) ? `${words}: ${where.join(', ')}` : [],
  );
}

describe('enumeration values', () => {
  it('the platform lists the values of each enumeration in one place only', async () => {
    const places = await placesIn(['bff/platform'], /\/(migrations|demo)\//);
    expect(places.size).toBeGreaterThan(40);
    expect(written(places)).toEqual([]);
  });

  it('the gateway and its generated code list the values of each enumeration in one place only', async () => {
    const places = await placesIn(['bff/gateway', 'bff/features', 'bff/generated'], /^$/);
    expect(places.size).toBeGreaterThan(30);
    expect(written(places)).toEqual([]);
  });

  it('the web app defines each enumeration at most once as a type and at most once as a list', async () => {
    const operations = /^web\/(?!generated\/).*\/generated\//;
    const types = await placesIn(['web'], operations, ts.isUnionTypeNode);
    const lists = await placesIn(['web'], operations, ts.isArrayLiteralExpression);
    expect(types.size).toBeGreaterThan(20);
    expect([...written(types), ...written(lists)]).toEqual([]);
  });
});
