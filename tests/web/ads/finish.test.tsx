import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AdCard } from '../../../web/features/ads/AdCard.tsx';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeEach(signIn);
afterEach(leave);

const ad = {
  __typename: 'Ad' as const,
  id: 'a1',
  nodeId: 'Ad:a1',
  kind: 'BUSINESS' as const,
  state: 'ACTIVE' as const,
  highlight: null,
  targets: ['WOMAN' as const],
  title: 'Noite do vinil',
  link: 'https://bar.example',
  images: [],
  startDate: '2026-11-20',
  endDate: '2026-11-28',
  reach: 3,
  clickCount: 1,
  postId: null,
  postText: null,
  reactionCount: 0,
  followCount: 0,
  cost: moneyOf(7_500),
  reserved: null,
  returned: null,
  refusal: null,
  noticeId: null,
};

const SORRY = 'Erro ao tentar finalizar o anúncio. Tente novamente mais tarde';

async function finishing() {
  const server = scriptedClient();
  renderApp(server.client, <AdCard ad={ad} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Finalizar' }));
  await user.dblClick(await screen.findByRole('button', { name: 'Finalizar' }));
  await waitFor(() => server.nth('FinishAd'));
  expect(server.of('FinishAd')).toHaveLength(1);
  return server.nth('FinishAd');
}

async function finished(answer: object) {
  const asked = await finishing();
  act(() => asked.answer({ finishAd: answer }));
}

it.each([
  ['IN_REVIEW' as const, /O valor inteiro volta/],
  ['ACTIVE' as const, /O valor dos dias que ainda não começaram volta/],
])('before an ad in the state %s is finished, the dialog says what returns to the balance', async (state, words) => {
  renderApp(scriptedClient().client, <AdCard ad={{ ...ad, state }} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Finalizar' }));
  await screen.findByText(words);
});

it('an ad in review shows the reserved price beside its cost, and an ad without reserved money shows the cost alone', async () => {
  const card = { ...ad, state: 'IN_REVIEW' as const, cost: moneyOf(0), reserved: moneyOf(3_000) };
  const { unmount } = renderApp(scriptedClient().client, <AdCard ad={card} />);
  const numbers = () =>
    screen.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  await screen.findByText('Reservado');
  expect(numbers().slice(-2)).toEqual(['R$ 0,00', 'R$ 30,00']);
  unmount();
  renderApp(scriptedClient().client, <AdCard ad={ad} />);
  await screen.findByText('Custo');
  expect(screen.queryByText('Reservado')).toBeNull();
});

it('after an ad is finished, its finish button is gone and the focus moves to the ad', async () => {
  await finished({ __typename: 'FinishAdSuccess', ad: { ...ad, state: 'FINISHED' } });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Noite do vinil' })));
});

it('if finishing an ad is refused, the page shows an error and returns the focus to the finish button', async () => {
  await finished({ __typename: 'Refusal', code: 'ALREADY_FINISHED', message: 'Já terminou.' });
  await screen.findByText(SORRY);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Finalizar' })));
});

it('if the request to finish an ad fails, the page shows an error and keeps the finish button', async () => {
  const asked = await finishing();
  act(() => asked.fail());
  await screen.findByText(SORRY);
  screen.getByRole('button', { name: 'Finalizar' });
});

it('if the picture of an ad fails to load, the picture is removed from the ad', async () => {
  const sources = [{ __typename: 'MediaSource' as const, url: '/media/foto', width: 320 }];
  const images = [{ __typename: 'Media' as const, id: 'm1', thumbhash: null, sources }];
  const { container } = renderApp(scriptedClient().client, <AdCard ad={{ ...ad, images }} />);
  await screen.findByRole('article', { name: 'Noite do vinil' });
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(picture?.getAttribute('src')).toBe('/media/foto');
  expect(container.querySelector('img')).toBeNull();
});
