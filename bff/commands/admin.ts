import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { readConfig, type Config } from '../settings/config.ts';
import { CommandRefused, commandList, runCommand } from '../platform/admin/commands.ts';
import { createDatabase } from '../platform/db/client.ts';
import { FolderInUse } from '../platform/db/directory-lock.ts';
import type { DB } from '../platform/db/schema.ts';
import { migrate } from '../platform/db/migrate.ts';
import { connectOutlets } from '../platform/db/transact.ts';
import { internalToken } from '../platform/http/internal.ts';
import { writeOpenMail } from '../platform/mail/mail-queue.ts';
import { keptSecret } from '../platform/settings/secret.ts';
import { createRedisBus, type RedisBus } from '../bus/redis-bus.ts';

const usage = `Usage: npm run admin -- COMMAND WHO

WHO is a member's e-mail address, @nickname or id. Commands:
${commandList}

Each but the first leaves a line in moderation's log.`;

const answer = z.union([z.object({ done: z.string() }), z.object({ refused: z.string() })]);

/**
 * Runs `npm run admin -- COMMAND WHO`: executes an operator's command about one member. If a platform runs on this
 * machine, the platform executes the command; otherwise this process does.
 */
async function main() {
  const [command, who, ...rest] = process.argv.slice(2);
  if (command === '--help' || command === 'help') return usage;
  if (command === undefined || who === undefined || rest.length > 0) throw new CommandRefused(usage);
  const config = readConfig(process.env);
  if (config.platformUrl) throw new Error('PLATFORM_URL is set: run this where the platform runs.');
  return (await byRunning(config.platform, command, who)) ?? (await byItself(config, command, who));
}

/**
 * Sends the command to the running platform.
 * @returns undefined if this machine runs no platform with these settings
 */
async function byRunning({ port, dataDir, mediaSecret }: Config['platform'], command: string, who: string) {
  const token = internalToken(mediaSecret ?? (await keptSecret(dataDir)), '/internal/admin');
  const response = await fetch(`http://127.0.0.1:${port}/internal/admin`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ command, who }),
  }).catch(() => null);
  // Status 404 means that the port belongs to another program, or to a platform with a different secret. Such a
  // platform answers 404 to a wrong token.
  if (response === null || response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The platform on port ${port} answered ${response.status}: its log says why.`);
  const said = answer.parse(await response.json());
  if ('refused' in said) throw new CommandRefused(said.refused);
  return said.done;
}

async function byItself({ platform, redisUrl }: Config, command: string, who: string) {
  const database = await createDatabase(platform).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    throw new Error(`The Brasa that has ${platform.dataDir} open does not answer on PLATFORM_PORT ${platform.port}.`);
  });
  const redis = redisUrl === undefined ? undefined : createRedisBus(redisUrl, { onError: () => undefined });
  try {
    await migrate(database.db);
    if (redis) await connectRedis(database.db, redis);
    // Stores e-mails unencrypted. The platform may have another secret than this process, and then could not decrypt an
    // e-mail that this process has encrypted.
    return await runCommand(database.db, writeOpenMail, command, who);
  } finally {
    await redis?.close();
    await database.close();
  }
}

/**
 * Waits up to 3 s for the connection to Redis. Without Redis the command runs nevertheless, but open clients see its
 * result only at their next request.
 */
async function connectRedis(db: Kysely<DB>, redis: RedisBus) {
  for (let tries = 0; tries < 30 && !redis.isConnected(); tries += 1) await delay(100);
  const ignore = () => undefined;
  connectOutlets(db, {
    publish: (topic, payload) => redis.publish(topic, payload),
    later: ignore,
    onRetry: ignore,
    onError: ignore,
  });
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
