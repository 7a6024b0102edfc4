import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ReportPages } from '../../../web/pages/ReportPages.tsx';
import { leave, renderApp, scriptedClient } from '../../support/web.tsx';

afterEach(leave);

it("after an anonymous report, the status page has the report's code filled in and shows the decision", async () => {
  const { client, nth } = scriptedClient();
  const pages = (
    <Routes>
      <Route path="/report/*" element={<ReportPages />} />
    </Routes>
  );
  renderApp(client, pages, '/report');
  await userEvent.type(screen.getByLabelText('Link ou local do conteúdo'), 'brasa/x');
  await userEvent.type(screen.getByLabelText('O que aconteceu?'), 'Sou eu na foto');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar denúncia' }));
  const [protocol, secret] = ['BR-1234', 'k9-segredo'];
  nth('ReportAnonymously').answer({
    reportAnonymously: { __typename: 'ReportAnonymouslySuccess', protocol, secret, dueAt: '2026-03-10T15:00:00.000Z' },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Acompanhar' }));
  expect(screen.getByLabelText<HTMLInputElement>('Código').value).toBe(secret);
  await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
  await waitFor(() => expect(nth('CheckReportProtocol').variables).toEqual({ input: { protocol, secret } }));
  const answer = 'Procuramos pelo nome e não há vídeo assim.';
  nth('CheckReportProtocol').answer({
    checkReportProtocol: {
      __typename: 'ReportProtocol',
      protocol,
      status: 'DECIDED',
      outcome: 'NOT_FOUND',
      answer,
      createdAt: '2026-03-10T13:00:00.000Z',
      dueAt: '2026-03-10T15:00:00.000Z',
      decidedAt: '2026-03-10T14:00:00.000Z',
    },
  });
  expect(await screen.findByText('Decidida: não encontramos o conteúdo.')).toBeTruthy();
  expect(screen.getByText(answer)).toBeTruthy();
});
