import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { createAccessClient } from '../../apollo/accessClient.ts';
import { askResult } from '../../apollo/result.ts';
import {
  PrivacySettingsDocument,
  usePrivacySettingsQuery,
  UndoAccountDeletionDocument,
  type PrivacySettings_PrivacyFragment,
} from './generated/privacy.ts';
import { LogOutDocument } from '../accounts/generated/viewer.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { useStep } from '../accounts/useStep.ts';
import { Subscriptions } from '../communities/vip/Subscriptions.tsx';
import { ShutOutRefunds } from '../wallet/refunds/ShutOutRefunds.tsx';
import { DataExport } from './DataExport.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

/**
 * The page for a member of a suspended account. It offers the actions that are still possible: data export, refunds,
 * active subscriptions, and the deletion of the account.
 * @param access the access token that the server sent when it refused the sign-in
 * @param children further content that uses the same access token
 */
export function ShutOutAccount({ access, children }: { access: string; children?: ReactNode }) {
  const [client] = useState(() => createAccessClient(access));
  return (
    <ApolloProvider client={client}>
      <section aria-label="Sua conta" className="mt-10 space-y-6">
        {children}
        <ItemBoundary>
          <Subscriptions />
        </ItemBoundary>
        <Account />
      </section>
    </ApolloProvider>
  );
}

function Account() {
  const { data, error, refetch } = usePrivacySettingsQuery();
  const client = useApolloClient();
  const [isNews, setIsNews] = useState(false);

  /** Writes a confirmed change to the cache, so that the page shows the change even if the refetch below fails. */
  function writeNews(news: Partial<PrivacySettings_PrivacyFragment>) {
    setIsNews(true);
    client.cache.updateQuery(
      { query: PrivacySettingsDocument },
      (now) => now?.privacy && { privacy: { ...now.privacy, ...news } },
    );
    checkAgain();
  }

  function checkAgain() {
    client.query({ query: PrivacySettingsDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  }

  const privacy = data?.privacy;
  if (!privacy) {
    return (
      <QueryState
        error={error}
        retry={refetch}
        failed="Seus dados não carregaram. Tente novamente, ou entre outra vez."
        layout="alert"
        skeleton={
          <div role="status" aria-label="Carregando sua conta" className="space-y-6">
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </div>
        }
      />
    );
  }

  return (
    <>
      <ItemBoundary>
        <DataExport own={privacy.export ?? null} />
      </ItemBoundary>
      <ItemBoundary>
        <ShutOutRefunds
          balance={privacy.walletBalance.centavos > 0 ? privacy.walletBalance.formatted : null}
          onRefunded={checkAgain}
        />
      </ItemBoundary>
      {privacy.deletesAt == null ? (
        <ItemBoundary>
          <DeleteAccount
            balance={privacy.walletBalance.centavos > 0 ? privacy.walletBalance.formatted : null}
            inAds={privacy.unusedInAds.centavos > 0 ? privacy.unusedInAds.formatted : null}
            earnings={privacy.pendingVipEarnings.centavos > 0 ? privacy.pendingVipEarnings.formatted : null}
            wayBack="é só voltar a esta página ou usar o link do e-mail que enviamos"
            takesFocus={isNews}
            onBegun={(deletesAt) => writeNews({ deletesAt })}
          />
        </ItemBoundary>
      ) : (
        <ItemBoundary>
          <Leaving deletesAt={privacy.deletesAt} takesFocus={isNews} onKept={writeNews} />
        </ItemBoundary>
      )}
      <Leave />
    </>
  );
}

type LeavingProps = {
  deletesAt: string;
  takesFocus: boolean;
  onKept: (privacy: PrivacySettings_PrivacyFragment) => void;
};

function Leaving({ deletesAt, takesFocus, onKept }: LeavingProps) {
  const client = useApolloClient();
  const step = useStep();

  async function keep() {
    const kept = await step.run(() => askResult(client, UndoAccountDeletionDocument, {}));
    if (kept) onKept(kept.privacy);
  }

  const day = new Date(deletesAt).toLocaleDateString('pt-BR', { dateStyle: 'long' });

  return (
    <SettingsCard
      title="Excluir minha conta"
      takesFocus={takesFocus}
      description={`Sua conta será excluída em ${day}. Até lá, você pode mudar de ideia.`}
    >
      <Button variant="outline" loading={step.loading} onClick={() => void keep()}>
        Manter minha conta
      </Button>
      {step.problem && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {step.problem}
        </p>
      )}
    </SettingsCard>
  );
}

/**
 * The button that ends a suspended member's limited access at the server and removes the access token from the browser
 * history, because the member may use a borrowed computer.
 */
function Leave() {
  const client = useApolloClient();
  const step = useStep();
  const navigate = useNavigate();

  async function leave() {
    const gone = await step.run(async () => ({
      success: (await client.mutate({ mutation: LogOutDocument })).data?.logOut,
    }));
    if (gone) void navigate('/login', { replace: true });
  }

  return (
    <div>
      <Button variant="outline" loading={step.loading} onClick={() => void leave()}>
        Sair
      </Button>
      {step.problem && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {step.problem}
        </p>
      )}
    </div>
  );
}
