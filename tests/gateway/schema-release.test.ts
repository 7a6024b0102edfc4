import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { releaseName, withRelease } from '../../schema/release/changelog.ts';
import { compareWithRelease, listChanges } from '../../schema/release/changes.ts';
import { reasonProblems } from '../../schema/release/deprecation.ts';
import { parseRelease, printRelease } from '../../schema/release/released.ts';
import { readSdl } from '../../schema/sdl.ts';

const TODAY = '2027-01-10';
const GONE = 'Since 2026-11-26: use `text`. Goes after 2027-01-09.';
const LATER = 'Since 2026-11-26: use `text`. Goes after 2027-01-10.';

const released = (reason: string) => `
  type Query { post(id: ID!, lang: String @deprecated(reason: "${reason}")): Post }
  type Post { text: String! old: Old @deprecated(reason: "${reason}") kind: Kind! }
  type Old { words: String! }
  enum Kind { NEW OLD @deprecated(reason: "${reason}") }
`;

const compare = (before: string, now: string) => compareWithRelease(before, buildSchema(now), TODAY);

describe('comparing the schema with its last release', () => {
  it.each([
    ['a removed field', 'text: String!', '', 'Post.text was removed.'],
    ['a changed field type', 'text: String!', 'text: Int!', 'Post.text changed type from String! to Int!.'],
    ['a field that may now be null', 'text: String!', 'text: String', 'Post.text changed type from String! to String.'],
    ['a removed enum value', 'NEW OLD', 'NEW', 'OLD was removed from enum type Kind.'],
    [
      'an added required argument',
      'post(id: ID!',
      'post(id: ID!, by: ID!',
      'A required arg by on Query.post was added.',
    ],
  ])('reports %s as a breaking change', (_change, from, to, named) => {
    const before = 'type Query { post(id: ID!): Post } type Post { text: String! kind: Kind! } enum Kind { NEW OLD }';
    expect(compare(before, before).breaking).toEqual([]);
    expect(compare(before, before.replace(from, to)).breaking).toEqual([named]);
  });

  it('never reports an addition as breaking, but reports an added enum value as dangerous', () => {
    const before = 'type Query { kind: Kind! } enum Kind { NEW }';
    const now = 'type Query { kind: Kind! post: Int } enum Kind { NEW OLD }';
    expect(compare(before, now)).toEqual({ breaking: [], dangerous: ['OLD was added to enum type Kind.'] });
  });

  const after = 'type Query { post(id: ID!): Post } type Post { text: String! kind: Kind! } enum Kind { NEW }';

  it('allows removing deprecated parts after the date in their reason, together with the types that only these parts use', () => {
    expect(compare(released(GONE), after).breaking).toEqual([]);
  });

  it.each([
    ['before the date in their reason', LATER],
    ['without a date in their reason', 'No longer used.'],
  ])('refuses to remove deprecated parts %s', (_when, reason) => {
    expect(compare(released(reason), after).breaking.sort()).toEqual([
      'OLD was removed from enum type Kind.',
      'Old was removed.',
      'Post.old was removed.',
      'Query.post arg lang was removed.',
    ]);
  });
});

describe('a release', () => {
  it('lists added, deprecated, removed and changed parts, but of a new type only its name', () => {
    const before = 'type Query { post: Post! old: Int } type Post { text: String }';
    const now = `
      type Query { post: Post me(id: ID!): Me }
      type Post { text: String @deprecated(reason: "${LATER}") }
      type Me { name: String }
    `;
    const changes = listChanges(before, buildSchema(now));
    expect(changes).toEqual({
      added: ['Me', 'Query.me'],
      deprecated: [`Post.text: ${LATER}`],
      removed: ['Query.old'],
      changed: ['Query.post: Post! → Post'],
    });
    const first = withRelease(undefined, '2026-11-26', changes, []);
    const second = withRelease(first, '2026-11-27', changes, ['Query.old was removed.']);
    expect(second.match(/^##+ .*/gm)).toEqual([
      '## 2026-11-27',
      '### Breaks clients of the release before',
      '### Added',
      '### Deprecated',
      '### Removed',
      '### Changed',
      '## 2026-11-26',
    ]);
    expect(second).toContain(`- \`Post.text\`: ${LATER}\n`);
    expect(second.endsWith('The first recorded schema.\n')).toBe(true);
  });

  it.each([
    [undefined, '2026-11-26'],
    ['2026-11-25', '2026-11-26'],
    ['2026-11-26', '2026-11-26.2'],
    ['2026-11-26.9', '2026-11-26.10'],
  ])('is named after its date, numbered if the date has a release (previous: %s, name: %s)', (previous, name) => {
    expect(releaseName('2026-11-26', previous)).toBe(name);
  });

  it('is refused when its file was edited by hand', () => {
    const text = printRelease(buildSchema('type Query { a: Int b: Int }'), '2026-11-26');
    expect(parseRelease(text).sdl).toBe('type Query {\n  a: Int\n  b: Int\n}\n');
    expect(() => parseRelease(text.replace('b: Int', ''))).toThrow('edited by hand');
  });

  it('is recorded in schema/released.graphql, and is the first entry of CHANGELOG.md', () => {
    const { name, sdl } = parseRelease(readFileSync('schema/released.graphql', 'utf8'));
    expect(readFileSync('CHANGELOG.md', 'utf8')).toMatch(new RegExp(`^[^#]*# [^#]*## ${name}\n`));
    expect(buildSchema(sdl).getQueryType()?.getFields()).toHaveProperty('feed');
  });
});

describe('the deprecation reason of a part of the schema', () => {
  const problemsWith = (reason: string) =>
    reasonProblems(
      buildSchema(`
        type Query { post(id: ID, by: ID @deprecated(reason: "${reason}")): Post }
        type Post { text: String words: String }
      `),
    );

  it.each([
    ['names a field of the same type', 'Since 2026-11-26: use `post`. Goes after 2027-02-26.'],
    ['names a field of another type', 'Since 2026-11-26: use `Post.text`. Goes after 2027-02-26.'],
    ['names no replacement', 'Since 2026-11-26: nothing replaces it. Goes after 2027-02-26.'],
  ])('is accepted when it has both dates and %s', (_what, reason) => {
    expect(problemsWith(reason)).toEqual([]);
  });

  it.each([
    ['has no date', 'Use `post`.'],
    ['has an impossible date', 'Since 2026-02-30: use `post`. Goes after 2027-02-26.'],
    ['has the same date as its first and last day', 'Since 2026-11-26: use `post`. Goes after 2026-11-26.'],
    ['names a replacement that does not exist', 'Since 2026-11-26: use `Post.title`. Goes after 2027-02-26.'],
  ])('is refused when it %s', (_what, reason) => {
    expect(problemsWith(reason)).toEqual([expect.stringMatching(/^Query\.post\(by:\)/)]);
  });

  it('follows the convention everywhere in schema/', () => {
    expect(reasonProblems(buildSchema(readSdl()))).toEqual([]);
  });
});
