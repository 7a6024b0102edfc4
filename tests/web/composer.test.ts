import { describe, expect, it, vi } from 'vitest';
import { containing, draftOf, newComposer, picture, settle } from './composer-support.ts';

const invalidFiles =
  'Remova os arquivos inválidos antes de publicar. Imagens devem ter menos de 80MB e vídeos menos de 5 minutos.';

describe('the modes of the composer', () => {
  it('are capture first, preview once there are files, and capture again after the last one is removed', async () => {
    const { composer } = newComposer();
    expect(draftOf(composer).mode).toBe('capture');

    composer.addFiles([picture('a.jpg')]);
    composer.setText('com texto');
    await settle();
    expect(draftOf(composer).mode).toBe('preview');

    composer.removeFile(draftOf(composer).files[0]?.id ?? '');
    expect(draftOf(composer)).toMatchObject({ mode: 'capture', files: [], text: '' });
  });

  it('have no preview without files', () => {
    const { composer } = newComposer();
    composer.setMode('text');
    composer.setMode('preview');
    expect(draftOf(composer).mode).toBe('capture');
  });
});

describe('what blocks publishing', () => {
  it.each([
    ['an image of 80 MB', { name: 'a.jpg', type: 'image/jpeg', size: 80_000_000 }, 'Imagem de 80 MB ou mais'],
    [
      'something that is neither image nor video',
      { name: 'a.pdf', type: 'application/pdf', size: 9 },
      'Tipo de arquivo não aceito',
    ],
    ['an SVG', { name: 'a.svg', type: 'image/svg+xml', size: 9 }, 'Tipo de arquivo não aceito'],
    ['an empty file', { name: 'a.png', type: 'image/png', size: 0 }, 'Arquivo vazio'],
  ])('%s', async (_title, file, reason) => {
    const { composer, upload } = newComposer();
    composer.addFiles([picture(file.name, file.type, file.size)]);
    await settle();

    expect(draftOf(composer).files[0]?.state).toEqual({ at: 'invalid', reason });
    expect(await composer.publish()).toEqual({ kind: 'blocked', message: invalidFiles });
    expect(upload).not.toHaveBeenCalled();
  });

  it.each([
    [300, 'invalid'],
    [299.9, 'stored'],
  ])('a video of %d seconds is %s', async (duration, at) => {
    const { composer } = newComposer({ prepare: ({ blob }) => Promise.resolve({ blob, poster: null, duration }) });
    composer.addFiles([picture('v.mp4', 'video/mp4')]);
    await settle();
    expect(draftOf(composer).files[0]?.state.at).toBe(at);
  });

  it('a file that cannot be read any more, which can be taken out again', async () => {
    const { composer } = newComposer({ prepare: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
    composer.addFiles([picture('a.jpg')]);
    await settle();
    const [file] = draftOf(composer).files;
    expect(file?.state).toEqual({ at: 'invalid', reason: 'Não conseguimos ler o arquivo. Escolha-o de novo.' });
    composer.removeFile(file?.id ?? '');
    expect(draftOf(composer).mode).toBe('capture');
  });

  it('a file that the server refuses, with the reason it gave', async () => {
    const { composer } = newComposer({
      upload: () => Promise.resolve({ ok: false, reason: 'O arquivo está incompleto ou danificado.' }),
    });
    composer.addFiles([picture('a.jpg')]);
    await settle();
    expect(draftOf(composer).files[0]?.state).toEqual({
      at: 'invalid',
      reason: 'O arquivo está incompleto ou danificado.',
    });
    expect(await composer.publish()).toEqual({ kind: 'blocked', message: invalidFiles });
  });

  it('more than 10 files, and 10 do not', async () => {
    const { composer } = newComposer();
    composer.addFiles(Array.from({ length: 11 }, (_, index) => picture(`${index}.jpg`)));
    await settle();
    expect(await composer.publish()).toMatchObject({ kind: 'blocked', message: containing('máximo 10 arquivos') });

    composer.removeFile(draftOf(composer).files[10]?.id ?? '');
    expect(await composer.publish()).toEqual({ kind: 'published' });
  });

  it('an empty draft', async () => {
    const { composer } = newComposer();
    composer.setText('  \n ');
    expect(await composer.publish()).toEqual({ kind: 'blocked', message: 'Sem dados para envio' });
  });

  it('a text of more than 5,000 characters, counted as people count', async () => {
    const { composer } = newComposer();
    composer.setText('🔥'.repeat(5_001));
    expect(await composer.publish()).toMatchObject({ kind: 'blocked' });
    composer.setText('🔥'.repeat(5_000));
    expect(await composer.publish()).toEqual({ kind: 'published' });
  });
});

describe('uploads', () => {
  it('start as soon as files are picked, two at a time', async () => {
    const { composer, pending } = newComposer({ held: true });
    composer.addFiles([picture('a.jpg'), picture('b.jpg'), picture('c.jpg')]);
    await settle();
    expect(pending.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);

    pending[0]?.finish();
    await settle();
    expect(pending.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  });

  it('tell how far they are', async () => {
    const { composer, pending } = newComposer({ held: true });
    composer.addFiles([picture('a.jpg')]);
    await settle();
    pending[0]?.progress(0.4);
    expect(draftOf(composer).files[0]?.state).toEqual({ at: 'uploading', part: 0.4 });
  });

  it('can be cancelled, which aborts the request and makes room for the next, and run again', async () => {
    const { composer, pending } = newComposer({ held: true });
    composer.addFiles([picture('a.jpg'), picture('b.jpg'), picture('c.jpg')]);
    await settle();
    const [first] = draftOf(composer).files;
    composer.cancelUpload(first?.id ?? '');
    await settle();
    expect(pending[0]?.signal.aborted).toBe(true);
    expect(draftOf(composer).files[0]?.state.at).toBe('cancelled');
    expect(pending).toHaveLength(3);

    for (const upload of pending) upload.finish();
    composer.retryUpload(first?.id ?? '');
    await settle();
    pending[3]?.finish();
    await settle();
    expect(draftOf(composer).files.map(({ state }) => state.at)).toEqual(['stored', 'stored', 'stored']);
  });

  it('that were done are deleted from the server when their file is removed', async () => {
    const { composer, discard } = newComposer();
    composer.addFiles([picture('a.jpg'), picture('b.jpg')]);
    await settle();
    composer.removeFile(draftOf(composer).files[0]?.id ?? '');
    expect(discard).toHaveBeenCalledExactlyOnceWith('media of a.jpg');
  });

  it('that fail say so and are sent again by publishing', async () => {
    let online = false;
    const { composer } = newComposer({
      upload: () => (online ? Promise.resolve({ ok: true, mediaId: 'm' }) : Promise.reject(new Error('offline'))),
    });
    composer.addFiles([picture('a.jpg')]);
    await settle();
    expect(draftOf(composer).files[0]?.state).toMatchObject({ at: 'failed', reason: containing('O envio falhou') });

    online = true;
    expect(await composer.publish()).toEqual({ kind: 'published' });
  });

  it('end with the session', async () => {
    const { composer, pending } = newComposer({ held: true });
    composer.addFiles([picture('a.jpg'), picture('b.jpg'), picture('c.jpg')]);
    await settle();
    composer.dispose();
    await settle();
    expect(pending).toHaveLength(2);
    expect(pending.every(({ signal }) => signal.aborted)).toBe(true);
  });
});

describe('the files of a draft', () => {
  it('can be put in another order, which is announced and published', async () => {
    const { composer, createPost } = newComposer();
    composer.addFiles([picture('a.jpg'), picture('b.jpg'), picture('c.jpg')]);
    await settle();
    composer.moveFile(draftOf(composer).files[2]?.id ?? '', 0);
    expect(composer.getState().announcement).toBe('c.jpg: posição 1 de 3');

    composer.setAlt(draftOf(composer).files[0]?.id ?? '', ' Fogueira na praia ');
    await composer.publish();
    expect(createPost.mock.calls[0]?.[0].media).toEqual([
      { id: 'media of c.jpg', alt: 'Fogueira na praia' },
      { id: 'media of a.jpg', alt: '' },
      { id: 'media of b.jpg', alt: '' },
    ]);
  });
});

describe('publishing', () => {
  it('waits for the uploads that still run', async () => {
    const { composer, pending, createPost } = newComposer({ held: true });
    composer.addFiles([picture('a.jpg')]);
    await settle();
    const outcome = composer.publish();
    await settle();
    expect(composer.getState().publishing).toBe(true);
    expect(createPost).not.toHaveBeenCalled();

    pending[0]?.finish();
    expect(await outcome).toEqual({ kind: 'published' });
  });

  it('happens once on a double click', async () => {
    const { composer, createPost } = newComposer();
    composer.setText('Olá');
    const outcomes = await Promise.all([composer.publish(), composer.publish()]);
    expect(outcomes).toEqual([{ kind: 'published' }, { kind: 'ignored' }]);
    expect(createPost).toHaveBeenCalledOnce();
  });

  it('resets everything to capture, with a new key for the next post', async () => {
    const { composer, createPost, storage } = newComposer();
    composer.setText('Um');
    await composer.publish();
    expect(draftOf(composer)).toMatchObject({ mode: 'capture', files: [], text: '' });
    expect(storage.saved).toBeNull();

    composer.setText('Dois');
    await composer.publish();
    const keys = createPost.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('that failed keeps the draft, and the next try has the same key', async () => {
    const answer = vi
      .fn()
      .mockResolvedValueOnce({ kind: 'unknown', message: null })
      .mockResolvedValue({ kind: 'created' });
    const { composer, createPost } = newComposer({ createPost: answer });
    composer.setText('Olá');
    expect(await composer.publish()).toEqual({ kind: 'failed', message: null });
    expect(draftOf(composer).text).toBe('Olá');
    expect(await composer.publish()).toEqual({ kind: 'published' });
    const keys = createPost.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
  });

  it('tells the words of a refusal', async () => {
    const { composer } = newComposer({
      createPost: () => Promise.resolve({ kind: 'refused', message: 'Hoje não.', invalid: false }),
    });
    composer.setText('Olá');
    expect(await composer.publish()).toEqual({ kind: 'failed', message: 'Hoje não.' });
  });

  it('warns that there may be a post already when an edited draft is refused after a lost answer', async () => {
    const answer = vi
      .fn()
      .mockResolvedValueOnce({ kind: 'unknown', message: null })
      .mockResolvedValueOnce({ kind: 'refused', message: 'Chave usada.', invalid: true })
      .mockResolvedValue({ kind: 'created' });
    const { composer, createPost } = newComposer({ createPost: answer });
    composer.setText('Olá');
    await composer.publish();
    composer.setText('Olá, de novo');
    expect(await composer.publish()).toMatchObject({
      kind: 'failed',
      message: containing('talvez já tenha sido publicada'),
    });
    await composer.publish();
    const keys = createPost.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('allows no change to the draft meanwhile', async () => {
    const { composer, pending } = newComposer({ held: true });
    composer.addFiles([picture('a.jpg')]);
    await settle();
    const outcome = composer.publish();
    composer.addFiles([picture('b.jpg')]);
    composer.setText('tarde demais');
    composer.removeFile(draftOf(composer).files[0]?.id ?? '');
    expect(draftOf(composer)).toMatchObject({ text: '', files: [{ name: 'a.jpg' }] });
    pending[0]?.finish();
    await outcome;
  });
});

describe('a draft', () => {
  it('is there again after a reload: files, order, descriptions, uploads, text, mode and key', async () => {
    const before = newComposer();
    before.composer.addFiles([picture('a.jpg'), picture('b.jpg')]);
    await settle();
    before.composer.moveFile(draftOf(before.composer).files[1]?.id ?? '', 0);
    before.composer.setAlt(draftOf(before.composer).files[0]?.id ?? '', 'Mar');
    before.composer.setText('Férias');
    before.composer.setMode('text');
    const expected = draftOf(before.composer);
    before.composer.dispose();

    const after = newComposer({ storage: before.storage });
    await settle();
    expect(draftOf(after.composer)).toEqual(expected);
    expect(after.composer.getState().recovered).toBe(true);
    expect(after.upload).not.toHaveBeenCalled();
  });

  it('goes on with the uploads that the reload cut, and repeats those that the server has forgotten', async () => {
    const before = newComposer({ held: true });
    before.composer.addFiles([picture('old.jpg'), picture('cut.jpg')]);
    await settle();
    before.pending[0]?.finish();
    await settle();
    before.composer.dispose();

    const after = newComposer({ storage: before.storage, now: () => 21 * 60 * 60 * 1_000 });
    await settle();
    expect(after.upload.mock.calls.map(([{ name }]) => name)).toEqual(['old.jpg', 'cut.jpg']);
    expect(draftOf(after.composer).files.map(({ state }) => state.at)).toEqual(['stored', 'stored']);
  });

  it('is not written down at every step of an upload', async () => {
    const { composer, pending, storage } = newComposer({ held: true });
    composer.addFiles([picture('a.jpg')]);
    await settle();
    const before = storage.writes;
    for (let part = 0.1; part < 1; part += 0.1) pending[0]?.progress(part);
    expect(storage.writes).toBe(before);
  });

  it('can be thrown away, on the server too', async () => {
    const { composer, storage, discard } = newComposer();
    composer.addFiles([picture('a.jpg')]);
    await settle();
    composer.discard();
    expect(storage.saved).toBeNull();
    expect(discard).toHaveBeenCalledOnce();
    expect(draftOf(composer).mode).toBe('capture');
  });

  it('that does not fit the browser still works, and the member is told', async () => {
    const { composer, storage } = newComposer();
    storage.full = true;
    composer.setText('Olá');
    await settle();
    expect(composer.getState().unsaved).toBe(true);
    expect(await composer.publish()).toEqual({ kind: 'published' });
  });
});
