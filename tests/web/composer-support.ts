import { expect, vi } from 'vitest';
import { createComposer, type ComposerController, type ComposerDeps } from '../../web/features/composer/composer.ts';
import type { DraftStorage } from '../../web/features/composer/draftStorage.ts';
import type { Draft } from '../../web/features/composer/draft.ts';

/** Creates a file whose property `size` has this value, although its content is small. */
export function picture(name: string, type = 'image/jpeg', size = 1_000) {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

/** Returns a matcher for strings that contain `part`. */
export function containing(part: string): unknown {
  return expect.stringContaining(part);
}

/** Waits until all pending microtasks have run. */
export function settle() {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

export function draftOf(composer: ComposerController) {
  return composer.getState().draft;
}

type MemoryStorage = DraftStorage & { saved: Draft | null; writes: number; full: boolean };

function createMemoryStorage(): MemoryStorage {
  const storage: MemoryStorage = {
    saved: null,
    writes: 0,
    full: false,
    load: () => Promise.resolve(storage.saved),
    save: (draft) => {
      if (storage.full) return Promise.reject(new Error('full'));
      storage.saved = draft;
      storage.writes += 1;
      return Promise.resolve();
    },
    close: () => undefined,
  };
  return storage;
}

type Pending = {
  name: string;
  signal: AbortSignal;
  progress: (part: number) => void;
  finish: () => void;
};

type Options = Partial<Omit<ComposerDeps, 'storage'>> & {
  storage?: MemoryStorage;
  /** If true, each upload stays pending until the test finishes it. */
  held?: boolean;
};

/**
 * Creates a post composer with a server and a storage for tests. Uploads succeed, unless the test passes
 * `script.upload`.
 */
export function newComposer({ held = false, storage = createMemoryStorage(), ...script }: Options = {}) {
  const pending: Pending[] = [];
  let ids = 0;
  const upload = vi.fn<ComposerDeps['upload']>((file, options) => {
    if (script.upload) return script.upload(file, options);
    const result = { ok: true as const, mediaId: `media of ${file.name}` };
    if (!held) return Promise.resolve(result);
    return new Promise((resolve, reject) => {
      options.signal.addEventListener('abort', () => reject(new Error('aborted')));
      pending.push({
        name: file.name,
        signal: options.signal,
        progress: options.onProgress,
        finish: () => resolve(result),
      });
    });
  });
  const discard = vi.fn<ComposerDeps['discard']>();
  const createPost = vi.fn<ComposerDeps['createPost']>(
    script.createPost ?? (() => Promise.resolve({ kind: 'created' })),
  );

  const composer = createComposer({
    prepare: ({ blob }) => Promise.resolve({ blob, poster: null, duration: null }),
    sanitize: (text) => Promise.resolve(text.trim()),
    newId: () => `id-${(ids += 1)}`,
    now: () => 0,
    ...script,
    storage,
    upload,
    discard,
    createPost,
  });
  void composer.restore();
  return { composer, upload, pending, discard, createPost, storage };
}
