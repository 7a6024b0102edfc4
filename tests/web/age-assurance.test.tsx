import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { forgetBrowser, openApp, scriptServer } from './app-support.tsx';

describe('how one’s age stands', () => {
  forgetBrowser();
  const stands = (age: object) => ({
    AgeAssurance: () => ({
      data: {
        ageAssurance: { __typename: 'AgeAssurance', required: true, method: null, expiresAt: null, ...age },
      },
    }),
  });
  const askPerson = () => screen.queryByRole('button', { name: 'Pedir revisão por uma pessoa' });

  it('offers a person where a check that followed a refusal was given up', async () => {
    const asked = scriptServer(stands({ state: 'EXPIRED', canAppeal: true }));
    openApp('/age-assurance', { signedIn: true });
    expect(await screen.findByText(/a anterior foi recusada/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Pedir revisão por uma pessoa' }));
    await waitFor(() => expect(asked.map(({ operationName }) => operationName)).toContain('AppealAgeCheck'));
    vi.unstubAllGlobals();
  });

  it.each([
    ['a check was given up that nothing came before', 'EXPIRED', null, 'A confirmação venceu'],
    ['moderation has decided', 'REJECTED', 'MODERATION', 'Conta restrita pela moderação'],
  ])('offers none where %s', async (_what, state, method, title) => {
    scriptServer(stands({ state, method, canAppeal: false }));
    openApp('/age-assurance', { signedIn: true });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(askPerson()).toBeNull();
  });
});
