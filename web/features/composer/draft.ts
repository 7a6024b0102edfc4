import { codePoints, isBlank } from '../../../schema/texts.ts';
import { MAX_FILES, MAX_TEXT, messages, type FileKind } from './limits.ts';

/** SPEC 3, "Create post". */
export type Mode = 'capture' | 'preview' | 'text';

export type FileState =
  | { at: 'preparing' }
  | { at: 'invalid'; reason: string }
  | { at: 'waiting' }
  /** `part` is the sent fraction of the bytes, 0 to 1; at 1 the server is still processing the file. */
  | { at: 'uploading'; part: number }
  /** `storedAt` in ms since the epoch: the server deletes files that are not published within a day. */
  | { at: 'stored'; mediaId: string; storedAt: number }
  | { at: 'failed'; reason: string }
  | { at: 'cancelled' };

export type DraftFile = {
  id: string;
  kind: FileKind;
  name: string;
  /** The bytes to upload: the picked file, or a smaller picture made from it. */
  blob: Blob;
  /** A still picture, for videos. */
  poster: Blob | null;
  alt: string;
  state: FileState;
};

export type Draft = {
  mode: Mode;
  files: readonly DraftFile[];
  text: string;
  /** Sent with the post, so that a retry creates no second post. */
  idempotencyKey: string;
  /** True if the post was sent without an answer, so that it may already exist. */
  uncertain: boolean;
};

/** Older uploads are sent again; the server keeps them for 24 hours. */
const STORED_FOR_MS = 20 * 60 * 60 * 1_000;

export function emptyDraft(idempotencyKey: string): Draft {
  return { mode: 'capture', files: [], text: '', idempotencyKey, uncertain: false };
}

export function isEmpty({ files, text }: Draft) {
  return files.length === 0 && isBlank(text);
}

/** SPEC 3: each file of a draft is either valid or not. */
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

/** Returns the problem that blocks publishing (SPEC 5), or null. */
export function publishProblem(draft: Draft): string | null {
  if (isEmpty(draft)) return messages.nothingToSend;
  if (!draft.files.every(isValid)) return messages.invalidFiles;
  if (draft.files.length > MAX_FILES) return messages.tooManyFiles(draft.files.length - MAX_FILES);
  return textLength(draft.text) > MAX_TEXT ? messages.textTooLong : null;
}

/** Moves a file to index `to`, or to the nearest end if `to` is out of range. */
export function moved(files: readonly DraftFile[], id: string, to: number): readonly DraftFile[] {
  const file = files.find((candidate) => candidate.id === id);
  if (!file) return files;
  const rest = files.filter((candidate) => candidate !== file);
  const index = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, index), file, ...rest.slice(index)];
}

/** Returns the files' total progress, 0 to 1, weighted by size. A file counts as 95 % until the server has answered. */
export function uploadProgress(files: readonly DraftFile[]) {
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  const sent = files.reduce((sum, { blob, state }) => sum + blob.size * partOf(state), 0);
  return total === 0 ? 1 : sent / total;
}

function partOf(state: FileState) {
  if (state.at === 'stored') return 1;
  return state.at === 'uploading' ? state.part * 0.95 : 0;
}

/** Returns the file in its state after a reload or before publishing: a recent upload stays, others are sent again. */
export function resumed(file: DraftFile, now: number): DraftFile {
  const { state } = file;
  if (state.at === 'invalid' || state.at === 'preparing') return file;
  if (state.at === 'stored' && now - state.storedAt < STORED_FOR_MS) return file;
  return { ...file, state: { at: 'waiting' } };
}
