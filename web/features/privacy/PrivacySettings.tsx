import { Link } from 'react-router-dom';
import { usePrivacySettingsQuery } from './generated/privacy.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { DataExport } from './DataExport.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

/** /settings/privacy */
export function PrivacySettings() {
  const { data, error, refetch } = usePrivacySettingsQuery({ fetchPolicy: 'cache-and-network' });
  const privacy = data?.privacy;
  if (!privacy) {
    return (
      <QueryState
        error={error}
        retry={refetch}
        failed="Seus dados não carregaram."
        layout="alert"
        skeleton={
          <div role="status" aria-label="Carregando privacidade" className="space-y-6">
            <Skeleton className="h-32" />
            <Skeleton className="h-48" />
            <Skeleton className="h-48" />
          </div>
        }
      />
    );
  }

  return (
    <div className="space-y-6">
      <SettingsCard
        title="Quem vê o quê"
        description={
          <>
            As listas de quem você segue e de quem segue você ficam sempre escondidas das outras pessoas. Em{' '}
            <Link to="/profile-edit" className="font-medium text-ember underline underline-offset-4">
              Editar perfil
            </Link>{' '}
            você pode deixar o perfil privado: só quem você aprovar vê o que você publica.
          </>
        }
      />
      <ItemBoundary>
        <LeftBehind />
      </ItemBoundary>
      <ItemBoundary>
        <DataExport own={privacy.export ?? null} />
      </ItemBoundary>
      <ItemBoundary>
        <DeleteAccount
          balance={privacy.walletBalance.centavos > 0 ? privacy.walletBalance.formatted : null}
          inAds={privacy.unusedInAds.centavos > 0 ? privacy.unusedInAds.formatted : null}
          earnings={privacy.pendingVipEarnings.centavos > 0 ? privacy.pendingVipEarnings.formatted : null}
        />
      </ItemBoundary>
    </div>
  );
}
