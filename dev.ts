import { concurrently } from 'concurrently';
import { readConfig } from './bff/settings/config.ts';
import { freePort } from './web/build/freePort.ts';

const FIRST_PAGES_PORT = 5173; // Vite's own default

/**
 * `npm run dev`: pages from their sources with hot reload, gateway and platform started again with each change of
 * theirs, and generated code kept up to date. A browser finds all of it at Vite's address.
 */
const { host, port: PORT } = readConfig(process.env);
if (PORT === 0) throw new Error('PORT is 0: set a port, since Vite forwards calls to it.');
const PAGES_PORT = await freePort(FIRST_PAGES_PORT, host);

const watch = 'tsx watch --clear-screen=false';
const server = `${watch} --include "bff/**/*" --include "schema/*" bff/index.ts`;
// Its own --watch reads the whole project, node_modules too, and ends when a folder of that goes meanwhile.
const codegen = `${watch} --include "schema/*" --include "web/**/*.graphql" --include codegen.ts node_modules/@graphql-codegen/cli/esm/bin.js --config codegen.ts`;
const readable = 'pino-pretty --singleLine --ignore pid,hostname --translateTime SYS:HH:MM:ss';
const { result } = concurrently(
  [
    {
      name: 'bff',
      command: `${server} | ${readable}`,
      // By this name, since a passkey belongs to a name and never to an address.
      env: { DEV_SERVER_URL: `http://localhost:${PAGES_PORT}` },
    },
    {
      name: 'web',
      command: `vite --config web/vite.config.ts --host ${host} --port ${PAGES_PORT} --strictPort --logLevel warn`,
      env: { GATEWAY_URL: `http://${reachable(host)}:${PORT}` },
    },
    { name: 'codegen', command: codegen },
  ],
  { killOthersOn: ['failure', 'success'], prefix: 'name' },
);
// What ended and how is in the log already.
await result.catch(() => undefined);

/** An address to call where one listens on `host`. */
function reachable(host: string) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
