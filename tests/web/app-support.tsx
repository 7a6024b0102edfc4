import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { z } from 'zod';
import { clearSession, setSession } from '../../web/storage/session.ts';
import { setAgeVerified } from '../../web/features/age/ageVerification.ts';
import { App } from '../../web/router.tsx';

type Answer = { data: unknown } | { errors: readonly { message: string; extensions: { code: string } }[] };
type Asked = z.infer<typeof askedShape>;

const askedShape = z.object({ operationName: z.string(), variables: z.record(z.string(), z.unknown()) });

export const member = {
  userId: 'm1',
  name: 'Ana Luz',
  nickname: 'analuz',
  imageUrl: null,
  profileType: 'FREE',
  preferences: [],
} as const;
export const wireSession = { __typename: 'Session', token: 'token-1', ...member };

/**
 * After each test, resets everything that the app may have changed: DOM, session, age confirmation, globals and timers.
 */
export function forgetBrowser() {
  afterEach(() => {
    cleanup();
    clearSession();
    setAgeVerified(false);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/**
 * Mocks the endpoint /graphql: each operation gets the answer that `answers` contains under its name. An operation
 * without an answer fails like a network error.
 */
export function scriptServer(answers: Record<string, () => Answer | Promise<Answer>>) {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const request = askedShape.parse(JSON.parse(body));
    asked.push(request);
    const answer = answers[request.operationName];
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(await answer()), { headers: { 'content-type': 'application/json' } });
  });
  return asked;
}

/** Renders the app at `path`. The age gate is already passed, unless `adult` is false. */
export function openApp(path: string, { adult = true, signedIn = false } = {}) {
  vi.stubGlobal('scrollTo', () => undefined);
  setAgeVerified(adult);
  if (signedIn) setSession({ token: 'token-1', user: member });
  // Sets window.location too, because the code that ends a session reads it and a MemoryRouter does not change it.
  window.history.replaceState(null, '', path);
  return render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
}
