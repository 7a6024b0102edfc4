import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DecisionForm } from '../../../web/features/moderation/DecisionForm.tsx';
import type { CaseView_CaseFragment } from '../../../web/generated/moderation.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

const shown = vi.fn<(this: Element, how: unknown) => void>();

beforeEach(() => {
  signIn();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = shown;
});
afterEach(leave);

const author = { id: 'u1', name: 'Léo', nickname: 'leo', lockedUntil: null };
const reported: CaseView_CaseFragment = {
  id: 'k1',
  target: 'POST',
  targetId: 'p1',
  reason: 'SPAM',
  isReview: false,
  isHash: false,
  isOpen: true,
  isDeleted: false,
  isListed: false,
  isClaimedByViewer: true,
  reportCount: 1,
  strikes: 0,
  authorHistory: [],
  createdAt: '2026-11-01T12:00:00.000Z',
  dueAt: '2026-11-10T12:00:00.000Z',
  decidedAt: null,
  decision: null,
  author,
  claimedBy: null,
  sameCaseIds: [],
  evidence: {
    title: null,
    text: 'Compre',
    createdAt: null,
    postId: 'p1',
    pictureUrls: [],
    ad: null,
    media: [],
    before: [],
  },
  reports: [],
  decisions: [],
};

it('whoever decides by key goes on from there: by Tab to the rule and the explanation, which come into sight', async () => {
  renderApp(scriptedClient().client, <DecisionForm moderationCase={reported} onDecided={vi.fn()} />);
  const user = userEvent.setup();
  await screen.findByRole('button', { name: /^Retirar/ });
  await user.keyboard('r');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Retirar/ })));
  expect(shown.mock.contexts.at(-1)).toBe(screen.getByRole('form', { name: 'Decisão' }));
  await user.keyboard('s');
  const suspend = screen.getByRole('button', { name: /^Suspender/, pressed: true });
  expect(document.activeElement).toBe(suspend);
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Regra' }));
});
