import { Link } from 'react-router-dom';
import { usePrivacySettingsQuery } from '../../generated/privacy.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { DataExport } from './DataExport.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

/** /settings/privacy */
export function PrivacySettings() {
  const { data, error, refetch } = usePrivacySettingsQuery({ fetchPolicy: 'cache-and-network' });
  const privacy = data?.privacy;
  if (!privacy && error) {
    return (
      <div role="alert" className="space-y-4">
        <p className="text-ink-soft">Não foi possível carregar. Verifique sua conexão e tente novamente.</p>
        <Button variant="secondary" onClick={() => void refetch().catch(() => undefined)}>
          Tentar de novo
        </Button>
      </div>
    );
  }
  if (!privacy) return <Spinner className="my-10 block" />;

  return (
    <div className="space-y-10">
      <section aria-labelledby="who-sees">
        <h3 id="who-sees" className="text-lg font-semibold text-ink">
          Quem vê o quê
        </h3>
        <p className="mt-2 leading-relaxed text-ink-soft">
          Suas listas de quem segue e de quem segue você ficam sempre escondidas dos outros. Em{' '}
          <Link to="/profile-edit" className="font-medium text-ember underline underline-offset-4">
            Editar perfil
          </Link>{' '}
          você deixa o perfil privado: só quem você aprova vê o que você publica.
        </p>
      </section>
      <DataExport own={privacy.export ?? null} />
      <DeleteAccount balance={privacy.balance > 0 ? privacy.formattedBalance : null} />
    </div>
  );
}
