import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { communityOf, memberOf, opened, peopleOf } from '../../support/communities-web.tsx';
import { moneyOf } from '../../support/money.ts';
import { leave, signInProfessional, someone } from '../../support/web.tsx';

beforeAll(() => vi.stubGlobal('scrollTo', vi.fn()));
beforeEach(signInProfessional);
afterEach(leave);

const offer = {
  __typename: 'CommunityOffer',
  expiresAt: '2026-12-05T15:00:00.000Z',
  subscriberCount: 12,
  from: { ...someone, id: 'ana', name: 'Ana' },
  to: { ...someone, id: 'bia', name: 'Bia' },
};
const section = () => screen.findByRole('region', { name: 'Oferta da comunidade' });

describe('transfer of a community', () => {
  it('offering a community to a member says that the offer lasts 14 days, and then shows the pending offer', async () => {
    const { user, nth } = await opened({ role: 'OWNER' }, '/groups/c1?aba=membros');
    await waitFor(() => nth('CommunityMembers'));
    const members = peopleOf([memberOf('ana', 'OWNER'), memberOf('bia', 'MEMBER', true)]);
    nth('CommunityMembers').answer({ community: { __typename: 'Community', id: 'c1', members } });
    await user.click(await screen.findByRole('button', { name: 'Opções de Nome de bia' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Transferir comunidade' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Oferecer a comunidade para Nome de bia?' });
    within(dialog).getByText(/tem 14 dias para aceitar, e até lá nada muda/);
    await user.click(within(dialog).getByRole('button', { name: 'Oferecer' }));
    expect(nth('OfferCommunity').variables).toEqual({ input: { communityId: 'c1', userId: 'bia' } });
    nth('OfferCommunity').answer({
      offerCommunity: { __typename: 'OfferCommunitySuccess', community: communityOf({ role: 'OWNER', offer }) },
    });
    await screen.findByText('Oferta enviada para Nome de bia');
    expect((await screen.findByText(/^Você ofereceu a comunidade/)).textContent).toBe(
      'Você ofereceu a comunidade para Bia. A oferta vale até 5 de dezembro.',
    );
  });

  it('an owner with a pending transfer offer cannot offer the community to another member', async () => {
    const { user, nth } = await opened({ role: 'OWNER', offer }, '/groups/c1?aba=membros');
    await waitFor(() => nth('CommunityMembers'));
    const members = peopleOf([memberOf('ana', 'OWNER'), memberOf('caio', 'MEMBER', true)]);
    nth('CommunityMembers').answer({ community: { __typename: 'Community', id: 'c1', members } });
    await user.click(await screen.findByRole('button', { name: 'Opções de Nome de caio' }));
    await screen.findByRole('menuitem', { name: 'Tornar moderador(a)' });
    expect(screen.queryByRole('menuitem', { name: 'Transferir comunidade' })).toBeNull();
  });

  it('an owner cannot offer the community to a member who may not own it', async () => {
    const { user, nth } = await opened({ role: 'OWNER' }, '/groups/c1?aba=membros');
    await waitFor(() => nth('CommunityMembers'));
    const members = peopleOf([memberOf('ana', 'OWNER'), memberOf('caio', 'MEMBER', false)]);
    nth('CommunityMembers').answer({ community: { __typename: 'Community', id: 'c1', members } });
    await user.click(await screen.findByRole('button', { name: 'Opções de Nome de caio' }));
    await screen.findByRole('menuitem', { name: 'Tornar moderador(a)' });
    expect(screen.queryByRole('menuitem', { name: 'Transferir comunidade' })).toBeNull();
  });

  it('offering a VIP community warns the owner that refunds are taken from their balance', async () => {
    const { user, nth } = await opened({ role: 'OWNER', kind: 'VIP' }, '/groups/c1?aba=membros');
    await waitFor(() => nth('CommunityMembers'));
    const members = peopleOf([memberOf('ana', 'OWNER'), memberOf('bia', 'MEMBER', true)]);
    nth('CommunityMembers').answer({ community: { __typename: 'Community', id: 'c1', members } });
    await user.click(await screen.findByRole('button', { name: 'Opções de Nome de bia' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Transferir comunidade' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Oferecer a comunidade para Nome de bia?' });
    within(dialog).getByText(/Os meses já pagos ficam com você: .* o valor dos dias que faltarem sai do seu saldo\.$/);
  });

  it('an owner can cancel a pending transfer offer', async () => {
    const { user, nth } = await opened({ role: 'OWNER', offer });
    const waiting = await section();
    within(waiting).getByRole('heading', { name: 'Aguardando resposta' });
    await user.click(within(waiting).getByRole('button', { name: 'Cancelar oferta' }));
    expect(nth('WithdrawCommunityOffer').variables).toEqual({ input: { id: 'c1' } });
    nth('WithdrawCommunityOffer').answer({
      withdrawCommunityOffer: {
        __typename: 'WithdrawCommunityOfferSuccess',
        community: communityOf({ role: 'OWNER' }),
      },
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Oferta da comunidade' })).toBeNull());
  });

  it('an offer to transfer a VIP community lists the consequences, and accepting the offer makes the member the owner', async () => {
    const months = { price: moneyOf(1_990), paidUntil: '2026-12-21T15:00:00.000Z' };
    const { user, nth } = await opened({ role: 'MEMBER', kind: 'VIP', months, offer });
    const made = await section();
    within(made).getByRole('heading', { name: 'Ana quer transferir Roda de samba para você' });
    expect(
      within(made)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Você passa a cuidar da comunidade: só você poderá editá-la ou encerrá-la.',
      'A comunidade tem 12 assinantes. Os próximos pagamentos são seus, menos a parte da Brasa.',
      'Quem assina hoje paga R$ 19,90 por mês. Quem já assina nunca paga mais do que aceitou ao entrar.',
      'O que foi pago até agora fica com Ana, que também arca com as devoluções desses meses.',
      'Sua assinatura termina: você não paga mais para participar.',
      'Ana continua como moderador(a).',
    ]);
    await user.click(within(made).getByRole('button', { name: 'Aceitar' }));
    expect(nth('AnswerCommunityOffer').variables).toEqual({ input: { communityId: 'c1', accept: true } });
    nth('AnswerCommunityOffer').answer({
      answerCommunityOffer: {
        __typename: 'AnswerCommunityOfferSuccess',
        community: communityOf({ role: 'OWNER', kind: 'VIP' }),
      },
    });
    await screen.findByText('Roda de samba agora é sua');
    expect(screen.queryByRole('region', { name: 'Oferta da comunidade' })).toBeNull();
  });

  it('an offer to transfer a private community lists two consequences; if declining it is refused, the offer is fetched again', async () => {
    const { user, nth } = await opened({ role: 'MODERATOR', offer });
    const made = await section();
    expect(within(made).getAllByRole('listitem')).toHaveLength(2);
    await user.click(within(made).getByRole('button', { name: 'Recusar' }));
    expect(nth('AnswerCommunityOffer').variables).toEqual({ input: { communityId: 'c1', accept: false } });
    nth('AnswerCommunityOffer').answer({
      answerCommunityOffer: { __typename: 'Refusal', message: 'Esta oferta não vale mais.' },
    });
    await screen.findByText('Esta oferta não vale mais.');
    await waitFor(() => nth('Community', 1));
    nth('Community', 1).answer({ community: communityOf({ role: 'MODERATOR' }) });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Oferta da comunidade' })).toBeNull());
  });

  it('if accepting a transfer offer is answered with NOT_FOUND, the community is fetched again and the offer disappears', async () => {
    const { user, nth } = await opened({ role: 'MODERATOR', offer });
    await user.click(within(await section()).getByRole('button', { name: 'Aceitar' }));
    const gone = { message: 'Esta oferta não vale mais.', extensions: { code: 'NOT_FOUND' } };
    nth('AnswerCommunityOffer').fail(new CombinedGraphQLErrors({ errors: [gone] }));
    await screen.findByText('Esta oferta não vale mais.');
    await waitFor(() => nth('Community', 1));
    nth('Community', 1).answer({ community: communityOf({ role: 'MODERATOR' }) });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Oferta da comunidade' })).toBeNull());
  });
});
