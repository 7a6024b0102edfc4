import { codePoints, isBlank } from '../../../schema/texts.ts';
import { MAX_FILES, MAX_TEXT, messages, type FileKind } from './limits.ts';

/** The modes of the composer (SPEC.md, section 3, "Create post"). */
export type Mode = 'capture' | 'preview' | 'text';

export type FileState =
  | { at: 'preparing' }
  | { at: 'invalid'; reason: string }
  | { at: 'waiting' }
  /**
   * `part` is the fraction of the bytes that were sent, 0 to 1. When it is 1, the server is still processing the file.
   */
  | { at: 'uploading'; part: number }
  /**
   * `storedAt` is the time when the upload ended, in ms since the epoch. The server deletes a file that is not
   * published within a day.
   */
  | { at: 'stored'; mediaId: string; storedAt: number }
  | { at: 'failed'; reason: string }
  | { at: 'cancelled' };

export type DraftFile = {
  id: string;
  kind: FileKind;
  name: string;
  /** The bytes to upload: the picked file itself, or a smaller version of a picture. */
  blob: Blob;
  /** A still picture (poster) of the video; null for images. */
  poster: Blob | null;
  alt: string;
  state: FileState;
};

export type Draft = {
  mode: Mode;
  files: readonly DraftFile[];
  text: string;
  /** The idempotency key of the post. With it, a retry does not create a second post. */
  idempotencyKey: string;
  /** True if the post was sent but no answer arrived, so that the post may already exist. */
  uncertain: boolean;
};

/**
 * In ms. An upload that is older than this is not used for a post: the file is uploaded again, because the server
 * deletes unpublished files after 24 hours.
 */
const STORED_FOR_MS = 20 * 60 * 60 * 1_000;

export function emptyDraft(idempotencyKey: string): Draft {
  return { mode: 'capture', files: [], text: '', idempotencyKey, uncertain: false };
}

export function isEmpty({ files, text }: Draft) {
  return files.length === 0 && isBlank(text);
}

/** Returns false if the file must not be published, for example because it is too large (SPEC.md, section 3). */
export function isValid({ state }: DraftFile) {
  return state.at !== 'invalid';
}

export function isSettled({ state }: DraftFile) {
  return state.at !== 'preparing' && state.at !== 'waiting' && state.at !== 'uploading';
}

/** Counts Unicode code points, as the server does. */
export function textLength(text: string) {
  return codePoints(text);
}

/**
 * Returns the message of the problem that blocks publishing (SPEC.md, section 5), or null if the draft can be
 * published.
 */
export function publishProblem(draft: Draft): string | null {
  if (isEmpty(draft)) return messages.nothingToSend;
  if (!draft.files.every(isValid)) return messages.invalidFiles;
  if (draft.files.length > MAX_FILES) return messages.tooManyFiles(draft.files.length - MAX_FILES);
  return textLength(draft.text) > MAX_TEXT ? messages.textTooLong : null;
}

/** Moves a file to the index `to`. If the index is out of range, moves the file to the nearest end. */
export function moved(files: readonly DraftFile[], id: string, to: number): readonly DraftFile[] {
  const file = files.find((candidate) => candidate.id === id);
  if (!file) return files;
  const rest = files.filter((candidate) => candidate !== file);
  const index = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, index), file, ...rest.slice(index)];
}

/**
 * Returns the total upload progress of the files, 0 to 1, weighted by file size. A file that was sent completely counts
 * as 95 % until the server has answered.
 */
export function uploadProgress(files: readonly DraftFile[]) {
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  const sent = files.reduce((sum, { blob, state }) => sum + blob.size * partOf(state), 0);
  return total === 0 ? 1 : sent / total;
}

function partOf(state: FileState) {
  if (state.at === 'stored') return 1;
  return state.at === 'uploading' ? state.part * 0.95 : 0;
}

/**
 * Returns the file in the state that it has after a reload or before publishing. A file that was uploaded recently
 * stays uploaded; any other file has to be uploaded again.
 */
export function resumed(file: DraftFile, now: number): DraftFile {
  const { state } = file;
  if (state.at === 'invalid' || state.at === 'preparing') return file;
  if (state.at === 'stored' && now - state.storedAt < STORED_FOR_MS) return file;
  return { ...file, state: { at: 'waiting' } };
}
