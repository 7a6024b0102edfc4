import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { releaseName, withRelease } from '../../schema/release/changelog.ts';
import { compareWithRelease, listChanges } from '../../schema/release/changes.ts';
import { reasonProblems } from '../../schema/release/deprecation.ts';
import { obsoleteFiles, withoutDocumentsOf } from '../../schema/release/manifests.ts';
import { parseRelease, printRelease, withoutDescriptions } from '../../schema/release/released.ts';
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
    ['a newly nullable field', 'text: String!', 'text: String', 'Post.text changed type from String! to String.'],
    ['a removed enum value', 'NEW OLD', 'NEW', 'OLD was removed from enum type Kind.'],
    ['a new required argument', 'post(id: ID!', 'post(id: ID!, by: ID!', 'A required arg by on Query.post was added.'],
  ])('reports %s as a breaking change', (_change, from, to, named) => {
    const before = 'type Query { post(id: ID!): Post } type Post { text: String! kind: Kind! } enum Kind { NEW OLD }';
    expect(compare(before, before).breaking).toEqual([]);
    expect(compare(before, before.replace(from, to)).breaking).toEqual([named]);
  });

  it('reports an added field as neither breaking nor dangerous, and an added enum value as dangerous only', () => {
    const before = 'type Query { kind: Kind! } enum Kind { NEW }';
    const now = 'type Query { kind: Kind! post: Int } enum Kind { NEW OLD }';
    expect(compare(before, now)).toEqual({ breaking: [], dangerous: ['OLD was added to enum type Kind.'] });
  });

  const after = 'type Query { post(id: ID!): Post } type Post { text: String! kind: Kind! } enum Kind { NEW }';

  it('removing deprecated parts, and types that only they use, after the date in their deprecation reason breaks nothing', () => {
    expect(compare(released(GONE), after).breaking).toEqual([]);
  });

  it.each([
    ['before the date in their deprecation reason', LATER],
    ['without a date in their deprecation reason', 'No longer used.'],
  ])('if deprecated parts are removed %s, reports each removal as breaking', (_when, reason) => {
    expect(compare(released(reason), after).breaking.sort()).toEqual([
      'OLD was removed from enum type Kind.',
      'Old was removed.',
      'Post.old was removed.',
      'Query.post arg lang was removed.',
    ]);
  });
});

describe('a release of the schema', () => {
  it('lists added, deprecated, removed and changed fields, and lists a new type without its fields', () => {
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
  ])('is named after its date, with a number if that name is taken (previous: %j, name: %j)', (previous, name) => {
    expect(releaseName('2026-11-26', previous)).toBe(name);
  });

  it('keeps the three newest manifests, and a schema as long as an older or equally old manifest is kept', () => {
    const files = ['2026-01-09.json', '2026-01-10.json', '2026-01-10.2.json', '2026-01-10.10.json'];
    const later = '2026-06-01';
    expect(obsoleteFiles(files.slice(1), later)).toEqual([]);
    expect(obsoleteFiles([...files, '2026-01-09.graphql', '2026-01-10.graphql'], later)).toEqual([
      '2026-01-09.json',
      '2026-01-09.graphql',
    ]);
    expect(obsoleteFiles([...files.slice(2), '2026-01-10.2.graphql'], later)).toEqual([]);
  });

  it('keeps all manifests of the last 30 days, however many releases there were', () => {
    const files = ['2026-01-09.json', '2026-01-10.json', '2026-01-10.2.json', '2026-01-30.json', '2026-02-09.json'];
    expect(obsoleteFiles(files, '2026-02-09')).toEqual(['2026-01-09.json']);
    expect(obsoleteFiles(files, '2026-02-08')).toEqual([]);
  });

  it('leaves out of an earlier manifest the documents that a newer manifest contains', () => {
    expect(withoutDocumentsOf({ a: '{ a }', c: '{ c }' }, { a: '{ a }', b: '{ b }' })).toEqual({ b: '{ b }' });
  });

  it('keeps the schema of the last release without its descriptions', () => {
    const sdl =
      '"A query."\ntype Query {\n  "A field."\n  a("An argument." b: Int = 1): E\n}\n\nenum E {\n  "V."\n  V\n}';
    expect(withoutDescriptions(sdl)).toBe('type Query {\n  a(b: Int = 1): E\n}\n\nenum E {\n  V\n}\n');
  });

  it('if a release file was edited by hand, parseRelease() throws', () => {
    const text = printRelease(buildSchema('type Query { a: Int b: Int }'), '2026-11-26');
    expect(parseRelease(text).sdl).toBe('type Query {\n  a: Int\n  b: Int\n}\n');
    expect(() => parseRelease(text.replace('b: Int', ''))).toThrow('edited by hand');
  });

  it('schema/released.graphql and the first entry of CHANGELOG.md name the same release', () => {
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
    ['names a replacement field of the same type', 'Since 2026-11-26: use `post`. Goes after 2027-02-26.'],
    ['names a replacement field of another type', 'Since 2026-11-26: use `Post.text`. Goes after 2027-02-26.'],
    ['names no replacement', 'Since 2026-11-26: nothing replaces it. Goes after 2027-02-26.'],
  ])('is accepted if it has both dates (start and removal) and %s', (_what, reason) => {
    expect(problemsWith(reason)).toEqual([]);
  });

  it.each([
    ['has no date', 'Use `post`.'],
    ['has an impossible date', 'Since 2026-02-30: use `post`. Goes after 2027-02-26.'],
    ['has the same start date and removal date', 'Since 2026-11-26: use `post`. Goes after 2026-11-26.'],
    ['names a replacement that does not exist', 'Since 2026-11-26: use `Post.title`. Goes after 2027-02-26.'],
  ])('is refused if it %s', (_what, reason) => {
    expect(problemsWith(reason)).toEqual([expect.stringMatching(/^Query\.post\(by:\)/)]);
  });

  it('is valid for each deprecated part of the schema in schema/', () => {
    expect(reasonProblems(buildSchema(readSdl()))).toEqual([]);
  });
});
