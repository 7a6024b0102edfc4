import { Link, useLocation } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import { askResult } from '../../apollo/result.ts';
import { AppealAccountLockDocument, useAccountLocksQuery } from './generated/notices.ts';
import { lazyCode } from '../../ui/lazyCode.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Part } from '../../ui/Part.tsx';
import { plural } from '../../ui/numbers.ts';
import { Appeal } from './Appeal.tsx';
import { Decision, controlIdsOf } from './Decision.tsx';
import { NoticePage } from './NoticePage.tsx';
import { OwnNotices } from './OwnNotices.tsx';
import { Item } from '../../ui/Item.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

const ShutOutAccount = lazyCode(() => import('../privacy/ShutOutAccount.tsx').then((module) => module.ShutOutAccount));

/**
 * The page that is shown when a sign-in was refused because the account is suspended or banned. Lists each active
 * moderation decision against the account. The member can appeal without signing in.
 */
export function LockView() {
  const access = accessOf(useLocation().state);
  const { data, error, refetch } = useAccountLocksQuery({ variables: { access }, fetchPolicy: 'network-only' });
  const client = useApolloClient();

  async function ask(noticeId: string, text: string) {
    const { refusal } = await askResult(client, AppealAccountLockDocument, { input: { access, noticeId, text } });
    return refusal?.message;
  }

  const [longest = data && null, ...others] = data?.accountLocks ?? [];
  const signIn = (
    <Notice
      title="Entre para ver a decisão"
      action={
        <Link to="/login" className={buttonClass({})}>
          Entrar
        </Link>
      }
    >
      Por segurança, este acesso vale por uma hora depois que você entra.
    </Notice>
  );
  return (
    <NoticePage notice={longest} isFailed={error !== undefined} onRetry={() => void refetch()} none={signIn}>
      {(notice) => (
        <>
          <ItemBoundary>
            <Appeal notice={notice} onAppeal={(text) => ask(notice.id, text)} />
          </ItemBoundary>
          {others.length > 0 && (
            <h2 className="mt-10 text-xl font-semibold text-ink">
              {plural(
                others.length,
                'Há outra decisão sobre a conta',
                `Há outras ${others.length} decisões sobre a conta`,
              )}
            </h2>
          )}
          {others.map((other) => (
            <Item key={other.id}>
              {() => (
                <section aria-labelledby={controlIdsOf(other)} className="mt-4 border-t border-line pt-4">
                  <Decision notice={other} />
                  <Appeal notice={other} onAppeal={(text) => ask(other.id, text)} />
                </section>
              )}
            </Item>
          ))}
          {data?.accountLocks.some(({ isUndone }) => !isUndone) && (
            <Part>
              <ShutOutAccount access={access}>
                <OwnNotices title="Outras decisões da moderação" except={data.accountLocks} />
              </ShutOutAccount>
            </Part>
          )}
        </>
      )}
    </NoticePage>
  );
}

/**
 * Returns the access token from the state of the history entry. The token is stored there so that it survives a reload
 * but is not visible in the URL.
 */
function accessOf(state: unknown) {
  return typeof state === 'object' && state !== null && 'access' in state && typeof state.access === 'string'
    ? state.access
    : '';
}
