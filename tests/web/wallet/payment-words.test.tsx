import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAdDraft } from '../../../web/features/ads/adDraft.ts';
import { confirmAdPayment } from '../../../web/features/ads/adPayment.ts';
import { useConfirmTopUp } from '../../../web/features/wallet/useTopUp.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeEach(signIn);
afterEach(leave);

const FAILED = 'Falha no pagamento. Verifique os dados do seu cartão e tente novamente';
const TOP_UP = 'Ocorreu um erro durante o pagamento da inclusão de saldo. Tente novamente mais tarde';
const AD = 'Ocorreu um erro durante pagamento do anúncio. Tente novamente mais tarde';
const refusalOf = (code: string) => ({ __typename: 'Refusal', code, message: 'Palavras do servidor.' });

function Confirm() {
  const confirm = useConfirmTopUp();
  const [said, setSaid] = useState('');
  const ask = () => void confirm('pi_1').then((outcome) => setSaid(JSON.stringify(outcome)));
  return (
    <>
      <button onClick={ask}>Confirmar</button>
      <p data-testid="outcome">{said}</p>
    </>
  );
}

describe('card payments that cannot be confirmed', () => {
  it.each([
    ['PAYMENT_FAILED', { done: false, message: FAILED, payAgain: true }],
    ['PAYMENT_PENDING', { done: false, message: 'Palavras do servidor.', payAgain: false }],
    ['INVALID_INPUT', { done: false, message: TOP_UP, payAgain: false }],
    ['NOT_ALLOWED', { done: false, message: TOP_UP, payAgain: false }],
  ])('for the refusal %s, the function from useConfirmTopUp() returns %j', async (code, outcome) => {
    const { client, nth } = scriptedClient();
    renderApp(client, <Confirm />);
    screen.getByRole('button', { name: 'Confirmar' }).click();
    await waitFor(() => nth('ConfirmTopUp'));
    nth('ConfirmTopUp').answer({ confirmTopUp: refusalOf(code) });
    await waitFor(() => expect(JSON.parse(screen.getByTestId('outcome').textContent)).toEqual(outcome));
  });

  it.each([
    ['PAYMENT_FAILED', { done: false, message: 'Palavras do servidor.', payAgain: true }],
    ['PAYMENT_PENDING', { done: false, message: 'Palavras do servidor.', payAgain: false, inWallet: false }],
    ['PAID_INTO_WALLET', { done: false, message: 'Palavras do servidor.', payAgain: false, inWallet: true }],
    ['INVALID_INPUT', { done: false, message: AD, payAgain: false, inWallet: false }],
  ])('for the refusal %s, confirmAdPayment() returns %j', async (code, outcome) => {
    const { client, nth } = scriptedClient();
    const draft = { ...readAdDraft('PROFILE_AD'), highlight: 'FEED' as const };
    const asked = confirmAdPayment(client, 'PROFILE_AD', draft, 'pi_1');
    await waitFor(() => nth('ConfirmAdPayment'));
    nth('ConfirmAdPayment').answer({ confirmAdPayment: refusalOf(code) });
    expect(await asked).toEqual(outcome);
  });
});
