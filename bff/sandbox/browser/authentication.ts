/**
 * Shows a dialog in place of the bank's authentication page. If the user closes the dialog, the authentication fails.
 * @returns the chosen outcome
 */
export function askToAuthenticate(): Promise<'succeed' | 'fail'> {
  const dialog = document.createElement('dialog');
  dialog.className = 'sandbox-authentication';
  dialog.setAttribute('aria-labelledby', 'sandbox-authentication-title');
  dialog.setAttribute('aria-describedby', 'sandbox-authentication-text');

  const title = document.createElement('h2');
  title.id = 'sandbox-authentication-title';
  title.textContent = 'Seu banco pede autenticação';
  const text = document.createElement('p');
  text.id = 'sandbox-authentication-text';
  text.textContent = 'Este é um pagamento de teste. Escolha como a autenticação termina.';
  const complete = buttonOf('Concluir autenticação', 'succeed');
  const fail = buttonOf('Falhar', 'fail');
  const buttons = document.createElement('div');
  buttons.append(complete, fail);
  dialog.append(title, text, buttons);
  document.body.append(dialog);

  return new Promise((resolve) => {
    const end = (outcome: 'succeed' | 'fail') => {
      // Calls `close` before `remove`, because only `close` returns the focus to the element that had it before the
      // dialog opened.
      dialog.close();
      dialog.remove();
      resolve(outcome);
    };
    complete.addEventListener('click', () => end('succeed'));
    fail.addEventListener('click', () => end('fail'));
    dialog.addEventListener('cancel', () => end('fail'));
    dialog.showModal();
  });
}

function buttonOf(label: string, outcome: string) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.dataset['outcome'] = outcome;
  return button;
}
