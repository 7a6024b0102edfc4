import { useEffect } from 'react';
import { LoginForm } from '../features/accounts/LoginForm.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DataFrame } from './DataFrame.tsx';

/** The login form over the landing page (SPEC 2, 'Entrar' shows login form). */
export function LandingLogin({ onClose }: { onClose: () => void }) {
  // Whoever types a password is about to need the feed.
  useEffect(() => void import('./FeedPage.tsx').catch(() => undefined), []);

  return (
    <DataFrame meta={{ layout: 'blank' }}>
      <Dialog open onOpenChange={onClose} title="Entrar na Brasa">
        <LoginForm />
      </Dialog>
    </DataFrame>
  );
}
