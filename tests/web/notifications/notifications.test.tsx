import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathOf } from '../../../web/features/notifications/pathOf.ts';
import { setUnread } from '../../../web/features/notifications/unread.ts';
import { UnreadNotifications } from '../../../web/features/notifications/UnreadNotifications.tsx';
import { actorNames, sentenceOf } from '../../../web/features/notifications/labels.ts';
import { NotificationsPage } from '../../../web/pages/NotificationsPage.tsx';
import { leave, renderApp, scriptedClient, signIn, someone } from '../../support/web.tsx';

const nothing = { postId: null, commentId: null, threadId: null, communityId: null, conversationId: null };

function notificationOf(sequence: number, more: object = {}) {
  return {
    __typename: 'Notification' as const,
    id: `n${sequence}`,
    kind: 'REACTION' as const,
    sequence,
    actorCount: 1,
    actors: [someone],
    targetId: 'p1',
    ...nothing,
    postId: 'p1',
    communityName: null,
    excerpt: 'Pôr do sol',
    detail: null,
    isRead: false,
    changedAt: new Date().toISOString(),
    ...more,
  };
}

function listOf(...nodes: object[]) {
  return {
    notifications: {
      __typename: 'NotificationConnection',
      edges: nodes.map((node, index) => ({ __typename: 'NotificationEdge', cursor: `c${index}`, node })),
      pageInfo: { __typename: 'PageInfo', endCursor: 'c', hasNextPage: false },
    },
  };
}

const count = (total: number) => ({ __typename: 'UnreadNotificationCount', id: 'viewer', total, sequence: 9 });

async function start(...nodes: object[]) {
  const server = scriptedClient();
  renderApp(server.client, <NotificationsPage />, '/notifications');
  await waitFor(() => server.nth('Notifications'));
  server.nth('Notifications').answer(listOf(...nodes));
  return { ...server, user: userEvent.setup() };
}

beforeEach(signIn);
afterEach(leave);

describe('notification texts', () => {
  const [ana, bia, caio] = ['Ana', 'Bia', 'Caio'].map((name) => ({ ...someone, id: name, name }));
  it.each([
    [[ana], 1, 'Ana'],
    [[ana, bia], 2, 'Ana e Bia'],
    [[ana, bia, caio], 4, 'Ana e mais 3'],
    [[], 0, ''],
  ])('actorNames returns $2 if the number of actors is $1', (actors, actorCount, words) => {
    const known = actors.filter((actor) => actor !== undefined);
    expect(actorNames({ actors: known, actorCount })).toBe(words);
  });

  it('sentenceOf uses a singular verb for one actor and a plural verb for several, and adds the reason to a refused ad', () => {
    const one = { kind: 'REACTION' as const, actors: [], actorCount: 1, communityName: null, detail: null };
    expect(sentenceOf(one)).toBe('reagiu ao seu post');
    expect(sentenceOf({ ...one, actorCount: 4 })).toBe('reagiram ao seu post');
    expect(sentenceOf({ ...one, kind: 'AD_REFUSED', detail: 'imagem ilegível' })).toBe(
      'Seu anúncio foi recusado: imagem ilegível',
    );
  });

  it('sentenceOf states how a community answered a request to join', () => {
    const answer = {
      kind: 'COMMUNITY_ANSWER' as const,
      actors: [],
      actorCount: 0,
      communityName: 'Roda',
      detail: 'aprovado',
    };
    expect(sentenceOf(answer)).toBe('Seu pedido para entrar em Roda foi aprovado');
  });

  it.each([
    ['foi renovada até 3 de maio por R$ 19,90', 'Sua assinatura de Roda foi renovada até 3 de maio por R$ 19,90'],
    ['sem moderação', 'Você deixou de ser moderador(a) de Roda. Para continuar participando, assine'],
  ])('sentenceOf states what happened to a VIP membership with the detail "%s"', (detail, words) => {
    const notice = { kind: 'VIP_RENEWAL' as const, actors: [], actorCount: 0, communityName: 'Roda', detail };
    expect(sentenceOf(notice)).toBe(words);
  });

  it('sentenceOf says that money debited from the owner of a community was refunded to subscribers', () => {
    const detail = 'R$ 15,92 de Roda; o valor já tinha sido gasto e fica em aberto na sua carteira';
    const notice = { kind: 'WALLET_DEBITED' as const, actors: [], actorCount: 0, communityName: null, detail };
    expect(sentenceOf(notice)).toBe(`Devolução a assinantes: ${detail}`);
  });

  it.each([
    ['made', null, 'quer transferir para você a comunidade Roda'],
    ['accepted', 'aceita', 'aceitou e agora é responsável pela comunidade Roda'],
    ['declined', 'recusada', 'preferiu não ficar com a comunidade Roda'],
    ['withdrawn', 'cancelada', 'cancelou a oferta da comunidade Roda'],
  ])('sentenceOf states that a transfer offer of a community was %s', (_what, detail, words) => {
    const offer = { kind: 'COMMUNITY_OFFER' as const, actors: [], actorCount: 1, communityName: 'Roda', detail };
    expect(sentenceOf(offer)).toBe(words);
  });

  it.each([
    [{ postId: 'p1' }, '/post/p1'],
    [{ postId: 'p1', commentId: 'c1', threadId: 'c1' }, '/post/p1#comment-c1'],
    [{ postId: 'p1', commentId: 'c2', threadId: 'c1' }, '/post/p1?conversa=c1#comment-c2'],
    [{ communityId: 'g1' }, '/groups/g1'],
    [{ kind: 'COMMUNITY_REQUEST' as const, communityId: 'g1' }, '/groups/g1?aba=pedidos'],
    [{ kind: 'MESSAGE_REQUEST' as const, conversationId: 'v1' }, '/chat?pedidos=1&com=v1'],
    [{ kind: 'WALLET_CREDITED' as const }, '/payments?recibo=d1'],
    [{ kind: 'WALLET_CREDITED' as const, communityId: 'g1' }, '/payments?tipo=VIP_EARNING'],
    [{ kind: 'WALLET_DEBITED' as const }, '/payments'],
    [{ kind: 'PAYMENT_REFUNDED' as const }, '/payments?recibo=d1'],
    [{ kind: 'PAYMENT_DISPUTED' as const }, '/payments?recibo=d1'],
    [{}, '/moderation/notice/d1'],
    [{ kind: 'FOLLOW' as const }, null],
  ])('for a notification with %j, pathOf returns %s', (about, path) => {
    expect(pathOf({ kind: 'MODERATION', actors: [], targetId: 'd1', ...nothing, ...about })).toBe(path);
  });
});

