import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { RefusalError } from '../../bff/gateway/errors.ts';
import { refusalOf } from '../../bff/gateway/upstream/refusals.ts';
import { readSdl } from '../../schema/sdl.ts';

const thrown = /ApiError\(\s*(\d{3}),\s*'([A-Z_]+)'/g;

/** Returns the HTTP status and the code of every error that the platform's source code throws. */
async function namedByThePlatform() {
  const names = await readdir('bff/platform', { recursive: true });
  const paths = names.filter((name) => name.endsWith('.ts')).map((name) => join('bff/platform', name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(thrown)].map(([, status, code = '']) => ({ status: Number(status), code })),
  );
}

function refusalCodes() {
  const type = buildSchema(readSdl()).getType('RefusalCode');
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
}

it("if the schema's RefusalCode has the code of a platform error, refusalOf() keeps the code and the message", async () => {
  const codes = refusalCodes();
  const known = (await namedByThePlatform()).filter(({ code }) => codes.includes(code));
  expect(known.length).toBeGreaterThan(40);
  // Skips 409 INVALID_INPUT, which the platform answers to the second of two concurrent calls. The gateway does not
  // report it as a refusal, because the client may retry the call.
  const refusals = known.filter(({ status, code }) => !(status === 409 && code === 'INVALID_INPUT'));
  const lost = refusals.filter(({ status, code }) => {
    const read = refusalOf(status, { code, error: 'Por quê.' }, 0);
    return !(read instanceof RefusalError && read.code === code && read.message === 'Por quê.');
  });
  expect(lost).toEqual([]);
});
