import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const lint = readFileSync('eslint.config.ts', 'utf8');
const readme = readFileSync('README.md', 'utf8');
const order = listed('order');
const features = listed('features');
const ground = listed('ground');

describe('the import order in eslint.config.ts', () => {
  it.each([
    ['bff/platform', order],
    ['web/features', features],
    ['web', ['build', 'pages', 'features', ...ground]],
  ])('the import order names every folder of %s', (folder, names) => {
    expect(foldersOf(folder)).toEqual(names.toSorted());
  });

  it.each([
    ['of domains', 'domains', order],
    ['of the web app', 'features', [...features, ...ground]],
  ])('the import order %s is printed in the README', (_whose, what, names) => {
    const line = new RegExp(`${what} import downwards only: (.*)`);
    expect(namesIn(readme, line, /`([a-z]+)`/g)).toEqual(names);
  });

  it('the generated documents of the web app follow the import order', () => {
    const imports = features.flatMap((feature, place) =>
      generatedIn(feature).flatMap((source) =>
        namesIn(source, /([^]*)/, /from '\.\.\/\.\.\/([a-z]+)\//g).map((other) => ({ feature, place, other })),
      ),
    );
    expect(imports).not.toEqual([]);
    expect(imports.filter(({ place, other }) => features.indexOf(other) <= place)).toEqual([]);
  });
});

it('the files of bff, web and schema import one another in no circle, types included', () => {
  const sources = ['bff', 'web', 'schema'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('generated/'))
      .map((path) => join(folder, path)),
  );
  const imports = new Map(
    sources.map((path) => {
      const text = readFileSync(path, 'utf8');
      const named = text.matchAll(/^(?:import|export)\s[^;]*?from '(\.[^']+)'/gm);
      return [path, [...named].map(([, other = '']) => normalize(join(dirname(path), other)))];
    }),
  );
  // Files that import no remaining file, or that none of these imports, are in no circle.
  for (let before = Infinity; imports.size < before;) {
    before = imports.size;
    const imported = new Set([...imports.values()].flat());
    for (const [path, others] of imports)
      if (!imported.has(path) || !others.some((other) => imports.has(other))) imports.delete(path);
  }
  expect(sources.length).toBeGreaterThan(800);
  expect([...imports.keys()]).toEqual([]);
});

function listed(name: string) {
  return namesIn(lint, new RegExp(`const ${name} = \\[([^;]*)\\];`), /'([a-z]+)'/g);
}

function foldersOf(parent: string) {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

function generatedIn(feature: string) {
  const folder = join('web/features', feature);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.startsWith('generated/'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

function namesIn(text: string, part: RegExp, name: RegExp) {
  return [...(part.exec(text)?.[1] ?? '').matchAll(name)].map(([, each]) => each ?? '');
}
