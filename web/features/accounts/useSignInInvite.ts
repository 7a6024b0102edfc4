import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../ui/toast.ts';

/** Invites a visitor who tried something that takes an account; signing in brings them back to where they are. */
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
