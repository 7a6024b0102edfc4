import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setUnread } from '../../../web/features/notifications/unread.ts';
import { Balance } from '../../../web/features/wallet/Balance.tsx';
import { BalanceCard } from '../../../web/features/wallet/BalanceCard.tsx';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeEach(signIn);
afterEach(leave);

const walletOf = (centavos: number) => ({
  wallet: {
    __typename: 'Wallet',
    id: 'viewer',
    balance: moneyOf(centavos),
    owed: moneyOf(0),
    pending: moneyOf(0),
  },
});

describe('wallet balance', () => {
  it('the balance card shows the VIP earnings that are still pending, and the end of their hold', async () => {
    const { client, nth } = scriptedClient();
    renderApp(client, <BalanceCard />);
    await waitFor(() => nth('Wallet'));
    const { wallet } = walletOf(0);
    nth('Wallet').answer({ wallet: { ...wallet, pending: moneyOf(1_592) } });
    const pending = await screen.findByText(/^R\$\s15,92 a receber de assinaturas VIP/);
    expect(pending.textContent).toContain('só 14 dias depois de um pagamento com cartão ou 2 dias depois de um Pix');
  });

  it('the balance card says of a debt that its money went back or is disputed, because a dispute may still be open', async () => {
    const { client, nth } = scriptedClient();
    renderApp(client, <BalanceCard />);
    await waitFor(() => nth('Wallet'));
    const { wallet } = walletOf(0);
    nth('Wallet').answer({ wallet: { ...wallet, owed: moneyOf(5_000) } });
    const debt = await screen.findByText(/^Você tem R\$\s50,00 em aberto/);
    expect(debt.textContent).toContain('foi devolvido a quem pagou ou está contestado no banco');
  });

  it('the balance is refetched on each new notification, even if the unread count does not change', async () => {
    const { client, nth, of } = scriptedClient();
    renderApp(client, <Balance />);
    await waitFor(() => nth('Wallet'));
    nth('Wallet').answer(walletOf(0));
    await screen.findByText(/0,00/);
    act(() => setUnread(1, 7));
    expect(of('Wallet')).toHaveLength(1);
    act(() => setUnread(1, 8));
    await waitFor(() => expect(of('Wallet')).toHaveLength(2));
    nth('Wallet', 1).answer(walletOf(1_592));
    await screen.findByText(/15,92/);
    act(() => setUnread(0, 8));
    expect(of('Wallet')).toHaveLength(2);
  });
});
