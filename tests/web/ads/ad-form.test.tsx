import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AdForm } from '../../../web/features/ads/AdForm.tsx';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

const days = { startDate: '2040-01-02', endDate: '2040-01-04' };
const draft = {
  images: [],
  title: '',
  link: '',
  highlight: null,
  postId: 'p1',
  targets: ['MULHER'],
  ...days,
  key: 'k',
};

beforeEach(() => {
  signIn();
  sessionStorage.setItem('@me/ad-draft:POST_AD', JSON.stringify(draft));
});
afterEach(leave);

function open() {
  const server = scriptedClient();
  renderApp(server.client, <AdForm kind="POST_AD" />);
  return { server, user: userEvent.setup() };
}

const price = {
  adPrice: { __typename: 'AdPrice', total: moneyOf(3_000), perDay: moneyOf(1_000), days: 3, reach: null },
};

type Case = { post?: object | null; isPrivate?: boolean; ads?: object[] };

function answerPost(server: ReturnType<typeof scriptedClient>, { post = {}, isPrivate = false, ads = [] }: Case) {
  const found = post && { __typename: 'Post', id: 'p1', text: 'Oi', media: [] };
  const viewer = { __typename: 'Viewer', id: 'me', profile: { __typename: 'Profile', id: 'me', isPrivate } };
  const edges = ads.map((node) => ({
    __typename: 'AdEdge',
    node: { __typename: 'Ad', id: 'a1', ...node },
  }));
  act(() => server.of('BoostedPost').forEach((asked) => asked.answer({ viewer, post: found })));
  act(() => server.nth('NewestBoost').answer({ myAds: { __typename: 'AdConnection', edges } }));
}

it('while the price is being computed, the button is loading; then a press sends the price that the form shows', async () => {
  const { server, user } = open();
  const button = await screen.findByRole('button', { name: /Carregando$/ });
  await user.click(button);
  expect(server.of('PublishAd')).toEqual([]);
  act(() => server.nth('AdPrice').answer(price));
  await user.click(await screen.findByRole('button', { name: 'Impulsionar' }));
  await waitFor(() => server.nth('PublishAd'));
  expect(server.nth('PublishAd').variables).toMatchObject({ input: { ad: { post: { priceCentavos: 3_000 } } } });
});

it.each<[string, Case, string, string]>([
  ['was deleted', { post: null }, 'Este post não está mais disponível.', 'Escolher outro post'],
  ['is private', { isPrivate: true }, 'Só um post público pode ser impulsionado.', 'Voltar ao feed'],
  ['is boosted', { ads: [{ state: 'IN_REVIEW' }] }, 'Este post já está sendo impulsionado.', 'Ver seus anúncios'],
])('if the post %s, the form says so at once and offers no purchase', async (_what, answer, words, link) => {
  const { server } = open();
  answerPost(server, answer);
  await screen.findByText(words);
  screen.getByRole('link', { name: link });
  expect(screen.queryByRole('form')).toBeNull();
});

it('if the newest boost of the post has ended, the form opens', async () => {
  const { server } = open();
  await waitFor(() => expect(server.nth('NewestBoost').variables).toEqual({ postId: 'p1' }));
  answerPost(server, { ads: [{ state: 'FINISHED' }] });
  await screen.findByText('Oi');
  screen.getByRole('form', { name: 'Anúncio' });
});

it('if the post of a boost fails to load, the form says so, and its retry button loads the post', async () => {
  const { server, user } = open();
  await waitFor(() => server.nth('BoostedPost'));
  act(() => server.of('BoostedPost').forEach((asked) => asked.fail()));
  const before = server.of('BoostedPost').length;
  expect((await screen.findByRole('alert')).textContent).toMatch('O post não carregou.');
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(server.of('BoostedPost').length).toBeGreaterThan(before));
  answerPost(server, {});
  expect((await screen.findByText('Oi')).tagName, 'the text of the member is isolated').toBe('BDI');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a refusal stays beside the button of the form', async () => {
  const { server, user } = open();
  act(() => server.nth('AdPrice').answer(price));
  await user.click(await screen.findByRole('button', { name: 'Impulsionar' }));
  await waitFor(() => server.nth('PublishAd'));
  const refusal = { __typename: 'Refusal', code: 'INVALID_INPUT', message: 'Só um post público.', field: null };
  act(() => server.nth('PublishAd').answer({ publishAd: refusal }));
  const form = screen.getByRole('form', { name: 'Anúncio' });
  await waitFor(() =>
    expect([...form.querySelectorAll('[role=alert]')].map((alert) => alert.textContent)).toEqual([
      'Só um post público.',
    ]),
  );
});
