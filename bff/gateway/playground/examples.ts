import { collect } from './collection.ts';

const files = import.meta.glob<string>('./examples/*/*.{graphql,json}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The examples in the folder `examples/`. The build includes them in the page. */
export const collection = collect(
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace('./examples/', ''), text])),
);
