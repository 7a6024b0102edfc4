import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MessageComposer } from '../../../web/features/conversations/MessageComposer.tsx';
import { readMessageDraft } from '../../../web/features/conversations/drafts.ts';
import { messageOutbox } from '../../../web/features/conversations/outbox.ts';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';

beforeEach(() => {
  signIn();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leave();
});

function start() {
  const server = scriptedClient();
  renderApp(server.client, <MessageComposer conversationId="c1" to="Bruno" />);
  return { server, user: userEvent.setup(), field: screen.getByLabelText('Mensagem para Bruno') };
}

/** Returns all values in localStorage. They would survive a crash of the browser. */
const kept = () =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at) ?? '')).join('\n');

it('while a message is being sent, its text is always in localStorage, first as a draft and then in the outbox', async () => {
  const { server, user, field } = start();
  await user.type(field, 'Oi, Bruno');
  const lost: string[] = [];
  const look = (what: string) => kept().includes('Oi, Bruno') || lost.push(what);
  const { setItem, removeItem } = {
    setItem: localStorage.setItem.bind(localStorage),
    removeItem: localStorage.removeItem.bind(localStorage),
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((name, text) => {
    setItem(name, text);
    look(`set ${name}`);
  });
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((name) => {
    removeItem(name);
    look(`removed ${name}`);
  });
  await user.keyboard('{Enter}');
  expect(field, 'the field is free at once').toHaveProperty('value', '');
  expect(kept()).toContain('Oi, Bruno');
  await waitFor(() => server.nth('SendMessage'));
  expect(lost).toEqual([]);
  expect([messageOutbox.next()?.text, readMessageDraft('c1')]).toEqual(['Oi, Bruno', '']);
});

it('while a message is being stored in the outbox, newly typed text becomes the next draft', async () => {
  let store = () => {};
  const add = messageOutbox.add.bind(messageOutbox);
  const added = vi.spyOn(messageOutbox, 'add').mockImplementation(async (...message) => {
    await new Promise<void>((resolve) => (store = resolve));
    await add(...message);
  });
  const { user, field } = start();
  await user.type(field, 'Primeira{Enter}');
  await waitFor(() => expect(added).toHaveBeenCalled());
  await user.type(field, 'Segunda');
  expect(readMessageDraft('c1')).toBe('Primeira\nSegunda');
  store();
  await waitFor(() => expect(readMessageDraft('c1')).toBe('Segunda'));
  expect(field).toHaveProperty('value', 'Segunda');
  expect(messageOutbox.next()?.text).toBe('Primeira');
});

it('if a message cannot be stored in the outbox, its text returns to the field, in front of newer text', async () => {
  vi.spyOn(messageOutbox, 'add').mockImplementation(() => Promise.reject(new Error('full')));
  const { user, field } = start();
  await user.type(field, 'Primeira{Enter}S');
  await screen.findByText('Sua mensagem não foi enviada');
  expect(readMessageDraft('c1')).toMatch(/^Primeira/);
  expect(field).toHaveProperty('value', readMessageDraft('c1'));
});

it('if a message cannot be stored in the outbox, its picture returns to the field, unless another picture was picked', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.name}`, revokeObjectURL: vi.fn() }),
  );
  let refuse = () => {};
  vi.spyOn(messageOutbox, 'add').mockImplementation(
    () => new Promise((_resolve, reject) => (refuse = () => reject(new Error('full')))),
  );
  const { server, user, field } = start();
  const pick = async (name: string, upload: number) => {
    await user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input'),
      new File(['x'], name, { type: 'image/png' }),
    );
    await waitFor(() => server.nth('UploadMedia', upload));
    const media = { __typename: 'Image', id: name };
    server.nth('UploadMedia', upload).answer({ uploadMedia: { __typename: 'UploadMediaSuccess', media } });
    await waitFor(() => expect(screen.queryByLabelText('Enviando imagem')).toBeNull());
  };
  const shown = () => screen.queryByAltText('Imagem escolhida')?.getAttribute('src');

  await pick('lua.png', 0);
  await user.type(field, 'Olha{Enter}');
  expect(shown()).toBeUndefined();
  refuse();
  await waitFor(() => expect(shown()).toBe('blob:lua.png'));

  await user.type(field, '{Enter}');
  await pick('sol.png', 1);
  refuse();
  await waitFor(() => expect(field).toHaveProperty('value', 'Olha'));
  expect(shown()).toBe('blob:sol.png');
});

it('pressing Enter to end an IME composition sends no message, even if only keyCode 229 marks it, as in Safari', async () => {
  const { user, field } = start();
  await user.type(field, 'にほん');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: false });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, isComposing: true });
  expect(field).toHaveProperty('value', 'にほん');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(field).toHaveProperty('value', '');
});
