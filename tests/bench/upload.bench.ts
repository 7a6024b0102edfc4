import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { print } from 'graphql';
import { request } from 'undici';
import { UploadMediaDocument } from '../../web/features/media/generated/upload.ts';
import { spread } from './support/figures.ts';
import { sizeOf } from './support/length.ts';
import { watchMemory } from './support/memory.ts';
import { register, startProduct } from './support/product.ts';
import { writeBigVideo } from './upload/big-video.ts';
import { record } from './support/table.ts';

const MB = 1_000_000;
const FIXTURE = 'tests/support/fixtures/two-seconds.mp4';
const BIG_MB = sizeOf(500, 20);
const WANTED = 64; // MiB

/**
 * Measures the memory of each process while a browser uploads a video of 500 MB and the product writes it to the file
 * store.
 */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-video-'));
  const product = await startProduct();
  try {
    const { token } = await register(product.url, 'Marina');
    const [small, big] = [join(folder, 'small.mp4'), join(folder, 'big.mp4')];
    await writeBigVideo(small, { fixture: FIXTURE, bytes: 5 * MB, seconds: 10 });
    await writeBigVideo(big, { fixture: FIXTURE, bytes: BIG_MB * MB, seconds: 280 });

    // Uploads a small file twice. The first upload makes the product load and compile code. The second is the baseline
    // for the big file.
    await upload(product.url, token, small);
    const ofSmall = await peaks(product.pid, () => upload(product.url, token, small));
    const began = performance.now();
    const ofBig = await peaks(product.pid, () => upload(product.url, token, big));
    const seconds = (performance.now() - began) / 1_000;

    console.log(`${megabytes(big)} MB stored in ${seconds.toFixed(1)} s`);
    console.log(
      `resident memory at its highest, MiB, with ${megabytes(small)} MB → ${megabytes(big)} MB (wanted: under ${WANTED} more)`,
    );
    for (const [name, peak] of ofBig) {
      const less = ofSmall.get(name) ?? 0;
      record(`${name} for the large file`, 'MiB', spread([peak]));
      console.log(
        `${name.padEnd(18)} ${less.toFixed(0).padStart(5)} → ${peak.toFixed(0).padStart(5)}   ${(peak - less).toFixed(0)} more`,
      );
    }
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Returns the peak memory in MiB of each process, by the name of the process. */
async function peaks(root: number, work: () => Promise<void>) {
  const stopWatching = watchMemory(root);
  await work();
  return new Map(stopWatching().map(({ name, peak }) => [name, peak]));
}

function megabytes(path: string) {
  return Math.round(statSync(path).size / MB);
}

/** Uploads a file as the web app does (GraphQL multipart request). @throws unless the file was stored */
async function upload(url: string, token: string, path: string) {
  const boundary = `brasa${Date.now()}`;
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  async function* body() {
    yield field(
      'operations',
      JSON.stringify({
        operationName: 'UploadMedia',
        query: print(UploadMediaDocument),
        variables: { input: { file: null } },
      }),
    );
    yield field('map', JSON.stringify({ 0: ['variables.input.file'] }));
    yield `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="v.mp4"\r\nContent-Type: video/mp4\r\n\r\n`;
    yield* createReadStream(path);
    yield `\r\n--${boundary}--\r\n`;
  }
  const answer = await request(`${url}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'apollo-require-preflight': 'true',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: Readable.from(body()),
    headersTimeout: 600_000, // ms
  });
  const text = await answer.body.text();
  if (!text.includes('UploadMediaSuccess')) throw new Error(`Not stored: ${answer.statusCode} ${text}`);
}
