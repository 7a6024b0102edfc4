import { setSession, storedWords } from '../../storage/session.ts';
import type { StoredSession_SessionFragment } from './generated/accounts.ts';

/**
 * Stores the session after a sign-in. If the browser refuses to store it, the member stays signed in until the page is
 * reloaded, and a toast says so.
 */
export function storeSession({ token, ...user }: StoredSession_SessionFragment) {
  const profileType = storedWords[user.profileType];
  const preferences = user.preferences.map((name) => storedWords[name]);
  const refused = setSession({ token, user: { ...user, profileType, preferences } });
  if (refused !== null) void tellRefused(refused);
}

/** Shows the message that the browser could not store the session token (SPEC.md, section 8). */
async function tellRefused(error: unknown) {
  const { toast } = await import('../../ui/toast.ts');
  toast({
    title: `Houve um problema - e:${error instanceof Error ? error.message : String(error)}`,
    description: 'O navegador não guardou seu acesso: ele vale até você recarregar ou fechar esta página.',
    tone: 'danger',
    // Add an action: the toast then stays longer, so that the member can read its two sentences.
    action: { label: 'Entendi', run: () => undefined },
  });
}
