import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../bff/platform/errors.ts';
import { readMultipart, type MultipartOptions } from '../../../bff/platform/media/multipart.ts';

const CRLF = '\r\n';
const part = (name: string, content: string) =>
  `--b${CRLF}content-disposition: form-data; name="${name}"; filename="a"${CRLF}${CRLF}${content}${CRLF}`;

describe('readMultipart()', () => {
  let server: Server | undefined;

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /**
   * Starts a server that parses one multipart form with these options.
   * @returns a client request to this server, the parsed form, and the discarded files
   */
  async function listen(options: Partial<MultipartOptions<string>> = {}) {
    const discarded: string[] = [];
    const listening = createServer();
    server = listening;
    const outcome = new Promise<unknown>((resolve) => {
      listening.on('request', (request, response) => {
        const form = readMultipart<string>(request, {
          maxFiles: 3,
          fileFields: ['file'],
          textFields: { text: 10 },
          onFile: textOf,
          discard: (made) => Promise.resolve(discarded.push(made)),
          ...options,
        });
        form
          .then(
            ({ files, fields }) => resolve({ files: files.map(({ value }) => value), text: fields.get('text') }),
            resolve,
          )
          .finally(() => response.end())
          .catch(resolve);
      });
    });
    listening.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return { outcome, discarded, client: clientOf(listening.address()) };
  }

  function clientOf(address: string | AddressInfo | null) {
    const port = typeof address === 'object' ? address?.port : undefined;
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    return httpRequest({ port, host: '127.0.0.1', method: 'POST', headers }).on('error', () => undefined);
  }

  it('readMultipart() returns the files of a form in their order, and its text fields', async () => {
    const { client, outcome } = await listen();
    client.end(
      `${part('file', 'one')}--b${CRLF}content-disposition: form-data; name="text"${CRLF}${CRLF}olá${CRLF}${part('file', 'two')}--b--`,
    );
    expect(await outcome).toEqual({ files: ['one', 'two'], text: 'olá' });
  });

  it('if a later part of a form is refused, readMultipart() discards the files of the earlier parts', async () => {
    const made: string[] = [];
    const { client, outcome, discarded } = await listen({
      async onFile(stream) {
        const text = await textOf(stream);
        made.push(text);
        return text;
      },
    });
    client.write(`${part('file', 'one')}${part('file', 'two')}--b`);
    await expect.poll(() => made).toHaveLength(2);
    client.end(part('other', 'three').slice('--b'.length));
    expect(await outcome).toMatchObject({ status: 400, field: 'other' });
    expect(discarded).toEqual(['one', 'two']);
  });

  it('if a file is refused, readMultipart() rejects with the error of that refusal', async () => {
    const reason = new ApiError(400, 'UNSUPPORTED_FILE', 'não');
    const { client, outcome } = await listen({ onFile: () => Promise.reject(reason) });
    client.end(`${part('file', 'one')}--b--`);
    expect(await outcome).toBe(reason);
  });

  it('if a text field is longer than its limit, readMultipart() rejects with 400', async () => {
    const { client, outcome } = await listen();
    client.end(`--b${CRLF}content-disposition: form-data; name="text"${CRLF}${CRLF}${'x'.repeat(11)}${CRLF}--b--`);
    expect(await outcome).toMatchObject({ status: 400, field: 'text' });
  });
});

async function textOf(stream: Readable) {
  return Buffer.concat(await stream.toArray()).toString();
}
