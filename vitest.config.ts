import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { EXPECT_TIMEOUT_MS, TEST_TIMEOUT_MS } from './tests/support/time-limits.ts';

/** Vite would take graphql's `module` build, a second copy beside the one that Node gives Apollo. */
const graphqlOfNode = {
  find: /^graphql$/,
  replacement: new URL('node_modules/graphql/index.js', import.meta.url).pathname,
};

/** The same for every project; projects inherit nothing. */
const limits = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: EXPECT_TIMEOUT_MS } },
} as const;

/**
 * Returns the test files of a folder that replace a module. Each of them runs with modules of its own: in the others' a
 * replacement would come too late, and stay.
 */
function replacingIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.test\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes('vi.mock('));
}

const gatewayApart = replacingIn('tests/gateway');
const replacing = replacingIn('tests/platform');
/**
 * The files of the web that run with modules and a jsdom of their own. In a shared jsdom the first test of mail-links
 * failed in two of five runs, for a reason that is not known; Apollo may give a warning once per process, so that
 * cache-warnings would not see it after another file. jsdom's history cannot be emptied, so that a file that goes back
 * in it (overlays, unsaved-changes) may meet the entries of another.
 */
const webApart = [
  ...replacingIn('tests/web'),
  'tests/web/accounts/mail-links.test.tsx',
  'tests/web/cache-warnings.test.ts',
  'tests/web/overlays.test.tsx',
  'tests/web/unsaved-changes.test.tsx',
];

const platform = {
  environment: 'node',
  globalSetup: './tests/support/platform.setup.ts',
  setupFiles: './tests/support/no-leaks.setup.ts',
  ...limits,
} as const;

const gateway = { environment: 'node', setupFiles: './tests/support/no-leaks.setup.ts', ...limits } as const;

const web = {
  root: '.',
  environment: 'jsdom',
  setupFiles: './tests/support/web.setup.ts',
  ...limits,
} as const;

/** Left out of the gate (`npm test`); a single file or folder that is run by name includes them. */
const long = process.env.TEST_GATE === undefined ? [] : ['**/*.long.test.ts'];

export default defineConfig({
  test: {
    // The default leaves a core to who watches, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias: [graphqlOfNode] },
        test: {
          ...gateway,
          name: 'gateway',
          include: ['tests/gateway/**/*.test.ts'],
          exclude: [...gatewayApart, ...long],
          // Loading the server anew for each file takes longer than its tests do; what they change ends with them.
          isolate: false,
        },
      },
      {
        resolve: { alias: [graphqlOfNode] },
        test: { ...gateway, name: 'gateway apart', include: gatewayApart, exclude: long },
      },
      {
        resolve: { alias: [graphqlOfNode] },
        test: {
          ...platform,
          name: 'platform',
          include: ['tests/{platform,matrix,races,clients}/**/*.test.ts'],
          exclude: [...replacing, ...long],
          // Loading the platform takes 2 s of a processor, for each of a hundred files.
          isolate: false,
        },
      },
      {
        resolve: { alias: [graphqlOfNode] },
        test: { ...platform, name: 'platform apart', include: replacing, exclude: long },
      },
      {
        test: {
          environment: 'node',
          ...limits,
          name: 'other-browsers',
          include: ['tests/other-browsers/**/*.test.ts'],
          exclude: long,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...web,
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          exclude: webApart,
          // Loading React, Apollo and jsdom anew for each file takes longer than its tests do.
          isolate: false,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: { ...web, name: 'web apart', include: webApart },
      },
    ],
  },
});
