import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AdForm } from '../../web/features/ads/AdForm.tsx';
import { ImagesField } from '../../web/features/ads/ImagesField.tsx';
import { CommentComposer } from '../../web/features/comments/CommentComposer.tsx';
import { CommunityPictureField } from '../../web/features/communities/form/CommunityPictureField.tsx';
import { MessageComposer } from '../../web/features/conversations/MessageComposer.tsx';
import { ReportForm } from '../../web/features/reports/ReportForm.tsx';
import { leave, renderApp, scriptedClient, signInProfessional } from '../support/web.tsx';

beforeEach(signInProfessional);
afterEach(leave);

/** Returns the texts that describe a field to a screen reader (aria-describedby). */
const saidOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('form validation', () => {
  it('the anonymous report form focuses the first invalid field and describes the field by its error message', async () => {
    const { client, nth, of } = scriptedClient();
    renderApp(client, <ReportForm />);
    const [link, text, contact] = ['Link ou local do conteúdo', 'O que aconteceu?', 'Contato (opcional)'].map((label) =>
      screen.getByLabelText(label),
    );
    const send = screen.getByRole('button', { name: 'Enviar denúncia' });
    await userEvent.type(text ?? document.body, 'Sou eu na foto.');
    await userEvent.click(send);
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(saidOf(link ?? document.body)).toBe('Informe onde está o conteúdo.');
    expect(link?.getAttribute('aria-invalid')).toBe('true');
    expect(text?.getAttribute('aria-invalid')).toBe('false');
    expect(of('ReportAnonymously')).toEqual([]);

    await userEvent.type(link ?? document.body, 'https://brasa.example/post/1');
    await userEvent.clear(text ?? document.body);
    await userEvent.click(send);
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect(saidOf(text ?? document.body)).toBe('Conte o que aconteceu.');

    await userEvent.type(text ?? document.body, 'Sou eu.');
    await userEvent.click(send);
    await waitFor(() => nth('ReportAnonymously'));
    const refusal = { __typename: 'Refusal', message: 'E-mail inválido.', field: 'contact' };
    nth('ReportAnonymously').answer({ reportAnonymously: refusal });
    await waitFor(() => expect(document.activeElement).toBe(contact));
    expect(saidOf(contact ?? document.body)).toBe('E-mail inválido.');
  });

  it('if no highlight is chosen, the ad form focuses the highlights; if no audience is chosen, it focuses the audiences', async () => {
    renderApp(scriptedClient().client, <AdForm kind="PROFILE_AD" />);
    await userEvent.click(screen.getByRole('button', { name: 'Publicar anúncio' }));
    const where = screen.getByRole('group', { name: 'Onde aparecer' });
    await waitFor(() => expect(where.contains(document.activeElement)).toBe(true));

    await userEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Publicar anúncio' }));
    const targets = screen.getByRole('group', { name: 'Público' });
    await waitFor(() => expect(document.activeElement).toBe(within(targets).getAllByRole('button')[0]));
    expect(saidOf(targets)).toContain(screen.getAllByRole('alert')[0]?.textContent);
  });
});

describe('invalid fields', () => {
  const nothing = () => undefined;
  const tooLong = 'a'.repeat(2_001);
  const fields: { field: string; element: ReactElement; text: string | null; said: string }[] = [
    {
      field: 'Escreva um comentário',
      element: <CommentComposer postId="p1" label="Escreva um comentário" />,
      text: tooLong,
      said: 'Caracteres restantes: -1',
    },
    {
      field: 'Mensagem para Bruno',
      element: <MessageComposer conversationId="c1" to="Bruno" />,
      text: tooLong,
      said: 'Caracteres restantes: -1',
    },
    {
      field: 'Imagem da comunidade',
      element: (
        <CommunityPictureField picture={null} value={undefined} onChange={nothing} error="Escolha outra imagem." />
      ),
      text: null,
      said: 'Escolha outra imagem.',
    },
    {
      field: 'Adicionar imagens',
      element: <ImagesField images={[]} onChange={nothing} problem="Envie uma imagem." onBusy={nothing} />,
      text: null,
      said: 'Envie uma imagem.',
    },
  ];

  it.each(fields)(
    'the invalid field "$field" has its error message as its accessible description',
    ({ field, element, text, said }) => {
      renderApp(scriptedClient().client, element);
      const shown = screen.getByLabelText(field);
      if (text !== null) fireEvent.change(shown, { target: { value: text } });
      expect(shown.getAttribute('aria-invalid')).toBe('true');
      expect(saidOf(shown)).toBe(said);
    },
  );
});
