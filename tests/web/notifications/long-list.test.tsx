import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NotificationList } from '../../../web/features/notifications/NotificationList.tsx';
import { showOnTop } from '../../../web/features/notifications/notificationsCache.ts';
import { eventually } from '../../support/eventually.ts';
import { expectBounded, layOutRows, ROW_PX } from '../../support/long-list-web.ts';
import { notificationOf } from '../../support/notifications-web.ts';
import { leave, renderApp, scriptedClient, signIn, someone } from '../../support/web.tsx';

let layout: ReturnType<typeof layOutRows>;

beforeEach(() => {
  signIn();
  layout = layOutRows('section li');
});
afterEach(() => {
  leave();
  layout.restore();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

function reactionOf(index: number) {
  const reaction = { actors: [someone], actorCount: 1, postId: 'p1', excerpt: `Post ${index}` };
  // The first 100 notifications are of today, and the next 60 of yesterday.
  const changedAt = daysAgo(index < 100 ? 0 : index < 160 ? 1 : 9);
  return notificationOf('PostReactionNotification', { id: `n${index}`, sequence: 500 - index, changedAt, ...reaction });
}

it('a list of 200 notifications keeps at most 150 of them loaded, each on its day, and shows new ones on top', async () => {
  const server = scriptedClient();
  renderApp(server.client, <NotificationList />);
  await expectBounded({ ...server, layout }, 'Notifications', 'Ver mais', reactionOf, (notifications) => ({
    notifications,
  }));
  const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['Hoje', 'Ontem', 'Anteriores']);

  const hollow = Array.from({ length: 200 }, (_, index) => index).find((index) => !layout.isLoaded(index)) ?? 0;
  const before = layout.height();
  act(() =>
    showOnTop(server.client.cache, { ...reactionOf(hollow), sequence: 501, changedAt: daysAgo(0), actorCount: 2 }),
  );
  await eventually(() => expect(layout.rows()[0]?.textContent).toContain(`Post ${hollow}`));
  expect(layout.height()).toBe(before + ROW_PX);
});
