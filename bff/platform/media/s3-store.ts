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
import { unavailable } from '../errors.ts';
import { isMediaKey, type MediaStore } from './store.ts';

const MiB = 1024 * 1024;
/** Held in memory per upload: two parts. 10,000 parts of this size are far beyond the largest video. */
const PART = { partSize: 8 * MiB, queueSize: 2 };

export interface S3Config {
  bucket: string;
  region: string;
  /** Of an S3-compatible server; Amazon's own when absent. Its buckets are addressed by path. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * A store in a bucket. S3 shows an object when it is whole, and not before; an upload in parts that fails is called off.
 * Makes the bucket where there is none.
 * @throws when the server cannot be reached or refuses the keys
 */
export async function createS3Store(config: S3Config): Promise<MediaStore & { close(): void }> {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // S3-compatible servers know the signature of the body, few of them the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await ensureBucket(client, Bucket);

  function object(key: string) {
    if (!isMediaKey(key)) throw new RangeError('not a media key');
    return { Bucket, Key: key };
  }

  return {
    async put(key, path, mimeType) {
      const params = { ...object(key), Body: createReadStream(path), ContentType: mimeType };
      await orAway(new Upload({ client, params, ...PART }).done());
      await unlink(path);
    },

    async open(key) {
      const head = await orAway(orNull(client.send(new HeadObjectCommand(object(key)))));
      if (!head) return null;
      return {
        size: head.ContentLength ?? 0,
        etag: `"${key}"`,
        read: (start, end) => Readable.from(bytes(start, end), { objectMode: false }),
        close: () => Promise.resolve(),
      };

      async function* bytes(start: number, end: number) {
        const Range = `bytes=${start}-${end}`;
        const { Body } = await client.send(new GetObjectCommand({ ...object(key), Range }));
        if (Body instanceof Readable) yield* Body;
      }
    },

    async delete(key) {
      await orAway(client.send(new DeleteObjectCommand(object(key))));
    },

    close: () => client.destroy(),
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
