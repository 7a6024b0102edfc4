import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AdCard_AdFragment } from '../../../web/features/ads/generated/ads.ts';
import { AdCard } from '../../../web/features/ads/AdCard.tsx';
import { REFETCH_INTERVAL_MS } from '../../../web/features/ads/live.ts';
import { addDays, today } from '../../../web/ui/saoPauloDays.ts';
import { moneyOf } from '../../support/money.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeEach(signIn);
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const inDays = (days: number) => addDays(today(), days);

const boost = (more: Partial<AdCard_AdFragment> = {}): AdCard_AdFragment => ({
  __typename: 'Ad',
  id: 'a1',
  nodeId: 'Ad:a1',
  kind: 'POST',
  state: 'ACTIVE',
  highlight: null,
  targets: ['WOMAN'],
  title: null,
  link: null,
  images: [],
  startDate: inDays(-2),
  endDate: inDays(4),
  reach: 3,
  clickCount: 0,
  postId: 'p1',
  postText: 'Minha exposição abre hoje',
  reactionCount: 2,
  followCount: 1,
  cost: moneyOf(7_000),
  reserved: null,
  returned: null,
  refusal: null,
  noticeId: null,
  ...more,
});

const dayOf = (date: string, more: object = {}) => ({
  __typename: 'AdDay' as const,
  date,
  reach: 0,
  clickCount: 0,
  reactionCount: 0,
  followCount: 0,
  cost: moneyOf(1_000),
  ...more,
});

async function opened(ad = boost()) {
  const server = scriptedClient();
  const { container } = renderApp(server.client, <AdCard ad={ad} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Números por dia' }));
  await waitFor(() => server.nth('AdDays'));
  const answer = (days: readonly object[], more: object = {}, index = 0) =>
    act(() => server.nth('AdDays', index).answer({ node: { ...ad, daysFrom: null, days, ...more } }));
  return { server, user, container, answer };
}

const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('svg rect.fill-ember')].map((bar) => bar.getAttribute('height'));

