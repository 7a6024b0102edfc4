import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { createLocalBus } from '../../../bff/bus/bus.ts';
import { features } from '../../../bff/features/index.ts';
import { createGateway } from '../../../bff/gateway/http/server.ts';
import { freePort } from '../../support/free-port.ts';

/**
 * The gateway, built and in production mode. It receives the events of a scripted platform in the same way as those of
 * the real platform.
 */

const events = z.array(z.object({ topic: z.string(), payload: z.unknown() }));

const PORT = await freePort();
const platform = fork(fileURLToPath(new URL('./platform.js', import.meta.url)), {
  env: { ...process.env, PORT: String(PORT) },
  execArgv: [],
});
await once(platform, 'message');

const bus = createLocalBus();
platform.on('message', (message) => {
  for (const { topic, payload } of events.parse(message)) bus.publish(topic, payload);
});
const gateway = await createGateway({
  features,
  production: true,
  platformUrl: `http://127.0.0.1:${PORT}`,
  bus,
  logLevel: 'warn',
});
await gateway.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit());
