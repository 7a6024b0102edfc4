import { readAppOperations } from './copy-as.ts';

const files = import.meta.glob<string>('../../../web/**/*.graphql', { query: '?raw', import: 'default', eager: true });

/**
 * The GraphQL operations of the web app, each with the path of the module that exports its React hook. The build
 * includes them in the page.
 */
export const appOperations = readAppOperations(
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace('../../../', ''), text])),
);
