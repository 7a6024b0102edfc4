import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { ApiError, notFound, unavailable } from '../errors.ts';
import { matchesTag, readRange } from './ranges.ts';
import type { Signer } from './signer.ts';
import { idOfKey, isMediaKey, mimeTypeOfKey, type MediaStore, type StoredObject } from './store.ts';

/**
 * Response headers that describe the file. An error response must not have them, because browsers would then cache the
 * error.
 */
const ofTheFile = ['cache-control', 'etag', 'content-length', 'content-range', 'content-disposition', 'accept-ranges'];

/**
 * Returns the text that is signed, in place of the key, for a URL for moderators. Such a URL also serves withheld
 * files.
 */
const evidenceOf = (key: string) => `evidence/${key}`;

export function evidenceUrlOf(signer: Signer, key: string, sealedReader: string | undefined) {
  return signer.urlOf(evidenceOf(key), sealedReader).replace('/media/evidence/', '/media/');
}

/** The access of a moderator: to any file, even to one that is withheld from readers. */
const anyhow = { isWithheld: false, isShut: false };

interface Delivered {
  store: MediaStore;
  signer: Signer;
  /**
   * Returns `isWithheld` (true if the file is withheld from all readers) and `isShut` (true if the member for whom the
   * URL was made may no longer see the file).
   */
  accessTo: (id: string, sealedReader: string | undefined) => Promise<{ isWithheld: boolean; isShut: boolean }>;
  /**
   * Returns true if the member for whom the URL was signed may still receive files; false, for example, if that member
   * is suspended.
   * @param sealedReader the member's encrypted id from the URL; undefined if the URL was signed for no member
   */
  mayRead: (sealedReader: string | undefined) => Promise<boolean>;
}

/**
 * `GET` and `HEAD /media/:key`. The signature in the URL is the permission: any client with the URL may read the file
 * until the URL expires, the file is withheld, or the member for whom the URL was made loses access, for example by a
 * block, an unfollow or the end of a VIP membership. Responds 403 to a forged or expired URL, and 404 if the file does
 * not exist any more.
 */
export function deliverMedia({ store, signer, accessTo, mayRead }: Delivered): RequestHandler<{ key: string }> {
  return async (request, response) => {
    const { key } = request.params;
    const asMember = isMediaKey(key) ? secondsLeftOf(request, key, signer) : null;
    const secondsLeft = asMember ?? (isMediaKey(key) ? secondsLeftOf(request, evidenceOf(key), signer) : null);
    const sealedReader = sealedReaderIn(request);
    const { isWithheld, isShut } = asMember === null ? anyhow : await accessTo(idOfKey(key), sealedReader);
    if (isWithheld) throw notFound();
    if (secondsLeft === null || isShut || !(await mayRead(sealedReader))) {
      throw new ApiError(403, 'NOT_ALLOWED', 'Este endereço não vale mais.');
    }
    const object = await store.open(key);
    if (!object) throw notFound();

    response.set({
      'content-type': mimeTypeOfKey(key),
      'content-disposition': 'inline',
      'cache-control': `private, max-age=${secondsLeft}, immutable`,
      'accept-ranges': 'bytes',
      etag: object.etag,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
    await sendObject(request, response, object);
  };
}

function secondsLeftOf(request: Request<{ key: string }>, key: string, signer: Signer) {
  const { e, s } = request.query;
  return typeof e === 'string' && typeof s === 'string' ? signer.secondsLeft(key, e, s, sealedReaderIn(request)) : null;
}

function sealedReaderIn(request: Request<{ key: string }>) {
  const { h } = request.query;
  return typeof h === 'string' ? h : undefined;
}

/**
 * Sends an open file, or only the requested byte range, and closes the file.
 * @throws {ApiError} 503 if the store fails before the first byte
 * @throws the store's error if the store fails later
 */
export async function sendObject(request: Request, response: Response, object: StoredObject) {
  if (matchesTag(request.get('if-none-match'), object.etag)) {
    await object.close();
    response.status(304).end();
    return;
  }

  const ifRange = request.get('if-range');
  const wanted = ifRange === undefined || ifRange === object.etag ? request.get('range') : undefined;
  const range = readRange(wanted, object.size);
  if (range === 'unsatisfiable') {
    await object.close();
    response.status(416).set('content-range', `bytes */${object.size}`).removeHeader('content-type');
    response.end();
    return;
  }

  const { start, end } = range === 'whole' ? { start: 0, end: object.size - 1 } : range;
  if (range !== 'whole') response.status(206).set('content-range', `bytes ${start}-${end}/${object.size}`);
  response.set('content-length', String(end - start + 1));
  if (request.method === 'HEAD') {
    await object.close();
    response.end();
    return;
  }
  await send(object.read(start, end), response);
}

/**
 * Pipes the bytes of a file to the response. A client that disconnects, for example to seek in a video, is not an
 * error.
 * @throws {ApiError} 503 if the store fails before the first byte
 * @throws the store's error if the store fails later
 */
async function send(bytes: Readable, response: Response) {
  let failure: Error | undefined;
  bytes.once('error', (error) => {
    if (!response.destroyed) failure = error;
  });
  try {
    await once(bytes, 'readable');
  } catch (error) {
    if (response.destroyed) return;
    for (const name of response.getHeaderNames()) if (ofTheFile.includes(name)) response.removeHeader(name);
    throw unavailable(error);
  }
  await pipeline(bytes, response).catch(() => response.destroy());
  if (failure) throw failure;
}
