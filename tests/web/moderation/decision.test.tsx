import { gql } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Appeals } from '../../../web/features/moderation/Appeals.tsx';
import { DecisionForm } from '../../../web/features/moderation/DecisionForm.tsx';
import {
  ModerationAppealsDocument,
  type CaseView_CaseFragment,
} from '../../../web/features/moderation/generated/moderation.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

const shown = vi.fn<(this: Element, how: unknown) => void>();

beforeEach(() => {
  signIn();
  // Mocks scrollIntoView, because jsdom has no layout.
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

it('a shortcut key focuses its decision button and scrolls to the decision form, and Tab then reaches the rule field', async () => {
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

it('a suspension requires a valid last day; the preset day is computed in the time zone of São Paulo', async () => {
  vi.setSystemTime('2026-11-02T01:30:00.000Z');
  const { client, of } = scriptedClient();
  renderApp(client, <DecisionForm moderationCase={reported} onDecided={vi.fn()} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Suspender/ }));
  const day = screen.getByLabelText<HTMLInputElement>('Suspenso até');
  expect(day.value).toBe('2026-11-08');
  await user.clear(day);
  await user.click(screen.getByRole('button', { name: /^(Decidir|Confirmar)/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('Informe até quando vai a suspensão.');
  fireEvent.change(day, { target: { value: '12026-11-08' } });
  await user.click(screen.getByRole('button', { name: /^(Decidir|Confirmar)/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('Informe até quando vai a suspensão.');
  expect(of('DecideModerationCases')).toEqual([]);
  vi.useRealTimers();
});

const rows = gql`
  query Rows($isDecided: Boolean!) {
    moderationCases(filter: { isDecided: $isDecided }) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;
const pageOf = (nodes: { __typename: string; id: string }[], hasNextPage = false) => ({
  edges: nodes.map((node) => ({ __typename: 'Edge', cursor: `at-${node.id}`, node })),
  pageInfo: { __typename: 'PageInfo', endCursor: `at-${nodes.at(-1)?.id ?? ''}`, hasNextPage },
});
const idsOf = (list?: { edges: { node: { id: string } }[] }) => list?.edges.map(({ node }) => node.id);

it('a decision removes its cases from the cached lists of open cases, but not from the cached lists of decided cases', async () => {
  const { client, nth } = scriptedClient();
  const cases = pageOf(['k0', 'k1', 'k2', 'k3'].map((id) => ({ __typename: 'ModerationCase', id })));
  for (const isDecided of [false, true])
    client.writeQuery({ query: rows, variables: { isDecided }, data: { moderationCases: cases } });
  renderApp(client, <DecisionForm moderationCase={{ ...reported, sameCaseIds: ['k3'] }} onDecided={vi.fn()} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Manter no ar/ }));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: /^Confirmar/ }));
  const decided = { ...reported, __typename: 'ModerationCase', isOpen: false };
  nth('DecideModerationCases').answer({
    decideModerationCases: {
      __typename: 'DecideModerationCasesSuccess',
      cases: [decided, { ...decided, id: 'k3' }],
    },
  });
  await screen.findByText('2 casos decididos');
  const listed = (isDecided: boolean) =>
    idsOf(
      client.readQuery<{ moderationCases: typeof cases }>({ query: rows, variables: { isDecided } })?.moderationCases,
    );
  expect(listed(false)).toEqual(['k0', 'k2']);
  expect(listed(true)).toEqual(['k0', 'k1', 'k2', 'k3']);
});

it('an answered appeal disappears from the list of appeals, even if it is on a later page of the list', async () => {
  const { client, nth } = scriptedClient();
  const appealOf = (id: string) => ({
    __typename: 'ModerationAppeal',
    id,
    caseId: 'k1',
    text: 'Por favor',
    createdAt: '2026-11-01T12:00:00.000Z',
    dueAt: '2026-11-10T12:00:00.000Z',
    target: 'POST',
    decision: 'TAKE_DOWN',
    decisionText: '',
    reason: 'SPAM',
    authorName: id,
    moderatorName: 'Rui',
    viewerMayAnswer: true,
  });
  const first = ['a1', 'a2'].map(appealOf);
  renderApp(client, <Appeals />);
  const user = userEvent.setup();
  await waitFor(() => nth('ModerationAppeals'));
  nth('ModerationAppeals').answer({ moderationAppeals: pageOf(first, true) });
  await screen.findByRole('article', { name: 'Recurso de a2' });
  const { query, variables } = { query: ModerationAppealsDocument, variables: { first: 20, after: 'at-a2' } };
  client.writeQuery({
    query,
    variables,
    data: JSON.parse(JSON.stringify({ moderationAppeals: pageOf([appealOf('a3')]) })),
  });
  const last = within(await screen.findByRole('article', { name: 'Recurso de a3' }));
  await user.type(last.getByRole('textbox'), 'Fica assim.');
  await user.click(last.getByRole('button', { name: 'Manter a decisão' }));
  const answered = { ...reported, __typename: 'ModerationCase' };
  nth('AnswerModerationAppeal').answer({
    answerModerationAppeal: { __typename: 'ModerationCaseSuccess', case: answered },
  });
  await waitFor(() => nth('ModerationAppeals', 1));
  nth('ModerationAppeals', 1).answer({ moderationAppeals: pageOf(first, true) });
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Recurso de a3' })).toBeNull());
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('a case with the target OTHER offers two decisions and requires an answer to the reporter', async () => {
  const { client, of, nth } = scriptedClient();
  const words = { ...reported, target: 'OTHER' as const, author: null };
  renderApp(client, <DecisionForm moderationCase={words} onDecided={vi.fn()} />);
  const choices = within(screen.getByRole('group', { name: 'O que decidir' }));
  expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Não encontrado m',
    'Já retirado r',
  ]);
  await userEvent.click(choices.getByRole('button', { name: /Não encontrado/ }));
  const confirm = screen.getByRole('button', { name: 'Confirmar: não encontrado' });
  await userEvent.click(confirm);
  expect(screen.getByRole('alert').textContent).toBe('Conte a quem denunciou o que foi feito.');
  expect(of('DecideModerationCases')).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Resposta a quem denunciou'), 'Não há vídeo assim.');
  await userEvent.click(confirm);
  await waitFor(() =>
    expect(nth('DecideModerationCases').variables).toMatchObject({
      input: { decision: 'DISMISS', text: 'Não há vídeo assim.' },
    }),
  );
});
