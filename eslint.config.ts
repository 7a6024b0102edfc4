import graphql from '@graphql-eslint/eslint-plugin';
import type { Linter } from 'eslint';
import { defineConfig } from 'eslint/config';
import { importX } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { parser } from 'typescript-eslint';
import { MEMBERS, ORDINARY_NAMES, STATICS } from './tests/lint/newer-apis.ts';
import { plainComments } from './tests/lint/plain-comments.ts';

/**
 * Import rules between folders (README.md, "Map"). A zone forbids imports from `from` in the files of `target`. Its
 * message says how the code has to be arranged instead.
 */
const zones = [
  { target: './web', from: './bff', message: 'web and bff meet in schema/, through generated/.' },
  { target: './bff', from: './web', message: 'web and bff meet in schema/, through generated/.' },
  {
    target: './bff/platform',
    from: ['./bff/gateway', './bff/features', './bff/generated', './bff/settings/config.ts', './bff/demo'],
    message: 'The platform speaks HTTP and SQL; it knows nothing of the gateway, and gets its config as an argument.',
  },
  {
    target: './bff/sandbox',
    from: ['./bff/gateway', './bff/features', './bff/platform'],
    message: 'The sandbox stands alone.',
  },
  {
    target: ['./bff/gateway', './bff/features'],
    from: ['./bff/platform', './bff/sandbox', './bff/settings/config.ts'],
    message: 'The gateway knows the platform by HTTP alone; config comes in as an argument.',
  },
  {
    target: './bff/features',
    from: './bff/gateway',
    except: [
      './brl.ts',
      './word.ts',
      './upstream/refusals.ts',
      './upstream/upstream.ts',
      './viewer.ts',
      './errors.ts',
      './result.ts',
      './live/realtime.ts',
      './context.ts',
      './features.ts',
      './upload/multipart.ts',
      './pagination.ts',
      './selection.ts',
    ],
    message: 'Features use the gateway through its small helpers.',
  },
  {
    target: './bff/gateway',
    from: './bff/features',
    message: 'bff/gateway-main.ts hands the features to the gateway (bff/gateway/features.ts).',
  },
  {
    target: './bff/gateway/upstream',
    from: ['./bff/gateway/execution', './bff/gateway/upload', './bff/gateway/live', './bff/gateway/http'],
    message: "The gateway's rooms know those below: http, then live, then upload and execution, then upstream.",
  },
  {
    target: ['./bff/gateway/execution', './bff/gateway/upload'],
    from: ['./bff/gateway/live', './bff/gateway/http'],
    message: "The gateway's rooms know those below: http, then live, then upload and execution, then upstream.",
  },
  {
    target: './bff/gateway/live',
    from: ['./bff/gateway/http', './bff/gateway/upload'],
    message: "The gateway's rooms know those below: http, then live, then upload and execution, then upstream.",
  },
  {
    target: './web/ui',
    from: ['./web/apollo', './web/generated'],
    message: 'ui is GraphQL-free.',
  },
];

/**
 * The platform's folders in four tiers, from top to bottom. A folder may not import from a folder that is listed before
 * it (README.md, "Map").
 */
const platformTiers = {
  above: ['openapi', 'settings', 'telemetry', 'admin', 'backup', 'privacy', 'moderation'],
  domains: [
    ...['posts', 'reactions', 'comments', 'ads', 'age', 'conversations', 'profiles', 'communities', 'wallet'],
    ...['notifications', 'accounts'],
  ],
  shared: ['cases', 'media', 'mail', 'events', 'auth'],
  ground: ['names', 'policy', 'http', 'db', 'calendar', 'lifecycle'],
};

/**
 * The web app's folders in four tiers, with the same import rule as `platformTiers`. All tiers except `ground` are
 * folders of web/features.
 */
const webTiers = {
  screens: ['shell', 'moderation', 'privacy', 'feed', 'profiles', 'communities', 'conversations', 'ads', 'composer'],
  parts: [
    ...['comments', 'posts', 'wallet', 'notifications', 'reports', 'people', 'reactions', 'media', 'age', 'accounts'],
  ],
  extras: ['discretion', 'offline', 'emoji', 'chatbot', 'landing', 'legal'],
  ground: ['lists', 'ui', 'apollo', 'navigation', 'storage', 'generated'],
};
const features = [...webTiers.screens, ...webTiers.parts, ...webTiers.extras];

/** Returns one zone per folder, which forbids imports from the folders that are listed before it. */
function downwards(folders: string[], message: string) {
  return folders.slice(1).map((target, index) => ({ target, from: folders.slice(0, index + 1), message }));
}

const platformZones = downwards(
  Object.values(platformTiers)
    .flat()
    .map((name) => `./bff/platform/${name}`),
  'Domains import downwards only: let the upper one listen or pass a function in.',
);
const webMessage =
  'Folders of web import downwards only: move down what both need, or pass a function or a component in.';
