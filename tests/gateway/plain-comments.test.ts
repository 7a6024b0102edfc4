import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { plainComments } from '../lint/plain-comments.ts';

function messagesOf(code: string) {
  const plugins = { brasa: { rules: { 'plain-comments': plainComments } } };
  return new Linter().verify(code, [{ plugins, rules: { 'brasa/plain-comments': 'error' } }]).map(({ line }) => line);
}

describe('the lint rule plain-comments', () => {
  it.each([
    '// What came back first is handled first.',
    '/** Whether the member may read it. */',
    '/**\n * Takes out what is not of the member.\n */',
    '/* Tells who has waited. */',
    '/** Of the pool, or of the queue. */',
    '// A call of the member\n// who reads the page.',
  ])('plain-comments refuses the comment %j', (code) => {
    expect(messagesOf(code)).toEqual([1]);
  });

  it.each([
    '/** Returns the rows of the member. */',
    '// Retries once. Without this a lost answer is a lost payment.',
    '// ms',
    '// What',
    '// A call of the member.\n\n// Whom',
  ])('plain-comments accepts the comment %j', (code) => {
    expect(messagesOf(code)).toEqual([]);
  });

  it('plain-comments accepts each comment in the column "after" of .github/STYLE.md', () => {
    const section = /## Comments\n([^]*?)\n## /.exec(readFileSync('.github/STYLE.md', 'utf8'))?.[1] ?? '';
    const after = [...section.matchAll(/^\| .* \| (.*?) +\|$/gm)].map(([, text = '']) => text).slice(2);
    expect(after.length).toBeGreaterThan(4);
    expect(after.filter((text) => messagesOf(`/** ${text} */`).length > 0)).toEqual([]);
  });
});