describe('notifications page', () => {
  it('the notifications page shows the actor, the event and the unread state', async () => {
    await start(notificationOf(2), notificationOf(1, { isRead: true, kind: 'FOLLOW', postId: null, excerpt: null }));
    const today = await screen.findByRole('region', { name: 'Hoje' });
    const [first, second] = within(today).getAllByRole('link');
    expect(first?.textContent).toContain('Não lida: Bruno Lima reagiu ao seu post');
    expect(first?.getAttribute('href')).toBe('/post/p1');
    expect(second?.textContent).toContain('começou a seguir você');
    expect(second?.textContent).not.toContain('Não lida');
  });

  it('opening a notification marks it as read; if the request fails, the notification is unread again', async () => {
    const { user, nth } = await start(notificationOf(1));
    await user.click(await screen.findByRole('link', { name: /reagiu/ }));
    expect(screen.getByRole('link', { name: /reagiu/ }).textContent).not.toContain('Não lida');
    expect(nth('MarkNotificationRead').variables).toEqual({ input: { id: 'n1' } });
    act(() => nth('MarkNotificationRead').fail());
    await waitFor(() => expect(screen.getByRole('link', { name: /reagiu/ }).textContent).toContain('Não lida'));
  });

  it('marking all notifications as read sends the newest sequence number among the notifications on the screen', async () => {
    const { user, nth } = await start(notificationOf(9), notificationOf(4));
    await user.click(await screen.findByRole('button', { name: 'Marcar todas como lidas' }));
    await waitFor(() => nth('MarkAllNotificationsRead'));
    expect(nth('MarkAllNotificationsRead').variables).toEqual({ input: { upTo: 9 } });
    nth('MarkAllNotificationsRead').answer({
      markAllNotificationsRead: { __typename: 'MarkAllNotificationsReadSuccess', unreadCount: count(0) },
    });
    await waitFor(() => expect(screen.queryByText(/Não lida/)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Marcar todas como lidas' })).toBeNull();
  });

  it('the subscription to notifications starts after the newest loaded one, and an updated notification moves to the top', async () => {
    const { nth } = await start(notificationOf(5), notificationOf(3));
    await waitFor(() => nth('NotificationAdded'));
    expect(nth('NotificationAdded').variables).toEqual({ after: 5 });
    const again = notificationOf(6, { id: 'n3', actorCount: 4 });
    act(() => nth('NotificationAdded').answer({ notificationAdded: again }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /post/ })[0]?.textContent).toContain('e mais 3'));
    expect(screen.getAllByRole('link', { name: /post/ })).toHaveLength(2);
  });

  it('the notifications page shows a message when it is empty and an error when it fails to load', async () => {
    await start();
    expect(await screen.findByText('Nada por aqui ainda')).toBeTruthy();
    leave();
    signIn();
    const server = scriptedClient();
    renderApp(server.client, <NotificationsPage />, '/notifications');
    await waitFor(() => server.nth('Notifications'));
    act(() => server.nth('Notifications').fail());
    expect(await screen.findByText('As notificações não carregaram')).toBeTruthy();
  });
});

describe('notification preferences', () => {
  it('the switch of a notification setting changes immediately, and changes back if the setting cannot be stored', async () => {
    const server = scriptedClient();
    renderApp(server.client, <NotificationsPage />, '/notifications?ajustes');
    await waitFor(() => server.nth('NotificationPreferences'));
    const preference = { __typename: 'NotificationPreference', kind: 'REACTION', enabled: true };
    server.nth('NotificationPreferences').answer({ notificationPreferences: [preference] });
    const user = userEvent.setup();
    const row = await screen.findByRole('switch', { name: 'Reações aos seus posts' });
    expect(row.getAttribute('aria-checked')).toBe('true');
    await user.click(row);
    await waitFor(() => expect(row.getAttribute('aria-checked')).toBe('false'));
    expect(server.nth('UpdateNotificationPreferences').variables).toEqual({
      input: { preferences: [{ kind: 'REACTION', enabled: false }] },
    });
    act(() => server.nth('UpdateNotificationPreferences').fail());
    await waitFor(() => expect(row.getAttribute('aria-checked')).toBe('true'));
  });
});

describe('unread badge', () => {
  it('the unread badge shows the count, 99+ above 99, and nothing for zero', () => {
    const { container } = renderApp(scriptedClient().client, <UnreadNotifications />);
    expect(container.textContent).not.toContain('lida');
    act(() => setUnread(3));
    expect(container.textContent).toContain('3 não lidas');
    act(() => setUnread(120));
    expect(container.textContent).toContain('99+');
    act(() => setUnread(0));
  });
});
