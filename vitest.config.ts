import { defineConfig } from 'vitest/config';

/** Vite would take graphql's `module` build, a second copy beside the one that Node gives Apollo. */
const graphqlOfNode = {
  find: /^graphql$/,
  replacement: new URL('node_modules/graphql/index.js', import.meta.url).pathname,
};

/** What holds late on a busy machine holds: what is waited for is waited for longer than a second. */
const patient = { poll: { timeout: 20_000 } }; // ms

export default defineConfig({
  test: {
    // The default leaves a core to whoever watches, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias: [graphqlOfNode] },
        test: {
          name: 'gateway',
          include: ['tests/gateway/**/*.test.ts'],
          environment: 'node',
          // Loading the server anew for each file takes longer than its tests do; what they change ends with them.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: patient,
        },
      },
      {
        resolve: { alias: [graphqlOfNode] },
        test: {
          name: 'platform',
          include: ['tests/{platform,matrix}/**/*.test.ts'],
          environment: 'node',
          globalSetup: './tests/support/platform.setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: '.',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: './tests/support/web.setup.ts',
          testTimeout: 30_000,
          expect: patient,
        },
      },
    ],
  },
});
