import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../apollo/session.ts';
import { AuthFrame } from '../features/accounts/AuthFrame.tsx';
import { LoginForm } from '../features/accounts/LoginForm.tsx';
import { safeSourcePath } from '../features/shell/guard.ts';
import { useTitle } from '../ui/useTitle.ts';

/** /login (SPEC 2): back to `source_path` after signing in, else to '/'. */
export function LoginPage() {
  const session = useSession();
  const [query] = useSearchParams();
  useTitle('Entrar');
  if (session) return <Navigate to={safeSourcePath(query.get('source_path'))} replace />;

  return (
    <AuthFrame title="Que bom te ver de volta" subtitle="Entre para continuar perto do fogo.">
      <LoginForm />
    </AuthFrame>
  );
}
