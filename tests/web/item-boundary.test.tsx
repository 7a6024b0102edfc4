import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Chat } from '../../web/features/conversations/Chat.tsx';
import { FeedList } from '../../web/features/posts/FeedList.tsx';
import { showStepUp } from '../../web/features/accounts/security/showStepUp.tsx';
import { ConfirmDialog } from '../../web/ui/ConfirmDialog.tsx';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { Item } from '../../web/ui/Item.tsx';
import { lazyCode } from '../../web/ui/lazyCode.ts';
import { Part } from '../../web/ui/Part.tsx';
import { connectionOf, leave, postOf, renderApp, scriptedClient, signIn } from '../support/web.tsx';
import { conversationOf } from './conversations/support.ts';

vi.mock('virtua', () => ({
  WindowVirtualizer: ({
    data,
    children,
  }: {
    data: readonly { id: string }[];
    children: (post: { id: string }, index: number) => ReactNode;
  }) => data.map(children),
}));

vi.mock('../../web/features/accounts/security/StepUpDialog.tsx', () => ({
  StepUpDialog: () => {
    throw new RangeError('Invalid time value');
  },
}));

vi.mock('../../web/features/conversations/OpenConversation.tsx', () => ({ OpenConversation: Fragile }));

vi.mock('../../web/ui/Button.tsx', async (original) => {
  const actual = await original<typeof import('../../web/ui/Button.tsx')>();
  const Button: typeof actual.Button = (props) => {
    if (isBroken && props.variant === 'danger') throw new RangeError('Invalid time value');
    return actual.Button(props);
  };
  return { ...actual, Button };
});

const noPage = () => Promise.resolve();
let isBroken = true;

/** A component that throws while `isBroken` is true. */
function Fragile() {
  if (isBroken) throw new RangeError('Invalid time value');
  return 'Tudo certo';
}

beforeEach(() => {
  signIn();
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  leave();
});

it('when a post card throws, the other cards of the feed stay, and a button renders the failed card again', async () => {
  const broken = postOf('2');
  Object.defineProperty(broken, 'createdAt', {
    get: () => {
      if (isBroken) throw new RangeError('Invalid time value');
      return '2026-01-01T00:00:00.000Z';
    },
  });
  const posts = [postOf('1', { text: 'Primeiro' }), broken, postOf('3', { text: 'Terceiro' })];
  renderApp(
    scriptedClient().client,
    <FeedList connection={connectionOf(posts, 'Post')} onScrolled={() => undefined} fetchPage={noPage} />,
  );
  expect(screen.getByText('Primeiro')).toBeDefined();
  expect(screen.getByText('Terceiro')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  isBroken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('when a card below a post throws, the post stays visible', () => {
  const below = new Map([['1', <Fragile key="ad" />]]);
  const posts = [postOf('1', { text: 'Primeiro' })];
  renderApp(
    scriptedClient().client,
    <FeedList connection={connectionOf(posts, 'Post')} below={below} onScrolled={() => undefined} fetchPage={noPage} />,
  );
  expect(screen.getByText('Primeiro')).toBeDefined();
});

it('when the content of a dialog throws, title and close button stay, and a button renders the content again', async () => {
  const close = vi.fn();
  renderApp(
    scriptedClient().client,
    <Dialog open onOpenChange={close} title="Quem reagiu">
      <Fragile />
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Quem reagiu' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Fechar' })).toBeDefined();
  isBroken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(screen.getByText('Tudo certo')).toBeDefined();
});

it('when an expression in a list item throws, the other items stay, and a button renders the failed item again', async () => {
  const dayOf = (id: string) => (isBroken && id === '2' ? new Date(NaN).toISOString() : `Dia ${id}`);
  renderApp(
    scriptedClient().client,
    <ul>
      {['1', '2', '3'].map((id) => (
        <Item key={id}>{() => <li>{dayOf(id)}</li>}</Item>
      ))}
    </ul>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Dia 1', 'Dia 3']);
  isBroken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('when the buttons of a confirmation dialog throw, the dialog stays open, and "Tentar de novo" renders the buttons again', async () => {
  renderApp(
    scriptedClient().client,
    <ConfirmDialog
      open
      onOpenChange={() => undefined}
      title="Apagar?"
      description="O post será apagado."
      confirmLabel="Apagar"
      onConfirm={() => undefined}
    />,
  );
  expect(screen.getByRole('alertdialog')).toBeDefined();
  isBroken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(screen.getByRole('button', { name: 'Apagar' })).toBeDefined();
});

it('when a part of a page throws after its code was loaded, "Tentar de novo" renders the part again', async () => {
  const Late = lazyCode(() => Promise.resolve(Fragile));
  renderApp(
    scriptedClient().client,
    <>
      <p>Página</p>
      <Part fallback={<p>Carregando</p>}>
        <Late />
      </Part>
    </>,
  );
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(screen.getByText('Página')).toBeDefined();
  expect(screen.queryByText('Carregando')).toBeNull();
  isBroken = false;
  await userEvent.setup().click(again);
  expect(screen.getByText('Tudo certo')).toBeDefined();
});

it('when the open conversation throws, the list of conversations stays, and "Tentar de novo" renders the conversation again', async () => {
  const { client, nth } = scriptedClient();
  renderApp(client, <Chat openId="c1" showsRequests={false} onGone={() => undefined} />, '/chat?com=c1');
  await waitFor(() => nth('Conversation'));
  nth('Conversation').answer({ conversation: conversationOf('c1') });
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(screen.getByRole('navigation', { name: 'Conversas' })).toBeDefined();
  isBroken = false;
  await userEvent.setup().click(again);
  expect(screen.getByText('Tudo certo')).toBeDefined();
});

it('if the dialog for the proof of identity throws, showStepUp() returns false and can be called again', async () => {
  expect(await showStepUp()).toBe(false);
  expect(await showStepUp()).toBe(false);
  expect(document.body.textContent).toBe('');
});
