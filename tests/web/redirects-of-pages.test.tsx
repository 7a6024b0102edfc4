import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { setAgeVerified } from '../../web/features/age/ageVerification.ts';
import { App } from '../../web/router.tsx';
import { setSession } from '../../web/storage/session.ts';
import { forgetBrowser, member, scriptServer } from './app-support.tsx';

forgetBrowser();

const MAX_STEPS = 3;
/** The time in ms, on the fake clock, for which a test follows redirects. The page /redirecting redirects after 4 s. */
const WATCHED_MS = 6_000;
const STEP_MS = 500;
const professional = { ...member, profileType: 'PROFISSIONAL' } as const;

/** Pages that redirect by themselves, each with the page to which they finally lead a signed-in member. */
const leading: [path: string, end: string][] = [
  ['/register', '/'],
  ['/register?source_path=/groups', '/'],
  ['/payment/add-balance/payment-checkout', '/payment/add-balance'],
  ['/ads/new/my-business/payment-checkout', '/ads/new/my-business'],
  ['/ads/new/my-profile/payment-checkout', '/ads/new/my-profile'],
  ['/moderation', '/'],
  ['/moderation/nowhere', '/'],
  ['/moderation/case/7', '/'],
  ['/settings/nowhere', '/settings'],
  ['/settings/nowhere/at-all', '/settings'],
  ['/account/nowhere', '/'],
  ['/terms', '/'],
  ['/redirecting', '/'],
  ['/nowhere', '/'],
];

/**
 * Opens a path and follows all redirects.
 * @returns every visited path with its query string
 */
async function walk(path: string) {
  const walked: string[] = [];
  function Walk() {
    const { pathname, search } = useLocation();
    if (walked.length > MAX_STEPS + 5) throw new Error(`It goes on and on: ${walked.join(' → ')}`);
    useEffect(() => {
      walked.push(`${pathname}${search}`);
    }, [pathname, search]);
    return null;
  }
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  window.history.replaceState(null, '', '/');
  render(
    <MemoryRouter initialEntries={[path]}>
      <Walk />
      <App />
    </MemoryRouter>,
  );
  for (let passed = 0; passed < WATCHED_MS; passed += STEP_MS) {
    await act(async () => {
      // Waits for dynamic imports. Without this, the fake clock would reach its end before the code of the page is
      // loaded.
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(STEP_MS);
    });
  }
  cleanup();
  vi.useRealTimers();
  return walked;
}

function arrive() {
  // Mocks window.open, because /terms opens the PDF in a new tab.
  vi.stubGlobal('open', () => window);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  setAgeVerified(true);
  scriptServer({ IsModerator: () => ({ data: { isModerator: false } }) });
}

describe.each([
  ['FREE', member],
  ['PROFISSIONAL', professional],
])('redirects of a %s member', (_kind, user) => {
  it.each(leading)(
    'the path %s, opened directly or as source_path of /login, leads to the path %s in at most 3 redirects',
    async (path, end) => {
      arrive();
      setSession({ token: 'token-1', user });
      for (const start of [path, `/login?source_path=${encodeURIComponent(path)}`]) {
        const steps = await walk(start);
        expect(steps.at(-1), steps.join(' → ')).toBe(end);
        expect(steps.length - 1, steps.join(' → ')).toBeLessThanOrEqual(MAX_STEPS);
      }
    },
  );
});

describe('redirects of a visitor', () => {
  it.each([
    ['/register', '/register'],
    ['/account/nowhere', '/'],
    ['/terms', '/'],
    ['/payment/add-balance/payment-checkout', '/login?source_path=%2Fpayment%2Fadd-balance%2Fpayment-checkout'],
    ['/moderation/nowhere', '/login?source_path=%2Fmoderation%2Fnowhere'],
  ])('for a visitor, the path %s leads to the path %s in at most 3 redirects', async (path, end) => {
    arrive();
    const steps = await walk(path);
    expect(steps.at(-1), steps.join(' → ')).toBe(end);
    expect(steps.length - 1, steps.join(' → ')).toBeLessThanOrEqual(MAX_STEPS);
  });
});
