import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeleteAccount } from '../../../web/features/privacy/DeleteAccount.tsx';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeEach(() => {
  signIn();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

it.each([
  ['no money in ads', null, /Sei que há R\$ 60,20 na carteira\. Antes/],
  [
    'R$ 80,00 in ads',
    'R$ 80,00',
    /Sei que há R\$ 60,20 na carteira e R\$ 80,00 em anúncios\. Meus anúncios terminam agora/,
  ],
])(
  'with %s, the button to delete the account moves the focus to the confirmation, and cancelling moves it back',
  async (_what, inAds, said) => {
    const server = scriptedClient();
    renderApp(server.client, <DeleteAccount balance="R$ 60,20" inAds={inAds} earnings={null} />);
    const user = userEvent.setup();
    expect(document.activeElement).toBe(document.body);
    await user.click(await screen.findByRole('button', { name: 'Quero excluir minha conta' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Excluir minha conta' }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: said }));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Quero excluir minha conta' }));
    expect(server.of('DeleteAccount')).toEqual([]);
  },
);

it.each([
  [
    'earnings beside a balance',
    'R$ 60,20',
    /^Sei que há R\$ 60,20 na carteira e R\$ 15,92 em ganhos de comunidades VIP a receber\. Esses ganhos entram na carteira aos poucos, mesmo com a conta excluída, menos o que voltar a quem pagou por dias que faltam\. Antes de excluir, posso gastar esse saldo ou pedir a devolução de pagamentos recentes\. O que sobrar/,
  ],
  [
    'earnings alone',
    null,
    /^Sei que há R\$ 15,92 em ganhos de comunidades VIP a receber\. Esses ganhos entram na carteira aos poucos, .* Eles continuam registrados a meu favor e só podem ser pedidos pelo contato\.$/,
  ],
])(
  'with pending VIP %s, the account is deleted only after the member accepts what happens to them',
  async (_what, balance, said) => {
    const server = scriptedClient();
    renderApp(server.client, <DeleteAccount balance={balance} inAds={null} earnings="R$ 15,92" />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Quero excluir minha conta' }));
    const button = screen.getByRole('button', { name: 'Excluir minha conta' });
    expect(button).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: said }));
    await user.click(button);
    expect(server.of('DeleteAccount').map(({ variables }) => variables)).toEqual([{ input: { acceptsBalance: true } }]);
  },
);
