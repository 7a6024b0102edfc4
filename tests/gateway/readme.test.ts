import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperationTypeNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readExamples } from '../support/playground-examples.ts';

const roots = '(?:bff|web|tests|schema|\\.github|\\.ci|\\.readme)';
/** Folders that the build or a run of the product creates, so they may be missing. */
const made = /^(dist|\.data)\b/;

const files = filesIn('.');
const names = files.filter((path) => path.endsWith('.md')).sort();
const pages = await Promise.all(names.map(async (name) => ({ name, text: await readFile(name, 'utf8') })));
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await readFile('package.json', 'utf8')));

/** Returns the paths of all files of the project, relative to the project's folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (/(^|\/)(node_modules|dist|\.git|\.data|test-results)$/.test(path)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Returns the anchor that GitHub generates for a heading. */
function anchorOf(heading: string) {
  const words = heading.replaceAll(/[`*]/g, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return words
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** Returns a Markdown text without its code blocks, in which a # would start a comment instead of a heading. */
const proseOf = (text: string) => text.replaceAll(/^```[^]*?^```$/gm, '');

function anchorsIn(text: string) {
  return [...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

/** Returns the code in a Markdown text: the code blocks and the inline code. */
function codeIn(text: string) {
  const blocks = [...text.matchAll(/^```.*\n([^]*?)^```$/gm)];
  const spans = [...proseOf(text).matchAll(/`([^`\n]+)`/g)];
  return [...blocks, ...spans].map(([, code = '']) => code);
}

/** Returns the relative links of a Markdown page whose target does not exist. */
function deadLinks(name: string, text: string) {
  return [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^https?:/.test(link)) return [];
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? name : join(dirname(name), path);
    if (!existsSync(target)) return [`${name}: ${link}`];
    const page = pages.find((each) => each.name === target);
    return anchor === undefined || (page && anchorsIn(page.text).includes(anchor)) ? [] : [`${name}: ${link}`];
  });
}

/**
 * Returns the paths of project files in a piece of code: paths that start with a folder of the project, and single file
 * names.
 */
function pathsIn(code: string) {
  const below = [...code.matchAll(new RegExp(`(?<![\\w./-])${roots}/[\\w./*{},-]*`, 'g'))].map(([path]) => path);
  const alone = /^[\w.-]+\.(ts|tsx|mjs|md|yml|graphql)$/.test(code) ? [code] : [];
  return [...below, ...alone];
}

/** Returns true if a file or folder of this path or name exists. A path may contain * and **. */
function isThere(path: string) {
  const segments = path.replace(/[/.,]+$/, '').split('/');
  const pattern = segments.map((segment) => segment.replaceAll('.', '\\.').replaceAll(/\*+/g, '[^/]*')).join('/');
  const wanted = new RegExp(path.includes('/') ? `^${pattern}(/|$)` : `(^|/)${pattern}$`);
  return files.some((file) => wanted.test(file));
}

/** Returns the commands (npm scripts, npx and node programs) in a piece of code that do not exist. */
function deadCommands(code: string) {
  const scriptsNamed = [...code.matchAll(/\bnpm (?:run )?([a-z][\w:]*)/g)].map(([, script = '']) => script);
  const tools = [...code.matchAll(/\bnpx ([\w-]+)/g)].map(([, tool = '']) => tool);
  const programs = [...code.matchAll(/(?<=^|[\s;&])node (?!-)([\w./-]+)/g)].map(([, program = '']) => program);
  return [
    ...scriptsNamed.filter((script) => !['install', 'ci'].includes(script) && !(script in scripts)),
    ...tools.filter((tool) => !existsSync(`node_modules/.bin/${tool}`)),
    ...programs.filter((program) => !made.test(program) && !existsSync(program)),
  ];
}

function textOf(name: string) {
  return pages.find((page) => page.name === name)?.text ?? '';
}

/**
 * Follows the links between the Markdown pages, starting from one page.
 * @returns the names of all pages that the links reach
 */
