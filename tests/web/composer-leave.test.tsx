import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { client } from '../../web/apollo/tabClient.ts';
import { useComposer } from '../../web/features/composer/useComposer.ts';
import { clearSession, setSession } from '../../web/storage/session.ts';

// Mocks the preparation of files (such as shrinking a picture) so that it never finishes.
vi.mock('../../web/features/composer/media/prepare.ts', () => ({ prepareFile: () => new Promise(() => undefined) }));

const ana = { userId: 'ana', name: 'Ana', nickname: 'ana', imageUrl: null, preferences: [] };

function ComposerPage() {
  const { composer, draft } = useComposer('ana');
  const add = () => composer.addFiles([new File(['x'], 'foto.jpg', { type: 'image/jpeg' })]);
  return (
    <>
      <button onClick={add}>Adicionar</button>
      <p>{draft.files.length}</p>
    </>
  );
}

/** Returns true if the browser would ask for confirmation before it closes the tab. */
function asksBeforeLeaving() {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('while a post is being sent, closing the tab asks for confirmation, even after the composer page is left', async () => {
  setSession({ token: 't', user: { ...ana, profileType: 'FREE' } });
  const page = (
    <ApolloProvider client={client}>
      <ComposerPage />
    </ApolloProvider>
  );
  render(page);
  expect(asksBeforeLeaving()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  expect(asksBeforeLeaving()).toBe(true);

  // Unmounts the page of the post composer, as it happens when the member leaves the page.
  cleanup();
  expect(asksBeforeLeaving()).toBe(true);

  // Ends the session, which also cancels the upload.
  clearSession();
  expect(asksBeforeLeaving()).toBe(false);
});
