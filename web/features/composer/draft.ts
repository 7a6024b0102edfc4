import { codePoints, isBlank } from '../../../schema/texts.ts';
import { MAX_FILES, MAX_TEXT, messages, type FileKind } from './limits.ts';

/** SPEC 3, "Create post". */
export type Mode = 'capture' | 'preview' | 'text';

export type FileState =
  | { at: 'preparing' }
  | { at: 'invalid'; reason: string }
  | { at: 'waiting' }
  /** `part` of the bytes that have left, 0 to 1; at 1 the server is still working on it. */
  | { at: 'uploading'; part: number }
  /** `storedAt` in ms since the epoch: the server deletes what is not published within a day. */
  | { at: 'stored'; mediaId: string; storedAt: number }
  | { at: 'failed'; reason: string }
  | { at: 'cancelled' };

export type DraftFile = {
  id: string;
  kind: FileKind;
  name: string;
  /** What is sent: the picked file, or the smaller picture made of it. */
  blob: Blob;
  /** A still, for videos. */
  poster: Blob | null;
  alt: string;
  state: FileState;
};

export type Draft = {
  mode: Mode;
  files: readonly DraftFile[];
  text: string;
  /** Sent with the post, so that a repeated try makes no second one. */
  idempotencyKey: string;
  /** It was sent and no answer came: there may be a post already. */
  uncertain: boolean;
};

/** Uploads older than this are sent again; the server keeps them for 24 hours. */
const STORED_FOR = 20 * 60 * 60 * 1_000; // ms

export function emptyDraft(idempotencyKey: string): Draft {
  return { mode: 'capture', files: [], text: '', idempotencyKey, uncertain: false };
}

export function isEmpty({ files, text }: Draft) {
  return files.length === 0 && isBlank(text);
}

/** SPEC 3: each file of a draft is valid or not. */
export function isValid({ state }: DraftFile) {
  return state.at !== 'invalid';
}

export function isSettled({ state }: DraftFile) {
  return state.at !== 'preparing' && state.at !== 'waiting' && state.at !== 'uploading';
}

/** Unicode code points, as the server counts them. */
export function textLength(text: string) {
  return codePoints(text);
}

/** Why the draft may not be published as it is (SPEC 5); null when it may. */
export function publishProblem(draft: Draft): string | null {
  if (isEmpty(draft)) return messages.nothingToSend;
  if (!draft.files.every(isValid)) return messages.invalidFiles;
  if (draft.files.length > MAX_FILES) return messages.tooManyFiles(draft.files.length - MAX_FILES);
  return textLength(draft.text) > MAX_TEXT ? messages.textTooLong : null;
}

/** Moves a file to place `to`, counted from 0; past an end, to that end. */
export function moved(files: readonly DraftFile[], id: string, to: number): readonly DraftFile[] {
  const file = files.find((candidate) => candidate.id === id);
  if (!file) return files;
  const rest = files.filter((candidate) => candidate !== file);
  const index = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, index), file, ...rest.slice(index)];
}

/** Total progress of the files, 0 to 1, by their sizes; the last part waits for the server's answer. */
export function uploadProgress(files: readonly DraftFile[]) {
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  const sent = files.reduce((sum, { blob, state }) => sum + blob.size * partOf(state), 0);
  return total === 0 ? 1 : sent / total;
}

function partOf(state: FileState) {
  if (state.at === 'stored') return 1;
  return state.at === 'uploading' ? state.part * 0.95 : 0;
}

/** Where a file starts again after a reload, or before publishing: what is stored and fresh stays, the rest is sent. */
export function resumed(file: DraftFile, now: number): DraftFile {
  const { state } = file;
  if (state.at === 'invalid' || state.at === 'preparing') return file;
  if (state.at === 'stored' && now - state.storedAt < STORED_FOR) return file;
  return { ...file, state: { at: 'waiting' } };
}
