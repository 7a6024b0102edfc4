import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../ui/toast.ts';

/**
 * Returns a function that shows a visitor a toast with a link to sign in. After the sign-in the visitor returns to the
 * current page.
 */
export function useSignInInvite() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return useCallback(
    (what: string) =>
      toast({
        title: `Entre para ${what}`,
        description: 'O cadastro é gratuito.',
        action: {
          label: 'Entrar',
          run: () => void navigate(`/login?source_path=${encodeURIComponent(pathname + search)}`),
        },
      }),
    [navigate, pathname, search],
  );
}
