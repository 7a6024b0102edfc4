import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommentItem } from '../../web/features/comments/CommentItem.tsx';
import { ConversationHeader } from '../../web/features/conversations/ConversationHeader.tsx';
import { ReportDialog } from '../../web/features/reports/ReportDialog.tsx';
import { PostCard } from '../../web/features/posts/PostCard.tsx';
import { commentOf, leave, postOf, renderApp, scriptedClient, signIn } from '../support/web.tsx';
import { scriptServer } from './app-support.tsx';
import { conversationOf } from './conversations/support.ts';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
beforeEach(signIn);
afterEach(() => {
  cleanup();
  leave();
});

const menus = [
  { of: 'a post', button: 'Mais opções', element: <PostCard post={postOf('p1')} /> },
  {
    of: 'a comment',
    button: 'Opções do comentário',
    element: <CommentItem comment={commentOf('c1')} canHide={false} onReply={() => undefined} />,
  },
  {
    of: 'a conversation',
    button: 'Opções da conversa',
    element: (
      <ConversationHeader
        conversation={conversationOf('c1')}
        isTyping={false}
        backTo="/chat"
        onGone={() => undefined}
      />
    ),
  },
];

describe.each(menus)('options menu of $of', ({ button, element }) => {
  async function open() {
    const server = scriptedClient();
    renderApp(server.client, element);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: button }));
    return { ...server, user };
  }

  it('choosing to block in an options menu blocks the person after a confirmation', async () => {
    const { user, nth, of } = await open();
    await user.click(await screen.findByRole('menuitem', { name: 'Bloquear Bruno Lima' }));
    const question = await screen.findByRole('alertdialog', { name: 'Bloquear Bruno Lima?' });
    expect(of('SetBlock')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Bloquear' }));
    await waitFor(() => expect(nth('SetBlock').variables).toEqual({ input: { profileId: 'bruno', blocked: true } }));
    nth('SetBlock').answer({ setBlock: { __typename: 'SetBlockSuccess', profileId: 'bruno' } });
    await screen.findByText('Você bloqueou Bruno Lima');
  });

  it('muting a person from an options menu can be undone from the toast', async () => {
    const { user, nth } = await open();
    await user.click(await screen.findByRole('menuitem', { name: 'Silenciar Bruno Lima' }));
    await waitFor(() => expect(nth('SetMute').variables).toEqual({ input: { profileId: 'bruno', muted: true } }));
    nth('SetMute').answer({
      setMute: { __typename: 'SetMuteSuccess', profile: { __typename: 'Profile', id: 'bruno', isMuted: true } },
    });
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(nth('SetMute', 1).variables).toEqual({ input: { profileId: 'bruno', muted: false } }));
  });
});

describe('reports', () => {
  const about = { id: 'bruno', name: 'Bruno Lima' };
  const taken = () => ({ data: { report: { __typename: 'ReportSuccess', id: 'r1' } } });

  it('a report is sent by the send button, not by the choice of a reason', async () => {
    const asked = scriptServer({ Report: taken });
    render(<ReportDialog reported={{ target: 'POST', id: 'p1', about }} onClosed={() => undefined} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await screen.findByText('Escolha um motivo.');
    await user.click(screen.getByRole('radio', { name: 'Spam' }));
    await user.click(screen.getByRole('radio', { name: 'Discurso de ódio' }));
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await screen.findByRole('dialog', { name: 'Denúncia recebida' });
    expect(asked.map(({ variables }) => variables)).toEqual([
      { input: { target: 'POST', targetId: 'p1', reason: 'HATE', text: null } },
    ]);
  });

  it('after a report, the dialog offers to mute or block, and a confirmed block leads away from the page of the person', async () => {
    const asked = scriptServer({
      Report: taken,
      SetBlock: () => ({ data: { setBlock: { __typename: 'SetBlockSuccess', profileId: 'bruno' } } }),
    });
    const goAway = vi.fn();
    const onClosed = vi.fn();
    render(
      <ReportDialog reported={{ target: 'POST', id: 'p1', about: { ...about, leave: goAway } }} onClosed={onClosed} />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: 'Spam' }));
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(await screen.findByRole('button', { name: 'Silenciar' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Bloquear' }));
    expect(asked.map(({ operationName }) => operationName)).toEqual(['Report']);
    await user.click(screen.getByRole('button', { name: 'Confirmar bloqueio' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
    expect(goAway).toHaveBeenCalled();
    expect(asked.at(-1)?.variables).toEqual({ input: { profileId: 'bruno', blocked: true } });
  });
});
