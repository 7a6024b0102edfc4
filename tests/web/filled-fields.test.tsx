import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeForm } from '../../web/features/accounts/CodeForm.tsx';
import { RecoveryCodeStep } from '../../web/features/accounts/recovery/RecoveryCodeStep.tsx';
import { BirthDateField } from '../../web/features/accounts/sign-in/BirthDateField.tsx';
import { keepFilledFields } from '../../web/navigation/filledFields.ts';
import { TextArea } from '../../web/ui/TextArea.tsx';
import { forgetBrowser, openApp, scriptServer, wireSession } from './app-support.tsx';

let stop: () => void;
beforeEach(() => void (stop = keepFilledFields()));
afterEach(() => stop());
forgetBrowser();

/**
 * Sets the value as a browser extension in the page's own JavaScript context does: through the setter by which React
 * replaces the original one on the element.
 */
const bySetter = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => void (field.value = value);
/**
 * Sets the value as autofill or the content script of an extension does: through the original setter of the prototype,
 * so that React does not notice the change.
 */
const byBrowser = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(kind.prototype, 'value', value, field);
};
const ways = [
  ['by an extension inside the page', bySetter],
  ['by autofill', byBrowser],
] as const;

describe.each(ways)('form fields that are filled %s, without input events', (_how, fill) => {
  it('the sign-up form sends the filled-in values', async () => {
    const asked = scriptServer({
      Register: () => ({ data: { register: { __typename: 'RegisterSuccess', session: wireSession } } }),
    });
    openApp('/register');
    fill(await screen.findByLabelText<HTMLInputElement>('Nome'), 'Ana Luz');
    fill(screen.getByLabelText<HTMLInputElement>('Data de nascimento'), '1990-05-03');
    fill(screen.getByLabelText<HTMLInputElement>('E-mail'), 'ana@brasa.example');
    fill(screen.getByLabelText<HTMLInputElement>('Senha'), 'chama-acesa-9');
    screen.getByLabelText<HTMLInputElement>('Eu sou maior de 18 anos e aceito os Termos e condições').checked = true;
    await userEvent.click(screen.getByRole('button', { name: 'Cadastrar e entrar' }));

    await waitFor(() => expect(localStorage.getItem('t')).toBe('token-1'));
    expect(asked.find(({ operationName }) => operationName === 'Register')?.variables.input).toMatchObject({
      name: 'Ana Luz',
      birthDate: '1990-05-03',
      email: 'ana@brasa.example',
      password: 'chama-acesa-9',
    });
  });

  it('a form for a code sends the filled-in value, even if the member had typed into the field before', async () => {
    const onSubmit = vi.fn();
    render(
      <CodeForm
        label="Código"
        submitLabel="Confirmar"
        loading={false}
        problem={undefined}
        onSubmit={onSubmit}
        onMissing={() => undefined}
      />,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Código');
    await userEvent.type(field, '12');
    fill(field, '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it('the form for a new password sends the password that the browser filled in before the reset code was typed or pasted', async () => {
    const asked = scriptServer({
      ResetPassword: () => ({ data: { resetPassword: { __typename: 'ResetPasswordSuccess', removed: [] } } }),
    });
    for (const isPasted of [false, true]) {
      const onDone = vi.fn();
      const { unmount } = render(
        <RecoveryCodeStep email="ana@brasa.example" onBack={() => undefined} onDone={onDone} />,
      );
      const password = screen.getByLabelText<HTMLInputElement>('Nova senha');
      fill(password, 'chama-acesa-9');
      const code = screen.getByLabelText<HTMLInputElement>('Código');
      if (isPasted) fireEvent.input(code, { target: { value: '123456' } });
      else await userEvent.type(code, '123456');
      expect([code.value, password.value]).toEqual(['123456', 'chama-acesa-9']);
      await userEvent.click(screen.getByRole('button', { name: 'Alterar senha' }));
      await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
      unmount();
    }
    const sent = asked.filter(({ operationName }) => operationName === 'ResetPassword');
    expect(sent.map(({ variables }) => variables.input)).toMatchObject([
      { code: '123456', newPassword: 'chama-acesa-9' },
      { code: '123456', newPassword: 'chama-acesa-9' },
    ]);
  });

  it('a filled password stays in its field when the member shows it', async () => {
    render(<RecoveryCodeStep email="ana@brasa.example" onBack={() => undefined} onDone={() => undefined} />);
    const password = screen.getByLabelText<HTMLInputElement>('Nova senha');
    fill(password, 'chama-acesa-9');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect([password.type, password.value]).toEqual(['text', 'chama-acesa-9']);
  });

  it('a filled birth date stays in the sign-up form when the member changes another field after a failed try', async () => {
    scriptServer({});
    openApp('/register');
    await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar e entrar' }));
    const day = screen.getByLabelText<HTMLInputElement>('Data de nascimento');
    fill(day, '1990-05-03');
    fireEvent.input(screen.getByLabelText('Nome'), { target: { value: 'Ana' } });
    expect(day.value).toBe('03/05/1990');
  });

  it('a form sends the filled-in values of a text area and of the masked birth date field', async () => {
    const onSubmit = vi.fn();
    function Form() {
      const [text, setText] = useState('');
      const [day, setDay] = useState('');
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit(text, day);
          }}
        >
          <TextArea label="Texto" value={text} onChange={(event) => setText(event.target.value)} />
          <BirthDateField value={day} onChange={setDay} />
          <button type="submit">Enviar</button>
        </form>
      );
    }
    render(<Form />);
    fill(screen.getByLabelText<HTMLTextAreaElement>('Texto'), 'Oi');
    fill(screen.getByLabelText<HTMLInputElement>('Data de nascimento'), '3/5/1990');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('Oi', '03/05/1990');
  });
});

describe('form fields filled by typing', () => {
  it('submitting a form fires no additional change event for a field that the member typed in', async () => {
    const onChange = vi.fn();
    function Form() {
      const [day, setDay] = useState('');
      return (
        <form onSubmit={(event) => event.preventDefault()}>
          <BirthDateField
            value={day}
            onChange={(next) => {
              onChange(next);
              setDay(next);
            }}
          />
          <button type="submit">Enviar</button>
        </form>
      );
    }
    render(<Form />);
    await userEvent.type(screen.getByLabelText('Data de nascimento'), '03051990');
    onChange.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(onChange).not.toHaveBeenCalled();
  });
});