it('the figures per day of an ad are requested when the chart is opened and not before, by the nodeId of the ad', async () => {
  const server = scriptedClient();
  renderApp(server.client, <AdCard ad={boost()} />);
  const button = await screen.findByRole('button', { name: 'Números por dia' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(server.of('AdDays')).toEqual([]);
  fireEvent.click(button);
  await waitFor(() => server.nth('AdDays'));
  expect(server.nth('AdDays').variables).toEqual({ id: 'Ad:a1' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

it('the chart of a boost has one bar per day, and its slider announces the figure of the newest day', async () => {
  const { container, answer, user } = await opened();
  answer([
    dayOf(inDays(-2), { reach: 40 }),
    dayOf(inDays(-1), { reach: 20 }),
    dayOf(today(), { reach: 1, followCount: 2 }),
  ]);
  const slider = await screen.findByRole('slider', { name: 'Alcance por dia' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Hoje: 1 pessoa viu pela primeira vez');
  expect(heights(container)).toEqual(['100%', '50%', '2.5%']);
  await user.click(screen.getByRole('button', { name: 'Seguidores' }));
  expect(screen.getByRole('slider', { name: 'Seguidores por dia' }).getAttribute('aria-valuetext')).toBe(
    'Hoje: 2 seguidores novos',
  );
  await user.click(screen.getByRole('button', { name: 'Custo' }));
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Hoje: R$\u00a010,00');
});

it('the chart of a business ad offers clicks instead of reactions and followers', async () => {
  const { answer } = await opened(boost({ kind: 'BUSINESS', title: 'Velas', postId: null, postText: null }));
  answer([dayOf(today(), { clickCount: 3 })]);
  await screen.findByRole('slider');
  const names = within(screen.getByRole('group', { name: 'Números por dia' })).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Alcance', 'Cliques', 'Custo']);
});

it('a day of the chart can be selected by slider and by pointer, and stays selected when the figures are loaded again', async () => {
  const { server, answer, container } = await opened();
  const days = [dayOf(inDays(-2), { reach: 7 }), dayOf(inDays(-1), { reach: 5 }), dayOf(today(), { reach: 1 })];
  answer(days);
  const slider = await screen.findByRole<HTMLInputElement>('slider');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/: 7 pessoas viram pela primeira vez$/);
  const chart = slider.parentElement;
  if (!chart) throw new Error('The slider has no chart around it.');
  vi.spyOn(chart, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 0, 300, 144));
  // Dispatches mouse events in place of pointer events, because jsdom has no PointerEvent.
  const point = (type: string, clientX: number) => fireEvent(chart, new MouseEvent(type, { clientX, bubbles: true }));
  point('pointermove', 209);
  expect(slider.value).toBe('1');
  for (const [clientX, value] of [
    [10, '0'],
    [310, '2'],
    [-50, '0'],
    [900, '2'],
    [109, '0'],
  ] as const) {
    point('pointerdown', clientX);
    expect(slider.value, `at ${clientX}`).toBe(value);
  }
  act(() => void server.client.refetchQueries({ include: ['AdDays'] }));
  answer([...days.slice(0, 2), dayOf(today(), { reach: 14 })], {}, 1);
  await waitFor(() => expect(heights(container)).toEqual(['50%', expect.stringMatching(/^35\./), '100%']));
  expect(slider.getAttribute('aria-valuetext')).toMatch(/: 7 pessoas/);
});

it('when a new day is added to the chart after midnight, the selection moves from the newest day to the new day', async () => {
  const { server, answer } = await opened();
  answer([dayOf(inDays(-1), { reach: 5 })]);
  const slider = await screen.findByRole('slider');
  expect(slider.getAttribute('aria-valuetext')).toMatch(/: 5 pessoas/);
  act(() => void server.client.refetchQueries({ include: ['AdDays'] }));
  answer([dayOf(inDays(-1), { reach: 5 }), dayOf(today(), { reach: 9 })], {}, 1);
  await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toMatch(/^Hoje: 9 pessoas/));
});

it('the table of an ad shows the figures of every day, newest day first', async () => {
  const { user, answer } = await opened();
  answer([dayOf(inDays(-1), { reach: 12_345, reactionCount: 3 }), dayOf(today(), { reach: 2, followCount: 1 })]);
  await user.click(await screen.findByText('Ver em tabela'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Dia', 'Alcance', 'Reações', 'Seguidores', 'Custo'],
    ['Hoje', '2', '0', '1', 'R$\u00a010,00'],
    [expect.stringMatching(/^\d\d\/\d\d$/), '12,3\u00a0mil', '3', '0', 'R$\u00a010,00'],
  ]);
});

it('if all figures are zero, the chart draws no bar and shows "Nada nestes dias"', async () => {
  const { container, answer } = await opened();
  answer([dayOf(inDays(-1)), dayOf(today())]);
  await screen.findByText('Nada nestes dias');
  expect(heights(container)).toEqual(['0%', '0%']);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Hoje: 0 pessoas viram pela primeira vez');
});

it('the chart announces the largest possible figure (the largest Int) in full, and draws a visible bar for a figure of 1 beside it', async () => {
  const { container, answer } = await opened();
  answer([dayOf(inDays(-1), { reach: 1 }), dayOf(today(), { reach: 2_147_483_647 })]);
  await waitFor(() => expect(heights(container)).toEqual(['2%', '100%']));
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('2.147.483.647 pessoas');
});

it('the bars of ninety days fit into the chart without overlapping', async () => {
  const { container, answer } = await opened(boost({ startDate: inDays(-89), endDate: today() }));
  answer(Array.from({ length: 90 }, (_, index) => dayOf(inDays(index - 89), { reach: index })));
  await screen.findByRole('slider');
  const bars = [...container.querySelectorAll('svg rect.fill-ember')].map((bar) => {
    const x = Number.parseFloat(bar.getAttribute('x') ?? '');
    return [x, x + Number.parseFloat(bar.getAttribute('width') ?? '')] as const;
  });
  expect(bars).toHaveLength(90);
  for (const [index, [from, to]] of bars.entries()) {
    expect(from).toBeGreaterThanOrEqual(bars[index - 1]?.[1] ?? 0);
    expect(to).toBeLessThanOrEqual(100);
  }
});

it.each([
  ['that is in review', { state: 'IN_REVIEW' as const }, null, 'Os números aparecem a partir do primeiro dia.'],
  [
    'that starts tomorrow',
    { startDate: inDays(1), endDate: inDays(3) },
    null,
    'Os números aparecem a partir do primeiro dia.',
  ],
  [
    'that was ended before its first day',
    { state: 'FINISHED' as const },
    null,
    'Este anúncio não chegou a ser exibido.',
  ],
  [
    'that ended before figures per day were recorded',
    { state: 'FINISHED' as const, endDate: inDays(-1) },
    inDays(0),
    'Este anúncio é de antes dos números por dia: dele há só os totais.',
  ],
])('the chart of an ad %s has no days and shows the reason', async (_which, more, daysFrom, words) => {
  const { answer } = await opened(boost(more));
  answer([], { daysFrom });
  await screen.findByText(words);
  expect(screen.queryByRole('slider')).toBeNull();
});

it('if an ad started before daily figures were recorded, its chart names the first day that has figures', async () => {
  const { answer } = await opened();
  answer([dayOf(today())], { daysFrom: today() });
  await screen.findByText(/^Os números por dia começam em \d\d\/\d\d\/\d{4}\. Os dias de antes/);
});

it('if the figures fail to load or the ad is not found, the chart shows a retry button that loads the figures', async () => {
  const { server, user, answer } = await opened();
  act(() => server.nth('AdDays').fail());
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => server.nth('AdDays', 1));
  act(() => server.nth('AdDays', 1).answer({ node: null }));
  await screen.findByText('Os números por dia não carregaram.');
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => server.nth('AdDays', 2));
  answer([dayOf(today())], {}, 2);
  await screen.findByRole('slider');
});

async function openedWithTimers(ad: AdCard_AdFragment) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = scriptedClient();
  renderApp(server.client, <AdCard ad={ad} />);
  fireEvent.click(screen.getByRole('button', { name: 'Números por dia' }));
  await waitFor(() => server.nth('AdDays'));
  const node = { ...ad, daysFrom: null, days: [dayOf(today())] };
  act(() => server.nth('AdDays').answer({ node }));
  await screen.findByRole('slider');
  await act(() => vi.advanceTimersByTimeAsync(REFETCH_INTERVAL_MS));
  return { server, node };
}

it('the figures in the open chart of a finished ad are not requested again', async () => {
  const { server } = await openedWithTimers(boost({ state: 'FINISHED' }));
  expect(server.of('AdDays')).toHaveLength(1);
});

it('the figures in the open chart of a running ad are requested again after the refetch interval, and the new ones are shown', async () => {
  const { server, node } = await openedWithTimers(boost());
  act(() => server.nth('AdDays', 1).answer({ node: { ...node, days: [dayOf(today(), { reach: 8 })] } }));
  await waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^Hoje: 8 pessoas/));
});
