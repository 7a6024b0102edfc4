import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathOf } from '../../../web/features/notifications/pathOf.ts';
import { setUnread } from '../../../web/features/notifications/unread.ts';
import { UnreadNotifications } from '../../../web/features/notifications/UnreadNotifications.tsx';
import { actorNames, notificationKindLabels, sentenceOf } from '../../../web/features/notifications/labels.ts';
import { NotificationsPage } from '../../../web/pages/NotificationsPage.tsx';
import { notificationOf } from '../../support/notifications-web.ts';
import { leave, renderApp, scriptedClient, signIn, someone } from '../../support/web.tsx';

const community = { __typename: 'Community' as const, id: 'g1', name: 'Roda' };
const byNobody = { actors: [], actorCount: 0 };
const inPost = { ...byNobody, postId: 'p1', excerpt: null };

/** A reaction to a post of the viewer, with the given sequence number. */
function reactionOf(sequence: number, more: object = {}) {
  const reaction = { actors: [someone], actorCount: 1, postId: 'p1', excerpt: 'Pôr do sol' };
  return notificationOf('PostReactionNotification', { id: `n${sequence}`, sequence, ...reaction, ...more });
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
    expect(sentenceOf(reactionOf(1))).toBe('reagiu ao seu post');
    expect(sentenceOf(reactionOf(1, { actorCount: 4 }))).toBe('reagiram ao seu post');
    expect(sentenceOf(notificationOf('AdRefusedNotification', { detail: 'imagem ilegível' }))).toBe(
      'Seu anúncio foi recusado: imagem ilegível',
    );
  });

  it.each([
    [true, 'Seu pedido para entrar em Roda foi aprovado'],
    [false, 'Seu pedido para entrar em Roda foi recusado'],
  ])('sentenceOf states how a community answered a request to join: approved %s', (isApproved, words) => {
    expect(sentenceOf(notificationOf('CommunityAnswerNotification', { community, isApproved }))).toBe(words);
  });

  it.each([
    ['foi renovada até 3 de maio por R$ 19,90', 'Sua assinatura de Roda foi renovada até 3 de maio por R$ 19,90'],
    ['sem moderação', 'Você deixou de ser moderador(a) de Roda. Para continuar participando, assine'],
  ])('sentenceOf states what happened to a VIP membership with the detail "%s"', (detail, words) => {
    expect(sentenceOf(notificationOf('VipRenewalNotification', { community, detail }))).toBe(words);
  });

  it('sentenceOf says that money debited from the owner of a community was refunded to subscribers', () => {
    const detail = 'R$ 15,92 de Roda; o valor já tinha sido gasto e fica em aberto na sua carteira';
    const notice = notificationOf('WalletDebitedNotification', { detail });
    expect(sentenceOf(notice)).toBe(`Devolução a assinantes: ${detail}`);
  });

  it.each([
    ['OPEN' as const, 'quer transferir para você a comunidade Roda'],
    ['ACCEPTED' as const, 'aceitou e agora é responsável pela comunidade Roda'],
    ['DECLINED' as const, 'preferiu não ficar com a comunidade Roda'],
    ['WITHDRAWN' as const, 'cancelou a oferta da comunidade Roda'],
  ])('sentenceOf states the state %s of a transfer offer of a community', (offerState, words) => {
    const offer = notificationOf('CommunityOfferNotification', { ...byNobody, community, offerState });
    expect(sentenceOf(offer)).toBe(words);
  });

  it.each([
    [notificationOf('PostReactionNotification', inPost), '/post/p1'],
    [notificationOf('PostCommentNotification', { ...inPost, commentId: 'c1', threadId: 'c1' }), '/post/p1#comment-c1'],
    [
      notificationOf('CommentReplyNotification', { ...inPost, commentId: 'c2', threadId: 'c1' }),
      '/post/p1?conversa=c1#comment-c2',
    ],
    [notificationOf('CommunityAnswerNotification', { community, isApproved: true }), '/groups/g1'],
    [notificationOf('CommunityRequestNotification', { ...byNobody, community }), '/groups/g1?aba=pedidos'],
    [notificationOf('MessageRequestNotification', { ...byNobody, conversationId: 'v1' }), '/chat?pedidos=1&com=v1'],
    [notificationOf('WalletCreditedNotification', { paymentId: 'd1', detail: null }), '/payments?recibo=d1'],
    [notificationOf('VipEarningsNotification', { detail: null }), '/payments?tipo=VIP_EARNING'],
    [notificationOf('WalletDebitedNotification', { detail: null }), '/payments'],
    [notificationOf('PaymentRefundedNotification', { paymentId: 'd1', detail: null }), '/payments?recibo=d1'],
    [notificationOf('PaymentDisputedNotification', { paymentId: 'd1', detail: null }), '/payments?recibo=d1'],
    [notificationOf('ModerationNotification', { noticeId: 'd1', detail: null }), '/moderation/notice/d1'],
    [notificationOf('FollowNotification', byNobody), null],
  ])('for the notification %j, pathOf returns %s', (notification, path) => {
    expect(pathOf(notification)).toBe(path);
  });
});

