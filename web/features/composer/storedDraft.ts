import type { Draft, DraftFile } from './draft.ts';

/** A draft excluding the bytes of its files, which are stored separately. */
export type StoredDraft = Omit<Draft, 'files'> & { files: Omit<DraftFile, 'blob' | 'poster'>[] };

const MODES = ['capture', 'preview', 'text'];
const STATES = ['preparing', 'invalid', 'waiting', 'uploading', 'stored', 'failed', 'cancelled'];

/** Returns true if the stored value is a draft in this version's format. */
export function isStoredDraft(value: unknown): value is StoredDraft {
  return (
    isRecord(value) &&
    MODES.some((mode) => mode === value['mode']) &&
    typeof value['text'] === 'string' &&
    typeof value['idempotencyKey'] === 'string' &&
    typeof value['uncertain'] === 'boolean' &&
    Array.isArray(value['files']) &&
    value['files'].every(isStoredFile)
  );
}

function isStoredFile(value: unknown) {
  if (!isRecord(value) || !isRecord(value['state'])) return false;
  const { state } = value;
  return (
    ['id', 'name', 'alt'].every((key) => typeof value[key] === 'string') &&
    (value['kind'] === 'image' || value['kind'] === 'video') &&
    STATES.some((name) => name === state['at']) &&
    (state['at'] !== 'stored' || (typeof state['mediaId'] === 'string' && typeof state['storedAt'] === 'number')) &&
    (state['at'] !== 'invalid' || typeof state['reason'] === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
