import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { RefusalError } from '../../bff/gateway/errors.ts';
import { refusalOf } from '../../bff/gateway/upstream/refusals.ts';

const thrown = /ApiError\(\s*(\d{3}),\s*'([A-Z_]+)'/g;

/** The status and code of every error that the platform's source names. */
async function namedByThePlatform() {
  const names = await readdir('bff/platform', { recursive: true });
  const paths = names.filter((name) => name.endsWith('.ts')).map((name) => join('bff/platform', name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(thrown)].map(([, status, code = '']) => ({ status: Number(status), code })),
  );
}

async function refusalCodes() {
  const files = (await readdir('schema'))
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFile(join('schema', name), 'utf8'));
  const type = buildSchema((await Promise.all(files)).join('\n')).getType('RefusalCode');
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
}

it('what the platform refuses with a code of the schema comes as that refusal, with its words', async () => {
  const codes = await refusalCodes();
  const known = (await namedByThePlatform()).filter(({ code }) => codes.includes(code));
  expect(known.length).toBeGreaterThan(40);
  // Of two that come at once the second is no refusal of what was typed: it may be sent again.
  const refusals = known.filter(({ status, code }) => !(status === 409 && code === 'INVALID_INPUT'));
  const lost = refusals.filter(({ status, code }) => {
    const read = refusalOf(status, { code, error: 'Por quê.' }, 0);
    return !(read instanceof RefusalError && read.code === code && read.message === 'Por quê.');
  });
  expect(lost).toEqual([]);
});
