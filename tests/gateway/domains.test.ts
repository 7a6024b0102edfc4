import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const lint = readFileSync('eslint.config.ts', 'utf8');
const readme = readFileSync('README.md', 'utf8');
const platformTiers = tiersIn('platformTiers');
const webTiers = tiersIn('webTiers');
const order = platformTiers.flatMap(({ folders }) => folders);
const ground = webTiers.at(-1)?.folders ?? [];
const features = webTiers.slice(0, -1).flatMap(({ folders }) => folders);

describe('the import order in eslint.config.ts', () => {
  it.each([
    ['bff/platform', order],
    ['web/features', features],
    ['web', ['build', 'pages', 'features', ...ground]],
  ])('the import order names every folder of %s', (folder, names) => {
    expect(foldersOf(folder)).toEqual(names.toSorted());
  });

  it.each([
    ["platform's", platformTiers],
    ["web's", webTiers],
  ])('the README lists the %s folders in the same four tiers as the lint rule', (whose, tiers) => {
    const [, line = ''] =
      new RegExp(`The ${whose} folders import downwards only, in four tiers(.*)`).exec(readme) ?? [];
    const printed = [...line.matchAll(/\*\*(\w+)\*\*([^*]*)/g)].map(([, name = '', names = '']) => ({
      name: name.toLowerCase(),
      folders: [...names.matchAll(/`([a-z]+)`/g)].map(([, folder = '']) => folder),
    }));
    expect(tiers).toHaveLength(4);
    expect(printed).toEqual(tiers);
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

it('there is no import cycle among the files of bff, web and schema, type imports included', () => {
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
  // Leaves only files that may be part of an import cycle: again and again removes the files that import no remaining
  // file or that no remaining file imports.
  for (let before = Infinity; imports.size < before;) {
    before = imports.size;
    const imported = new Set([...imports.values()].flat());
    for (const [path, others] of imports)
      if (!imported.has(path) || !others.some((other) => imports.has(other))) imports.delete(path);
  }
  expect(sources.length).toBeGreaterThan(800);
  expect([...imports.keys()]).toEqual([]);
});

/**
 * Reads the list `name` of tiers from the lint configuration. @returns the tiers with their folders, from the highest
 * to the lowest
 */
function tiersIn(name: string) {
  const [, list = ''] = new RegExp(`const ${name} = \\{([^}]*)\\};`).exec(lint) ?? [];
  return [...list.matchAll(/\n {2}(\w+): ([^]*?)(?=\n {2}\w|\n$)/g)].map(([, tier = '', folders = '']) => ({
    name: tier,
    folders: [...folders.matchAll(/'([a-z]+)'/g)].map(([, folder = '']) => folder),
  }));
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
