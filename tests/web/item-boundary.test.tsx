import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FeedList } from '../../web/features/posts/FeedList.tsx';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { leave, postOf, renderApp, scriptedClient, signIn } from '../support/web.tsx';

vi.mock('virtua', () => ({
  WindowVirtualizer: ({
    data,
    children,
  }: {
    data: readonly { id: string }[];
    children: (post: { id: string }, index: number) => ReactNode;
  }) => data.map(children),
}));

let isBroken = true;

/** Throws as long as `isBroken`. */
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

it('a post card that throws leaves the other cards of the feed and can be rendered again', async () => {
  const broken = postOf('2');
  Object.defineProperty(broken, 'createdAt', {
    get: () => {
      if (isBroken) throw new RangeError('Invalid time value');
      return '2026-01-01T00:00:00.000Z';
    },
  });
  const posts = [postOf('1', { text: 'Primeiro' }), broken, postOf('3', { text: 'Terceiro' })];
  renderApp(scriptedClient().client, <FeedList posts={posts} onScrolled={() => undefined} />);
  expect(screen.getByText('Primeiro')).toBeDefined();
  expect(screen.getByText('Terceiro')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  isBroken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('a card that throws below a post leaves the post', () => {
  const below = new Map([['1', <Fragile key="ad" />]]);
  renderApp(
    scriptedClient().client,
    <FeedList posts={[postOf('1', { text: 'Primeiro' })]} below={below} onScrolled={() => undefined} />,
  );
  expect(screen.getByText('Primeiro')).toBeDefined();
});

it('a dialog whose content throws keeps its title and close button and can be rendered again', async () => {
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

it.each([
  ['comments', 'features/comments/CommentThread.tsx', 'Thread'],
  ['replies', 'features/comments/Replies.tsx', 'CommentItem'],
  ['messages', 'features/conversations/MessageList.tsx', 'RowView'],
  ['conversations', 'features/conversations/ConversationList.tsx', 'ConversationRow'],
  ['notifications', 'features/notifications/NotificationList.tsx', 'NotificationItem'],
  ['people', 'features/profiles/PeopleList.tsx', 'PersonRow'],
  ['communities', 'features/communities/CommunityList.tsx', 'CommunityCard'],
  ['ads', 'features/ads/MyAds.tsx', 'AdCard'],
])('the list of %s wraps each item in an ItemBoundary', (_list, file, item) => {
  const source = readFileSync(`web/${file}`, 'utf8');
  const items = [...source.matchAll(new RegExp(`(<[^<]*)<${item}\\s`, 'gu'))];
  expect(items.length).toBeGreaterThan(0);
  for (const [, before] of items) expect(before).toMatch(/^<ItemBoundary( key=\{[\w.]+\})?>\s*$/u);
});
