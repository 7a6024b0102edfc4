import { createLocalBus } from '../../../bff/bus/bus.ts';
import { features } from '../../../bff/features/index.ts';
import { createGateway } from '../../../bff/gateway/http/server.ts';
import { onOrder, POST_ID, storedComment } from './event.ts';
import { query, sha256Hash } from './operation.ts';

/** The gateway, built and in production mode, with an event bus on which the bench can publish. */

const bus = createLocalBus();
const gateway = await createGateway({
  features,
  production: true,
  platformUrl: process.env.PLATFORM_URL ?? '',
  bus,
  documents: new Map([[sha256Hash, { text: query }]]),
  // All listeners connect as visitors from one IP address, so the limits on visitor sockets (per address and in total)
  // are turned off.
  visitorSockets: { all: Infinity, address: Infinity },
  logLevel: 'warn',
});
await gateway.listen(Number(process.env.PORT), '127.0.0.1');
onOrder(() => bus.publish(`post:${POST_ID}`, storedComment()));
