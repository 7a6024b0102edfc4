import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clearSession, getSession } from '../../web/storage/session.ts';
import { guard, loginPath, safeSourcePath } from '../../web/navigation/guard.ts';
import { findRoute } from '../../web/routes.ts';
import { forgetBrowser, member, openApp, scriptServer } from './app-support.tsx';

const free = { token: 't', user: member };
const professional = { token: 't', user: { ...member, profileType: 'PROFISSIONAL' } } as const;

describe('guard()', () => {
  const visit = { path: '/x' };

  it('guard lets a visitor open a public page', () => {
    expect(guard({ ...visit, meta: { layout: 'feed' }, session: null })).toEqual({ go: 'on' });
  });

  it('guard redirects a visitor from a members-only page to the login form with the source path', () => {
    expect(guard({ ...visit, path: '/post/create?a=1', meta: { layout: 'feed', auth: true }, session: null })).toEqual({
      go: 'to',
      path: '/login?source_path=%2Fpost%2Fcreate%3Fa%3D1',
    });
  });

  it('guard redirects a FREE member from a page of a community to /groups, and lets a PROFISSIONAL member in', () => {
    const meta = { layout: 'feed', pro: true } as const;
    for (const path of ['/groups/7', '/groups/7/post/8', '/groups/7/create/post?a#b']) {
      expect(guard({ path, meta, session: free })).toEqual({ go: 'to', path: '/groups' });
      expect(guard({ path, meta, session: professional })).toEqual({ go: 'on' });
    }
    for (const path of ['/groups', '/groups/', '/groups?aba=descobrir']) {
      expect(guard({ path, meta, session: free })).toEqual({ go: 'on' });
    }
  });

  it('guard lets a FREE member open a timeline', () => {
    expect(guard({ ...visit, path: '/timeline/7', meta: { layout: 'feed', pro: true }, session: free })).toEqual({
      go: 'on',
    });
  });
});

describe('safeSourcePath() and loginPath()', () => {
  it.each(['/post/1', '/post/1?a=b#c', '/'])('safeSourcePath accepts the path %j', (path) => {
    expect(safeSourcePath(path)).toBe(path);
  });

  it.each([
    '',
    'post/1',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n',
    '/.//evil.example',
    '/login',
    '/register?x',
  ])('safeSourcePath replaces the path %j by /', (path) => expect(safeSourcePath(path)).toBe('/'));

  it('safeSourcePath returns / for a missing path', () => expect(safeSourcePath(null)).toBe('/'));

  it('loginPath omits source_path for the home page', () => {
    expect(loginPath('/')).toBe('/login');
  });
});

describe('findRoute()', () => {
  it('for the path /, findRoute returns the blank layout for visitors and the feed layout for members', () => {
    expect(findRoute('/', false)?.meta.layout).toBe('blank');
    expect(findRoute('/', true)?.meta.layout).toBe('feed');
  });

  it('for /post/create findRoute returns a route that needs a session, and for /post/7 a public route', () => {
    expect(findRoute('/post/create', true)?.meta.auth).toBe(true);
    expect(findRoute('/post/7', false)?.meta.auth).toBeUndefined();
  });

  it.each(['/feed', '/home', '/nowhere', '/post/1/2'])('findRoute returns null for %s', (path) =>
    expect(findRoute(path, true)).toBeNull(),
  );
});

describe('ended sessions', () => {
  forgetBrowser();

  it('getSession returns null when the stored user cannot be parsed', () => {
    localStorage.setItem('t', 'token-1');
    localStorage.setItem('s', '{broken');
    expect(getSession()).toBeNull();
  });

  it('when the session ends on a public page without a sign-out, the app opens the login form', async () => {
    scriptServer({});
    openApp('/about', { signedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Sobre a Brasa' });
    act(() => clearSession());

    expect(await screen.findByRole('heading', { name: 'Que bom te ver de volta' })).toBeTruthy();
  });

  it('when the member signs out on a public page, the app opens the landing page', async () => {
    openApp('/about', { signedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Sobre a Brasa' });
    act(() => clearSession('left'));

    expect(await screen.findByText('Perguntas frequentes')).toBeTruthy();
  });
});