const webFolders = [...['build', 'pages'], ...features.map((name) => `features/${name}`), ...webTiers.ground].map(
  (name) => `./web/${name}`,
);
const webZones = [
  { target: webFolders.slice(1), from: './web/*.{ts,tsx}', message: webMessage },
  ...downwards(webFolders, webMessage),
];

const handMadePlural = {
  selector:
    'ConditionalExpression[test.type="BinaryExpression"][test.right.value=1] > :matches(Literal[value=/\\p{L}/u], TemplateLiteral).consequent',
  message: 'The form that goes with a number is chosen by plural (web/ui/numbers.ts), by the rules of the language.',
};

const unitsOfMaxLength = {
  selector: 'JSXOpeningElement[name.name=/^(input|textarea)$/] > JSXAttribute[name.name="maxLength"]',
  message: 'maxLength counts UTF-16 units and cuts within emoji: keepWithin (web/ui/keepWithin.ts).',
};

const controlledDates = {
  selector:
    'JSXOpeningElement[name.name!="DateField"] > JSXAttribute[name.name="type"][value.value=/^(date|month|time|week|datetime-local)$/]',
  message: 'A value that is set while one types empties the field: DateField (web/ui/DateField.tsx).',
};

const tooNew = 'Safari 16.4, Chrome 111 or Firefox 114 lacks it.';
const { globalThis: newerNames, ...newerStatics } = STATICS;
const newerGlobals = newerNames.map((name) => ({ name, message: tooNew }));
const newerProperties = [
  ...Object.entries<readonly string[]>(newerStatics).flatMap(([object, names]) =>
    names.map((property) => ({ object, property })),
  ),
  ...[...new Set(Object.values<readonly string[]>(MEMBERS).flat())]
    .filter((name) => !ORDINARY_NAMES.has(name))
    .map((property) => ({ property })),
].map((newer) => ({ ...newer, message: tooNew }));

const popovers = {
  selector: 'JSXAttribute[name.name="popover"][value.type="Literal"]',
  message: 'Safari 16.4, Chrome 111 and Firefox 114 lack popovers and would show it at all times: AccountMenu.tsx.',
};

const unheeded = 'Keys of an input method (IME) are no commands: exceptComposing (web/ui/isComposing.ts).';
/** Matches key handlers that are not made by `exceptComposing`. */
const keyHandlers = [
  'JSXAttribute[name.name=/^onKey(Down|Up|Press)(Capture)?$/]:not([value.expression.callee.name="exceptComposing"])',
  'Property[key.name=/^on[kK]ey(Down|Up|Press|down|up|press)(Capture)?$/]:not([value.callee.name="exceptComposing"])',
  'CallExpression:matches([callee.name="addEventListener"], [callee.property.name="addEventListener"]):matches([arguments.0.value=/^key(down|up|press)$/]):not([arguments.1.callee.name="exceptComposing"])',
  'AssignmentExpression[left.property.name=/^onkey(down|up|press)$/]:not([right.callee.name="exceptComposing"])',
].map((selector) => ({ selector, message: unheeded }));

const stores = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
/** Properties of `navigator` that a browser also refuses when it refuses the stores above. */
const refusable = ['serviceWorker', 'locks'];
const storesMessage =
  'What the browser keeps has an owner and an end, and the browser may refuse it: web/storage (createStored, createStoredText, withLock, serviceWorkers).';

const ownServers =
  'Servers are made by bff/http/http-server.ts: an error of a connection that nothing hears ends the process.';
const serverModules = '/^(node:)?(http|https|http2|net|tls)$/';
const servers = [
  {
    selector: `ImportDeclaration[source.value=${serverModules}]:not([importKind="type"]) > :matches(ImportDefaultSpecifier, ImportNamespaceSpecifier, ImportSpecifier[importKind="value"][imported.name=/^(create(Secure)?Server|Server)$/])`,
    message: ownServers,
  },
  // `app.listen` of Express creates a server, too.
  { selector: 'CallExpression[callee.property.name="listen"][callee.object.name="app"]', message: ownServers },
  { selector: 'NewExpression[callee.name="WebSocketServer"] Property[key.name="port"]', message: ownServers },
];

const heard =
  'An error of it that nothing hears ends the process: make it within hearErrors (bff/http/http-server.ts), or pipeline.';
const unheard = ':not(CallExpression[callee.name=/^(hearErrors|pipeline)$/])';
/** Matches calls that create an object which may emit an 'error' event at any time. */
const emitters = [
  `${unheard} > CallExpression[callee.name=/^(busboy|fork|spawn|createReadStream|createWriteStream)$/]`,
  `${unheard} > NewExpression[callee.name=/^(ZipFile|Redis)$/]`,
  // Skips `transform(…).pipe(…)`, because that is the `pipe` of a Zod schema, not of a stream.
  'CallExpression[callee.property.name="pipe"]:not([callee.object.callee.property.name="transform"]):not([arguments.0.callee.name="hearErrors"])',
].map((selector) => ({ selector, message: heard }));

