import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../storage/session.ts';
import { AuthFrame } from '../features/accounts/sign-in/AuthFrame.tsx';
import { useLogOut } from '../features/accounts/useLogOut.ts';
import { AgeAssurance } from '../features/age/AgeAssurance.tsx';
import { rememberReturn } from '../features/age/afterwards.ts';
import { OwnNotices } from '../features/moderation/OwnNotices.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { useTitle } from '../ui/useTitle.ts';

const quiet =
  'inline-flex min-h-11 items-center text-sm font-medium text-ink-soft underline underline-offset-4 hover:text-ink';

/** /age-assurance: lets a member prove their age if it is not verified yet. */
export function AgeAssurancePage() {
  useTitle('Confirmação de idade');
  const session = useSession();
  const [params] = useSearchParams();
  const source = params.get('source_path');
  useEffect(() => rememberReturn(source), [source]);

  return (
    <AuthFrame
      title="Confirme que você tem 18 anos ou mais"
      subtitle="A lei brasileira exige mais do que uma declaração de quem acessa um site adulto. Antes disso, não mostramos nenhum post."
    >
      {session ? <AgeAssurance /> : <SignInFirst source={source} />}
      <section className="mt-10 border-t border-line pt-6 text-sm leading-relaxed text-ink-soft">
        <h2 className="font-semibold text-ink">O que fica guardado aqui</h2>
        <p className="mt-2">
          Só o resultado, o método, o número da verificação e até quando ela vale. Nenhum documento, nenhuma foto e
          nenhum dado do seu rosto chega à Brasa.
        </p>
      </section>
      {session && (
        <div className="mt-10 empty:hidden">
          <OwnNotices title="Decisões da moderação sobre você" />
        </div>
      )}
      {session && <Account />}
    </AuthFrame>
  );
}

function SignInFirst({ source }: { source: string | null }) {
  const query = source ? `?source_path=${encodeURIComponent(source)}` : '';
  return (
    <>
      <p className="text-ink-soft">A confirmação fica ligada à sua conta, para você fazer uma vez só.</p>
      <div className="mt-6 flex flex-col gap-3">
        <Link to={`/login${query}`} className={buttonClass({ size: 'lg' }, 'w-full')}>
          Entrar
        </Link>
        <Link to="/register" className={buttonClass({ size: 'lg', variant: 'outline' }, 'w-full')}>
          Criar conta
        </Link>
      </div>
    </>
  );
}

/** Links to the pages that a member without a verified age may open (their own account), and the button to sign out. */
function Account() {
  const logOut = useLogOut();
  const [leaving, setLeaving] = useState(false);
  return (
    <nav aria-label="Sua conta" className="mt-6 flex flex-wrap gap-x-5">
      <Link to="/settings/security" className={quiet}>
        Conta e segurança
      </Link>
      <Link to="/settings/privacy" className={quiet}>
        Meus dados
      </Link>
      <Link to="/payments" className={quiet}>
        Carteira e assinaturas
      </Link>
      <button
        type="button"
        disabled={leaving}
        className={quiet}
        onClick={() => {
          setLeaving(true);
          void logOut();
        }}
      >
        {leaving ? 'Saindo…' : 'Sair da conta'}
      </button>
    </nav>
  );
}
