import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ReportPages } from '../../../web/pages/ReportPages.tsx';
import { leave, renderApp, scriptedClient } from '../../support/web.tsx';

vi.mock(import('../../../web/features/privacy/ShutOutAccount.tsx'), () => ({
  ShutOutAccount: ({ children }) => <>{children}</>,
}));

afterEach(leave);

const noticeOf = (id: string, decision: string, text: string) => ({
  ...{ __typename: 'ModerationNotice', id, decision, reason: 'SPAM', text, target: 'POST', targetId: 'p' },
  ...{ isReview: false, excerpt: '', until: null, createdAt: '2026-05-14T20:00:00.000Z', isUndone: false },
  ...{ appeal: null, appealText: null, appealAnswer: null },
});

function shown() {
  const server = scriptedClient();
  const pages = (
    <Routes>
      <Route path="/report/*" element={<ReportPages />} />
    </Routes>
  );
  renderApp(server.client, pages, '/report/decision');
  return server;
}

it('a suspended or banned member sees each active decision with its own appeal form', async () => {
  const { nth } = shown();
  const suspension = noticeOf('d2', 'SUSPEND', 'Pela oferta.');
  nth('AccountLocks').answer({ accountLocks: [noticeOf('d1', 'BAN', 'Pelo perfil.'), suspension] });
  await screen.findByText('Sua conta foi encerrada.');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const other = within(await screen.findByRole('region', { name: 'Sua conta foi suspensa. Post' }));
  expect(other.getByText('Pela oferta.')).toBeTruthy();
  expect(screen.getAllByRole('form').map((form) => form.getAttribute('aria-labelledby'))).toEqual([
    'appeal-d1 decision-d1 target-d1',
    'appeal-d2 decision-d2 target-d2',
  ]);
  expect(other.getByRole('form', { name: 'Não concorda? Sua conta foi suspensa. Post' })).toBeTruthy();
  await userEvent.type(other.getByLabelText('Conte por que a decisão deve mudar'), 'Não era oferta.');
  await userEvent.click(other.getByRole('button', { name: 'Recorrer' }));
  await waitFor(() => expect(nth('AppealAccountLock').variables).toMatchObject({ input: { noticeId: 'd2' } }));
  nth('AppealAccountLock').answer({
    appealAccountLock: { __typename: 'AppealModerationSuccess', notice: { ...suspension, appeal: 'OPEN' } },
  });
  expect(await other.findByText(/Seu recurso foi recebido/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Recorrer' })).toHaveLength(1);
});

it('a banned member sees the ban once, and can appeal against another moderation decision', async () => {
  const { nth, of } = shown();
  const ban = noticeOf('d1', 'BAN', 'Pelo perfil.');
  const warning = noticeOf('d3', 'WARN', 'Pelo tom.');
  nth('AccountLocks').answer({ accountLocks: [ban] });
  await waitFor(() => expect(of('ModerationNotices')).toHaveLength(1));
  const page = (notices: object[], endCursor: string | null) => ({
    moderationNotices: {
      __typename: 'ModerationNoticeConnection',
      edges: notices.map((node) => ({ __typename: 'ModerationNoticeEdge', cursor: 'c', node })),
      pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
    },
  });
  nth('ModerationNotices').answer(page([ban], 'd1'));
  const others = within(await screen.findByRole('region', { name: 'Outras decisões da moderação' }));
  await userEvent.click(others.getByRole('button', { name: 'Mostrar mais decisões' }));
  await waitFor(() => expect(nth('ModerationNotices', 1).variables).toMatchObject({ after: 'd1' }));
  nth('ModerationNotices', 1).answer(page([warning], null));
  await others.findByText('Você recebeu uma advertência.');
  expect(screen.getAllByText('Sua conta foi encerrada.')).toHaveLength(1);
  await userEvent.type(others.getByLabelText('Conte por que a decisão deve mudar'), 'Não foi assim.');
  await userEvent.click(others.getByRole('button', { name: 'Recorrer' }));
  await waitFor(() => expect(of('AppealModeration')).toHaveLength(1));
  expect(nth('AppealModeration').variables).toEqual({ input: { noticeId: 'd3', text: 'Não foi assim.' } });
  nth('AppealModeration').answer({
    appealModeration: { __typename: 'AppealModerationSuccess', notice: { ...warning, appeal: 'OPEN' } },
  });
  expect(await others.findByText(/Seu recurso foi recebido/)).toBeTruthy();
});
