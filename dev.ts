import { concurrently } from 'concurrently';
import { readConfig } from './bff/settings/config.ts';
import { freePort } from './web/build/freePort.ts';

const FIRST_PAGES_PORT = 5173; // Vite's default port

/**
 * `npm run dev`: serves the web app from its sources with hot reload, restarts gateway and platform when their sources
 * change, and regenerates code when the schema or an operation changes. The browser opens Vite's URL, and Vite forwards
 * requests to the gateway.
 */
const { host, port: PORT } = readConfig(process.env);
if (PORT === 0) throw new Error('PORT is 0: set a port, since Vite forwards calls to it.');
const PAGES_PORT = await freePort(FIRST_PAGES_PORT, host);

const watch = 'tsx watch --clear-screen=false';
const server = `${watch} --include "bff/**/*" --include "schema/*" bff/index.ts`;
// Does not use the `--watch` of GraphQL Code Generator: it watches the whole project including node_modules, and exits
// when a watched folder is deleted.
const codegen = `${watch} --include "schema/*" --include "web/**/*.graphql" --include codegen.ts node_modules/@graphql-codegen/cli/esm/bin.js --config codegen.ts`;
const readable = 'pino-pretty --singleLine --ignore pid,hostname --translateTime SYS:HH:MM:ss';
const { result } = concurrently(
  [
    {
      name: 'bff',
      command: `${server} | ${readable}`,
      // Uses the name `localhost` and no IP address, because a passkey can belong only to a domain name.
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
// Ignores the error, because the log already shows which process ended and why.
await result.catch(() => undefined);

/** Returns the host by which a client on this machine can reach a server that listens on `host`. */
function reachable(host: string) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
