import type { Random } from '../../../bff/demo/random.ts';
import { mutate } from './mutations.ts';

const LINE = '\r\n';
const query = 'mutation ($input: UploadMediaInput!) { uploadMedia(input: $input) { __typename } }';
const operations = JSON.stringify({ query, variables: { input: { file: null } } });
const map = JSON.stringify({ 0: ['variables.input.file'] });

function part(disposition: string, value: Buffer | string, headers: readonly string[] = []) {
  const head = ['--x', `Content-Disposition: form-data; ${disposition}`, ...headers, '', ''].join(LINE);
  return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from(LINE)]);
}

function partsOf(file: Buffer) {
  return [
    part('name="operations"', operations),
    part('name="map"', map),
    part('name="0"; filename="a.png"', file, ['Content-Type: image/png']),
  ];
}

/** Returns a valid multipart body with a small file that is not a picture. */
export function uploadBody(random: Random) {
  return Buffer.concat([...partsOf(Buffer.from(random.bytes(random.whole(0, 3_000)))), Buffer.from('--x--\r\n')]);
}

/** Returns a multipart body that is broken in one place: in a part, a header, the boundary or the bytes. */
export function brokenUpload(random: Random): Buffer {
  const file = Buffer.from(random.bytes(random.whole(0, 3_000)));
  const end = Buffer.from('--x--\r\n');
  const whole = Buffer.concat([...partsOf(file), end]);
  const many = Array.from({ length: 10_000 }, (_, at) => `X-${at}: 1`);
  return random.pick([
    () => mutate(random, whole),
    () => mutate(random, whole),
    () => Buffer.concat([...random.shuffle(partsOf(file)), end]),
    () => Buffer.concat([...partsOf(file), ...partsOf(file), end]),
    () => Buffer.concat([part('name="operations"', operations, many), end]),
    () => Buffer.concat([...partsOf(file).slice(0, 2), part('name="0"; filename="a"', file, many), end]),
    () => Buffer.from(whole.toString('latin1').replaceAll('--x', random.pick(['--y', '-x', '--x ', '--'])), 'latin1'),
    () => Buffer.concat([...partsOf(file).slice(0, 2), part('name="0"; filename="a\0b"', file), end]),
    () => Buffer.concat([Buffer.from(`--x${LINE}garbage${LINE}${LINE}x${LINE}`), end]),
  ] as const)();
}
