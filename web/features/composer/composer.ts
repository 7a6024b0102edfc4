import type { DraftStorage } from './draftStorage.ts';
import { emptyDraft, moved, resumed, type DraftFile, type Mode } from './draft.ts';
import { invalidReason, kindOf, messages } from './limits.ts';
import { createPublish, type CreatePost } from './publish.ts';
import { createComposerStore } from './store.ts';
import { createUploads, type UploadFile } from './uploads.ts';
import { plural } from '../../ui/numbers.ts';

export type PreparedFile = {
  blob: Blob;
  poster: Blob | null;
  /** The duration in seconds; null for an image or an unreadable video. */
  duration: number | null;
};

export type ComposerDeps = {
  storage: DraftStorage;
  /**
   * Reads a file and shrinks it if it is a picture. Returns the file itself if the browser cannot decode it. Rejects if
   * the browser cannot read the file.
   */
  prepare: (file: { kind: DraftFile['kind']; blob: Blob }) => Promise<PreparedFile>;
  upload: UploadFile;
  discard: (mediaId: string) => void;
  /** Removes unsafe HTML from the text. Asynchronous, because the code of the sanitizer may have to be loaded first. */
  sanitize: (text: string) => Promise<string>;
  createPost: CreatePost;
  newId: () => string;
  /** Returns the current time, in ms since the epoch. */
  now: () => number;
};

export type ComposerController = ReturnType<typeof createComposer>;

/**
 * Creates the state machine of a draft. It prepares and uploads files as soon as they are added, saves each change, and
 * publishes the post a single time. It does not depend on React, and continues while the member visits other pages.
 */
export function createComposer(deps: ComposerDeps) {
  const store = createComposerStore(deps);
  const { getState, update, edit, editFile, setFileState, fileById } = store;
  // Return no files after the composer was closed, so that no further upload starts.
  const files = () => (store.isClosed() ? [] : getState().draft.files);
  const uploads = createUploads({ ...deps, files, onState: setFileState });
  const publish = createPublish({ ...deps, store, uploads, reset });

  async function prepare(file: DraftFile) {
    const prepared = await deps.prepare(file).catch(() => null);
    if (fileById(file.id) === undefined) return;
    if (!prepared) {
      setFileState(file.id, { at: 'invalid', reason: messages.unreadable });
      return;
    }
    const { blob, poster, duration } = prepared;
    const reason = invalidReason({ kind: file.kind, size: file.blob.size, duration });
    editFile(file.id, { blob, poster });
    setFileState(file.id, reason ? { at: 'invalid', reason } : { at: 'waiting' });
    uploads.run();
  }

  function prepareAll(added: readonly DraftFile[]) {
    for (const file of added) if (file.state.at === 'preparing') void prepare(file);
  }

  function reset() {
    uploads.abortAll();
    update({ draft: emptyDraft(deps.newId()), selectedId: null, recovered: false });
  }

  /**
   * Loads the stored draft. Call this a single time. Files that the member has added in the meantime are kept, behind
   * the stored files.
   */
  async function restore() {
    const found = await deps.storage.load().catch(() => null);
    if (store.isClosed() || getState().ready) return;
    if (!found) {
      update({ ready: true });
      return;
    }
    const { draft } = getState();
    const restored = found.files.map((file) => resumed(file, deps.now()));
    update({
      ready: true,
      recovered: true,
      draft: { ...found, files: [...restored, ...draft.files], text: draft.text || found.text },
      selectedId: restored[0]?.id ?? null,
    });
    prepareAll(restored);
    uploads.run();
  }

  function addFiles(picked: readonly File[]) {
    if (picked.length === 0 || getState().publishing) return;
    const added = picked.map((file) => draftFile(file, deps.newId()));
    edit(
      { files: [...files(), ...added], mode: 'preview' },
      {
        selectedId: added[0]?.id ?? null,
        announcement: plural(added.length, '1 arquivo adicionado', `${added.length} arquivos adicionados`),
      },
    );
    prepareAll(added);
  }

  /** Removes a file. If it was the last file, resets the draft (SPEC.md, section 4). */
  function removeFile(id: string) {
    const file = fileById(id);
    if (!file || getState().publishing) return;
    const index = files().indexOf(file);
    const rest = files().filter((other) => other !== file);
    uploads.abort(id);
    discardStored([file]);
    if (rest.length === 0) reset();
    else edit({ files: rest }, { selectedId: (rest[index] ?? rest.at(-1))?.id ?? null });
    update({ announcement: `${file.name}: removido` });
  }

  /** Moves the file to the index `to`. */
  function moveFile(id: string, to: number) {
    const file = fileById(id);
    if (!file || getState().publishing) return;
    const next = moved(files(), id, to);
    const place = next.indexOf(file);
    if (files()[place] !== file)
      edit({ files: next }, { announcement: `${file.name}: posição ${place + 1} de ${next.length}` });
  }

  function setAlt(id: string, alt: string) {
    if (!getState().publishing) editFile(id, { alt });
  }

  function setText(text: string) {
    if (!getState().publishing) edit({ text });
  }

  /**
   * Changes the mode. If the draft has no files, the preview mode is not available, so the capture mode opens instead
   * (SPEC.md, section 4).
   */
  function setMode(mode: Mode) {
    if (!getState().publishing) edit({ mode: mode === 'preview' && files().length === 0 ? 'capture' : mode });
  }

  function retryUpload(id: string) {
    const at = fileById(id)?.state.at;
    if (at !== 'failed' && at !== 'cancelled') return;
    setFileState(id, { at: 'waiting' });
    uploads.run();
  }

  /** Deletes the draft and its uploaded files, in this browser and on the server. */
  function discard() {
    if (getState().publishing) return;
    discardStored(files());
    reset();
    update({ announcement: 'Rascunho descartado' });
  }

  function discardStored(gone: readonly DraftFile[]) {
    for (const { state } of gone) if (state.at === 'stored') deps.discard(state.mediaId);
  }

  /** Stops all uploads and closes the composer. The stored draft is kept. */
  function dispose() {
    uploads.abortAll();
    store.close();
  }

  return {
    getState,
    subscribe: store.subscribe,
    restore,
    addFiles,
    removeFile,
    moveFile,
    setAlt,
    setText,
    setMode,
    select: (selectedId: string) => update({ selectedId }),
    keepRecovered: () => update({ recovered: false }),
    cancelUpload: uploads.cancel,
    retryUpload,
    discard,
    publish,
    dispose,
  };
}

function draftFile(file: File, id: string): DraftFile {
  const kind = kindOf(file);
  const reason = invalidReason({ kind, size: file.size });
  return {
    id,
    kind: kind ?? 'image',
    name: file.name,
    blob: file,
    poster: null,
    alt: '',
    state: reason ? { at: 'invalid', reason } : { at: 'preparing' },
  };
}
