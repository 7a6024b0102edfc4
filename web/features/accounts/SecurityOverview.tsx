import { useAccountSecurityQuery } from './generated/security.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmailCard } from './EmailCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { TwoStepCard } from './TwoStepCard.tsx';

/** The sign-in methods of the account: e-mail address, password, two-step sign-in and passkeys. */
export function SecurityOverview() {
  const { data, error, refetch } = useAccountSecurityQuery({ fetchPolicy: 'cache-and-network' });
  const security = data?.accountSecurity;
  if (!security && error) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-ink-soft">
        Os dados da conta não carregaram.
        <Button variant="outline" size="sm" onClick={() => void refetch().catch(() => undefined)}>
          Tentar de novo
        </Button>
      </p>
    );
  }
  if (!security) {
    return (
      <div role="status" aria-label="Carregando segurança" className="space-y-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  }
  return (
    <>
      <EmailCard security={security} />
      <PasswordCard email={security.email} />
      <TwoStepCard security={security} />
      <PasskeysCard security={security} />
    </>
  );
}
