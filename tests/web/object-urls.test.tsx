import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readVideo } from '../../web/features/composer/media/video.ts';
import { MessageComposer } from '../../web/features/conversations/MessageComposer.tsx';
import { OutgoingBubble } from '../../web/features/conversations/OutgoingBubble.tsx';
import { keepPicture } from '../../web/features/conversations/pictures.ts';
import { saveFile } from '../../web/ui/saveFile.ts';
import { useObjectUrl } from '../../web/ui/useObjectUrl.ts';
import { leave, renderApp, scriptedClient, signIn } from '../support/web.tsx';

/** Object URLs that the app has created and not yet revoked. */
const live = new Set<string>();
let made = 0;

beforeEach(() => {
  signIn();
  live.clear();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL() {
        made += 1;
        live.add(`blob:${made}`);
        return `blob:${made}`;
      }
      static override revokeObjectURL(url: string) {
        live.delete(url);
      }
    },
  );
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const picture = (name = 'lua.png') => new File(['x'], name, { type: 'image/png' });
const { client } = scriptedClient();

function Preview({ blob }: { blob: Blob | null }) {
  const url = useObjectUrl(blob);
  return url === null ? null : <img src={url} alt="Prévia" />;
}

it('useObjectUrl revokes its URL when the blob changes and on unmount', async () => {
  const { rerender, unmount } = render(<Preview blob={picture()} />);
  const shown = () => screen.getByAltText('Prévia').getAttribute('src');
  const first = shown();
  expect([...live]).toEqual([first]);
  rerender(<Preview blob={picture('sol.png')} />);
  await waitFor(() => expect(shown()).not.toBe(first));
  expect([...live]).toEqual([shown()]);
  unmount();
  expect([...live]).toEqual([]);
});

it('the object URL of a message picture is revoked on replacement, on removal and on unmount', async () => {
  const { unmount } = renderApp(client, <MessageComposer conversationId="c1" to="Bruno" />);
  const shown = () => screen.getByAltText('Imagem escolhida').getAttribute('src');
  const pick = async (file: File) => userEvent.upload(screen.getByLabelText('Escolher imagem'), file);
  await pick(picture());
  const first = shown();
  expect([...live]).toEqual([first]);
  await pick(picture('sol.png'));
  expect(shown()).not.toBe(first);
  expect([...live]).toEqual([shown()]);
  await userEvent.click(screen.getByRole('button', { name: 'Remover imagem' }));
  expect([...live]).toEqual([]);
  await pick(picture());
  expect(live.size).toBe(1);
  unmount();
  expect([...live]).toEqual([]);
});

it('the object URL of a picture in an outgoing message is revoked on unmount', async () => {
  await keepPicture('m1', picture());
  const entry = {
    clientId: 'm1',
    conversationId: 'c1',
    senderId: 'me',
    text: '',
    imageId: null,
    hasPicture: true,
    writtenAt: '2026-11-26T12:00:00.000Z',
    state: 'waiting',
    reason: null,
  } as const;
  const { unmount } = renderApp(client, <OutgoingBubble entry={entry} startsGroup />);
  const shown = await screen.findByAltText('Imagem a caminho');
  expect([...live]).toEqual([shown.getAttribute('src')]);
  unmount();
  expect([...live]).toEqual([]);
});

it('saveFile revokes its object URL after a minute', () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saveFile(picture(), 'copia.zip');
  vi.advanceTimersByTime(59_000);
  expect(live.size).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect([...live]).toEqual([]);
});

it('readVideo revokes the object URL of a video that cannot be read', async () => {
  const video = document.createElement('video');
  Object.assign(video, { load: () => undefined });
  vi.spyOn(document, 'createElement').mockReturnValueOnce(video);
  const reading = readVideo(new Blob(['no video'], { type: 'video/mp4' }));
  expect(live.size).toBe(1);
  fireEvent.error(video);
  expect(await reading).toEqual({ duration: null, poster: null });
  expect([...live]).toEqual([]);
});
