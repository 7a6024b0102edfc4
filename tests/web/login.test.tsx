import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getSession } from '../../web/storage/session.ts';
import { dismissToast, toastStore } from '../../web/ui/toast.ts';
import { forgetBrowser, openApp, scriptServer, wireSession } from './app-support.tsx';
import { eventually } from '../support/eventually.ts';

const refused = { data: { logIn: { __typename: 'Refusal', code: 'INVALID_CREDENTIALS', message: 'x' } } };
const welcome = { data: { logIn: { __typename: 'LogInSuccess', session: wireSession } } };

/**
 * Opens the login form with the page /about as the target after the login. The default target, the feed, has tests of
 * its own.
 */
async function openLogin() {
  openApp('/login?source_path=%2Fabout');
  const user = userEvent.setup();
  const email = await screen.findByLabelText('E-mail');
  const password = screen.getByLabelText('Senha');
  const enter = screen.getByRole('button', { name: 'Entrar' });
  return { user, email, password, enter };
}

function refuse(name: string) {
  return () => {
    throw new Error(name);
  };
}

/** Matches the secret by which the server recognises this browser. */
const secret: unknown = expect.stringMatching(/^[\w-]{43}$/);
const timeZone: unknown = expect.any(String);

describe('login form', () => {
  forgetBrowser();

  it('the login form requires both fields and sends nothing without them', async () => {
    const asked = scriptServer({});
    const { user, enter } = await openLogin();
    await user.click(enter);

    expect(screen.getAllByText('Campo obrigatório')).toHaveLength(2);
    expect(asked).toHaveLength(0);
  });

  it('the login form rejects an invalid e-mail address and a password under 5 characters', async () => {
    scriptServer({});
    const { user, email, password, enter } = await openLogin();
    await user.type(email, 'ana');
    await user.type(password, '1234');
    await user.click(enter);

    expect(screen.getByText('Email inválido')).toBeTruthy();
    expect(screen.getByText('Senha inválida')).toBeTruthy();
  });

  it.each([
    ['a refusal', { LogIn: () => refused }],
    ['a rate limit', { LogIn: () => ({ errors: [{ message: 'x', extensions: { code: 'RATE_LIMITED' } }] }) }],
    ['a network failure', {}],
  ])('after %s, the login form shows one generic error at the password field', async (_kind, answers) => {
    scriptServer(answers);
    const { user, email, password, enter } = await openLogin();
    await user.type(email, 'ana@brasa.example');
    await user.type(password, 'segredo');
    await user.click(enter);

    const words = await screen.findByText('Email ou senha inválido');
    expect(password.getAttribute('aria-describedby')).toBe(words.id);
    expect(getSession()).toBeNull();
  });

  it('a triple click on the login button signs in once and opens the source path', async () => {
    const asked = scriptServer({ LogIn: () => welcome });
    const { user, email, password, enter } = await openLogin();
    await user.type(email, ' ana@brasa.example ');
    await user.type(password, 'segredo');
    await user.tripleClick(enter);

    expect(await screen.findByRole('heading', { level: 1, name: 'Sobre a Brasa' })).toBeTruthy();
    expect(asked.filter(({ operationName }) => operationName === 'LogIn').map(({ variables }) => variables)).toEqual([
      { input: { email: 'ana@brasa.example', password: 'segredo', keepAccount: false, device: { secret, timeZone } } },
    ]);
    expect(localStorage.getItem('t')).toBe('token-1');
  });

  it.each([
    [
      'is full',
      'QuotaExceededError',
      () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError')),
    ],
    [
      'refuses every access',
      'SecurityError',
      () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('SecurityError')),
    ],
  ])(
    'when localStorage %s, signing in keeps the session in memory and shows a toast',
    async (_why, name, refuseStorage) => {
      dismissToast(toastStore.get()?.id ?? 0);
      refuseStorage();
      scriptServer({ LogIn: () => welcome });
      const { user, email, password, enter } = await openLogin();
      await user.type(email, 'ana@brasa.example');
      await user.type(password, 'segredo');
      await user.click(enter);

      expect(await screen.findByRole('heading', { level: 1, name: 'Sobre a Brasa' })).toBeTruthy();
      await eventually(() => expect(toastStore.get()?.title).toBe(`Houve um problema - e:${name}`));
      expect(getSession()?.token).toBe('token-1');
      vi.restoreAllMocks();
    },
  );

  it('a button of the login form shows and hides the password', async () => {
    const { user, password } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(password.getAttribute('type')).toBe('password');
  });
});

describe('password recovery', () => {
  forgetBrowser();

  it('password recovery requires an e-mail address', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Esqueci a senha' }));
    await user.click(await screen.findByRole('button', { name: 'Enviar código' }));

    expect(screen.getByText('Informe o email')).toBeTruthy();
  });

  it('password recovery with a valid code sets a new password and names the removed sign-in methods', async () => {
    const asked = scriptServer({
      RequestPasswordReset: () => ({
        data: { requestPasswordReset: { __typename: 'RequestPasswordResetSuccess', email: 'ana@brasa.example' } },
      }),
      ResetPassword: () => ({
        data: {
          resetPassword: {
            __typename: 'ResetPasswordSuccess',
            message: 'ok',
            removed: ['a chave de acesso "Pixel"', 'a verificação em duas etapas'],
          },
        },
      }),
    });
    const { user, email } = await openLogin();
    await user.type(email, 'ana@brasa.example');
    await user.click(screen.getByRole('button', { name: 'Esqueci a senha' }));
    await user.click(await screen.findByRole('button', { name: 'Enviar código' }));
    const popup = within(await screen.findByRole('dialog', { name: 'Recuperar senha' }));
    await user.type(await popup.findByLabelText('Código'), '123456');
    await user.type(popup.getByLabelText('Nova senha'), 'chama-acesa-9');
    await user.click(popup.getByRole('button', { name: 'Alterar senha' }));

    const done =
      'Senha alterada com sucesso! Efetue o login com sua nova senha. Por segurança, removemos a chave de acesso "Pixel" e a verificação em duas etapas. Se era seu, adicione de novo em Configurações > Conta e segurança.';
    expect(await screen.findByText(done)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.at(-1)?.variables).toMatchObject({
      input: { email: 'ana@brasa.example', code: '123456', newPassword: 'chama-acesa-9', device: {} },
    });
  });

  it("password recovery with an invalid code shows the server's error message", async () => {
    scriptServer({
      RequestPasswordReset: () => ({
        data: { requestPasswordReset: { __typename: 'RequestPasswordResetSuccess', email: 'a' } },
      }),
      ResetPassword: () => ({
        data: { resetPassword: { __typename: 'Refusal', message: 'Código inválido ou expirado.', field: 'code' } },
      }),
    });
    const { user, email } = await openLogin();
    await user.type(email, 'ana@brasa.example');
    await user.click(screen.getByRole('button', { name: 'Esqueci a senha' }));
    await user.click(await screen.findByRole('button', { name: 'Enviar código' }));
    await user.type(await screen.findByLabelText('Código'), '000000');
    await user.type(screen.getByLabelText('Nova senha'), 'chama-acesa-9');
    await user.click(screen.getByRole('button', { name: 'Alterar senha' }));

    expect(await screen.findByText('Código inválido ou expirado.')).toBeTruthy();
  });
});
