import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const order = namesIn(readFileSync('eslint.config.ts', 'utf8'), /const order = \[([^;]*)\];/, /'([a-z]+)'/g);

it('every folder of the platform has a place in the order of domains that lint holds', () => {
  const folders = readdirSync('bff/platform', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(order.toSorted());
});

it('the README prints the order of domains that lint holds', () => {
  const line = /domains import downwards only: (.*)/;
  expect(namesIn(readFileSync('README.md', 'utf8'), line, /`([a-z]+)`/g)).toEqual(order);
});

function namesIn(text: string, part: RegExp, name: RegExp) {
  return [...(part.exec(text)?.[1] ?? '').matchAll(name)].map(([, each]) => each ?? '');
}
