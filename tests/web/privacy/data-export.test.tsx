import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showStepUp } from '../../../web/features/accounts/showStepUp.tsx';
import { DataExport } from '../../../web/features/privacy/DataExport.tsx';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

vi.mock(import('../../../web/features/accounts/showStepUp.tsx'), () => ({ showStepUp: vi.fn() }));

const ready = {
  __typename: 'DataExport' as const,
  id: 'copy',
  state: 'READY' as const,
  done: 9,
  total: 9,
  bytes: 2_097_152,
  path: '/meus-dados/copy',
  expiresAt: '2026-05-17T12:00:00.000Z',
};
const asks = vi.fn<() => Promise<Response>>();
const saves = vi.fn(() => 'blob:copy');

beforeEach(() => {
  signIn();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('fetch', asks);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saves, revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  asks.mockReset();
  saves.mockClear();
  leave();
});

function fetchCopy() {
  renderApp(scriptedClient().client, <DataExport own={ready} />);
  return userEvent.click(screen.getByRole('button', { name: 'Baixar arquivo' }));
}

it('a copy of one’s data is fetched after one has proved who one is', async () => {
  vi.mocked(showStepUp).mockResolvedValueOnce(true);
  asks.mockResolvedValueOnce(new Response(null, { status: 403 })).mockResolvedValueOnce(new Response('zip'));
  await fetchCopy();
  await waitFor(() => expect(saves).toHaveBeenCalledOnce());
  expect(asks).toHaveBeenCalledTimes(2);
});

it('who would rather not prove who they are gets no copy, and reads of no failure', async () => {
  vi.mocked(showStepUp).mockResolvedValueOnce(false);
  asks.mockResolvedValueOnce(new Response(null, { status: 403 }));
  await fetchCopy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Baixar arquivo' }).ariaBusy).toBeNull());
  expect(asks).toHaveBeenCalledOnce();
  expect(saves).not.toHaveBeenCalled();
  expect(screen.queryByText(/Não foi possível baixar/)).toBeNull();
});

it('a copy that cannot be fetched says so', async () => {
  asks.mockResolvedValueOnce(new Response(null, { status: 502 }));
  await fetchCopy();
  await screen.findByText(/Não foi possível baixar/);
});
