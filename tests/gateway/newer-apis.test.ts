import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { MEMBERS, ORDINARY_NAMES, STATICS } from '../lint/newer-apis.ts';

const eslint = new ESLint({ ruleFilter: ({ ruleId }) => /^no-restricted-(?:globals|properties)$/.test(ruleId) });
const { globalThis: names, ...statics } = STATICS;

/** Returns the numbers of the lines in which ESLint finds an API that an old browser lacks. */
async function linesWithNewerApi(lines: readonly string[], filePath: string) {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath });
  const found = result?.messages.filter(({ message }) => message.includes('Safari 16.4')) ?? [];
  return [...new Set(found.map(({ line }) => line))];
}

describe('the lint rule for APIs that Safari 16.4, Chrome 111 or Firefox 114 lacks', () => {
  const uses = [
    ...names.map((name) => `use(${name});`),
    ...Object.entries<readonly string[]>(statics).flatMap(([object, all]) =>
      all.map((name) => `use(${object}.${name});`),
    ),
    ...Object.values<readonly string[]>(MEMBERS)
      .flat()
      .filter((name) => !ORDINARY_NAMES.has(name))
      .map((name) => `use(value.${name});`),
  ];

  it.each(['web/ui/field.ts', 'web/features/posts/Post.tsx', 'web/storage/locks.ts'])(
    'ESLint refuses in %s each API that the tests of old browsers remove, except ordinary names',
    async (path) => {
      expect(uses.length).toBeGreaterThan(100);
      expect(await linesWithNewerApi(uses, path)).toEqual(uses.map((_use, at) => at + 1));
    },
  );

  it('ESLint accepts names that older interfaces have too', async () => {
    const code = [...ORDINARY_NAMES].map((name) => `use(value.${name});`);
    expect(await linesWithNewerApi(code, 'web/ui/field.ts')).toEqual([]);
  });

  it('ESLint accepts a newer API in the file that uses it only if the browser supports it, and no other one', async () => {
    const code = ['use(Intl.Segmenter);', 'use(URL.canParse);'];
    expect(await linesWithNewerApi(code, 'web/ui/keepWithin.ts')).toEqual([2]);
  });
});
