import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getSession } from '../../web/storage/session.ts';
import {
  maskBirthDate,
  maskedCaret,
  parseBirthDate,
  wholeBirthDate,
} from '../../web/features/accounts/sign-in/birthDate.ts';
import { toastStore } from '../../web/ui/toast.ts';
import { forgetBrowser, openApp, scriptServer, wireSession } from './app-support.tsx';
import { eventually } from '../support/eventually.ts';

const secret: unknown = expect.stringMatching(/^[\w-]{43}$/);
const timeZone: unknown = expect.any(String);

describe('birth date', () => {
  it.each([
    ['1', '1'],
    ['0102', '01/02'],
    ['01021990', '01/02/1990'],
    ['01/02/19901234', '01/02/1990'],
    ['a1b2c', '12'],
    ['０１０２１９９０', '01/02/1990'],
  ])('maskBirthDate turns "%s" into "%s"', (typed, masked) => expect(maskBirthDate(typed)).toBe(masked));

  it.each([
    ['1990-05-03', '03/05/1990'],
    ['1990-5-3', '03/05/1990'],
    ['1990/05/03', '03/05/1990'],
    ['1990-05-03T00:00:00.000Z', '03/05/1990'],
    ['19900503', '03/05/1990'],
    ['03051990', '03/05/1990'],
    ['3/5/1990', '03/05/1990'],
    ['3.5.1990', '03/05/1990'],
    ['03-05-1990', '03/05/1990'],
    [' 3 / 5 / 1990 ', '03/05/1990'],
    ['\u200b03/05/1990\u200b', '03/05/1990'],
    ['20000229', '29/02/2000'],
    ['3/5/90', '03/05/1990'],
    ['03/05/90', '03/05/1990'],
    ['3/5/01', '03/05/2001'],
    ['5/23/1990', '23/05/1990'],
    ['3 de maio de 1990', '03/05/1990'],
    ['1º de março de 1990', '01/03/1990'],
    ['03-SET-1990', '03/09/1990'],
    ['quinta-feira, 3 de maio de 1990', '03/05/1990'],
    ['3,5,1990', '03/05/1990'],
    ['1990-05-03 00:00:00', '03/05/1990'],
    ['3/5/1990 0:00', '03/05/1990'],
    ['1990. 5. 3.', '03/05/1990'],
    ['1990年5月3日', '03/05/1990'],
    ['3∕5∕1990', '03/05/1990'],
    ['１９９０-０５-０３', '03/05/1990'],
    ['٣/٥/١٩٩٠', '03/05/1990'],
    ['Nascimento: 3/5/1990', '03/05/1990'],
  ])('wholeBirthDate reads "%s" as "%s"', (arrived, read) => expect(wholeBirthDate(arrived)).toBe(read));

  it.each([
    '1',
    '0305',
    '03/05/19',
    '31/04/1990',
    '1990-13-01',
    'Ana',
    '010213',
    'maio 3, 1990',
    '3/5/1990 4',
    '3/5/990',
  ])('wholeBirthDate returns null for "%s"', (text) => expect(wholeBirthDate(text)).toBeNull());

  it.each([
    ['pasted', '1990-05-03'],
    ['pasted', '3/5/1990'],
    ['filled in', '1990-05-03'],
    ['filled in', '3/5/1990'],
    ['pasted', '3/5/90'],
    ['filled in', '1990-05-03 00:00:00'],
  ])('a birth date that is %s as %s appears in the field as 03/05/1990', async (how, text) => {
    scriptServer({});
    openApp('/register');
    const field = await screen.findByLabelText<HTMLInputElement>('Data de nascimento');
    const user = userEvent.setup();
    await user.click(field);
    if (how === 'pasted') await user.paste(text);
    else fireEvent.input(field, { target: { value: text } });
    expect(field.value).toBe('03/05/1990');
  });

  it('typed digits of the birth date are only separated by slashes, even if they could be a whole date', async () => {
    scriptServer({});
    openApp('/register');
    const field = await screen.findByLabelText<HTMLInputElement>('Data de nascimento');
    await userEvent.type(field, '030590');
    expect(field.value).toBe('03/05/90');
  });

  it('deleting one digit of the birth date formats the remaining digits again', async () => {
    scriptServer({});
    openApp('/register');
    const field = await screen.findByLabelText<HTMLInputElement>('Data de nascimento');
    await userEvent.type(field, '03051990');
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field.value).toBe('30/51/990');
  });

  it('when slashes are inserted, maskedCaret keeps the caret behind the same digit', () => {
    expect(maskedCaret('0102', 4)).toBe(5);
    expect(maskedCaret('051/02/1990', 3)).toBe(4);
    expect(maskedCaret('01/02/1990', 2)).toBe(2);
  });

  it('parseBirthDate accepts only days that exist', () => {
    expect(parseBirthDate('29/02/2000')).toBe('2000-02-29');
    expect(parseBirthDate('29/02/2001')).toBeNull();
    expect(parseBirthDate('31/04/1990')).toBeNull();
    expect(parseBirthDate('01/13/1990')).toBeNull();
    expect(parseBirthDate('01/02/199')).toBeNull();
  });
});