const publishing = [
  // Skips `checkChannel`: it is a diagnostics channel of Node that only tests read, not the event bus.
  'MemberExpression[property.name="publish"]:not([object.name=/^(tx|checkChannel)$/])',
  'CallExpression[callee.name="publish"]',
  'ObjectPattern > Property[key.name="publish"]',
  'ImportDeclaration[source.value=/\\/(redis-)?bus\\.ts$/]',
  'ImportSpecifier[imported.name="signal"]',
].map((selector) => ({
  selector,
  message: 'Events are published after the commit, by transact alone: tx.publish (bff/platform/db/transact.ts).',
}));

/** Matches expressions whose syntax shows that they are numbers, because ESLint runs without type information here. */
const numeric = [
  'Literal[value=type(number)]',
  'UnaryExpression[operator=/^[-+~]$/]',
  'BinaryExpression[operator=/^([-*/%]|\\*\\*)$/]',
  'BinaryExpression[operator="+"]:matches([left.value=type(number)], [right.value=type(number)])',
  'CallExpression[callee.name=/^(Number|parseInt|parseFloat)$/]',
  'CallExpression[callee.object.name=/^(Math|Number)$/]',
  'CallExpression[callee.object.name="Date"]',
  'CallExpression[callee.property.name="getTime"]',
  'ConditionalExpression:matches([consequent.value=type(number)], [alternate.value=type(number)])',
].join(', ');
const lowerCaseNumber = {
  selector: `:matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="const"] > VariableDeclarator[id.name!=/^([A-Z][A-Z0-9_]*|[KMG]iB)$/] > :matches(${numeric}).init`,
  message: "A module's number is a constant in UPPER_CASE.",
};

const inComponents = [
  {
    selector: ':not(JSXElement[openingElement.name.name="svg"]) > JSXElement > JSXOpeningElement[name.name="title"]',
    message: 'Pages are named by useTitle: a title element of its own would show through discreet mode.',
  },
  {
    selector:
      "JSXOpeningElement:has(> JSXAttribute[name.name='aria-invalid']):not(:has(> JSXAttribute[name.name='aria-describedby']))",
    message: 'Screen readers say "invalid" and not why: name the problem by aria-describedby.',
  },
  handMadePlural,
  lowerCaseNumber,
  unitsOfMaxLength,
  controlledDates,
  popovers,
];

const processEnv = {
  object: 'process',
  property: 'env',
  message: 'bff/settings/config.ts is the only reader of the environment.',
};
/**
 * Forbids `trim` for texts of members: it keeps the invisible U+200B and U+2800, so a blank text would be published.
 */
const memberTexts = {
  property: 'trim',
  message: 'What a member typed is trimmed and found empty by trimText and isBlank (schema/texts.ts).',
};

/**
 * Returns the rules for globals and properties in the web app.
 * @param guarded the name of an API that the files use only if the browser supports it
 */
function webRestrictions(guarded?: string): Linter.RulesRecord {
  const globals = [...stores.map((name) => ({ name, message: storesMessage })), ...newerGlobals];
  const properties = [
    ...[...stores, ...refusable].map((property) => ({ property, message: storesMessage })),
    ...newerProperties,
    memberTexts,
  ];
  return {
    'no-restricted-globals': ['error', ...globals.filter(({ name }) => name !== guarded)],
    'no-restricted-properties': ['error', ...properties.filter(({ property }) => property !== guarded)],
  };
}

/** The web app's files that use a newer API only if the browser supports it, and the name of this API. */
const guardedApis = {
  'web/features/shell/AccountMenu.tsx': 'hidePopover',
  'web/features/shell/lazyBadge.ts': 'requestIdleCallback',
  'web/ui/keepWithin.ts': 'Segmenter',
};

