import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes tables.ts from two files of https://www.unicode.org/Public/security/latest/. Run `node
 * bff/platform/names/make-tables.mjs confusables.txt IdentifierStatus.txt`. Each table is an ASCII string that contains
 * numbers in base 36.
 */
const [confusables = '', identifierStatus = ''] = process.argv.slice(2);
const LINE = 112; // characters

const rowsOf = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) =>
      line
        .replace(/^\uFEFF/, '')
        .replace(/#.*/, '')
        .split(';')
        .map((cell) => cell.trim()),
    )
    .filter(([first]) => first);
const version = /^# Version: (\S+)/m.exec(readFileSync(confusables, 'utf8'))?.[1];
const hex = (text) => text.split(/\s+/).map((code) => Number.parseInt(code, 16));
const base36 = (number) => number.toString(36);

/**
 * A table is a list of entries, each with a `;` at its end. An entry is a target (its code points, joined by `-`), a
 * `:` and the code points that look like the target: the first one as a number, each further one as `+` and its
 * distance from the one before.
 */
const sources = new Map();
for (const [source, target] of rowsOf(confusables)) {
  const key = hex(target).map(base36).join('-');
  sources.set(key, [...(sources.get(key) ?? []), hex(source)[0]]);
}
const confusableTable = [...sources]
  .map(([target, codes]) => `${target}:${distances(codes.sort((one, other) => one - other)).join(',')}`)
  .join(';');

/**
 * The format of a table: `first,length;distance,length;…`. A distance leads from the start of one range of code points
 * to the start of the next range.
 */
const ranges = rowsOf(identifierStatus)
  .filter(([, status]) => status === 'Allowed')
  .map(([codes]) => codes.split('..').map((code) => Number.parseInt(code, 16)))
  .map(([first, last = first]) => [first, last])
  .sort(([one], [other]) => one - other)
  .reduce((joined, [first, last]) => {
    const before = joined.at(-1);
    if (before && before[1] + 1 === first) before[1] = last;
    else joined.push([first, last]);
    return joined;
  }, []);
const firsts = distances(ranges.map(([first]) => first));
const allowedTable = ranges.map(([first, last], at) => `${firsts[at]},${base36(last - first + 1)}`).join(';');

function distances(codes) {
  return codes.map((code, at) => base36(code - (codes[at - 1] ?? 0)));
}

function literal(text) {
  const lines = text.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return lines.map((line) => `  '${line}'`).join(' +\n');
}

writeFileSync(
  new URL('tables.ts', import.meta.url),
  `/**
 * Made by make-tables.mjs from the data of Unicode Technical Standard #39, version ${version}: confusables.txt and
 * IdentifierStatus.txt. Copyright © 1991-2025 Unicode, Inc. Used under the Unicode License V3
 * (https://www.unicode.org/license.txt).
 */
export const confusableTable =
${literal(confusableTable)};

/** The code points with the Identifier_Status Allowed. */
export const allowedTable =
${literal(allowedTable)};
`,
);
