import { cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, setSession, tellShut } from '../../web/storage/session.ts';
import { setAgeVerified } from '../../web/features/age/ageVerification.ts';
import { safeSourcePath } from '../../web/navigation/guard.ts';
import { App } from '../../web/router.tsx';
import { findRoute, routes } from '../../web/routes.ts';
import { member } from './app-support.tsx';

/**
 * Replaces all pages by placeholders, because loading their code takes long. Keeps the login page, because that page
 * redirects by itself.
 */
vi.mock('../../web/routes.ts', async (load) => {
  const real: typeof import('../../web/routes.ts') = await load();
  const { LoginPage } = await import('../../web/pages/LoginPage.tsx');
  const standIn = (path: string) => {
    const Component = path === '/login' ? LoginPage : () => <p>{path}</p>;
    return { Component, load: () => Promise.resolve() };
  };
  const plain = (route: (typeof real.routes)[number]) => ({ ...route, page: standIn(route.path), data: false });
  const shown = real.routes.map(plain);
  const landing = plain(real.landing);
  return {
    ...real,
    routes: shown,
    landing,
    findRoute(pathname: string, signedIn: boolean) {
      const found = real.findRoute(pathname, signedIn);
      return found === real.landing ? landing : (shown.find(({ path }) => path === found?.path) ?? null);
    },
  };
});

const MOST = 3;
const professional = { ...member, profileType: 'PROFISSIONAL' } as const;
const kinds = {
  visitor: null,
  'FREE member': member,
  'PROFISSIONAL member': professional,
  moderator: { ...professional, userId: 'm9' },
} as const;

const places = [...routes.map(({ path }) => path.replace(/:\w+/g, '7').replace('*', 'security')), '/feed', '/nowhere'];
const hostile = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/login?source_path=%2Flogin%3Fsource_path%3D%252Fgroups',
  '/login/?source_path=/groups/7',
  '/.//evil.example',
  '/age-assurance?source_path=/login?source_path=/groups/7',
  '/groups/%2e%2e/login',
  '/LOGIN?source_path=/groups',
  '/register?source_path=/groups',
];
const sources = [...places, ...hostile];

let walked: string[] = [];

function Walk() {
  const { pathname, search, hash } = useLocation();
  const path = `${pathname}${search}${hash}`;
  if (walked.length > MOST + 5) throw new Error(`It goes on and on: ${walked.join(' → ')}`);
  useEffect(() => void walked.push(path), [path]);
  return null;
}

/** Opens a path. @returns every visited path, including the targets of redirects */
function walk(path: string) {
  walked = [];
  window.history.replaceState(null, '', '/');
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <Walk />
      <App />
    </MemoryRouter>,
  );
  unmount();
  return walked;
}

/**
 * Returns the path at which the user has to arrive after all redirects, according to SPEC.md, section 2, and
 * PRODUCT.md.
 */
function endOf(path: string, user: (typeof kinds)[keyof typeof kinds]): string {
  const { pathname, searchParams } = new URL(path, 'https://site.invalid');
  const route = findRoute(pathname, user !== null);
  if (!route) return '/';
  if (user === null) return route.meta.auth ? `/login?source_path=${encodeURIComponent(path)}` : path;
  if (route.path === '/login') return endOf(safeSourcePath(searchParams.get('source_path')), user);
  return user.profileType === 'FREE' && route.path.startsWith('/groups/') ? '/groups' : path;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  setAgeVerified(true);
});
afterEach(() => {
  cleanup();
  clearSession();
  setAgeVerified(false);
  vi.unstubAllGlobals();
});

it.each(Object.entries(kinds))(
  'a %s who opens any path ends at the expected page after at most three redirects',
  (_kind, user) => {
    if (user) setSession({ token: 't', user });
    const addresses = [
      ...places,
      ...sources.map((source) => `/login?source_path=${encodeURIComponent(source)}`),
      ...sources.map((source) => `/age-assurance?source_path=${encodeURIComponent(source)}`),
    ];
    for (const address of addresses) {
      const [...steps] = walk(address);
      expect(steps.length - 1, steps.join(' → ')).toBeLessThanOrEqual(MOST);
      expect(steps.at(-1), `from ${address}`).toBe(endOf(address, user));
    }
  },
);

it('if a token is stored without a user, every path treats the browser as signed out and deletes the token', () => {
  for (const address of places) {
    localStorage.setItem('t', 'token-1');
    const [...steps] = walk(address);
    expect(steps.length - 1, steps.join(' → ')).toBeLessThanOrEqual(MOST);
    expect(steps.at(-1), `from ${address}`).toBe(endOf(address, null));
    expect(localStorage.getItem('t')).toBeNull();
  }
});

it('while the age gate is not passed, a visitor is not redirected from a page behind the age gate', () => {
  setAgeVerified(false);
  for (const address of places) {
    const [...steps] = walk(address);
    expect(steps, address).toHaveLength(findRoute(address, false)?.meta.skipAgeGate ? steps.length : 1);
  }
});

it.each(Object.entries(kinds))('if age assurance is missing, a %s is redirected at most three times', (_kind, user) => {
  if (user) setSession({ token: 't', user });
  for (const source of sources) {
    walked = [];
    const start = `/post/7?from=${encodeURIComponent(source)}`;
    window.history.replaceState(null, '', start);
    const { unmount } = render(
      <MemoryRouter initialEntries={[start]}>
        <Walk />
        <App />
      </MemoryRouter>,
    );
    for (let times = 0; times < 3; times += 1) tellShut();
    unmount();
    expect(walked.length - 1).toBeLessThanOrEqual(MOST);
  }
});
