import { isOrphan, tellParent } from './processes/child-channel.ts';
import { PLATFORM_TIMEOUT_MS } from './processes/drain.ts';
import { endOnUncaught, failToStart } from './processes/last-resort.ts';
import { demoWorld } from './demo/demo.ts';
import { createLogger } from './platform/telemetry/logger.ts';
import { readPlatformConfig } from './platform/settings/platform-config.ts';
import { createPlatform } from './platform/server.ts';

/**
 * Runs the platform in a process of its own. bff/index.ts starts the process and communicates with it by IPC. The
 * process exits when its parent does.
 */
async function main() {
  process.once('disconnect', endStarting);
  // Exits if the parent exited before this process listened for `disconnect`.
  if (isOrphan()) endStarting();
  const { host, ...config } = readPlatformConfig(process.env.BRASA_PLATFORM);
  const drainBy = endOnUncaught(createLogger(config.logLevel));
  const platform = await createPlatform(config, { publish, demo: demoWorld });
  let stopping = false;

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PLATFORM_TIMEOUT_MS).unref();
    await platform.close();
    process.exit(0);
  };
  process.off('disconnect', endStarting);
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(event, () => void stop().catch(failToStart));
  }

  const { port } = await platform.listen(config.port, host);
  drainBy(() => void platform.server.close());
  tellParent({ type: 'ready', port, demoLogins: platform.demoLogins });
}

/**
 * Exits during the start, when nothing is served yet. If the parent was killed or lost its terminal, the event
 * `disconnect` is the only sign of this.
 */
function endStarting() {
  process.exit(1);
}

let events: { topic: string; payload: unknown }[] = [];

/**
 * Collects the events of one turn of the event loop, and sends them to the parent in one message, because each message
 * costs both processes a system call.
 */
function publish(topic: string, payload: unknown) {
  if (events.length === 0) setImmediate(tellEvents);
  events.push({ topic, payload });
}

function tellEvents() {
  tellParent({ type: 'events', events });
  events = [];
}

main().catch(failToStart);
