import { createPlatform } from './server.ts';
import { readPlatformConfig } from './platform-config.ts';

/** The platform in a process of its own, started by bff/index.ts; talks to it by IPC, and ends when it does. */
async function main() {
  const config = readPlatformConfig(process.env.BRASA_PLATFORM);
  const platform = await createPlatform(config, { publish });
  let stopping = false;

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await platform.close();
    process.exit(0);
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(event, () => void stop().catch(fail));
  }

  const { port } = await platform.listen(config.port);
  // Whoever started this may have ended before anybody listened for it.
  if (process.send && !process.connected) await stop();
  tell({ type: 'ready', port, demoLogins: platform.demoLogins });
}

let events: { topic: string; payload: unknown }[] = [];

/** What is published in one turn of the event loop goes in one message: each costs both processes a system call. */
function publish(topic: string, payload: unknown) {
  if (events.length === 0) setImmediate(tellEvents);
  events.push({ topic, payload });
}

function tellEvents() {
  tell({ type: 'events', events });
  events = [];
}

/** Whoever does not listen any more has ended; 'disconnect' follows. */
function tell(message: object) {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

function fail(error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

main().catch(fail);
