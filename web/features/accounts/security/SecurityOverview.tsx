import { useAccountSecurityQuery } from './generated/security.ts';
import { Pending } from '../../../ui/Pending.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { EmailCard } from './EmailCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { TwoStepCard } from './TwoStepCard.tsx';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

/** The sign-in methods of the account: e-mail address, password, two-step sign-in and passkeys. */
export function SecurityOverview() {
  const { data, error, refetch } = useAccountSecurityQuery({ fetchPolicy: 'cache-and-network' });
  const security = data?.accountSecurity;
  if (!security) {
    return (
      <QueryState
        error={error}
        retry={refetch}
        failed="Os dados da conta não carregaram."
        layout="line"
        skeleton={
          <Pending>
            <div role="status" aria-label="Carregando segurança" className="space-y-4">
              <Skeleton className="h-24" />
              <Skeleton className="h-24" />
            </div>
          </Pending>
        }
      />
    );
  }
  return (
    <>
      <ItemBoundary>
        <EmailCard security={security} />
      </ItemBoundary>
      <ItemBoundary>
        <PasswordCard email={security.email} />
      </ItemBoundary>
      <ItemBoundary>
        <TwoStepCard security={security} />
      </ItemBoundary>
      <ItemBoundary>
        <PasskeysCard security={security} />
      </ItemBoundary>
    </>
  );
}
