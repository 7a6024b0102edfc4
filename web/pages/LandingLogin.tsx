import { useEffect } from 'react';
import { expectOperations } from '../features/accounts/loadOperations.ts';
import { LoginForm } from '../features/accounts/sign-in/LoginForm.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** The login form in a dialog over the landing page. The button 'Entrar' opens the dialog (SPEC.md, section 2). */
export function LandingLogin({ onClose }: { onClose: () => void }) {
  // A visitor at the login form will probably need the feed next, so preload the feed's code.
  useEffect(() => {
    expectOperations();
    import('./FeedPage.tsx').catch(() => undefined);
  }, []);

  return (
    <Dialog open onOpenChange={onClose} title="Entrar na Brasa">
      <LoginForm />
    </Dialog>
  );
}