describe('notifications page', () => {
  it('the notifications page shows the actor, the event and the unread state', async () => {
    const follow = notificationOf('FollowNotification', { isRead: true, actors: [someone], actorCount: 1 });
    await start(reactionOf(2), follow);
    const today = await screen.findByRole('region', { name: 'Hoje' });
    const [first, second] = within(today).getAllByRole('link');
    expect(first?.textContent).toContain('Não lida: Bruno Lima reagiu ao seu post');
    expect(first?.getAttribute('href')).toBe('/post/p1');
    expect(second?.textContent).toContain('começou a seguir você');
    expect(second?.textContent).not.toContain('Não lida');
  });

  it('opening a notification marks it as read; if the request fails, the notification is unread again', async () => {
    const { user, nth } = await start(reactionOf(1));
    await user.click(await screen.findByRole('link', { name: /reagiu/ }));
    expect(screen.getByRole('link', { name: /reagiu/ }).textContent).not.toContain('Não lida');
    expect(nth('MarkNotificationRead').variables).toEqual({ input: { id: 'n1' } });
    act(() => nth('MarkNotificationRead').fail());
    await waitFor(() => expect(screen.getByRole('link', { name: /reagiu/ }).textContent).toContain('Não lida'));
  });

  it('marking all notifications as read sends the newest sequence number among the notifications on the screen', async () => {
    const { user, nth } = await start(reactionOf(9), reactionOf(4));
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
    const { nth } = await start(reactionOf(5), reactionOf(3));
    await waitFor(() => nth('NotificationAdded'));
    expect(nth('NotificationAdded').variables).toEqual({ after: 5 });
    const again = reactionOf(6, { id: 'n3', actorCount: 4 });
    act(() => nth('NotificationAdded').answer({ notificationAdded: again }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /post/ })[0]?.textContent).toContain('e mais 3'));
    expect(screen.getAllByRole('link', { name: /post/ })).toHaveLength(2);
  });

  it('a notification of a type that this version of the app does not know is not shown, and the others are', async () => {
    const unknown = { __typename: 'UnheardOfNotification', id: 'n7', sequence: 7, isRead: false };
    const { nth } = await start(unknown, reactionOf(5));
    expect(await screen.findAllByRole('link', { name: /post/ })).toHaveLength(1);
    await waitFor(() => nth('NotificationAdded'));
    act(() => nth('NotificationAdded').answer({ notificationAdded: { ...unknown, sequence: 8 } }));
    expect(screen.getAllByRole('link', { name: /post/ })).toHaveLength(1);
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

describe('notification settings about payments', () => {
  it('the settings name refunds and disputes without a card, because they include those of a Pix', async () => {
    const server = scriptedClient();
    renderApp(server.client, <NotificationsPage />, '/notifications?ajustes');
    await waitFor(() => server.nth('NotificationPreferences'));
    server.nth('NotificationPreferences').answer({ notificationPreferences: [] });
    await screen.findByRole('switch', { name: 'Devoluções de pagamentos' });
    await screen.findByText(/de devoluções a assinantes e de contestações de pagamentos chegam sempre\.$/);
    expect(Object.values(notificationKindLabels).filter((label) => /cartão/.test(label))).toEqual([]);
    expect(document.body.textContent).not.toMatch(/cartão/);
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