async function fillIn() {
  openApp('/register');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Nome'), 'Ana Luz');
  await user.type(screen.getByLabelText('Data de nascimento'), '01021990');
  await user.type(screen.getByLabelText('E-mail'), 'ana@brasa.example');
  await user.type(screen.getByLabelText('Senha'), 'chama-acesa-9');
  await user.click(screen.getByLabelText('Eu sou maior de 18 anos e aceito os Termos e condições'));
  return { submit: () => user.click(screen.getByRole('button', { name: 'Cadastrar e entrar' })) };
}

describe('sign-up form', () => {
  forgetBrowser();

  it('the sign-up form sends nothing while fields are empty, and marks the empty fields', async () => {
    const asked = scriptServer({});
    openApp('/register');
    await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar e entrar' }));

    expect(screen.getAllByText('Campo obrigatório')).toHaveLength(5);
    expect(screen.getByLabelText('Nome').getAttribute('aria-invalid')).toBe('true');
    expect(asked).toHaveLength(0);
  });

  it('the sign-up form registers the member and stores the session', async () => {
    const asked = scriptServer({
      Register: () => ({ data: { register: { __typename: 'RegisterSuccess', session: wireSession } } }),
    });
    const { submit } = await fillIn();
    await submit();

    await waitFor(() => expect(localStorage.getItem('t')).toBe('token-1'));
    expect(asked.find(({ operationName }) => operationName === 'Register')?.variables).toEqual({
      input: {
        name: 'Ana Luz',
        birthDate: '1990-02-01',
        email: 'ana@brasa.example',
        password: 'chama-acesa-9',
        device: { secret, timeZone },
      },
    });
  });

  it('the sign-up form sends an e-mail address with the text that was copied with it', async () => {
    const asked = scriptServer({
      Register: () => ({ data: { register: { __typename: 'RegisterSuccess', session: wireSession } } }),
    });
    const { submit } = await fillIn();
    const email = screen.getByLabelText('E-mail');
    await userEvent.clear(email);
    await userEvent.type(email, 'Ana Luz <ana@brasa.example>');
    await submit();
    await waitFor(() => expect(localStorage.getItem('t')).toBe('token-1'));
    expect(asked.find(({ operationName }) => operationName === 'Register')?.variables.input).toMatchObject({
      email: 'Ana Luz <ana@brasa.example>',
    });
  });

  it('the sign-up form shows a refusal at the field that the refusal names', async () => {
    scriptServer({
      Register: () => ({
        data: {
          register: {
            __typename: 'Refusal',
            code: 'UNDERAGE',
            message: 'Você precisa ter 18 anos.',
            field: 'birthDate',
          },
        },
      }),
    });
    const { submit } = await fillIn();
    await submit();

    const words = await screen.findByText('Você precisa ter 18 anos.');
    expect(screen.getByLabelText('Data de nascimento').getAttribute('aria-describedby')).toBe(words.id);
  });

  it('the sign-up form shows a refusal without a field as an alert', async () => {
    scriptServer({
      Register: () => ({
        data: {
          register: {
            __typename: 'Refusal',
            code: 'REGISTRATION_REFUSED',
            message: 'Este e-mail já tem conta.',
            field: null,
          },
        },
      }),
    });
    const { submit } = await fillIn();
    await submit();

    expect((await screen.findByText('Este e-mail já tem conta.')).getAttribute('role')).toBe('alert');
  });

  it('the sign-up form shows an error when the network fails', async () => {
    scriptServer({});
    const { submit } = await fillIn();
    await submit();

    expect(await screen.findByText('Houve um problema (Failed to fetch)')).toBeTruthy();
  });

  it('if the browser cannot store the session, sign-up keeps it in memory and shows an error', async () => {
    scriptServer({ Register: () => ({ data: { register: { __typename: 'RegisterSuccess', session: wireSession } } }) });
    const { submit } = await fillIn();
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    await submit();

    await eventually(() => expect(toastStore.get()?.title).toBe('Houve um problema - e:QuotaExceededError'));
    expect(getSession()?.token).toBe('token-1');
    setItem.mockRestore();
  });
});
