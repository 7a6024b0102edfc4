import type { SchemaChanges } from './changes.ts';

const TITLE = `# Changes of the GraphQL schema

Each entry is a release: \`npm run schema:release\` writes it, with \`schema/released.graphql\`. Clients of the last release
keep working: a part is deprecated first, and goes after the date that its reason names.
`;

/**
 * Returns the name of a release: its date. From the second release of a day on, the name also has a number
 * (`2026-11-26.2`).
 */
export function releaseName(today: string, previous: string | undefined) {
  if (previous !== today && !previous?.startsWith(`${today}.`)) return today;
  return `${today}.${Number(previous.slice(today.length + 1) || 1) + 1}`;
}

/** Adds a release to the changelog, above the earlier releases. */
export function withRelease(changelog: string | undefined, name: string, changes: SchemaChanges, breaking: string[]) {
  const lists = [
    ['Breaks clients of the release before', breaking],
    ['Added', changes.added.map(code)],
    ['Deprecated', changes.deprecated.map(codeBeforeColon)],
    ['Removed', changes.removed.map(code)],
    ['Changed', changes.changed.map(codeBeforeColon)],
  ] as const;
  const sections = lists
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`);
  const text = sections.length > 0 ? sections : ['The schema is as it was.\n'];
  const entry = `\n## ${name}\n\n${(changelog === undefined ? ['The first recorded schema.\n'] : text).join('\n')}`;
  return TITLE + entry + (changelog ?? '').slice(TITLE.length);
}

function code(name: string) {
  return `\`${name}\``;
}

/**
 * Puts the part of an entry before the first ': ' into backticks: in 'Query.post(id:): ID! → ID' that is
 * 'Query.post(id:)'.
 */
function codeBeforeColon(line: string) {
  const end = line.indexOf(': ');
  return `\`${line.slice(0, end)}\`${line.slice(end)}`;
}
