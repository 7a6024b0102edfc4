import { Link, useLocation } from 'react-router-dom';
import { useAccountLockQuery, useAppealAccountLockMutation } from '../../generated/anonymous.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Appeal } from './Appeal.tsx';
import { NoticePage } from './NoticePage.tsx';

/** What a refused sign-in leads to: why the account is shut out, and asking for another look without a session. */
export function LockView() {
  const access = accessOf(useLocation().state);
  const { data, error, refetch } = useAccountLockQuery({ variables: { access }, fetchPolicy: 'network-only' });
  const [appeal] = useAppealAccountLockMutation();

  async function ask(text: string) {
    const { data: answer } = await appeal({ variables: { input: { access, text } } });
    return answer?.appealAccountLock.__typename === 'Refusal' ? answer.appealAccountLock.message : undefined;
  }

  const signIn = (
    <Notice
      title="Entre para ver a decisão"
      action={
        <Link to="/login" className={buttonClass({})}>
          Entrar
        </Link>
      }
    >
      Por segurança, este acesso vale por uma hora depois de entrar.
    </Notice>
  );
  return (
    <NoticePage notice={data?.accountLock} isFailed={error !== undefined} onRetry={() => void refetch()} none={signIn}>
      {(notice) => <Appeal notice={notice} onAppeal={ask} />}
    </NoticePage>
  );
}

/** Kept with the place in the history, so that a reload still has it, and in no address. */
function accessOf(state: unknown) {
  return typeof state === 'object' && state !== null && 'access' in state && typeof state.access === 'string'
    ? state.access
    : '';
}