/** Rules for the descriptions, names and Relay connections of the GraphQL schema. */
const schemaRules: Linter.RulesRecord = {
  '@graphql-eslint/require-description': [
    'error',
    {
      types: true,
      FieldDefinition: true,
      InputValueDefinition: true,
      EnumValueDefinition: true,
      DirectiveDefinition: true,
    },
  ],
  '@graphql-eslint/naming-convention': [
    'error',
    {
      types: 'PascalCase',
      FieldDefinition: 'camelCase',
      InputValueDefinition: 'camelCase',
      EnumValueDefinition: 'UPPER_CASE',
      DirectiveDefinition: 'camelCase',
    },
  ],
  '@graphql-eslint/no-hashtag-description': 'error',
  '@graphql-eslint/no-unreachable-types': 'error',
  '@graphql-eslint/relay-connection-types': 'error',
  '@graphql-eslint/relay-edge-types': [
    'error',
    { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
  ],
  '@graphql-eslint/relay-page-info': 'error',
  '@graphql-eslint/require-deprecation-reason': 'error',
  '@graphql-eslint/unique-enum-value-names': 'error',
};

/**
 * ESLint runs only the rules that are special to this project. oxlint runs the general rules (.oxlintrc.json),
 * including those that need types.
 */
export default defineConfig(
  { ignores: ['**/dist', '**/generated', 'node_modules', '.data', '**/*.mjs'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser, parserOptions: { jsDocParsingMode: 'none' } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...platformZones, ...webZones] }],
      'no-restricted-syntax': ['error', lowerCaseNumber],
      // A variable that holds a database transaction is named `tx`.
      'id-denylist': ['error', 'trx'],
      'no-restricted-properties': ['error', processEnv],
    },
  },
  {
    files: ['bff/**/*.ts', 'schema/**/*.ts', 'web/**/*.{ts,tsx}'],
    plugins: { brasa: { rules: { 'plain-comments': plainComments } } },
    rules: { 'brasa/plain-comments': 'error' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['web/ui/lazyCode.ts', 'web/**/generated/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'react', importNames: ['lazy'], message: 'lazy keeps its failure: lazyCode.ts, within ui/Part.tsx.' },
        {
          name: '@apollo/client/react',
          allowImportNames: ['ApolloProvider', 'skipToken', 'useApolloClient'],
          message: 'Codegen writes a typed hook for each operation and fragment, in the folder generated beside it.',
        },
      ],
    },
  },
  { files: ['web/**/*.tsx'], rules: { 'no-restricted-syntax': ['error', ...inComponents, ...keyHandlers] } },
  {
    files: ['web/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', handMadePlural, lowerCaseNumber, ...keyHandlers] },
  },
  {
    // This script keeps the keys of an input method from the page, so its own listeners need to hear them.
    files: ['web/build/discretion.ts'],
    rules: { 'no-restricted-syntax': ['error', handMadePlural, lowerCaseNumber] },
  },
  {
    // These components load first and have no text field, so no input method composes a word in them.
    files: ['web/features/age/AgeGate.tsx', 'web/features/posts/Carousel.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...inComponents] },
  },
  {
    // web/build is left out, because the page's inline script runs before all modules and reads a few flags from the
    // storage itself.
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['web/storage/**', 'web/build/**'],
    rules: webRestrictions(),
  },
  ...Object.entries(guardedApis).map(([file, api]) => ({ files: [file], rules: webRestrictions(api) })),
  {
    files: ['web/storage/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...newerGlobals],
      'no-restricted-properties': ['error', ...newerProperties],
    },
  },
  {
    // The ignored files trim headers, SQL and hash lists, but no texts of members.
    files: ['bff/platform/**/*.ts'],
    ignores: [
      'bff/platform/auth/device.ts',
      'bff/platform/db/migrate.ts',
      'bff/platform/media/ranges.ts',
      'bff/platform/moderation/banned-pictures.ts',
      'bff/platform/auth/rate-limits.ts',
    ],
    rules: { 'no-restricted-properties': ['error', processEnv, memberTexts] },
  },
  {
    // directory-lock.ts is left out, because its server exists only to hold a lock, and it handles connection errors
    // itself. make-videos.ts is a script that a developer runs by hand.
    files: ['bff/**/*.ts'],
    ignores: ['bff/http/http-server.ts', 'bff/platform/db/directory-lock.ts', 'bff/demo/make-videos.ts'],
    rules: {
      'no-restricted-syntax': ['error', lowerCaseNumber, ...servers, ...emitters],
    },
  },
  {
    files: ['bff/platform/**/*.ts'],
    ignores: [
      'bff/platform/db/transact.ts',
      'bff/platform/db/directory-lock.ts',
      'bff/platform/conversations/chat-events.ts',
      // Receives the event bus as an option.
      'bff/platform/server.ts',
      // A script that a developer runs by hand.
      'bff/demo/make-videos.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', lowerCaseNumber, ...servers, ...emitters, ...publishing] },
  },
  {
    files: ['tests/e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        lowerCaseNumber,
        {
          selector: 'MemberExpression[property.name="waitForTimeout"]',
          message: 'A slow machine needs longer: wait for what a member would see, or for atRest.',
        },
      ],
    },
  },
  {
    files: ['schema/*.graphql'],
    ignores: ['schema/released.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: ['schema/*.graphql', '!schema/released.graphql'] } },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: schemaRules,
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
      'bff/commands/check-command.ts',
      'bff/commands/admin.ts',
      'bff/commands/backup.ts',
      'bff/commands/restore.ts',
      'bff/platform-main.ts',
      'web/vite.config.ts',
      'tests/**',
      '*.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
);
