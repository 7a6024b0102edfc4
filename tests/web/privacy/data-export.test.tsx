import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataExport } from '../../../web/features/privacy/DataExport.tsx';
import { CsvButton } from '../../../web/features/wallet/CsvButton.tsx';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

const ready = {
  __typename: 'DataExport' as const,
  id: 'copy',
  state: 'READY' as const,
  done: 9,
  total: 9,
  bytes: 2_097_152,
  expiresAt: '2026-05-17T12:00:00.000Z',
};
const fetched: string[] = [];
const holds = vi.fn(() => 'blob:copy');
let status = 200;

beforeEach(() => {
  signIn();
  fetched.length = 0;
  status = 200;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: holds, revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) fetched.push(this.getAttribute('href') ?? '');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  holds.mockClear();
  leave();
});

function press(part: ReactNode, name: string) {
  const server = scriptedClient();
  renderApp(server.client, part);
  return { ...server, pressed: userEvent.click(screen.getByRole('button', { name })) };
}

it('a copy of one’s data is downloaded by the browser itself, and held by no page', async () => {
  const { nth, pressed } = press(<DataExport own={ready} />, 'Baixar arquivo');
  await pressed;
  const path = '/meus-dados/copy?bilhete=x';
  expect(nth('OpenDataExport').variables).toEqual({ id: 'copy' });
  nth('OpenDataExport').answer({
    openDataExport: { __typename: 'OpenDataExportSuccess', download: { __typename: 'Download', path } },
  });
  await waitFor(() => expect(fetched).toEqual([path]));
  expect(holds).not.toHaveBeenCalled();
});

it('who would rather not prove who they are gets no copy, and reads why', async () => {
  const { nth, pressed } = press(<DataExport own={ready} />, 'Baixar arquivo');
  await pressed;
  const message = 'Confirme que é você para continuar.';
  nth('OpenDataExport').answer({ openDataExport: { __typename: 'Refusal', code: 'STEP_UP_REQUIRED', message } });
  await screen.findByText(message);
  expect(fetched).toEqual([]);
});

it('a copy that cannot be fetched says so', async () => {
  const { nth, pressed } = press(<DataExport own={ready} />, 'Baixar arquivo');
  await pressed;
  nth('OpenDataExport').fail();
  await screen.findByText(/Verifique sua conexão/);
});

it('the table of payments is downloaded by the browser itself, by the filter that is shown', async () => {
  const { nth, pressed } = press(<CsvButton filter={{ kind: 'VIP' }} />, 'Baixar CSV');
  await pressed;
  const path = '/payments.csv?kind=VIP&bilhete=x';
  expect(nth('OpenPaymentsTable').variables).toEqual({ filter: { kind: 'VIP' } });
  nth('OpenPaymentsTable').answer({
    openPaymentsTable: { __typename: 'OpenPaymentsTableSuccess', download: { __typename: 'Download', path } },
  });
  await waitFor(() => expect(fetched).toEqual([path]));
  expect(holds).not.toHaveBeenCalled();
});

it('a table that cannot be downloaded says so', async () => {
  const { nth, pressed } = press(<CsvButton filter={{}} />, 'Baixar CSV');
  await pressed;
  nth('OpenPaymentsTable').fail();
  await screen.findByText('Não foi possível baixar');
});

const download = { __typename: 'Download', path: '/a-file?bilhete=x' };

it('a copy that does not come, though its address was given, says so', async () => {
  status = 429;
  const { nth, pressed } = press(<DataExport own={ready} />, 'Baixar arquivo');
  await pressed;
  nth('OpenDataExport').answer({ openDataExport: { __typename: 'OpenDataExportSuccess', download } });
  await screen.findByText(/Verifique sua conexão/);
  expect(fetched).toEqual([]);
});

it('a table that does not come, though its address was given, says so and can be asked for again', async () => {
  status = 429;
  const { nth, pressed } = press(<CsvButton filter={{}} />, 'Baixar CSV');
  await pressed;
  const answer = { openPaymentsTable: { __typename: 'OpenPaymentsTableSuccess', download } };
  nth('OpenPaymentsTable').answer(answer);
  await screen.findByText('Não foi possível baixar');
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => nth('OpenPaymentsTable', 1));
  nth('OpenPaymentsTable', 1).answer(answer);
  await waitFor(() => expect(fetched).toEqual([download.path]));
});
