import type { DraftFile, FileState } from './draft.ts';
import { messages } from './limits.ts';

/** The maximum number of concurrent uploads. More uploads at the same time would only slow each other down. */
const AT_ONCE = 2;

export type UploadFile = (
  file: DraftFile,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
) => Promise<{ ok: true; mediaId: string } | { ok: false; reason: string }>;

type UploadsDeps = {
  upload: UploadFile;
  discard: (mediaId: string) => void;
  now: () => number;
  /** Returns the files of the draft in their current state. */
  files: () => readonly DraftFile[];
  onState: (id: string, state: FileState) => void;
};

export type Uploads = ReturnType<typeof createUploads>;

/**
 * Uploads the waiting files of a draft, two at a time. If an upload fails, the file is marked as failed, and the member
 * can retry the upload.
 */
export function createUploads({ upload, discard, now, files, onState }: UploadsDeps) {
  const running = new Map<string, AbortController>();

  /** Starts waiting uploads until the maximum number of uploads is running. */
  function run() {
    for (const file of files()) {
      if (running.size >= AT_ONCE) return;
      if (file.state.at === 'waiting' && !running.has(file.id)) void send(file);
    }
  }

  async function send(file: DraftFile) {
    const { id } = file;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    onState(id, { at: 'uploading', part: 0 });

    const onProgress = (part: number) => !signal.aborted && onState(id, { at: 'uploading', part });
    const result = await upload(file, { onProgress, signal }).catch(() => null);

    if (running.get(id) === controller) running.delete(id);
    if (signal.aborted) {
      if (result?.ok) discard(result.mediaId);
    } else if (!result) {
      onState(id, { at: 'failed', reason: messages.uploadFailed });
    } else {
      onState(
        id,
        result.ok
          ? { at: 'stored', mediaId: result.mediaId, storedAt: now() }
          : { at: 'invalid', reason: result.reason },
      );
    }
    run();
  }

  function stop(id: string) {
    running.get(id)?.abort();
    running.delete(id);
  }

  /**
   * Cancels a waiting or running upload, or deletes the file of a finished upload on the server. The file stays in the
   * draft.
   */
  function cancel(id: string) {
    const state = files().find((file) => file.id === id)?.state;
    if (state?.at !== 'waiting' && state?.at !== 'uploading' && state?.at !== 'stored') return;
    stop(id);
    if (state.at === 'stored') discard(state.mediaId);
    onState(id, { at: 'cancelled' });
    run();
  }

  /** Aborts the upload of a file that is being removed, and starts the next waiting upload. */
  function abort(id: string) {
    stop(id);
    run();
  }

  function abortAll() {
    for (const id of [...running.keys()]) stop(id);
  }

  return { run, cancel, abort, abortAll };
}
