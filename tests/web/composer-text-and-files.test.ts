import { describe, expect, it } from 'vitest';
import { createCache } from '../../web/apollo/cache.ts';
import { isAnimated } from '../../web/features/media/pictureHead.ts';
import { sanitizeText } from '../../web/ui/sanitizeText.ts';
import { isStoredDraft } from '../../web/features/composer/storedDraft.ts';
import { ACCEPT, kindOf } from '../../web/features/composer/limits.ts';
import { showInFeed } from '../../web/features/composer/showInFeed.ts';
import { FeedDocument } from '../../web/features/feed/generated/feed.ts';

describe('sanitizeText()', () => {
  it.each([
    ['removes tags and keeps their text', 'Oi <b>gente</b>', 'Oi gente'],
    ['removes scripts with their content', 'Oi<script>alert(1)</script>!', 'Oi!'],
    ['removes an image with its handler', '<img src=x onerror=alert(1)>Foto', 'Foto'],
    ['keeps hearts and comparisons', 'eu <3 você, 1 < 2 > 0', 'eu <3 você, 1 < 2 > 0'],
    ['keeps ampersands and entities as typed', 'R&B &lt;b&gt;', 'R&B &lt;b&gt;'],
    ['keeps line feeds and trims the ends', '\n um\n\ndois \n', 'um\n\ndois'],
  ])('sanitizeText() %s', async (_rule, text, expected) => {
    expect(await sanitizeText(text)).toBe(expected);
  });
});

describe('isAnimated()', () => {
  const bytes = (...parts: (string | number[])[]) =>
    new Uint8Array(
      parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (char) => char.charCodeAt(0)) : part)),
    );

  it.each([
    ['GIF', bytes('GIF89a'), true],
    ['animated WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0b10]), true],
    ['still WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0]), false],
    ['APNG', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], [0, 0, 0, 0], 'acTL', [0, 0, 0, 0]), true],
    ['PNG', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], [0, 0, 0, 0], 'IDAT', [0, 0, 0, 0]), false],
    ['AVIF sequence', bytes([0, 0, 0, 16], 'ftypavis', [0, 0, 0, 0]), true],
    ['AVIF sequence under another brand', bytes([0, 0, 0, 24], 'ftypmsf1', [0, 0, 0, 0], 'msf1avis'), true],
    ['still AVIF', bytes([0, 0, 0, 24], 'ftypmif1', [0, 0, 0, 0], 'avifmiaf', 'avis'), false],
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), false],
  ])('isAnimated() decides by the first bytes of a file whether it is animated (%s)', (_kind, head, expected) => {
    expect(isAnimated(head)).toBe(expected);
  });
});

describe('isStoredDraft()', () => {
  it.each([
    ['undefined', undefined],
    ['null', null],
    ['a string', 'text'],
    ['an object without fields', {}],
    [
      'a draft with a file without fields',
      { mode: 'capture', text: '', idempotencyKey: 'k', uncertain: false, files: [{}] },
    ],
  ])('isStoredDraft() rejects a stored value that is %s', (_what, value) => {
    expect(isStoredDraft(value)).toBe(false);
  });
});

describe('showInFeed()', () => {
  it('showInFeed() puts a new post at the top of a cached feed only once', () => {
    const cache = createCache();
    const variables = { first: 10 };
    const pageInfo = {
      __typename: 'PageInfo',
      startCursor: 'c1',
      endCursor: 'c1',
      hasNextPage: false,
      hasPreviousPage: false,
    };
    cache.restore({
      ROOT_QUERY: {
        __typename: 'Query',
        feed: {
          __typename: 'PostConnection',
          edges: [{ __typename: 'PostEdge', cursor: 'c1', node: { __ref: 'Post:1' } }],
          pageInfo,
        },
      },
      'Post:1': { __typename: 'Post', id: '1' },
      'Post:2': { __typename: 'Post', id: '2' },
    });
    showInFeed(cache, { __typename: 'Post', id: '2' });
    showInFeed(cache, { __typename: 'Post', id: '2' });

    const found = cache.readQuery({ query: FeedDocument, variables, returnPartialData: true });
    expect(found?.feed.edges.map(({ node }) => node.id)).toEqual(['2', '1']);
  });
});

describe('ACCEPT', () => {
  it.each(['mkv', '3gp', '3g2', 'm4v', 'f4v', 'ts', 'mts', 'flv', 'avi', 'mpg', 'mpeg', 'mod', 'vob', 'mp4'])(
    'the file picker offers files with the extension "%s", and the composer takes them as videos',
    (extension) => {
      expect(ACCEPT.split(',')).toContain(`.${extension}`);
      expect(kindOf({ type: '', name: `filme.${extension.toUpperCase()}` })).toBe('video');
    },
  );

  it('the file picker offers pictures with the extension "jfif", but no HEIC: a phone then converts the photo', () => {
    expect(ACCEPT.split(',')).toContain('.jfif');
    expect(ACCEPT).not.toMatch(/hei[cf]|\*/);
  });
});

describe('kindOf()', () => {
  it.each([
    ['application/mp4', 'v.mp4', 'video'],
    ['audio/mp4', 'v.mp4', 'video'],
    ['application/x-matroska', 'v.mkv', 'video'],
    ['text/vnd.trolltech.linguist', 'v.ts', 'video'],
    ['application/vnd.rn-realmedia', 'v.F4V', 'video'],
    ['application/octet-stream', 'v.webm', 'video'],
    ['application/x-jpg', 'foto.final.JFIF', 'image'],
    ['', 'foto.jfif', 'image'],
    ['', 'foto.heic', 'image'],
    ['image/jpeg', 'sem-extensao', 'image'],
    ['video/mp4', 'foto.jpg', 'video'],
    ['image/png', 'filme.mp4', 'image'],
    ['image/svg+xml', 'desenho.png', null],
    ['application/pdf', 'texto.pdf', null],
    ['', 'constructor', null],
    ['', '', null],
  ])('a file of type "%s" with the name "%s" is taken as: %s', (type, name, kind) => {
    expect(kindOf({ type, name })).toBe(kind);
  });
});
