import { setSession } from '../../storage/session.ts';
import type { StoredSession_SessionFragment } from './generated/accounts.ts';

/** Stores the session of a sign-in. If the browser refuses storage, the member is signed in anyway and sees a toast. */
export function storeSession({ token, ...user }: StoredSession_SessionFragment) {
  const refused = setSession({ token, user });
  if (refused !== null) void tellRefused(refused);
}

/** SPEC 8: the message for a token that could not be stored. */
async function tellRefused(error: unknown) {
  const { toast } = await import('../../ui/toast.ts');
  toast({
    title: `Houve um problema - e:${error instanceof Error ? error.message : String(error)}`,
    description: 'O navegador não guardou seu acesso: ele vale até você recarregar ou fechar esta página.',
    tone: 'danger',
    // An action keeps the toast longer: it has two sentences.
    action: { label: 'Entendi', run: () => undefined },
  });
}
