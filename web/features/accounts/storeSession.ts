import { setSession } from '../../storage/session.ts';
import type { StoredSession_SessionFragment } from './generated/accounts.ts';

/**
 * Stores the session after a sign-in. If the browser refuses storage, the member is signed in anyway until the page is
 * reloaded, and a toast says so.
 */
export function storeSession({ token, ...user }: StoredSession_SessionFragment) {
  const refused = setSession({ token, user });
  if (refused !== null) void tellRefused(refused);
}

/** Shows the message for a token that could not be stored (SPEC 8). */
async function tellRefused(error: unknown) {
  const { toast } = await import('../../ui/toast.ts');
  toast({
    title: `Houve um problema - e:${error instanceof Error ? error.message : String(error)}`,
    description: 'O navegador não guardou seu acesso: ele vale até você recarregar ou fechar esta página.',
    tone: 'danger',
    // A toast with an action stays longer, and this toast has two sentences to read.
    action: { label: 'Entendi', run: () => undefined },
  });
}
