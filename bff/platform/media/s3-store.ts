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
import { hearErrors } from '../../http-server.ts';
import { unavailable } from '../errors.ts';
import { isStoredKey, type MediaStore } from './store.ts';

const MiB = 1024 * 1024;
/** Held in memory per upload: two parts. 10,000 parts of this size are far beyond the largest video. */
const PART = { partSize: 8 * MiB, queueSize: 2 };
/** Sockets of either client; the SDK's own limit is 50. Who reads and does not take it in is cut off by the gateway. */
const SOCKETS = 512;
const CONNECT_TIME = 3_000; // ms
/** For an answer of the server to begin, and for each piece of a file that is waited for. */
const SILENCE = 10_000; // ms
/** For one part of a file on its way into the bucket. */
const PART_TIME = 300_000; // ms

export interface S3Config {
  bucket: string;
  region: string;
  /** Of an S3-compatible server; Amazon's own when absent. Its buckets are addressed by path. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** Milliseconds that the server may be silent while something is read; 10 s. */
  silence?: number | undefined;
}

/**
 * A store in a bucket. S3 shows an object when it is whole, and not before; an upload in parts that fails is called
 * off. Makes the bucket where there is none.
 * @throws when the server cannot be reached or refuses the keys
 */
export async function createS3Store(config: S3Config): Promise<MediaStore & { close(): void }> {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = config;
  const { silence = SILENCE } = config;
  const settings = {
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // S3-compatible servers know the signature of the body, few of them the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  const sockets = {
    connectionTimeout: CONNECT_TIME,
    httpAgent: { maxSockets: SOCKETS },
    httpsAgent: { maxSockets: SOCKETS },
  };
  // Two, so that however many read, what is published is kept.
  const reader = new S3Client({ ...settings, requestHandler: sockets });
  const writer = new S3Client({
    ...settings,
    requestHandler: { ...sockets, requestTimeout: PART_TIME, throwOnRequestTimeout: true },
  });
  await ensureBucket(writer, Bucket);

  function object(key: string) {
    if (!isStoredKey(key)) throw new RangeError('not a key of the store');
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
          if (!(Body instanceof Readable)) throw new Error('The bucket gave no file');
          let left = end - start + 1;
          given.signal.addEventListener('abort', () => Body.destroy(new Error('The bucket fell silent')));
          for await (const chunk of Body) {
            // However long it is not asked for the next, that is not the server's silence.
            clearTimeout(timer);
            if (chunk instanceof Buffer) left -= chunk.length;
            yield chunk;
            timer = wait();
          }
          if (left !== 0) throw new Error('The bucket gave fewer or more bytes than it has');
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

/** @throws {ApiError} 503 when the store does not answer as it should */
async function orAway<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (cause) {
    throw unavailable(cause);
  }
}
