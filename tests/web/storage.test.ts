import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApolloLink, execute, gql, Observable, ApolloClient, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { createSessionEndLink } from '../../web/apollo/links.ts';
import { clearSession, getSession, setSession } from '../../web/storage/session.ts';
import { createStored } from '../../web/storage/createStored.ts';
import { createStoredText, storedEntries } from '../../web/storage/createStoredText.ts';
import { announceLeaving } from '../../web/storage/sessionEnd.ts';
import { leave, signIn } from '../support/web.tsx';
import { eventually } from '../support/eventually.ts';

const sources = import.meta.glob<string>('../../web/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const modules = import.meta.glob('../../web/**/*.{ts,tsx}');
const storage = /\/web\/(storage|build|generated)\//;
const outside = Object.entries(sources).filter(([path]) => !storage.test(path));
const made = /\bcreateStored(Text)?\(/g;

const other = {
  userId: 'other',
  name: 'Bia',
  nickname: 'bia',
  imageUrl: null,
  profileType: 'FREE',
  preferences: [],
} as const;
const isText = (value: unknown): value is string => typeof value === 'string';
const names = (area: Storage) => Object.keys(area).sort();

beforeAll(async () => {
  const users = outside.filter(([, source]) => source.match(made));
  for (const [path] of users) await modules[path]?.();
});
beforeEach(signIn);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  clearSession('left');
  leave();
});

/** Stores a value under every storage key of the app, except the session's own keys. */
function fill() {
  for (const { key, area, per } of storedEntries) {
    const place = area === 'local' ? localStorage : sessionStorage;
    if (key === 't' || key === 's') continue;
    const prefix = { device: '', viewer: '@me/', member: '@me/', author: '@me/words/' }[per];
    for (const name of [key, `${key}:part`]) place.setItem(`${prefix}${name}`, 'segredo');
  }
}

