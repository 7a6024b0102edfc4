import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getSession } from '../../../web/storage/session.ts';
import { forgetBrowser, openApp, scriptServer } from '../app-support.tsx';

forgetBrowser();

const success = { __typename: 'MailLinkSuccess', email: 'ana@example.com' };

describe('mail links opened by a signed-in member', () => {
  it.each([
    ['not-me', 'DisownSession', 'disownSession', 'Encerrar as sessões', 'As sessões foram encerradas.'],
    ['undo-factor', 'UndoFactor', 'undoFactor', 'Desfazer a mudança', 'A mudança foi desfeita.'],
    ['undo-email', 'UndoEmailChange', 'undoEmailChange', 'Desfazer a troca', 'A troca foi desfeita.'],
  ])(
    'using the mail link /account/%s signs the member out and offers to set a new password',
    async (what, name, field, button, done) => {
      scriptServer({ [name]: () => ({ data: { [field]: success } }) });
      openApp(`/account/${what}#secret`, { signedIn: true });
      await userEvent.click(await screen.findByRole('button', { name: button }));
      await screen.findByText(done);
      await act(() => vi.dynamicImportSettled());
      screen.getByText(done);
      expect(screen.getByRole('button', { name: 'Criar uma senha nova' })).toBeTruthy();
      expect(getSession()).toBeNull();
    },
  );

  it('using the mail link /account/keep, which cancels the deletion of the account, does not end the session', async () => {
    scriptServer({ KeepAccount: () => ({ data: { keepAccount: success } }) });
    openApp('/account/keep#secret', { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Manter minha conta' }));
    await screen.findByText('Sua conta foi mantida.');
    expect(getSession()).not.toBeNull();
  });
});
