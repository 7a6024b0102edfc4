import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { App } from '../../web/router.tsx';
import { ownedName, WRITTEN } from '../../web/storage/areas.ts';
import { drop, endStores } from '../../web/storage/keptTexts.ts';
import { setAgeVerified } from '../../web/features/age/ageVerification.ts';
import { forgetBrowser } from './app-support.tsx';

forgetBrowser();
afterEach(drop);

const notLost = /O que você estava escrevendo não se perdeu/;

it('after a session has ended, the login form mentions kept unsent text only while there is such text', async () => {
  setAgeVerified(true);
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state: { sessionEnd: 'ended' } }]}>
      <App />
    </MemoryRouter>,
  );
  await screen.findByText('Sua sessão terminou');
  expect(screen.queryByText(notLost), 'the sentence is absent without unsent text').toBeNull();

  const draft = ['local', `${ownedName('m1', WRITTEN)}comment-draft:p1`, 'oi'] as const;
  await act(() => endStores({ memberId: 'm1', items: [draft], memberNow: () => null, emptied: () => undefined }));
  expect(screen.getByText(notLost)).toBeTruthy();

  act(drop);
  expect(screen.queryByText(notLost), 'the sentence is gone once the text is dropped').toBeNull();
  expect(screen.getByText('Sua sessão terminou')).toBeTruthy();
});
