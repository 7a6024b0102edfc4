import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { serverMessageOf } from '../../../apollo/faults.ts';
import { askResult } from '../../../apollo/result.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast, toastFailure } from '../../../ui/toast.ts';
import { useEndOtherSessionsMutation, EndSessionDocument, useAccountSessionsQuery } from './generated/sessions.ts';
import { SessionRow } from './SessionRow.tsx';
import { SettingsCard } from '../../../ui/SettingsCard.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

/** Lists the sessions of the account. The member can end a single session, or all sessions except the current one. */
export function SessionList() {
  const { data, error, refetch } = useAccountSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  const { run: endOthers, loading } = useEndOtherSessionsMutation({
    done: () => toast({ title: 'As outras sessões foram encerradas' }),
    failed: sayFailed,
  });
  const [asking, setAsking] = useState(false);
  const sessions = data?.accountSessions;
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];

  async function endOne(id: string) {
    // Ignore an error, because the session may have ended in the meantime.
    await askResult(client, EndSessionDocument, { input: { id } }).catch(() => undefined);
    await refetch().catch((error: unknown) => sayFailed(serverMessageOf(error)));
  }

  async function endAll() {
    await endOthers({});
    await refetch().catch(() => undefined);
  }

  return (
    <SettingsCard
      title="Onde você está conectado"
      description="O local é estimado pelo fuso horário e pela rede. Não reconhece algum? Encerre e troque a senha."
    >
      {!sessions && (
        <QueryState
          error={error}
          retry={refetch}
          failed="As sessões não carregaram."
          layout="line"
          skeleton={
            <div role="status" aria-label="Carregando sessões" className="space-y-4">
              <Skeleton className="h-12" />
              <Skeleton className="h-12" />
            </div>
          }
        />
      )}
      {sessions && (
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <ItemBoundary key={session.id}>
              <SessionRow session={session} onEnd={() => endOne(session.id)} />
            </ItemBoundary>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Button variant="danger" className="mt-4" loading={loading} onClick={() => setAsking(true)}>
          Encerrar todas as outras
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Encerrar as outras sessões?"
        description="Quem estiver conectado em outro aparelho precisará entrar de novo. Este aparelho continua conectado."
        confirmLabel="Encerrar"
        onConfirm={() => void endAll()}
      />
    </SettingsCard>
  );
}

function sayFailed(problem: string | undefined) {
  toastFailure('Não foi possível encerrar', problem);
}
