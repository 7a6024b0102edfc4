import { createReadStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { hearErrors } from '../../http/http-server.ts';
import { unavailable } from '../errors.ts';
import { isStoredKey, type MediaStore } from './store.ts';

const MiB = 1024 * 1024;
/**
 * The part size and the concurrency of a multipart upload: it holds two parts in memory. S3 allows 10,000 parts, far
 * more than the largest video needs.
 */
const PART = { partSize: 8 * MiB, queueSize: 2 };
/**
 * The maximum number of sockets per S3 client. The SDK's default of 50 is too small: readers that stop reading keep
 * their sockets until the gateway disconnects them.
 */
const SOCKETS = 512;
const CONNECT_TIMEOUT_MS = 3_000;
/** The timeout for the start of a response, and for each chunk of a file. */
const IDLE_TIMEOUT_MS = 10_000;
/** The timeout for uploading one part of a multipart upload. */
const PART_TIMEOUT_MS = 300_000;

export interface S3Config {
  bucket: string;
  region: string;
  /** The URL of an S3-compatible server, with the bucket's name in the path. If absent, AWS is used. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** The idle timeout of a read in ms; 10 s by default. */
  silence?: number | undefined;
}

/**
 * Stores files in an S3 bucket, which is created if it does not exist. S3 shows an object only after it is complete; a
 * failed multipart upload is aborted.
 * @throws if the server is unreachable or rejects the access keys
 */
export async function createS3Store(config: S3Config): Promise<MediaStore & { close(): void }> {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = config;
  const { silence = IDLE_TIMEOUT_MS } = config;
  const settings = {
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Uses the SDK's newer checksums only where S3 requires them, because few S3-compatible servers support them. All
    // of these servers support a signed body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  const sockets = {
    connectionTimeout: CONNECT_TIMEOUT_MS,
    httpAgent: { maxSockets: SOCKETS },
    httpsAgent: { maxSockets: SOCKETS },
  };
  // Reads and writes use separate S3 clients, because many concurrent reads could otherwise take all sockets and block
  // uploads.
  const reader = new S3Client({ ...settings, requestHandler: sockets });
  const writer = new S3Client({
    ...settings,
    requestHandler: { ...sockets, requestTimeout: PART_TIMEOUT_MS, throwOnRequestTimeout: true },
  });
  await ensureBucket(writer, Bucket);

  function object(key: string) {
    if (!isStoredKey(key)) throw new RangeError('the key is not valid in the media store');
    return { Bucket, Key: key };
  }

  return {
    async put(key, path, mimeType) {
      const params = { ...object(key), Body: hearErrors(createReadStream(path)), ContentType: mimeType };
      await orAway(new Upload({ client: writer, params, ...PART }).done());
      await unlink(path);
    },

    async open(key) {
      const head = await orAway(
        orNull(reader.send(new HeadObjectCommand(object(key)), { abortSignal: AbortSignal.timeout(silence) })),
      );
      if (!head) return null;
      return {
        size: head.ContentLength ?? 0,
        etag: `"${key}"`,
        read: (start, end) => Readable.from(bytes(start, end), { objectMode: false }),
        close: () => Promise.resolve(),
      };

      async function* bytes(start: number, end: number) {
        const Range = `bytes=${start}-${end}`;
        const given = new AbortController();
        const wait = () => setTimeout(() => given.abort(), silence);
        let timer = wait();
        try {
          const { Body } = await reader.send(new GetObjectCommand({ ...object(key), Range }), {
            abortSignal: given.signal,
          });
          if (!(Body instanceof Readable)) throw new Error('The bucket answered without a body');
          let left = end - start + 1;
          given.signal.addEventListener('abort', () =>
            Body.destroy(new Error('The bucket stopped sending and timed out')),
          );
          for await (const chunk of Body) {
            // Stop the idle timeout while the consumer handles this chunk: the timeout measures only the server's
            // silence.
            clearTimeout(timer);
            if (chunk instanceof Buffer) left -= chunk.length;
            yield chunk;
            timer = wait();
          }
          if (left !== 0) throw new Error('The bucket sent another number of bytes than requested');
        } finally {
          clearTimeout(timer);
        }
      }
    },

    async delete(key) {
      await orAway(writer.send(new DeleteObjectCommand(object(key))));
    },

    close() {
      reader.destroy();
      writer.destroy();
    },
  };
}

async function ensureBucket(client: S3Client, Bucket: string) {
  const found = await orNull(client.send(new HeadBucketCommand({ Bucket })));
  if (!found) await client.send(new CreateBucketCommand({ Bucket }));
}

async function orNull<T>(sent: Promise<T>): Promise<T | null> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}

/** @throws {ApiError} 503 if the request to the store fails */
async function orAway<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (cause) {
    throw unavailable(cause);
  }
}
