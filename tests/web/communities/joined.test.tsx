import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { communityOf, opened } from '../../support/communities-web.tsx';
import { moneyOf } from '../../support/money.ts';
import { connectionOf, leave, signIn } from '../../support/web.tsx';

beforeEach(signIn);
afterEach(leave);

describe('/groups for a FREE member', () => {
  /** Opens the page /groups. The server answers with these communities as the member's own. */
  async function joinedTo(communities: readonly (ReturnType<typeof communityOf> & { name: string })[]) {
    const server = await opened({}, '/groups');
    await waitFor(() => server.nth('MyCommunities'));
    server.nth('MyCommunities').answer({ myCommunities: connectionOf(communities, 'Community') });
    return server;
  }
  const of = (id: string, name: string, given: Parameters<typeof communityOf>[0]) => ({
    ...communityOf(given),
    id,
    name,
  });

  it('a member can leave a community on /groups after a confirmation, without opening the community', async () => {
    const { user, nth, of: asked } = await joinedTo([of('c1', 'Roda de samba', { role: 'MEMBER' })]);
    await user.click(await screen.findByRole('button', { name: 'Sair de Roda de samba' }));
    const sure = await screen.findByRole('alertdialog');
    expect(asked('LeaveCommunity')).toEqual([]);
    await user.click(within(sure).getByRole('button', { name: 'Sair' }));
    expect(nth('LeaveCommunity').variables).toEqual({ input: { id: 'c1' } });
    nth('LeaveCommunity').answer({
      leaveCommunity: { __typename: 'LeaveCommunitySuccess', community: communityOf() },
    });
    await screen.findByText('Você saiu da comunidade');
    await waitFor(() => nth('MyCommunities', 1));
    nth('MyCommunities', 1).answer({ myCommunities: connectionOf([], 'Community') });
    await waitFor(() => expect(screen.queryByText('Suas comunidades')).toBeNull());
  });

  it('on /groups a request to join can be cancelled, expired subscriptions are hidden, and an owner cannot leave', async () => {
    const { user, nth } = await joinedTo([
      of('c1', 'Roda de samba', { role: 'MEMBER', status: 'PENDING' }),
      of('c2', 'Minha mesa', { role: 'OWNER' }),
      of('c3', 'Mesa antiga', { kind: 'VIP', role: 'MEMBER', status: 'EXPIRED' }),
    ]);
    await screen.findByText('Minha mesa');
    expect(screen.queryByText('Mesa antiga')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Sair de/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancelar pedido: Roda de samba' }));
    nth('LeaveCommunity').answer({
      leaveCommunity: { __typename: 'LeaveCommunitySuccess', community: communityOf() },
    });
    await screen.findByText('Pedido cancelado');
  });

  it('leaving a VIP community from /groups warns that the paid month is lost', async () => {
    const months = { price: moneyOf(1_990), paidUntil: '2026-12-21T15:00:00.000Z' };
    const { user } = await joinedTo([
      of('c1', 'Mesa VIP', { kind: 'VIP', role: 'MEMBER', status: 'CANCELS_AT_END', months }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Sair de Mesa VIP' }));
    await screen.findByText(/perde o que já pagou deste mês/);
  });
});
