import { getSession, subscribeSession } from '../../apollo/session.ts';

const PREFIX = 'chat-draft:';

/** What was begun and not sent, by member and conversation; one for all tabs of the browser. */
export function readDraft(conversationId: string) {
  return localStorage.getItem(keyOf(conversationId)) ?? '';
}

export function keepDraft(conversationId: string, text: string) {
  try {
    if (text === '') localStorage.removeItem(keyOf(conversationId));
    else localStorage.setItem(keyOf(conversationId), text);
  } catch {
    // It is still in the field.
  }
}

/** Tells what another tab makes of a draft. @returns stops it */
export function followDraft(conversationId: string, onChange: (change: { before: string; now: string }) => void) {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === keyOf(conversationId)) onChange({ before: oldValue ?? '', now: newValue ?? '' });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function keyOf(conversationId: string) {
  return `${PREFIX}${getSession()?.user.userId ?? ''}:${conversationId}`;
}

// Signing out forgets them.
subscribeSession((change) => {
  if (change === 'started') return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
});
