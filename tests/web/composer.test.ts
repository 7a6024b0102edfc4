import { describe, expect, it, vi } from 'vitest';
import { containing, draftOf, newComposer, picture, settle } from './composer-support.ts';

const invalidFiles =
  'Remova os arquivos inválidos antes de publicar. Imagens devem ter menos de 80MB e vídeos menos de 5 minutos.';

describe('composer modes', () => {
  it('adding a file switches the composer from capture to preview mode, and removing the last file switches it back', async () => {
    const { composer } = newComposer();
    expect(draftOf(composer).mode).toBe('capture');

    composer.addFiles([picture('a.jpg')]);
    composer.setText('com texto');
    await settle();
    expect(draftOf(composer).mode).toBe('preview');

    composer.removeFile(draftOf(composer).files[0]?.id ?? '');
    expect(draftOf(composer)).toMatchObject({ mode: 'capture', files: [], text: '' });
  });

  it('choosing preview mode without files switches the composer to capture mode', () => {
    const { composer } = newComposer();
    composer.setMode('text');
    composer.setMode('preview');
    expect(draftOf(composer).mode).toBe('capture');
  });
});

describe('validation before publishing', () => {
  it.each([
    ['an image of 80 MB', { name: 'a.jpg', type: 'image/jpeg', size: 80_000_000 }, 'Imagem de 80 MB ou mais'],
    [
      'a file that is neither image nor video',
      { name: 'a.pdf', type: 'application/pdf', size: 9 },
      'Tipo de arquivo não aceito',
    ],
    ['an SVG', { name: 'a.svg', type: 'image/svg+xml', size: 9 }, 'Tipo de arquivo não aceito'],
    ['an empty file', { name: 'a.png', type: 'image/png', size: 0 }, 'Arquivo vazio'],
  ])('publishing is blocked by %s', async (_title, file, reason) => {
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
  ])(
    'a video of %d seconds gets the file state "%s", since a video must be shorter than 300 seconds',
    async (duration, at) => {
      const { composer } = newComposer({ prepare: ({ blob }) => Promise.resolve({ blob, poster: null, duration }) });
      composer.addFiles([picture('v.mp4', 'video/mp4')]);
      await settle();
      expect(draftOf(composer).files[0]?.state.at).toBe(at);
    },
  );

  it('a file that cannot be read gets the file state "invalid" and can be removed from the draft', async () => {
    const { composer } = newComposer({ prepare: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
    composer.addFiles([picture('a.jpg')]);
    await settle();
    const [file] = draftOf(composer).files;
    expect(file?.state).toEqual({ at: 'invalid', reason: 'Não conseguimos ler o arquivo. Escolha-o de novo.' });
    composer.removeFile(file?.id ?? '');
    expect(draftOf(composer).mode).toBe('capture');
  });

  it("if the server refuses a file, the file shows the server's reason and publishing is blocked", async () => {
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

  it('publishing is blocked with 11 files and allowed with 10', async () => {
    const { composer } = newComposer();
    composer.addFiles(Array.from({ length: 11 }, (_, index) => picture(`${index}.jpg`)));
    await settle();
    expect(await composer.publish()).toMatchObject({ kind: 'blocked', message: containing('máximo 10 arquivos') });

    composer.removeFile(draftOf(composer).files[10]?.id ?? '');
    expect(await composer.publish()).toEqual({ kind: 'published' });
  });

  it('publishing is blocked for a draft that contains only white space', async () => {
    const { composer } = newComposer();
    composer.setText('  \n ');
    expect(await composer.publish()).toEqual({ kind: 'blocked', message: 'Sem dados para envio' });
  });

  it('publishing is blocked with 5,001 emoji and allowed with 5,000, since an emoji counts as one character', async () => {
    const { composer } = newComposer();
    composer.setText('🔥'.repeat(5_001));
    expect(await composer.publish()).toMatchObject({ kind: 'blocked' });
    composer.setText('🔥'.repeat(5_000));
    expect(await composer.publish()).toEqual({ kind: 'published' });
  });
});

describe('composer uploads', () => {
  it('uploads start as soon as files are picked, two at a time', async () => {
    const { composer, pending } = newComposer({ held: true });
    composer.addFiles([picture('a.jpg'), picture('b.jpg'), picture('c.jpg')]);
    await settle();
    expect(pending.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);

    pending[0]?.finish();
    await settle();
    expect(pending.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  });

  it('a running upload reports its progress in the draft', async () => {
    const { composer, pending } = newComposer({ held: true });
    composer.addFiles([picture('a.jpg')]);
    await settle();
    pending[0]?.progress(0.4);
    expect(draftOf(composer).files[0]?.state).toEqual({ at: 'uploading', part: 0.4 });
  });

  it('a cancelled upload is aborted, makes room for the next file and can be retried', async () => {
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

  it('removing an uploaded file from the draft also deletes the file on the server', async () => {
    const { composer, discard } = newComposer();
    composer.addFiles([picture('a.jpg'), picture('b.jpg')]);
    await settle();
    composer.removeFile(draftOf(composer).files[0]?.id ?? '');
    expect(discard).toHaveBeenCalledExactlyOnceWith('media of a.jpg');
  });

  it('a failed upload shows its reason, and publishing retries it', async () => {
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

  it('disposing of the composer aborts the running uploads and starts no queued upload', async () => {
    const { composer, pending } = newComposer({ held: true });
    composer.addFiles([picture('a.jpg'), picture('b.jpg'), picture('c.jpg')]);
    await settle();
    composer.dispose();
    await settle();
    expect(pending).toHaveLength(2);
    expect(pending.every(({ signal }) => signal.aborted)).toBe(true);
  });
});

describe('files of a draft', () => {
  it('moving a file announces its new position, and the files are published in the new order', async () => {
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
  it('publishing waits for the running uploads', async () => {
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

  it('two concurrent calls of publish() create one post', async () => {
    const { composer, createPost } = newComposer();
    composer.setText('Olá');
    const outcomes = await Promise.all([composer.publish(), composer.publish()]);
    expect(outcomes).toEqual([{ kind: 'published' }, { kind: 'ignored' }]);
    expect(createPost).toHaveBeenCalledOnce();
  });

  it('after publishing, the draft is empty and has a new idempotency key', async () => {
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

  it('a failed attempt to publish keeps the draft and its idempotency key for the retry', async () => {
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

  it("if the server refuses a post, publish() returns the server's message", async () => {
    const { composer } = newComposer({
      createPost: () => Promise.resolve({ kind: 'refused', message: 'Hoje não.', invalid: false }),
    });
    composer.setText('Olá');
    expect(await composer.publish()).toEqual({ kind: 'failed', message: 'Hoje não.' });
  });

  it('after a lost answer to publish(), a refused retry with edited text warns that the post may already be published', async () => {
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

  it('the draft cannot change while it is being published', async () => {
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

describe('composer drafts', () => {
  it('a reload restores the draft with its text, file order, descriptions, uploads, composer mode and idempotency key', async () => {
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

  it('when a draft is restored after 21 hours, files with an interrupted or an expired upload are uploaded again', async () => {
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

  it('upload progress does not write the draft to storage', async () => {
    const { composer, pending, storage } = newComposer({ held: true });
    composer.addFiles([picture('a.jpg')]);
    await settle();
    const before = storage.writes;
    for (let part = 0.1; part < 1; part += 0.1) pending[0]?.progress(part);
    expect(storage.writes).toBe(before);
  });

  it('discarding a draft deletes the draft from storage and its uploaded file from the server', async () => {
    const { composer, storage, discard } = newComposer();
    composer.addFiles([picture('a.jpg')]);
    await settle();
    composer.discard();
    expect(storage.saved).toBeNull();
    expect(discard).toHaveBeenCalledOnce();
    expect(draftOf(composer).mode).toBe('capture');
  });

  it('a draft that does not fit into the browser storage is marked as unsaved and can still be published', async () => {
    const { composer, storage } = newComposer();
    storage.full = true;
    composer.setText('Olá');
    await settle();
    expect(composer.getState().unsaved).toBe(true);
    expect(await composer.publish()).toEqual({ kind: 'published' });
  });
});
