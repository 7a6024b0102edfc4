import { readAppOperations } from './copy-as.ts';

const files = import.meta.glob<string>('../../../web/**/*.graphql', { query: '?raw', import: 'default', eager: true });

/** The operations of the web app, built into the page with the paths of their hooks' modules. */
export const appOperations = readAppOperations(
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace('../../../', ''), text])),
);
