import { cleanup, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { setAgeVerified } from '../../web/features/age/ageVerification.ts';
import { App } from '../../web/router.tsx';
import { setSession } from '../../web/storage/session.ts';
import { forgetBrowser, member, scriptServer } from './app-support.tsx';

// The terms are a file, opened in a tab of its own.
vi.mock('../../web/features/legal/termsPdf.ts', () => ({ TERMS_PDF: '/terms.pdf', openTermsPdf: () => undefined }));

forgetBrowser();

const MOST = 3;
const REST = 600; // ms without another step
const professional = { ...member, profileType: 'PROFISSIONAL' } as const;

/** Pages that lead on by themselves, and where to for a member. */
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

/** Walks with the pages themselves, until nothing has led on for a while. @returns each place one stood at */
async function walk(path: string, end: string) {
  const walked: string[] = [];
  let last = 0;
  function Walk() {
    const { pathname, search } = useLocation();
    if (walked.length > MOST + 5) throw new Error(`It goes on and on: ${walked.join(' → ')}`);
    useEffect(() => {
      walked.push(`${pathname}${search}`);
      last = performance.now();
    }, [pathname, search]);
    return null;
  }
  window.history.replaceState(null, '', '/');
  render(
    <MemoryRouter initialEntries={[path]}>
      <Walk />
      <App />
    </MemoryRouter>,
  );
  await waitFor(() => expect(walked.at(-1), walked.join(' → ')).toBe(end));
  await waitFor(() => expect(performance.now() - last).toBeGreaterThan(REST));
  cleanup();
  return walked;
}

function arrive() {
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
])('a %s member', (_kind, user) => {
  it.each(leading)('is led from %s to %s, and no further, also after signing in', async (path, end) => {
    arrive();
    setSession({ token: 'token-1', user });
    for (const start of [path, `/login?source_path=${encodeURIComponent(path)}`]) {
      const steps = await walk(start, end);
      expect(steps.length - 1, steps.join(' → ')).toBeLessThanOrEqual(MOST);
    }
  });
});

describe('a visitor', () => {
  it.each([
    ['/register', '/register'],
    ['/account/nowhere', '/'],
    ['/terms', '/'],
    ['/payment/add-balance/payment-checkout', '/login?source_path=%2Fpayment%2Fadd-balance%2Fpayment-checkout'],
    ['/moderation/nowhere', '/login?source_path=%2Fmoderation%2Fnowhere'],
  ])('is led from %s to %s, and no further', async (path, end) => {
    arrive();
    const steps = await walk(path, end);
    expect(steps.length - 1, steps.join(' → ')).toBeLessThanOrEqual(MOST);
  });
});
