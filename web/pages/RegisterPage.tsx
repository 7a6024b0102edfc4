import { Navigate } from 'react-router-dom';
import { useSession } from '../storage/session.ts';
import { AuthFrame } from '../features/accounts/sign-in/AuthFrame.tsx';
import { RegisterForm } from '../features/accounts/sign-in/RegisterForm.tsx';
import { useTitle } from '../ui/useTitle.ts';

/** /register (SPEC.md, section 2): the form for a new account. */
export function RegisterPage() {
  const session = useSession();
  useTitle('Criar conta');
  if (session) return <Navigate to="/" replace />;

  return (
    <AuthFrame title="Crie sua conta" subtitle="É gratuito e leva menos de um minuto.">
      <RegisterForm />
    </AuthFrame>
  );
}
