import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../apollo/session.ts';
import { AuthFrame } from '../features/accounts/AuthFrame.tsx';
import { LoginForm } from '../features/accounts/LoginForm.tsx';
import { safeSourcePath } from '../features/shell/guard.ts';
import { useTitle } from '../ui/useTitle.ts';

/** /login (SPEC 2): back to `source_path` after signing in, else to '/'. `exclusao` is the day on which an account will be gone. */
export function LoginPage() {
  const session = useSession();
  const [query] = useSearchParams();
  useTitle('Entrar');
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(query.get('exclusao') ?? '') ?? [];
  if (session) return <Navigate to={safeSourcePath(query.get('source_path'))} replace />;

  return (
    <AuthFrame title="Que bom te ver de volta" subtitle="Entre para continuar perto do fogo.">
      {day && (
        <p role="status" className="mb-6 rounded-control border border-line bg-raised p-4 text-[0.9375rem] text-ink">
          Sua conta já não aparece para ninguém e será excluída em {`${day}/${month}/${year}`}. Se mudar de ideia até
          lá, entre aqui.
        </p>
      )}
      <LoginForm />
    </AuthFrame>
  );
}
