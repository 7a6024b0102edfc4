import { Link } from 'react-router-dom';
import { usePrivacySettingsQuery } from '../../generated/privacy.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SettingsCard } from '../accounts/SettingsCard.tsx';
import { DataExport } from './DataExport.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

/** /settings/privacy */
export function PrivacySettings() {
  const { data, error, refetch } = usePrivacySettingsQuery({ fetchPolicy: 'cache-and-network' });
  const privacy = data?.privacy;
  if (!privacy && error) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-ink-soft">
        Seus dados não carregaram.
        <Button variant="outline" size="sm" onClick={() => void refetch().catch(() => undefined)}>
          Tentar de novo
        </Button>
      </p>
    );
  }
  if (!privacy) {
    return (
      <div role="status" aria-label="Carregando privacidade" className="space-y-6">
        <Skeleton className="h-32" />
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    );
  }

  return (
    <div className="space-y-6">
      <SettingsCard
        title="Quem vê o quê"
        description={
          <>
            Suas listas de quem segue e de quem segue você ficam sempre escondidas dos outros. Em{' '}
            <Link to="/profile-edit" className="font-medium text-ember underline underline-offset-4">
              Editar perfil
            </Link>{' '}
            você deixa o perfil privado: só quem você aprova vê o que você publica.
          </>
        }
      />
      <DataExport own={privacy.export ?? null} />
      <DeleteAccount balance={privacy.balance > 0 ? privacy.formattedBalance : null} />
    </div>
  );
}
