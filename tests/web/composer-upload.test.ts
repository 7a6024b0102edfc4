import { webcrypto } from 'node:crypto';
import { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '../../web/apollo/cache.ts';
import { createTrustedLink } from '../../web/apollo/trusted.ts';
import { createUploadLink } from '../../web/apollo/upload.ts';
import { UploadMediaDocument } from '../../web/features/media/generated/upload.ts';
import { hashOf, textOf } from '../../web/build/documents.ts';
import { eventually } from '../support/eventually.ts';

/** A mock of XMLHttpRequest. The test sets its response. */
class ScriptedRequest {
  static readonly DONE = 4;
  static last: ScriptedRequest;
  readyState = 1;
  status = 200;
  responseText = '';
  headers: Record<string, string> = {};
  body: FormData | undefined;
  aborted = false;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;

  constructor() {
    ScriptedRequest.last = this;
  }

  open() {
    this.readyState = 1;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  send(body: FormData) {
    this.body = body;
  }

  abort() {
    this.aborted = true;
    this.onabort();
  }

  answer(status: number, text: string) {
    this.readyState = ScriptedRequest.DONE;
    this.status = status;
    this.responseText = text;
    this.onload();
  }
}

const stored = JSON.stringify({
  data: { uploadMedia: { __typename: 'UploadMediaSuccess', media: { __typename: 'Image', id: 'm1' } } },
});

function start(upload = {}) {
  const client = new ApolloClient({
    cache: createCache(),
    link: createTrustedLink().concat(createUploadLink('/graphql')),
  });
  const file = new File(['bytes'], 'férias íntimas.jpg', { type: 'image/jpeg' });
  const poster = new File(['still'], 'still.webp', { type: 'image/webp' });
  const before = ScriptedRequest.last;
  const sent = client.mutate({
    mutation: UploadMediaDocument,
    variables: { input: { file, poster } },
    context: { upload, headers: { authorization: 'Bearer t' } },
    fetchPolicy: 'no-cache',
  });
  return eventually(() => {
    expect(ScriptedRequest.last).not.toBe(before);
    expect(ScriptedRequest.last.body).toBeDefined();
    return { sent, request: ScriptedRequest.last };
  });
}

function field({ body }: ScriptedRequest, name: string): unknown {
  const value = body?.get(name);
  return typeof value === 'string' ? JSON.parse(value) : undefined;
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', ScriptedRequest));
afterEach(() => vi.unstubAllGlobals());

describe('media upload', () => {
  it('an upload is a GraphQL multipart request with the session token and the preflight header', async () => {
    const { sent, request } = await start();
    expect(request.headers).toMatchObject({ authorization: 'Bearer t', 'apollo-require-preflight': 'true' });
    expect([...(request.body?.keys() ?? [])]).toEqual(['operations', 'map', '0', '1']);
    expect(field(request, 'operations')).toMatchObject({
      operationName: 'UploadMedia',
      variables: { input: { file: null, poster: null } },
    });
    expect(field(request, 'map')).toEqual({ 0: ['variables.input.file'], 1: ['variables.input.poster'] });

    request.answer(200, stored);
    expect((await sent).data?.uploadMedia).toMatchObject({ media: { id: 'm1' } });
  });

  it('an upload is sent with the hash of its document, so that the gateway uses the schema of the page', async () => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('crypto', webcrypto);
    const { sent, request } = await start();
    const sha256Hash = hashOf(textOf(UploadMediaDocument));
    expect(field(request, 'operations')).toMatchObject({
      query: textOf(UploadMediaDocument),
      extensions: { persistedQuery: { sha256Hash } },
    });
    request.answer(200, stored);
    await sent;
  });

  it('an upload does not send the name of the file', async () => {
    const { sent, request } = await start();
    const part = request.body?.get('0');
    expect(part instanceof File && part.name).toBe('file');
    request.answer(200, stored);
    await sent;
  });

  it('an upload calls onProgress with the fraction that has been sent', async () => {
    const onProgress = vi.fn();
    const { sent, request } = await start({ onProgress });
    request.upload.onprogress?.({ loaded: 25, total: 100 });
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.25);
    request.answer(200, stored);
    await sent;
  });

  it('aborting the signal of an upload aborts its request', async () => {
    const controller = new AbortController();
    const { sent, request } = await start({ signal: controller.signal });
    controller.abort();
    await expect(sent).rejects.toThrow('aborted');
    expect(request.aborted).toBe(true);
  });

  it.each([
    [502, '<html>Bad gateway</html>'],
    [413, ''],
    [200, '"text"'],
  ])('an upload fails if the server answers with status %d and the body %j', async (status, text) => {
    const { sent, request } = await start();
    request.answer(status, text);
    await expect(sent).rejects.toThrow(`HTTP ${status}`);
  });
});
