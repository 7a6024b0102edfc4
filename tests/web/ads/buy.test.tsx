import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAdDraft } from '../../../web/features/ads/adDraft.ts';
import { useBuyAd } from '../../../web/features/ads/useBuyAd.ts';
import { rememberIntent } from '../../../web/features/wallet/pendingIntent.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

const FORM = '/ads/new/my-profile';
const draft = {
  images: [],
  title: '',
  link: '',
  highlight: 'FEED',
  targets: ['WOMAN'],
  startDate: '2040-01-02',
  endDate: '2040-01-03',
  key: 'form-1',
};

beforeEach(() => {
  signIn();
  sessionStorage.setItem('@me/ad-draft:PROFILE_AD', JSON.stringify(draft));
});
afterEach(leave);

function Form() {
  const { buy } = useBuyAd('PROFILE_AD', () => undefined);
  return <button onClick={() => void buy()}>Publicar</button>;
}

async function publish() {
  const { server } = await open();
  return server.nth('PublishAd');
}

async function open() {
  const server = scriptedClient();
  const pages = (
    <Routes>
      <Route path={FORM} element={<Form />} />
      <Route path={`${FORM}/payment-checkout`} element={<p>O pagamento</p>} />
    </Routes>
  );
  renderApp(server.client, pages, FORM);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Publicar' }));
  await waitFor(() => server.nth('PublishAd'));
  return { server };
}

const refusal = (code: string, message: string) => ({
  publishAd: { __typename: 'Refusal', code, message, field: null },
});

it('if the server refuses an ad, the page shows the error message, and the draft gets a new idempotency key', async () => {
  const asked = await publish();
  act(() => asked.answer(refusal('INVALID_INPUT', 'Primeiro erro')));
  await screen.findByText('Erro ao salvar o anúncio');
  screen.getByText('Primeiro erro');
  expect(readAdDraft('PROFILE_AD').key).not.toBe('form-1');
});

it('if the request to publish an ad fails, the page shows an error, and the draft keeps its idempotency key for the retry', async () => {
  const asked = await publish();
  act(() => asked.fail());
  await screen.findByText('Erro ao salvar o anúncio');
  screen.getByText('Algo de errado ocorreu durante a operação. Tente novamente mais tarde.');
  expect(readAdDraft('PROFILE_AD').key).toBe('form-1');
});

it('if the server refuses the idempotency key of an ad as used for another ad, the draft gets a new key', async () => {
  const asked = await publish();
  const conflict = { message: 'A chave já foi usada.', extensions: { code: 'BAD_USER_INPUT' } };
  act(() => asked.fail(new CombinedGraphQLErrors({ errors: [conflict] })));
  await screen.findByText('O pedido mudou desde a última tentativa. Tente novamente.');
  expect(readAdDraft('PROFILE_AD').key).not.toBe('form-1');
});

it('if an ad costs more than the wallet balance, the checkout opens without an error message', async () => {
  const asked = await publish();
  act(() => asked.answer(refusal('INSUFFICIENT_BALANCE', 'Saldo insuficiente.')));
  await screen.findByText('O pagamento');
  expect(screen.queryByText('Erro ao salvar o anúncio')).toBeNull();
  expect(screen.queryByText('Saldo insuficiente.')).toBeNull();
});

it('if the wallet pays for the ad, the open payment of an earlier attempt is canceled', async () => {
  rememberIntent('PROFILE_AD', { paymentIntentId: 'pi_1', clientSecret: 's', centavos: 2_000, key: 'form-0' });
  const { server } = await open();
  const ad = { __typename: 'Ad', id: 'a1' };
  act(() => server.nth('PublishAd').answer({ publishAd: { __typename: 'PublishAdSuccess', ad } }));
  await waitFor(() => server.nth('CancelPayment'));
  expect(server.nth('CancelPayment').variables).toEqual({ input: { paymentIntentId: 'pi_1' } });
});