/** Dispatches the storage event that a browser sends after another tab has changed this key. */
function heard(key: string, newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

function refusedAsSignedOut() {
  const ended = new CombinedGraphQLErrors({ errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] });
  const link = ApolloLink.from([createSessionEndLink(), new ApolloLink(() => new Observable((it) => it.error(ended)))]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  execute(link, { query: gql('{ a }') }, { client }).subscribe({ error: () => undefined });
}

function endedElsewhere() {
  for (const key of ['t', 's']) localStorage.removeItem(key);
  for (const key of ['t', 's']) heard(key, null);
}

const ends: [string, () => void][] = [
  ['by the button "Sair"', () => clearSession('left')],
  [
    'by the button "Sair" in another tab',
    () => {
      heard('leaving', '1');
      endedElsewhere();
    },
  ],
  ['by an UNAUTHENTICATED answer', refusedAsSignedOut],
  ['by an UNAUTHENTICATED answer in another tab', endedElsewhere],
  [
    'by the deletion of the account',
    () => {
      announceLeaving();
      clearSession('left');
    },
  ],
  ['by the sign-in of another member', () => setSession({ token: 'token-2', user: other })],
];

describe('browser storage', () => {
  it("only storage modules access the browser's stores, and every storage key is registered once", () => {
    const stores =
      /\b(localStorage|sessionStorage|indexedDB|cookieStore|serviceWorker)\b|\.locks\b|\bcaches\.|document\.cookie/;
    const code = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(outside.filter(([, source]) => stores.test(code(source))).map(([path]) => path)).toEqual([]);
    const calls = Object.entries(sources)
      .filter(([path]) => !/\/web\/(build|generated)\/|createStored(Text)?\.ts$/.test(path))
      .flatMap(([, source]) => code(source).match(made) ?? []);
    const registered = storedEntries.filter(({ key }) => !key.startsWith('test-'));
    expect(registered).toHaveLength(calls.length);
    expect(new Set(registered.map(({ area, key }) => `${area} ${key}`)).size).toBe(calls.length);
  });

  it('no module stores or restores the Apollo cache, which contains what other members wrote', () => {
    const code = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const readsCache = /\.extract\(/;
    const stores = /\.restore\(|cache-persist|from '[^']*\/(createStored(Text)?|areas|database)\.ts'/;
    const both = outside.filter(([, source]) => readsCache.test(code(source)) && stores.test(code(source)));
    expect(both.map(([path]) => path)).toEqual([]);
    expect(outside.filter(([, source]) => /cache\.restore\(/.test(code(source))).map(([path]) => path)).toEqual([]);
  });

  it.each(ends)(
    'when the session ends %s, all stored data is deleted except the data of the device',
    async (_way, end) => {
      fill();
      end();
      const devices = storedEntries.filter(({ area, per }) => area === 'local' && per === 'device');
      const mayStay = devices.flatMap(({ key }) => [key, `${key}:part`]);
      await eventually(() => expect(localStorage.getItem('emptying')).toBeNull());
      expect(names(localStorage).filter((name) => !mayStay.includes(name))).toEqual([]);
      expect(names(sessionStorage)).toEqual([]);
    },
  );

  it('createStoredText reads only data of the signed-in member, and reads nothing without a token', () => {
    const text = createStoredText('test-a-text', { area: 'local', per: 'member' });
    text.write('segredo');
    expect(text.read()).toBe('segredo');
    localStorage.setItem('@other/test-a-text', 'de Bia');
    expect(text.read()).toBe('segredo');
    const kept = localStorage.getItem('t') ?? '';
    localStorage.removeItem('t');
    expect(text.read()).toBeNull();
    expect(text.write('tarde demais')).toBe(false);
    localStorage.setItem('t', kept);
    expect(text.read()).toBe('segredo');
  });

  it('createStored keeps a value in memory when the browser cannot store it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const value = createStored('test-a-value', isText, { area: 'session', per: 'device' });
    expect(value.write('isto')).toBe(false);
    expect(value.read()).toBe('isto');
  });

  it('setSession removes the stored token again if the user cannot be stored', () => {
    const setItem = localStorage.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((name, text) => {
      if (name === 's') throw new DOMException('full', 'QuotaExceededError');
      setItem(name, text);
    });
    expect(setSession({ token: 'token-2', user: other })).toMatchObject({ name: 'QuotaExceededError' });
    expect(localStorage.getItem('t'), 'other tabs keep their session').toBe('token');
    expect(getSession()).toMatchObject({ token: 'token-2', user: { userId: 'other' } });
  });

  it('a session kept in memory ends when another tab ends the stored session', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    setSession({ token: 'token-2', user: other });
    refused.mockRestore();
    endedElsewhere();
    expect(getSession()).toBeNull();
  });

  it('createStored returns null if the stored value has another shape or is broken JSON', () => {
    sessionStorage.setItem('test-a-shape', '{"not":"text"}');
    expect(createStored('test-a-shape', isText, { area: 'session', per: 'device' }).read()).toBeNull();
    sessionStorage.setItem('test-a-shape', '{broken');
    expect(createStored('test-a-shape', isText, { area: 'session', per: 'device' }).read()).toBeNull();
  });
});

describe('unsent text of an ended session', () => {
  const draft = createStoredText('test-begun', { area: 'session', per: 'author' });
  const message = createStoredText('test-message', { area: 'local', per: 'author' });
  const begin = async (end: () => void) => {
    draft.write('um comentário');
    message.write('uma mensagem');
    end();
    await eventually(() => expect(localStorage.getItem('emptying')).toBeNull());
  };
  const read = () => [draft.read(), message.read()];

  it('if the same member signs in again after the session ended, the unsent text is restored', async () => {
    await begin(refusedAsSignedOut);
    expect([...names(localStorage), ...names(sessionStorage)].filter((name) => name.startsWith('@'))).toEqual([]);
    signIn();
    expect(read()).toEqual(['um comentário', 'uma mensagem']);
  });

  it('if the member signs in again after the session ended, only unsent text is restored, no payment or other data', async () => {
    fill();
    refusedAsSignedOut();
    await eventually(() => expect(localStorage.getItem('emptying')).toBeNull());
    signIn();
    const back = [...names(localStorage), ...names(sessionStorage)].filter((name) => name.startsWith('@'));
    const words = [
      'chat-draft',
      'chat-outbox',
      'comment-draft',
      'comment-mention',
      'comment-outbox',
      'composer-slot',
      'composer-unsaved',
      'profile-draft',
    ];
    const parts = [...words, 'test-begun', 'test-message'].flatMap((key) => [key, `${key}:part`]);
    expect(back.sort()).toEqual(parts.map((name) => `@me/words/${name}`).sort());
  });

  it('unsent text of an ended session is deleted when another member signs in', async () => {
    await begin(refusedAsSignedOut);
    setSession({ token: 'token-2', user: other });
    expect(read()).toEqual([null, null]);
    clearSession('ended');
    await eventually(() => expect(localStorage.getItem('emptying')).toBeNull());
    signIn();
    expect(read()).toEqual([null, null]);
  });

  it('unsent text of an ended session is kept for an hour at most', async () => {
    await begin(refusedAsSignedOut);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 61 * 60_000);
    signIn();
    expect(read()).toEqual([null, null]);
  });

  it.each([
    ['in this tab', () => clearSession('left')],
    [
      'in another tab',
      () => {
        heard('leaving', '1');
        endedElsewhere();
      },
    ],
    [
      'in this tab after an UNAUTHENTICATED answer',
      () => {
        refusedAsSignedOut();
        clearSession('left');
      },
    ],
  ])('unsent text is not kept when the member signed out %s', async (_where, end) => {
    await begin(end);
    signIn();
    expect(read()).toEqual([null, null]);
  });
});

it('a session kept in memory is never combined with a token that another tab has stored', () => {
  signIn();
  const user = getSession()?.user;
  if (!user) throw new Error('not signed in');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setSession({ token: 'of-bruno', user: { ...user, userId: 'bruno' } });
  full.mockRestore();
  expect(getSession()).toMatchObject({ token: 'of-bruno', user: { userId: 'bruno' } });

  // Only the token changes. The browser sends no storage event for the stored user, because its value remains the same.
  localStorage.setItem('t', 'renewed');
  window.dispatchEvent(new StorageEvent('storage', { key: 't', newValue: 'renewed' }));
  expect(getSession()).toMatchObject({ token: 'renewed', user: { userId: 'me' } });
});
