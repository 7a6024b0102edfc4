import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommunityPostsDocument } from '../../../web/features/communities/generated/communities.ts';
import { communityOf, memberOf, opened, peopleOf } from '../../support/communities-web.tsx';
import { moneyOf } from '../../support/money.ts';
import { connectionOf, leave, postOf, signInProfessional } from '../../support/web.tsx';

vi.mock('virtua', () => ({
  WindowVirtualizer: ({
    data,
    children,
  }: {
    data: readonly { id: string }[];
    children: (post: { id: string }, index: number) => ReactNode;
  }) => data.map(children),
}));

beforeAll(() => vi.stubGlobal('scrollTo', vi.fn()));
beforeEach(signInProfessional);
afterEach(leave);

describe('private communities', () => {
  it('a member can request to join a private community and cancel the request', async () => {
    const { user, nth, of } = await opened();
    await screen.findByText('Só para quem participa');
    expect(of('CommunityPosts')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Pedir para entrar' }));
    nth('JoinCommunity').answer({
      joinCommunity: {
        __typename: 'JoinCommunitySuccess',
        community: communityOf({ role: 'MEMBER', status: 'PENDING' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancelar pedido' }));
    nth('LeaveCommunity').answer({
      leaveCommunity: { __typename: 'LeaveCommunitySuccess', community: communityOf() },
    });
    await screen.findByRole('button', { name: 'Pedir para entrar' });
  });

  it('a refused request to join a community shows the reason and keeps the button', async () => {
    const { user, nth } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Pedir para entrar' }));
    nth('JoinCommunity').answer({ joinCommunity: { __typename: 'Refusal', message: 'Agora não dá.' } });
    await screen.findByText('Agora não dá.');
    await screen.findByRole('button', { name: 'Pedir para entrar' });
  });

  it('opening the link of a community invite joins only after the member clicks to join', async () => {
    const { user, nth, of } = await opened({}, '/groups/c1?convite=segredo');
    const enter = await screen.findByRole('button', { name: 'Entrar na comunidade' });
    expect(of('AcceptCommunityInvite')).toEqual([]);
    await user.click(enter);
    expect(nth('AcceptCommunityInvite').variables).toEqual({ input: { communityId: 'c1', token: 'segredo' } });
    nth('AcceptCommunityInvite').answer({
      acceptCommunityInvite: { __typename: 'AcceptCommunityInviteSuccess', community: communityOf({ role: 'MEMBER' }) },
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Convite' })).toBeNull());
    await screen.findByRole('link', { name: 'Publicar na comunidade' });
  });
});

describe('VIP communities', () => {
  const walletOf = (centavos: number, owedCentavos = 0) => ({
    wallet: {
      ...{ __typename: 'Wallet', id: 'me' },
      ...{ balance: moneyOf(centavos), owed: moneyOf(owedCentavos), pending: moneyOf(0) },
    },
  });
  const paying = { price: moneyOf(1_990), paidUntil: '2026-12-21T15:00:00.000Z', graceUntil: null, isSold: true };
  const memberOfVip = (status: string, more: object = {}) => ({
    ...communityOf({ kind: 'VIP', role: 'MEMBER', status }),
    membership: { __typename: 'Membership', role: 'MEMBER', status, ...paying, ...more },
  });

  it.each([
    ['a visitor', undefined, 'Posts, comentários e mídia são só para assinantes.'],
    ['a member whose subscription is over', 'EXPIRED', 'Sua assinatura terminou.'],
  ])('a VIP community shows its price, and no way to join without paying, to %s', async (_who, status, words) => {
    await opened({ kind: 'VIP', ...(status !== undefined && { role: 'MEMBER', status }) });
    await screen.findByText((text) => text.startsWith(words));
    await screen.findByRole('button', { name: /^Assinar por R\$\s19,90 ao mês$/ });
    expect(screen.queryByRole('button', { name: 'Pedir para entrar' })).toBeNull();
  });

  it.each([true, false])(
    'an unpaid VIP month can be paid only while the community sells subscriptions (it sells them: %s)',
    async (isSold) => {
      const months = { ...paying, graceUntil: '2026-12-28T15:00:00.000Z', isSold };
      await opened({ kind: 'VIP', role: 'MEMBER', status: 'PAST_DUE', months });
      await screen.findByText(
        isSold
          ? /^O mês não foi pago\. Pague R\$\s19,90 até 28 de dezembro para continuar\.$/
          : 'Esta comunidade não está aceitando pagamentos, e o mês não foi cobrado.',
      );
      await screen.findByRole('button', { name: 'Cancelar assinatura' });
      expect(screen.queryByRole('button', { name: 'Pagar agora' }) !== null).toBe(isSold);
    },
  );

  it.each([
    ['WALLET', 'com o saldo da carteira', ''],
    ['CARD', 'com o saldo ou o cartão guardado', ''],
    ['PIX', 'por Pix Automático', ' O Pix Automático também é cancelado, e não volta se você retomar a assinatura.'],
  ])('a VIP community renewed by %s says so ("%s"), and so does cancelling it', async (renewal, words, ends) => {
    const { user, nth } = await opened({ kind: 'VIP', role: 'MEMBER', status: 'ACTIVE', months: paying });
    await waitFor(() => nth('VipSubscriptions'));
    const subscription = { communityId: 'c1', name: 'Mesa VIP', status: 'ACTIVE', price: moneyOf(1_990), renewal };
    const rest = { paidUntil: '2026-12-21T15:00:00.000Z', graceUntil: null, confirmationId: null, debitAt: null };
    nth('VipSubscriptions').answer({
      vipSubscriptions: [{ __typename: 'VipSubscription', ...subscription, ...rest }],
    });
    await screen.findByText(new RegExp(String.raw`^Sua assinatura se renova em .* por R\$\s19,90, ${words}\.$`));
    await user.click(await screen.findByRole('button', { name: 'Cancelar assinatura' }));
    await screen.findByText(`Você continua participando até 21 de dezembro, e nada mais é cobrado.${ends}`);
  });

  it('subscribing to a VIP community with a double click pays the confirmed price only once', async () => {
    const { user, nth, of } = await opened({ kind: 'VIP' });
    await user.click(await screen.findByRole('button', { name: /^Assinar por/ }));
    await waitFor(() => nth('Wallet'));
    nth('Wallet').answer(walletOf(5_000));
    const pay = await screen.findByRole('button', { name: /^Pagar R\$\s19,90 e assinar$/ });
    await waitFor(() => expect(pay).toHaveProperty('disabled', false));
    await user.dblClick(pay);
    expect(of('SubscribeToCommunity').map(({ variables }) => variables)).toEqual([
      { input: { id: 'c1', priceCents: 1_990 } },
    ]);
    nth('SubscribeToCommunity').answer({
      subscribeToCommunity: {
        __typename: 'SubscribeToCommunitySuccess',
        community: memberOfVip('ACTIVE'),
        ...walletOf(3_010),
      },
    });
    await screen.findByText(/^Sua assinatura se renova em 21 de dezembro por R\$\s19,90\.$/);
  });

  it('if the VIP price is above the wallet balance, a link to add the missing amount replaces the button to pay', async () => {
    const { user, nth, of } = await opened({ kind: 'VIP' });
    await user.click(await screen.findByRole('button', { name: /^Assinar por/ }));
    await waitFor(() => nth('Wallet'));
    nth('Wallet').answer(walletOf(500));
    const add = await screen.findByRole('link', { name: 'Adicionar saldo' });
    expect(add.getAttribute('href')).toBe('/payment/add-balance?valor=1490&voltar=%2Fgroups%2Fc1%3Fassinar');
    expect(of('SubscribeToCommunity')).toEqual([]);
  });

  it('for a member with a debt, the amount to add before subscribing includes the debt, and the dialog says so', async () => {
    const { user, nth } = await opened({ kind: 'VIP' });
    await user.click(await screen.findByRole('button', { name: /^Assinar por/ }));
    await waitFor(() => nth('Wallet'));
    nth('Wallet').answer(walletOf(0, 5_000));
    const add = await screen.findByRole('link', { name: 'Adicionar saldo' });
    expect(add.getAttribute('href')).toBe('/payment/add-balance?valor=6990&voltar=%2Fgroups%2Fc1%3Fassinar');
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Seu saldo não é suficiente: faltam R\$\s69,90, dos quais R\$\s50,00 em aberto na sua carteira\.$/,
    );
  });

  it('if subscribing is answered with PRICE_CHANGED, the new price is shown and must be confirmed again', async () => {
    const { user, nth } = await opened({ kind: 'VIP' });
    await user.click(await screen.findByRole('button', { name: /^Assinar por/ }));
    await waitFor(() => nth('Wallet'));
    nth('Wallet').answer(walletOf(50_000));
    await user.click(await screen.findByRole('button', { name: /^Pagar/ }));
    nth('SubscribeToCommunity').answer({
      subscribeToCommunity: { __typename: 'Refusal', code: 'PRICE_CHANGED', message: 'O preço mudou.' },
    });
    await waitFor(() => nth('Community', 1));
    nth('Community', 1).answer({ community: { ...communityOf({ kind: 'VIP' }), price: moneyOf(2_500) } });
    await screen.findByText(/^O preço mudou: agora custa R\$\s25,00 por mês\. Nada foi cobrado\.$/);
    await screen.findByRole('button', { name: /^Pagar R\$\s25,00 e assinar$/ });
  });

  it('a VIP subscription can be cancelled after a confirmation, then shows its end date and can be resumed', async () => {
    const { user, nth } = await opened({ kind: 'VIP' });
    await user.click(await screen.findByRole('button', { name: /^Assinar por/ }));
    await waitFor(() => nth('Wallet'));
    nth('Wallet').answer(walletOf(5_000));
    await user.click(await screen.findByRole('button', { name: /^Pagar/ }));
    await waitFor(() => nth('SubscribeToCommunity'));
    nth('SubscribeToCommunity').answer({
      subscribeToCommunity: {
        __typename: 'SubscribeToCommunitySuccess',
        community: memberOfVip('ACTIVE'),
        ...walletOf(3_010),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancelar assinatura' }));
    const sure = await screen.findByRole('alertdialog');
    await user.click(within(sure).getByRole('button', { name: 'Cancelar assinatura' }));
    await waitFor(() => nth('CancelCommunitySubscription'));
    nth('CancelCommunitySubscription').answer({
      cancelCommunitySubscription: {
        __typename: 'CancelCommunitySubscriptionSuccess',
        community: memberOfVip('CANCELS_AT_END'),
      },
    });
    await screen.findByText('Assinatura cancelada. Você participa até 21 de dezembro.');
    await user.click(await screen.findByRole('button', { name: 'Retomar assinatura' }));
    await waitFor(() => nth('ResumeCommunitySubscription'));
    nth('ResumeCommunitySubscription').answer({
      resumeCommunitySubscription: {
        __typename: 'ResumeCommunitySubscriptionSuccess',
        community: memberOfVip('ACTIVE'),
      },
    });
    await screen.findByRole('button', { name: 'Cancelar assinatura' });
    await screen.findByText('Se você usava o Pix Automático, ele continua cancelado.');
  });
});

describe('community page', () => {
  it('a post in a community links to the page of the post under the path of that community', async () => {
    const { nth } = await opened({ role: 'MEMBER' });
    await waitFor(() => nth('CommunityPosts'));
    nth('CommunityPosts').answer({ communityFeed: connectionOf([postOf('p1')], 'Post') });
    await screen.findByText('Texto de p1');
    expect(screen.getByRole('link', { name: /^Comentar/ }).getAttribute('href')).toBe('/groups/c1/post/p1');
  });

  it('a community feed waits at least 2000 ms between the requests of two pages (SPEC.md, section 9)', async () => {
    const { nth } = await opened({ role: 'MEMBER' });
    const page = (id: string) => ({ communityFeed: connectionOf([postOf(id)], 'Post', true) });
    await waitFor(() => nth('CommunityPosts'));
    const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    nth('CommunityPosts').answer(page('p1'));
    await waitFor(() => nth('CommunityPosts', 1).answer(page('p2')));
    await screen.findByText('Texto de p2');
    await waitFor(() => expect(timers).toHaveBeenCalledWith(expect.any(Function), 2_000));
    clock.mockRestore();
    timers.mockRestore();
  });

  it('an ordinary member of a community sees no tabs for requests and invites', async () => {
    await opened({ role: 'MEMBER' });
    await screen.findByRole('link', { name: 'Membros' });
    expect(screen.queryByRole('link', { name: /Pedidos/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Convites' })).toBeNull();
  });

  it('leaving a community removes its posts from the cache', async () => {
    const { user, nth, client } = await opened({ role: 'MEMBER' });
    await waitFor(() => nth('CommunityPosts'));
    nth('CommunityPosts').answer({ communityFeed: connectionOf([postOf('p1')], 'Post') });
    await screen.findByText('Texto de p1');
    await user.click(screen.getByRole('button', { name: 'Opções da comunidade' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sair da comunidade' }));
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    nth('LeaveCommunity').answer({
      leaveCommunity: { __typename: 'LeaveCommunitySuccess', community: communityOf() },
    });
    await screen.findByText('Você saiu da comunidade');
    const kept = client.cache.readQuery({
      query: CommunityPostsDocument,
      variables: { communityId: 'c1', first: 10 },
    });
    expect(kept).toBeNull();
    expect(JSON.stringify(client.cache.extract())).not.toContain('Texto de p1');
  });

  it('when polling finds that the member was removed from a community, the posts of the community leave the cache', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      const { nth, of, client } = await opened({ role: 'MEMBER' });
      await waitFor(() => nth('CommunityPosts'));
      nth('CommunityPosts').answer({ communityFeed: connectionOf([postOf('p1')], 'Post') });
      await screen.findByText('Texto de p1');
      await vi.advanceTimersByTimeAsync(30_000);
      await waitFor(() => expect(of('Community')).toHaveLength(2));
      // A failed poll of the community must leave the cache unchanged.
      nth('Community', 1).fail();
      await vi.advanceTimersByTimeAsync(30_000);
      await waitFor(() => expect(of('Community')).toHaveLength(3));
      screen.getByText('Texto de p1');
      nth('Community', 2).answer({ community: communityOf() });
      await screen.findByRole('button', { name: 'Pedir para entrar' });
      await waitFor(() => expect(JSON.stringify(client.cache.extract())).not.toContain('Texto de p1'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('a request to join disappears from the list when a moderator approves it', async () => {
    const { user, nth } = await opened({ role: 'MODERATOR', requestCount: 2 }, '/groups/c1?aba=pedidos');
    await waitFor(() => nth('CommunityRequests'));
    nth('CommunityRequests').answer({
      community: { __typename: 'Community', id: 'c1', requests: peopleOf([memberOf('bia'), memberOf('caio')]) },
    });
    await user.click(await screen.findByRole('button', { name: 'Aprovar Nome de bia' }));
    expect(nth('AnswerCommunityRequest').variables).toEqual({
      input: { communityId: 'c1', userId: 'bia', approve: true },
    });
    nth('AnswerCommunityRequest').answer({
      answerCommunityRequest: {
        __typename: 'AnswerCommunityRequestSuccess',
        community: communityOf({ role: 'MODERATOR', requestCount: 1 }),
      },
    });
    await waitFor(() => expect(screen.queryByText('Nome de bia')).toBeNull());
    screen.getByText('Nome de caio');
  });

  it('a moderator has an options menu for ordinary members, but not for the owner or other moderators', async () => {
    const { nth } = await opened({ role: 'MODERATOR' }, '/groups/c1?aba=membros');
    await waitFor(() => nth('CommunityMembers'));
    const members = [memberOf('ana', 'OWNER'), memberOf('bia', 'MODERATOR'), memberOf('caio')];
    nth('CommunityMembers').answer({ community: { __typename: 'Community', id: 'c1', members: peopleOf(members) } });
    await screen.findByRole('button', { name: 'Opções de Nome de caio' });
    expect(screen.queryByRole('button', { name: 'Opções de Nome de bia' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Opções de Nome de ana' })).toBeNull();
  });
});

describe('creating a community', () => {
  it("the form names the price range and the platform's share before an owner sets the price of a VIP community", async () => {
    const { user, nth } = await opened({}, '/groups');
    await user.click(screen.getByRole('button', { name: 'Criar' }));
    await user.click(await screen.findByRole('radio', { name: /VIP/ }));
    await screen.findByText('De R$ 1,00 a R$ 1.000,00');
    const profileTypeState = { __typename: 'ProfileTypeState', id: 'eu', vipFeePercent: 15 };
    await waitFor(() => nth('VipFee'));
    act(() => nth('VipFee').answer({ profileTypeState }));
    await screen.findByText('De R$ 1,00 a R$ 1.000,00. A Brasa fica com 15% de cada mês pago, e o resto é seu.');
  });

  it('creating a community validates the fields before the request, and shows the field error of the server', async () => {
    const { user, nth, of } = await opened({}, '/groups');
    await user.click(screen.getByRole('button', { name: 'Criar' }));
    await user.type(await screen.findByLabelText('Nome'), 'ab');
    await user.click(screen.getByRole('radio', { name: /VIP/ }));
    await user.type(await screen.findByLabelText('Preço por mês (R$)'), '0,50');
    await user.click(screen.getByRole('button', { name: 'Criar comunidade' }));
    await screen.findByText('Use pelo menos 3 caracteres');
    await screen.findByText('Informe um preço de R$ 1,00 a R$ 1.000,00');
    expect(of('CreateCommunity')).toEqual([]);

    await user.type(screen.getByLabelText('Nome'), 'cd');
    await user.clear(screen.getByLabelText('Preço por mês (R$)'));
    await user.type(screen.getByLabelText('Preço por mês (R$)'), '19,90');
    await user.click(screen.getByRole('button', { name: 'Criar comunidade' }));
    await waitFor(() => nth('CreateCommunity'));
    expect(nth('CreateCommunity').variables).toMatchObject({ input: { kind: 'VIP', name: 'abcd', priceCents: 1_990 } });
    nth('CreateCommunity').answer({
      createCommunity: { __typename: 'Refusal', code: 'INVALID_INPUT', message: 'Esse nome não.', field: 'name' },
    });
    await screen.findByText('Esse nome não.');
  });
});
