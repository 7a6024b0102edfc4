import { readdirSync, readFileSync } from 'node:fs';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useResult } from '../../web/apollo/useResult.ts';
import { readDocuments } from '../../web/build/documents.ts';
import { SessionList } from '../../web/features/accounts/security/SessionList.tsx';
import { DeleteCommentDocument } from '../../web/features/comments/generated/comments.ts';
import { NotificationSwitches } from '../../web/features/notifications/NotificationSwitches.tsx';
import { leave, renderApp, scriptedClient, signIn } from '../support/web.tsx';

const sessionOf = (id: string, isCurrent: boolean) => ({
  __typename: 'AccountSession',
  id,
  device: 'Firefox no Linux',
  place: 'São Paulo',
  isCurrent,
  createdAt: '2026-05-14T21:00:00.000Z',
  lastSeenAt: '2026-05-14T21:00:00.000Z',
});
const refusal = { __typename: 'Refusal', code: 'NOT_ALLOWED', message: 'Agora não.', field: null };

beforeEach(() => {
  signIn();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  leave();
});

it('no file sends a mutation that the server may refuse with client.mutate or with useMutation', () => {
  const refusable = Object.values(readDocuments())
    .flatMap((text) => parse(text).definitions)
    .flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.MUTATION ? [node] : [],
    )
    .filter(({ selectionSet }) => JSON.stringify(selectionSet).includes('"Refusal"'))
    .map(({ name }) => name?.value ?? '');
  expect(refusable).toContain('DeleteComment');

  const sources = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('generated'))
    .map((path) => ({ path, text: readFileSync(`web/${path}`, 'utf8') }));
  const isSentPast = (name: string, text: string) =>
    new RegExp(`\\b(mutation: |useMutation\\()${name}Document\\b`).test(text);
  const past = sources.flatMap(({ path, text }) =>
    refusable.filter((name) => isSentPast(name, text)).map((name) => `${path}: ${name}`),
  );
  expect(past).toEqual([]);
});

describe('useResult', () => {
  function start() {
    const server = scriptedClient();
    const update = vi.fn();
    const done = vi.fn();
    const failed = vi.fn();
    const { result } = renderHook(() => useResult(DeleteCommentDocument, { update, done, failed }), {
      wrapper: ({ children }) => <ApolloProvider client={server.client}>{children}</ApolloProvider>,
    });
    const runs: Promise<boolean>[] = [];
    const run = () => act(() => void runs.push(result.current.run({ input: { postId: 'p1', id: 'c1' } })));
    return { ...server, result, run, runs, update, done, failed };
  }
  const success = {
    deleteComment: {
      __typename: 'DeleteCommentSuccess',
      goneIds: ['c1'],
      post: { __typename: 'Post', id: 'p1', commentCount: 0, commentRevision: 2 },
      thread: null,
      comment: null,
    },
  };

  it('passes a success to update and done, and resolves to true', async () => {
    const { nth, run, runs, update, done, failed } = start();
    run();
    await act(async () => {
      nth('DeleteComment').answer(success);
      await Promise.all(runs);
    });
    expect(await Promise.all(runs)).toEqual([true]);
    expect(update).toHaveBeenCalledTimes(1);
    expect(done.mock.calls[0]?.[0]).toMatchObject({ goneIds: ['c1'] });
    expect(failed).not.toHaveBeenCalled();
  });

  it('passes the message of a refusal to failed, updates no cache and resolves to false', async () => {
    const { nth, run, runs, update, done, failed } = start();
    run();
    await act(async () => {
      nth('DeleteComment').answer({ deleteComment: refusal });
      await Promise.all(runs);
    });
    expect(await Promise.all(runs)).toEqual([false]);
    expect(failed.mock.calls[0]?.slice(0, 2)).toMatchObject(['Agora não.', { message: 'Agora não.' }]);
    expect(update).not.toHaveBeenCalled();
    expect(done).not.toHaveBeenCalled();
  });

  it.each([
    ['a lost connection', new TypeError('Failed to fetch'), undefined],
    ['a GraphQL error', new CombinedGraphQLErrors({ errors: [{ message: 'Espere um minuto.' }] }), 'Espere um minuto.'],
  ])(
    'after %s, failed gets the message of the server, or undefined if there is none',
    async (_what, error, problem) => {
      const { nth, run, runs, failed } = start();
      run();
      await act(async () => {
        nth('DeleteComment').fail(error);
        await Promise.all(runs);
      });
      expect(failed.mock.calls).toEqual([[problem, undefined, { input: { postId: 'p1', id: 'c1' } }]]);
    },
  );

  it('sends a single request for a double click, and another one after the answer', async () => {
    const { of, nth, result, run, runs } = start();
    run();
    run();
    expect(of('DeleteComment')).toHaveLength(1);
    expect(result.current.loading).toBe(true);

    await act(async () => {
      nth('DeleteComment').answer({ deleteComment: refusal });
      await Promise.all(runs);
    });
    expect(result.current.loading).toBe(false);
    run();
    expect(of('DeleteComment')).toHaveLength(2);
  });
});

describe('a refusal reaches the member', () => {
  it('a refused notification setting switches back and shows the message', async () => {
    const server = scriptedClient();
    renderApp(server.client, <NotificationSwitches />);
    await waitFor(() => server.nth('NotificationPreferences'));
    const follow = { __typename: 'NotificationPreference', kind: 'FOLLOW', enabled: true };
    act(() => server.nth('NotificationPreferences').answer({ notificationPreferences: [follow] }));
    const button = await screen.findByRole('switch', { name: 'Novos seguidores' });
    await userEvent.click(button);
    expect(button.ariaChecked).toBe('false');

    act(() => server.nth('UpdateNotificationPreferences').answer({ updateNotificationPreferences: refusal }));
    await screen.findByText('Agora não.');
    expect(button.ariaChecked).toBe('true');
  });

  it('a refused end of the other sessions shows the message and no success', async () => {
    const server = scriptedClient();
    renderApp(server.client, <SessionList />);
    await waitFor(() => server.nth('AccountSessions'));
    act(() =>
      server.nth('AccountSessions').answer({ accountSessions: [sessionOf('s1', true), sessionOf('s2', false)] }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Encerrar todas as outras' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Encerrar' }));

    act(() => server.nth('EndOtherSessions').answer({ endOtherSessions: refusal }));
    await screen.findByText('Agora não.');
    expect(screen.queryByText('As outras sessões foram encerradas')).toBeNull();
  });
});
