import { createStoredText } from '../../storage/createStoredText.ts';

/** The unsent texts of messages, by conversation. All tabs of the browser share them. */
const stored = createStoredText('chat-draft', { area: 'local', per: 'author' });

export function readMessageDraft(conversationId: string) {
  return stored.read(conversationId) ?? '';
}

export function keepMessageDraft(conversationId: string, text: string) {
  stored.write(text === '' ? null : text, conversationId);
}

/**
 * Calls `onChange` when another tab changes the draft of a conversation.
 * @returns a function that removes the listener
 */
export function followDraft(conversationId: string, onChange: (change: { before: string; now: string }) => void) {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== null && key === stored.nameOf(conversationId))
      onChange({ before: oldValue ?? '', now: newValue ?? '' });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
