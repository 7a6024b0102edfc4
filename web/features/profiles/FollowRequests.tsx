import { useApolloClient } from '@apollo/client/react';
import { AnswerFollowRequestDocument, useFollowRequestsQuery } from './generated/profileEdit.ts';
import { serverMessageOf } from '../../apollo/faults.ts';
import { askResult } from '../../apollo/result.ts';
import { Button } from '../../ui/Button.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { OwnPeople } from './OwnPeople.tsx';
import { takeFromList } from './takeFromList.ts';

const FIRST = 20;
const FAILED = 'Sua resposta não foi salva';

/**
 * Lists the requests to follow the member, each with buttons that accept or decline the request. The person who sent
 * the request is not notified of the answer, and may send another request after a refusal.
 */
export function FollowRequests() {
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useFollowRequestsQuery({ variables: { first: FIRST } });
  const connection = data?.followRequests;

  const answer = async (profileId: string, accept: boolean) => {
    try {
      const { refusal } = await askResult(client, AnswerFollowRequestDocument, { input: { profileId, accept } });
      if (refusal) toastFailure(FAILED, refusal.message);
      else takeFromList(client, 'followRequests', profileId);
    } catch (error) {
      toastFailure(FAILED, serverMessageOf(error));
    }
  };

  return (
    <OwnPeople
      name="follow-requests"
      edges={connection?.edges}
      fetchPage={(page) => fetchMore({ variables: page })}
      empty="Nenhum pedido pendente."
      failed={!data && error !== undefined}
      hasMore={connection?.pageInfo.hasNextPage ?? false}
      onMore={() => void fetchMore({ variables: { after: connection?.pageInfo.endCursor } }).catch(() => undefined)}
      onRetry={() => void refetch().catch(() => undefined)}
      action={({ id, name }) => (
        <>
          <Button size="sm" aria-label={`Aceitar ${name}`} onClick={() => void answer(id, true)}>
            Aceitar
          </Button>
          <Button size="sm" variant="ghost" aria-label={`Recusar ${name}`} onClick={() => void answer(id, false)}>
            Recusar
          </Button>
        </>
      )}
    />
  );
}
