import { defineConfig } from 'vite';

/**
 * The packages that only the platform uses. Many of them are native or large. The build does not bundle these packages,
 * so the platform loads them from node_modules.
 */
const ofThePlatform = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'bowser',
  'file-type',
  'kysely',
  'mediabunny',
  'nodemailer',
  'otpauth',
  'pg',
  'sharp',
  'sharp-phash',
  'stripe',
  'thumbhash',
  'uuid',
  'yazl',
];

/**
 * Makes all modules use the same copy of the package graphql. By default, Vite would use graphql's `module` build for
 * our modules and its CommonJS build for CommonJS packages. The two copies would not recognise each other's types, and
 * graphql-jit would silently compile no operations.
 */
const graphqlOfNode = {
  find: /^graphql$/,
  replacement: new URL('../node_modules/graphql/index.js', import.meta.url).pathname,
};

/**
 * Builds the server with one entry module per process. Bundles the dependencies of the gateway, because finding and
 * reading their thousand files takes half of the gateway's start time. After a crash, all members wait for this start.
 */
export default defineConfig({
  resolve: { alias: [graphqlOfNode] },
  ssr: { noExternal: true, external: ofThePlatform },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/bff',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        index: 'bff/index.ts',
        'gateway-main': 'bff/gateway-main.ts',
        admin: 'bff/commands/admin.ts',
        backup: 'bff/commands/backup.ts',
        restore: 'bff/commands/restore.ts',
        'ledger-check': 'bff/commands/ledger-check.ts',
        'audit-check': 'bff/commands/audit-check.ts',
        'platform-main': 'bff/platform-main.ts',
        'remux.child': 'bff/platform/media/remux.child.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
