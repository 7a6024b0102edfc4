import { useApolloClient } from '@apollo/client/react';
import { AnswerFollowRequestDocument, useFollowRequestsQuery } from './generated/profileEdit.ts';
import { Button } from '../../ui/Button.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { distinct } from '../../lists/distinct.ts';
import { OwnPeople } from './OwnPeople.tsx';
import { takeFromList } from './takeFromList.ts';

const FIRST = 20;

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
      const { data: answered } = await client.mutate({
        mutation: AnswerFollowRequestDocument,
        variables: { profileId, accept },
      });
      if (answered?.answerFollowRequest.__typename === 'Refusal') throw new Error('refused');
      takeFromList(client, 'followRequests', profileId);
    } catch {
      toastFailure('Sua resposta não foi salva', 'Tente novamente em instantes.');
    }
  };

  return (
    <OwnPeople
      people={connection && distinct(connection.edges)}
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
