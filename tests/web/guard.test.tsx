import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clearSession, getSession } from '../../web/storage/session.ts';
import { guard, loginPath, safeSourcePath } from '../../web/navigation/guard.ts';
import { findRoute } from '../../web/routes.ts';
import { forgetBrowser, member, openApp, scriptServer } from './app-support.tsx';

const free = { token: 't', user: member };
const professional = { token: 't', user: { ...member, profileType: 'PROFISSIONAL' } } as const;

describe('the guard', () => {
  const visit = { path: '/x' };

  it('lets everybody on to a public page', () => {
    expect(guard({ ...visit, meta: { layout: 'feed' }, session: null })).toEqual({ go: 'on' });
  });

  it('sends a visitor from a members-only page to the login form, which leads back', () => {
    expect(guard({ ...visit, path: '/post/create?a=1', meta: { layout: 'feed', auth: true }, session: null })).toEqual({
      go: 'to',
      path: '/login?source_path=%2Fpost%2Fcreate%3Fa%3D1',
    });
  });

  it('leads a FREE member from inside a community to where communities are explained, and a PROFISSIONAL on', () => {
    const meta = { layout: 'feed', pro: true } as const;
    for (const path of ['/groups/7', '/groups/7/post/8', '/groups/7/create/post?a#b']) {
      expect(guard({ path, meta, session: free })).toEqual({ go: 'to', path: '/groups' });
      expect(guard({ path, meta, session: professional })).toEqual({ go: 'on' });
    }
    for (const path of ['/groups', '/groups/', '/groups?aba=descobrir']) {
      expect(guard({ path, meta, session: free })).toEqual({ go: 'on' });
    }
  });

  it('lets a FREE member enter a timeline all the same', () => {
    expect(guard({ ...visit, path: '/timeline/7', meta: { layout: 'feed', pro: true }, session: free })).toEqual({
      go: 'on',
    });
  });
});

describe('source_path', () => {
  it.each(['/post/1', '/post/1?a=b#c', '/'])('is followed to %s', (path) => {
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
  ])('leads home when it is %j', (path) => expect(safeSourcePath(path)).toBe('/'));

  it('leads home when it is missing', () => expect(safeSourcePath(null)).toBe('/'));

  it('is left out for the home page', () => {
    expect(loginPath('/')).toBe('/login');
  });
});

describe('routes', () => {
  it('show the landing page at / to visitors and the feed to members', () => {
    expect(findRoute('/', false)?.meta.layout).toBe('blank');
    expect(findRoute('/', true)?.meta.layout).toBe('feed');
  });

  it('tell the composer from a post', () => {
    expect(findRoute('/post/create', true)?.meta.auth).toBe(true);
    expect(findRoute('/post/7', false)?.meta.auth).toBeUndefined();
  });

  it.each(['/feed', '/home', '/nowhere', '/post/1/2'])('have no %s, which leads to /', (path) =>
    expect(findRoute(path, true)).toBeNull(),
  );
});

describe('an ended session', () => {
  forgetBrowser();

  it('is without a member when the stored user cannot be read', () => {
    localStorage.setItem('t', 'token-1');
    localStorage.setItem('s', '{broken');
    expect(getSession()).toBeNull();
  });

  it('leads from a public page to the login form', async () => {
    scriptServer({});
    openApp('/about', { signedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Sobre a Brasa' });
    act(() => clearSession());

    expect(await screen.findByRole('heading', { name: 'Que bom te ver de volta' })).toBeTruthy();
  });

  it('that the member ended leads to the landing page', async () => {
    openApp('/about', { signedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Sobre a Brasa' });
    act(() => clearSession('left'));

    expect(await screen.findByText('Perguntas frequentes')).toBeTruthy();
  });
});
