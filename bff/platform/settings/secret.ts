import { randomBytes } from 'node:crypto';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const exists = z.object({ code: z.literal('EEXIST') });

/** Returns true if the data folder contains the secret that `keptSecret` creates. */
export async function isSecretKept(dataDir: string) {
  return await access(pathIn(dataDir)).then(
    () => true,
    () => false,
  );
}

function pathIn(dataDir: string) {
  return join(dataDir, 'media-secret');
}

/**
 * Returns the secret that signs media URLs, for a platform without a configured secret. Creates the secret on first use
 * and keeps it in the data folder.
 */
export async function keptSecret(dataDir: string) {
  const path = pathIn(dataDir);
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!exists.safeParse(error).success) throw error;
  }
  const secret = await readFile(path, 'utf8');
  if (secret.length < 32)
    throw new Error(
      `${path} is incomplete. Delete it: the platform then makes a new one, and earlier media URLs stop working.`,
    );
  return secret;
}
