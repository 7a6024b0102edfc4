import { defineConfig } from 'eslint/config';
import { importX } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Who may import whom (README, "Map"). One zone per rule; the message says where the thing belongs instead. */
const zones = [
  { target: './web', from: './bff', message: 'web and bff meet in schema/, through generated/.' },
  { target: './bff', from: './web', message: 'web and bff meet in schema/, through generated/.' },
  {
    target: './bff/platform',
    from: ['./bff/gateway', './bff/features', './bff/generated', './bff/config.ts'],
    message: 'The platform speaks HTTP and SQL; it knows nothing of the gateway, and gets its config as an argument.',
  },
  {
    target: './bff/sandbox',
    from: ['./bff/gateway', './bff/features', './bff/platform'],
    message: 'The sandbox stands alone.',
  },
  {
    target: ['./bff/gateway', './bff/features'],
    from: ['./bff/platform', './bff/sandbox', './bff/config.ts'],
    message: 'The gateway knows the platform by HTTP alone; config comes in as an argument.',
  },
  {
    target: './bff/features',
    from: './bff/gateway',
    except: [
      './brl.ts',
      './refusals.ts',
      './upstream.ts',
      './viewer.ts',
      './errors.ts',
      './result.ts',
      './realtime.ts',
      './context.ts',
      './upload.ts',
      './pagination.ts',
    ],
    message: 'Features use the gateway through its small helpers.',
  },
  {
    target: './web/ui',
    from: ['./web/pages', './web/features', './web/apollo', './web/generated'],
    message: 'ui is GraphQL-free and knows only ui.',
  },
  { target: './web/features', from: './web/pages', message: 'Pages compose features, not the other way round.' },
  {
    target: './web/apollo',
    from: ['./web/pages', './web/features', './web/ui'],
    message: 'The client knows no screens.',
  },
];

const stores = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
const storesMessage = 'What the browser keeps has an owner and an end: web/storage (createStored, createStoredText).';

const ownServers =
  'Servers are made by bff/http-server.ts: an error of a connection that nothing hears ends the process.';
const serverModules = '/^(node:)?(http|https|http2|net|tls)$/';

export default defineConfig(
  { ignores: ['dist', '**/generated', 'node_modules', '.data', '**/*.mjs'] },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX, 'react-hooks': { rules: reactHooks.rules } },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'bff/config.ts is the only reader of the environment.' },
      ],
    },
  },
  {
    files: ['web/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':not(JSXElement[openingElement.name.name="svg"]) > JSXElement > JSXOpeningElement[name.name="title"]',
          message: 'Pages are named by useTitle: a title element of its own would show through discreet mode.',
        },
      ],
    },
  },
  {
    // The page's inline script (web/build) runs before any module, and reads a few flags itself.
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['web/storage/**', 'web/build/**'],
    rules: {
      'no-restricted-globals': ['error', ...stores.map((name) => ({ name, message: storesMessage }))],
      'no-restricted-properties': ['error', ...stores.map((property) => ({ property, message: storesMessage }))],
    },
  },
  {
    // The lock's server is a name that nobody talks to; it hears its connections itself.
    files: ['bff/**/*.ts'],
    ignores: ['bff/http-server.ts', 'bff/platform/db/directory-lock.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `ImportDeclaration[source.value=${serverModules}]:not([importKind="type"]) > :matches(ImportDefaultSpecifier, ImportNamespaceSpecifier, ImportSpecifier[importKind="value"][imported.name=/^(create(Secure)?Server|Server)$/])`,
          message: ownServers,
        },
        // Express would make one as well.
        { selector: 'CallExpression[callee.property.name="listen"][callee.object.name="app"]', message: ownServers },
        { selector: 'NewExpression[callee.name="WebSocketServer"] Property[key.name="port"]', message: ownServers },
      ],
    },
  },
  { files: ['bff/**/*.resolvers.ts'], rules: { 'no-restricted-imports': ['error', 'axios', 'undici'] } },
  {
    files: ['bff/**/*.data-source.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['graphql', 'graphql/*'] }] },
  },
  {
    files: [
      'bff/index.ts',
      'bff/gateway-main.ts',
      'bff/ledger-check.ts',
      'bff/backup.ts',
      'bff/restore.ts',
      'bff/platform/main.ts',
      'tests/**',
      '*.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: ['*.config.ts', '**/*.config.ts', 'codegen.ts'], rules: { 'import-x/no-default-export': 'off' } },
);
