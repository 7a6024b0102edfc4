import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NotificationList } from '../../../web/features/notifications/NotificationList.tsx';
import { eventually } from '../../support/eventually.ts';
import { notificationOf } from '../../support/notifications-web.ts';
import { leave, renderApp, scriptedClient, signIn, someone } from '../../support/web.tsx';
import { ApolloLink, Observable } from '@apollo/client';
import { splitByTransport } from '../../../web/apollo/links.ts';

beforeEach(signIn);
afterEach(leave);
const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();

/** Sequences 131 to 160 are of today, the lower ones of yesterday. */
const reaction = (sequence: number) =>
  notificationOf('PostReactionNotification', {
    id: `n${sequence}`,
    sequence,
    changedAt: sequence > 130 ? hours(0) : hours(24),
    actors: [someone],
    actorCount: 1,
    postId: 'p1',
    excerpt: `Post ${sequence}.`,
  });
const pageOf = (from: number, to: number) => ({
  notifications: {
    __typename: 'NotificationConnection',
    edges: Array.from({ length: from - to + 1 }, (_, index) => ({
      __typename: 'NotificationEdge',
      cursor: `at-${from - index}`,
      node: reaction(from - index),
    })),
    pageInfo: {
      __typename: 'PageInfo',
      startCursor: `at-${from}`,
      endCursor: `at-${to}`,
      hasNextPage: true,
      hasPreviousPage: false,
    },
  },
});
/** Returns the numbers of the shown notifications, from the top. */
const shown = () =>
  [...document.querySelectorAll('section li')].map((row) => Number(/Post (\d+)\./.exec(row.textContent)?.[1]));

const downFrom = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

it('if 60 notifications have arrived since the last visit, the list shows each once, and "Ver mais" loads older ones', async () => {
  const server = scriptedClient();
  const streams: { next: (value: ApolloLink.Result) => void }[] = [];
  const live = new ApolloLink(
    () => new Observable((observer) => void streams.push({ next: (value) => observer.next(value) })),
  );
  server.client.setLink(splitByTransport(live, server.client.link));
  const first = renderApp(server.client, <NotificationList />);
  await waitFor(() => server.nth('Notifications'));
  act(() => server.nth('Notifications').answer(pageOf(100, 81)));
  await eventually(() => expect(streams).toHaveLength(1));
  first.unmount();

  renderApp(server.client, <NotificationList />);
  await waitFor(() => server.nth('Notifications', 1));
  await eventually(() => expect(streams).toHaveLength(2));
  act(() => server.nth('Notifications', 1).answer(pageOf(160, 141)));
  for (const sequence of downFrom(160, 101).reverse())
    act(() => streams[1]?.next({ data: { notificationAdded: reaction(sequence) } }));
  await eventually(() => expect(shown()).toEqual(downFrom(160, 141)));
  act(() => screen.getByText('Ver mais').click());
  await waitFor(() => server.nth('Notifications', 2));
  expect(server.nth('Notifications', 2).variables).toMatchObject({ after: 'at-141' });
  act(() => server.nth('Notifications', 2).answer(pageOf(140, 121)));
  await eventually(() => expect(shown()).toEqual(downFrom(160, 121)));
  act(() => streams[1]?.next({ data: { notificationAdded: reaction(161) } }));
  await eventually(() => expect(shown()).toEqual(downFrom(161, 121)));
});
