import { createStoredText } from '../../storage/createStoredText.ts';

/** Unsent texts by conversation, shared by all tabs of the browser. */
const stored = createStoredText('chat-draft', { area: 'local', per: 'author' });

export function readMessageDraft(conversationId: string) {
  return stored.read(conversationId) ?? '';
}

export function keepMessageDraft(conversationId: string, text: string) {
  stored.write(text === '' ? null : text, conversationId);
}

/** Calls `onChange` when another tab changes a draft. @returns a function that stops it */
export function followDraft(conversationId: string, onChange: (change: { before: string; now: string }) => void) {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== null && key === stored.nameOf(conversationId))
      onChange({ before: oldValue ?? '', now: newValue ?? '' });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
