import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { forgetBrowser, openApp, scriptServer } from './app-support.tsx';

describe('age assurance page', () => {
  forgetBrowser();
  const stands = (age: object, ...decided: object[]) => ({
    ModerationNotices: () => ({
      data: {
        moderationNotices: {
          __typename: 'ModerationNoticeConnection',
          edges: decided.map((node) => ({ __typename: 'ModerationNoticeEdge', cursor: 'c', node })),
          pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
        },
      },
    }),
    AgeAssurance: () => ({
      data: {
        ageAssurance: { __typename: 'AgeAssurance', required: true, method: null, expiresAt: null, ...age },
      },
    }),
  });
  const askPerson = () => screen.queryByRole('button', { name: 'Pedir revisão por uma pessoa' });

  it('if the check made after a refusal has expired, the age assurance page offers a review by a person', async () => {
    const asked = scriptServer(stands({ state: 'EXPIRED', canAppeal: true }));
    openApp('/age-assurance', { signedIn: true });
    expect(await screen.findByText(/a anterior foi recusada/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Pedir revisão por uma pessoa' }));
    await waitFor(() => expect(asked.map(({ operationName }) => operationName)).toContain('AppealAgeCheck'));
    vi.unstubAllGlobals();
  });

  it('the age assurance page lists moderation decisions about the member, with an appeal button', async () => {
    const warning = {
      ...{ __typename: 'ModerationNotice', id: 'd1', decision: 'WARN', reason: 'SPAM', text: 'Pelo tom.' },
      ...{ target: 'POST', targetId: 'p', isReview: false, excerpt: '', until: null, isUndone: false },
      ...{ createdAt: '2026-05-14T20:00:00.000Z', appeal: null, appealText: null, appealAnswer: null },
    };
    scriptServer(stands({ state: 'UNVERIFIED', canAppeal: false }, warning));
    openApp('/age-assurance', { signedIn: true });
    await screen.findByText('Pelo tom.');
    const decisions = within(screen.getByRole('region', { name: 'Decisões da moderação sobre você' }));
    expect(decisions.getByRole('button', { name: 'Recorrer' })).toBeTruthy();
  });

  it.each([
    ['the first check was abandoned', 'EXPIRED', null, 'A confirmação expirou'],
    ['a moderator refused the age', 'REJECTED', 'MODERATION', 'Conta restrita pela moderação'],
  ])('the age assurance page offers no review by a person when %s', async (_what, state, method, title) => {
    scriptServer(stands({ state, method, canAppeal: false }));
    openApp('/age-assurance', { signedIn: true });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(askPerson()).toBeNull();
  });
});
