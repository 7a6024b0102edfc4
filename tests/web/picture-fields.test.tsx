import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImagesField } from '../../web/features/ads/ImagesField.tsx';
import { CommunityPictureField } from '../../web/features/communities/form/CommunityPictureField.tsx';
import { prepareFile } from '../../web/features/composer/media/prepare.ts';
import { MessageComposer } from '../../web/features/conversations/MessageComposer.tsx';
import { cropImage, CENTERED } from '../../web/features/profiles/crop.ts';
import { leave, renderApp, scriptedClient, signIn } from '../support/web.tsx';

const none = () => {};
/** The File class of Node, because jsdom cannot read its own files as an ArrayBuffer. */
const photo = new NodeFile(['a photo of 108 megapixels'], 'photo.jpg', { type: 'image/jpeg' });
const smaller = new Blob(['smaller'], { type: 'image/webp' });

/**
 * Replaces the web worker that shrinks images, because jsdom cannot decode images. The mock returns `smaller` for each
 * image.
 */
class ShrinkWorker {
  onmessage: ((event: { data: { blob: Blob } }) => void) | undefined;
  postMessage() {
    queueMicrotask(() => this.onmessage?.({ data: { blob: smaller } }));
  }
  terminate() {}
}

beforeEach(() => {
  signIn();
  vi.stubGlobal('Worker', ShrinkWorker);
  vi.stubGlobal('OffscreenCanvas', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:photo';
      static override revokeObjectURL = none;
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leave();
});

const fields: [string, ReactElement][] = [
  ['ads', <ImagesField images={[]} onChange={none} problem={undefined} onBusy={none} />],
  ['communities', <CommunityPictureField picture={null} value={undefined} onChange={none} error={undefined} />],
  ['messages', <MessageComposer conversationId="c1" to="Bruno" />],
];

describe.each(fields)('picture field of %s', (_where, field) => {
  it('a picture field shrinks a photo before it uploads it', async () => {
    const server = scriptedClient();
    renderApp(server.client, field);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no field for files');
    expect(input.accept).not.toMatch(/\*|hei[cf]|svg/);
    fireEvent.change(input, { target: { files: [photo] } });
    await waitFor(() => server.nth('UploadMedia'));
    expect(server.nth('UploadMedia').variables).toMatchObject({ input: { file: { size: smaller.size } } });
  });

  it('a picture field shows the server message for an unsupported file', async () => {
    const server = scriptedClient();
    renderApp(server.client, field);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) fireEvent.change(input, { target: { files: [photo] } });
    await waitFor(() => server.nth('UploadMedia'));
    const message = 'Fotos HEIC não são aceitas.';
    server.nth('UploadMedia').answer({ uploadMedia: { __typename: 'Refusal', code: 'UNSUPPORTED_FILE', message } });
    expect(await screen.findByText(message)).toBeDefined();
  });
});

it('prepareFile of the composer shrinks a photo', async () => {
  const blob = await new Response('a photo of 108 megapixels').blob();
  expect((await prepareFile({ kind: 'image', blob })).blob.size).toBe(smaller.size);
});

describe('cropImage()', () => {
  /** Crops an image in which one pixel has this alpha value (0 to 255). @returns the image type of the result */
  async function typeWithAlpha(alpha: number) {
    const getImageData = () => ({ data: new Uint8ClampedArray([0, 0, 0, 255, 0, 0, 0, alpha]) });
    Object.defineProperties(HTMLCanvasElement.prototype, {
      getContext: { configurable: true, value: () => ({ drawImage: none, getImageData }) },
      toBlob: {
        configurable: true,
        value: (done: (blob: Blob) => void, type: string) => done(new Blob(['x'], { type })),
      },
    });
    const image = document.createElement('img');
    Object.defineProperties(image, { naturalWidth: { value: 8 }, naturalHeight: { value: 8 } });
    return (await cropImage(image, 1, CENTERED, 8)).type;
  }

  it('cropImage encodes an image with transparent pixels as WebP, since they would be black in a JPEG', async () => {
    expect(await typeWithAlpha(0)).toBe('image/webp');
  });

  it('cropImage encodes an image without transparent pixels as JPEG', async () => {
    expect(await typeWithAlpha(255)).toBe('image/jpeg');
  });
});