function pagesReachedFrom(name: string) {
  const reached = new Set([name]);
  // The loop also visits the names that are added to the Set during the iteration, so this is a breadth-first search.
  for (const each of reached) {
    for (const [, link = ''] of textOf(each).matchAll(/\]\(([^)\s#]+\.md)[^)]*\)/g))
      if (!link.startsWith('http')) reached.add(join(dirname(each), link));
  }
  return reached;
}

describe('the concept pages that CONTRIBUTING names', () => {
  const list = /^## Understand it first$([^]*?)^## /m.exec(textOf('.github/CONTRIBUTING.md'))?.[1] ?? '';
  const concepts = [...list.matchAll(/^\d\. .*?\]\(\.\.\/([^)]+)\)/gm)].map(([, name = '']) => name);

  it('CONTRIBUTING names six concept pages', () => expect(concepts).toHaveLength(6));

  it.each(concepts)('the page %s has a drawing and fits on a screen of 60 lines', (name) => {
    const text = textOf(name);
    expect(text).toMatch(/^```\n[^]*?^```$/m);
    expect(text.split('\n').length).toBeLessThanOrEqual(60);
  });
});

it('the Playground section of the README names a subscription and a mutation that are examples, and says to run them', () => {
  const section = /^## Playground$([^]*?)^## /m.exec(textOf('README.md'))?.[1] ?? '';
  const examples = [...readExamples().values()];
  const kinds = codeIn(section).map((code) => examples.find(({ id }) => id.endsWith(`/${code}`))?.kind);
  expect(kinds).toEqual([OperationTypeNode.SUBSCRIPTION, OperationTypeNode.MUTATION]);
  expect(section).toContain('press Run');
  expect(section).toContain('_Examples_ pane');
});

describe('decisions', () => {
  const decisions = pages.filter(({ name }) => /^\.github\/decisions\/\d/.test(name));

  it.each(decisions)(
    'the decision record $name has a date, the parts context, decision and consequence, and names the record it supersedes',
    ({ text }) => {
      expect([...text.matchAll(/^\*\*([A-Z][a-z]+)[.:]\*\*/gm)].map(([, part]) => part)).toEqual([
        ...['Date', 'Context', 'Decision', 'Consequence', 'Supersedes'],
      ]);
    },
  );

  it('the files of decisions are numbered without a gap', () => {
    expect(decisions.map(({ text }) => Number(text.slice(2, 5)))).toEqual(decisions.map((_, index) => index + 1));
  });
});

describe('the Markdown pages of the project', () => {
  it('links from the README reach every page, and the README has at most 10 KiB', () => {
    expect(Buffer.byteLength(textOf('README.md'))).toBeLessThanOrEqual(10_240);
    expect(names.length).toBeGreaterThan(7);
    expect(names.filter((name) => !pagesReachedFrom('README.md').has(name))).toEqual([]);
  });

  it.each(pages)('$name has no dead relative link', ({ name, text }) => {
    expect(deadLinks(name, text)).toEqual([]);
  });

  it.each(pages)('$name names only files and folders that exist', ({ text }) => {
    const paths = codeIn(text).flatMap(pathsIn);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it.each(pages)('$name names only commands that exist', ({ text }) => {
    expect(codeIn(text).flatMap(deadCommands)).toEqual([]);
  });
});

it('no table row of API.md is longer than 175 characters', async () => {
  const page = await readFile('bff/platform/API.md', 'utf8');
  const wide = page.split('\n').filter((line) => line.startsWith('|') && line.length > 175);
  expect(wide).toEqual([]);
});

it('every threat in SECURITY.md names a protection, the code that implements it and a test that tries the attack', async () => {
  const table = await readFile('bff/SECURITY.md', 'utf8');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (threat |-)/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(45);
  const leadsTo = (cell: string) => [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => join('bff', path));
  for (const [, threat = '', protection, held = '', tests = ''] of rows) {
    expect(threat).not.toBe('');
    expect(protection).not.toBe('');
    expect(leadsTo(held), threat).not.toEqual([]);
    expect(leadsTo(tests), threat).not.toEqual([]);
    expect(leadsTo(held).filter((path) => !existsSync(path))).toEqual([]);
    expect(leadsTo(tests).filter((path) => !/^tests\/.*\.(test|spec)\.tsx?$/.test(path))).toEqual([]);
  }
});

describe('references to SPEC.md and PRODUCT.md', () => {
  const reference = /\b(SPEC|PRODUCT)(?:\.md)?,? (?:section )?(?:(\d)\b|["'“]([^"'”]+)["'”])/g;
  const sources = files.filter((path) => /\.(tsx?|mjs|md|graphql)$/.test(path) && !/generated|SPEC\.md$/.test(path));

  it('references to SPEC.md and PRODUCT.md name a section or a table row that exists', async () => {
    const texts = await Promise.all(sources.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
    const pageOf = (name: string) => pages.find((page) => page.name === `.github/${name}.md`)?.text ?? '';
    const found = texts.flatMap(({ path, text }) =>
      [...text.replaceAll(/\s*\n\s*(?:\*|\/\/) /g, ' ').matchAll(reference)].map(([, page = '', number, name]) => ({
        place: `${path}: ${page}.md, ${number ?? name ?? ''}`,
        exists:
          number === undefined
            ? new RegExp(`^(#+ |\\| )${name ?? ''}\\b`, 'm').test(pageOf(page))
            : pageOf(page).includes(`\n## ${number}. `),
      })),
    );
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(({ exists }) => !exists).map(({ place }) => place)).toEqual([]);
  });
});
