import { createServer, type RequestListener, type Server } from 'node:http';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataExport } from '../../../web/features/privacy/DataExport.tsx';
import { CsvButton } from '../../../web/features/wallet/history/CsvButton.tsx';
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
/**
 * The URLs whose download the page leaves to the browser. `saved` contains the files that the page itself has loaded
 * and saves.
 */
const fetched: string[] = [];
const saved: { name: string; content: Blob }[] = [];
const whole = 'Data;Valor\r\n';
const sendsAll: RequestListener = (request, response) => {
  response.setHeader('content-disposition', 'attachment; filename=carteira-2026-05-17.csv');
  response.setHeader('content-length', whole.length);
  response.end(request.method === 'HEAD' ? undefined : whole);
};
let answer: RequestListener = sendsAll;
let server: Server;

beforeEach(async () => {
  signIn();
  fetched.length = 0;
  saved.length = 0;
  answer = sendsAll;
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const real = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(new URL(path, addressOf(server)), init));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const contents = new Map<string, Blob>();
  const createObjectURL = (content: Blob) => {
    const url = `blob:${contents.size}`;
    contents.set(url, content);
    return url;
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const href = this.getAttribute('href') ?? '';
    const content = contents.get(href);
    if (content) saved.push({ name: this.download, content });
    else fetched.push(href);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leave();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

function addressOf(listening: Server) {
  const at = listening.address();
  return typeof at === 'object' && at ? `http://127.0.0.1:${at.port}` : '';
}

function press(part: ReactNode, name: string) {
  const scripted = scriptedClient();
  renderApp(scripted.client, part);
  return { ...scripted, pressed: userEvent.click(screen.getByRole('button', { name })) };
}

const path = '/a-file?bilhete=x';
const download = { __typename: 'Download', path };
const copyOpened = { openDataExport: { __typename: 'OpenDataExportSuccess', download } };
const tableOpened = { openPaymentsTable: { __typename: 'OpenPaymentsTableSuccess', download } };

it('a data export is downloaded by the browser itself, and the download can be started again', async () => {
  const { nth, pressed } = press(<DataExport own={ready} />, 'Baixar arquivo');
  await pressed;
  expect(nth('OpenDataExport').variables).toEqual({ input: { id: 'copy' } });
  nth('OpenDataExport').answer(copyOpened);
  await screen.findByText(/O download começou. Se ele falhar ou parar antes do fim, baixe o arquivo de novo/);
  await userEvent.click(screen.getByRole('button', { name: 'Baixar arquivo' }));
  expect(screen.queryByText(/O download começou/)).toBeNull();
  nth('OpenDataExport', 1).answer(copyOpened);
  await screen.findByText(/O download começou/);
  expect({ fetched, saved }).toEqual({ fetched: [path, path], saved: [] });
});

it("if opening a data export is refused with STEP_UP_REQUIRED, the refusal's message is shown and nothing is downloaded", async () => {
  const { nth, pressed } = press(<DataExport own={ready} />, 'Baixar arquivo');
  await pressed;
  const message = 'Confirme que é você para continuar.';
  nth('OpenDataExport').answer({ openDataExport: { __typename: 'Refusal', code: 'STEP_UP_REQUIRED', message } });
  await screen.findByText(message);
  expect(fetched).toEqual([]);
});

it('if the request to open a data export fails, an error is shown', async () => {
  const { nth, pressed } = press(<DataExport own={ready} />, 'Baixar arquivo');
  await pressed;
  nth('OpenDataExport').fail();
  await screen.findByText(/Verifique sua conexão/);
});

it('the CSV of payments is requested with the filter of the page, and is saved under its file name when it is complete', async () => {
  const { nth, pressed } = press(<CsvButton filter={{ kind: 'VIP' }} />, 'Baixar CSV');
  await pressed;
  expect(nth('OpenPaymentsTable').variables).toEqual({ input: { filter: { kind: 'VIP' } } });
  nth('OpenPaymentsTable').answer(tableOpened);
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['carteira-2026-05-17.csv']));
  expect(await saved[0]?.content.text()).toBe(whole);
  expect(fetched).toEqual([]);
});

it('if the request for the CSV of payments fails, an error is shown', async () => {
  const { nth, pressed } = press(<CsvButton filter={{}} />, 'Baixar CSV');
  await pressed;
  nth('OpenPaymentsTable').fail();
  await screen.findByText('Não foi possível baixar');
});

const refused: RequestListener = (_request, response) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":"Não"}');
};
const ends: RequestListener = (request) => request.socket.destroy();
let status = 0;
const failures: [string, number, RequestListener, RegExp][] = [
  ['an expired ticket', 401, refused, /O link do arquivo expirou/],
  ['an expired identity proof', 403, refused, /O link do arquivo expirou/],
  ['a deleted file', 404, refused, /não está mais disponível/],
  ['too many downloads', 429, refused, /downloads demais ao mesmo tempo/],
  ['a server error', 500, refused, /instabilidade/],
  ['an unavailable platform', 503, refused, /instabilidade/],
  ['no connection', 0, ends, /A conexão caiu antes do fim/],
];

it.each(failures)(
  'if a download fails because of %s, the reason is shown and no file is saved',
  async (_what, code, fails, words) => {
    status = code;
    answer = fails;
    const copy = press(<DataExport own={ready} />, 'Baixar arquivo');
    await copy.pressed;
    copy.nth('OpenDataExport').answer(copyOpened);
    await screen.findByText(words);
    expect(screen.queryByText(/O download começou/)).toBeNull();
    cleanup();

    const table = press(<CsvButton filter={{}} />, 'Baixar CSV');
    await table.pressed;
    table.nth('OpenPaymentsTable').answer(tableOpened);
    await screen.findByText(words);
    expect({ fetched, saved }).toEqual({ fetched: [], saved: [] });

    answer = sendsAll;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => table.nth('OpenPaymentsTable', 1));
    table.nth('OpenPaymentsTable', 1).answer(tableOpened);
    await waitFor(() => expect(saved).toHaveLength(1));
  },
);

it.each([
  ['with a content length', { 'content-length': '1000' }],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])(
  'if the download of a CSV of payments %s breaks halfway, no file is saved and the CSV can be requested again',
  async (_what, headers) => {
    answer = (_request, response) => {
      response.writeHead(200, headers).write(whole, () => setTimeout(() => response.destroy(), 50));
    };
    const { nth, pressed } = press(<CsvButton filter={{}} />, 'Baixar CSV');
    await pressed;
    nth('OpenPaymentsTable').answer(tableOpened);
    await screen.findByText(/A conexão caiu antes do fim/);
    expect(saved).toEqual([]);
    answer = sendsAll;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => nth('OpenPaymentsTable', 1));
    nth('OpenPaymentsTable', 1).answer(tableOpened);
    await waitFor(() => expect(saved).toHaveLength(1));
  },
);
