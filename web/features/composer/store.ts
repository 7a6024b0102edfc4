import type { DraftStorage } from './draftStorage.ts';
import { emptyDraft, isEmpty, type Draft, type DraftFile, type FileState } from './draft.ts';

export type ComposerState = {
  draft: Draft;
  /** True after the stored draft has been loaded. */
  ready: boolean;
  /** True if the draft was loaded from storage and the member has not chosen yet to keep or discard it. */
  recovered: boolean;
  /** True if saving the draft failed, so that a reload would lose the draft. */
  unsaved: boolean;
  publishing: boolean;
  selectedId: string | null;
  /** The text that screen readers announce. */
  announcement: string;
};

export type ComposerStore = ReturnType<typeof createComposerStore>;

/**
 * Creates the store of a draft's state. The store notifies its listeners of each change, and saves every change except
 * upload progress.
 */
export function createComposerStore({ storage, newId }: { storage: DraftStorage; newId: () => string }) {
  let state: ComposerState = {
    draft: emptyDraft(newId()),
    ready: false,
    recovered: false,
    unsaved: false,
    publishing: false,
    selectedId: null,
    announcement: '',
  };
  const listeners = new Set<() => void>();
  let closed = false;

  function update(change: Partial<ComposerState>) {
    if (closed) return;
    const before = state;
    state = { ...state, ...change };
    // A change that is made before the stored draft has been loaded is saved after the load.
    const changed = before.ready ? isWorthSaving(before.draft, state.draft) : !isEmpty(state.draft);
    if (state.ready && changed) save();
    for (const listener of [...listeners]) listener();
  }

  function save() {
    storage.save(isEmpty(state.draft) ? null : state.draft).then(
      () => state.unsaved && update({ unsaved: false }),
      () => update({ unsaved: true }),
    );
  }

  function edit(change: Partial<Draft>, rest: Partial<ComposerState> = {}) {
    update({ ...rest, draft: { ...state.draft, ...change } });
  }

  function fileById(id: string) {
    return state.draft.files.find((file) => file.id === id);
  }

  function editFile(id: string, change: Partial<DraftFile>) {
    edit({ files: state.draft.files.map((file) => (file.id === id ? { ...file, ...change } : file)) });
  }

  function setFileState(id: string, next: FileState) {
    const file = fileById(id);
    if (!file) return;
    editFile(id, { state: next });
    if (next.at === 'invalid' || next.at === 'failed') update({ announcement: `${file.name}: ${next.reason}` });
    if (next.at === 'stored') update({ announcement: `${file.name}: enviado` });
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function close() {
    closed = true;
    listeners.clear();
    storage.close();
  }

  return {
    getState: () => state,
    isClosed: () => closed,
    update,
    edit,
    editFile,
    setFileState,
    fileById,
    subscribe,
    close,
  };
}

/** Returns true if the draft has changed in more than upload progress. */
function isWorthSaving(before: Draft, after: Draft) {
  const { files: filesBefore, ...restBefore } = before;
  const { files, ...rest } = after;
  const sameFile = (file: DraftFile, index: number) =>
    file === filesBefore[index] || isProgress(filesBefore[index], file);
  return (
    JSON.stringify(restBefore) !== JSON.stringify(rest) || files.length !== filesBefore.length || !files.every(sameFile)
  );
}

function isProgress(before: DraftFile | undefined, after: DraftFile) {
  return (
    before?.id === after.id &&
    before.alt === after.alt &&
    before.state.at === 'uploading' &&
    after.state.at === 'uploading'
  );
}
