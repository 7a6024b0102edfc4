import { useSyncExternalStore } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { keptTexts } from '../storage/hasKeptTexts.ts';
import { useSession } from '../storage/session.ts';
import { AuthFrame } from '../features/accounts/sign-in/AuthFrame.tsx';
import { LoginForm } from '../features/accounts/sign-in/LoginForm.tsx';
import { safeSourcePath } from '../navigation/guard.ts';
import { useTitle } from '../ui/useTitle.ts';

const notice = 'mb-6 rounded-control border border-line bg-raised p-4 text-[0.9375rem] text-ink';

/**
 * /login (SPEC.md, section 2): after the sign-in, opens the path in the query parameter `source_path`, or '/'.
 * `exclusao` is the date on which an account will be deleted; the page shows this date.
 */
export function LoginPage() {
  const session = useSession();
  const [query] = useSearchParams();
  const end = endOf(useLocation().state);
  const isHeld = useSyncExternalStore(keptTexts.subscribe, keptTexts.get);
  useTitle('Entrar');
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(query.get('exclusao') ?? '') ?? [];
  if (session) return <Navigate to={safeSourcePath(query.get('source_path'))} replace />;

  return (
    <AuthFrame title="Que bom te ver de volta" subtitle="Entre para continuar perto do fogo.">
      {end === 'ended' && (
        <p role="status" className={notice}>
          <strong className="block font-semibold">Sua sessão terminou</strong>
          Entre de novo para continuar de onde parou.
          {isHeld && <span>{' O que você estava escrevendo não se perdeu.'}</span>}
        </p>
      )}
      {end === 'leftElsewhere' && (
        <p role="status" className={notice}>
          Você saiu da sua conta em outra aba.
        </p>
      )}
      {day && (
        <p role="status" className={notice}>
          Sua conta já não aparece para ninguém e será excluída em {`${day}/${month}/${year}`}. Se mudar de ideia até
          lá, entre aqui.
        </p>
      )}
      <LoginForm />
    </AuthFrame>
  );
}

/**
 * Returns the reason for the end of the session. useSessionEnd passes it in the history state when it redirects to this
 * page.
 */
function endOf(state: unknown) {
  return typeof state === 'object' && state !== null && 'sessionEnd' in state ? state.sessionEnd : null;
}
