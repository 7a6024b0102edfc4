import { useApolloClient } from '@apollo/client/react';
import { RemoveFollowerDocument, useMyPeopleQuery } from './generated/profileEdit.ts';
import type { PeopleList } from '../../generated/schema.ts';
import { SetBlockDocument } from '../people/generated/relations.ts';
import { Button } from '../../ui/Button.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { FollowButton } from '../people/FollowButton.tsx';
import { OwnPeople } from './OwnPeople.tsx';
import { takeFromList } from './takeFromList.ts';
import { forgetLists } from '../people/relations.ts';
import { serverMessageOf } from '../../apollo/faults.ts';
import { askResult } from '../../apollo/result.ts';

const FIRST = 20;
const FAILED = 'A mudança não foi salva';
const empty: Record<PeopleList, string> = {
  FOLLOWERS: 'Ninguém segue você ainda.',
  FOLLOWING: 'Você não segue ninguém ainda.',
  BLOCKED: 'Você não bloqueou ninguém.',
};

/**
 * Shows one of the viewer's lists of people, such as followers or blocked members. Only the viewer can see these lists.
 */
export function MyPeople({ list }: { list: PeopleList }) {
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useMyPeopleQuery({ variables: { list, first: FIRST } });
  const connection = data?.myPeople;

  const take = async (profileId: string, asked: Promise<{ refusal?: { message: string } | undefined }>) => {
    try {
      const { refusal } = await asked;
      if (refusal) toastFailure(FAILED, refusal.message);
      else takeFromList(client, 'myPeople', profileId);
      return refusal === undefined;
    } catch (error) {
      toastFailure(FAILED, serverMessageOf(error));
      return false;
    }
  };
  const removeFollower = (profileId: string) =>
    take(profileId, askResult(client, RemoveFollowerDocument, { input: { profileId } }));
  const unblock = async (profileId: string) => {
    const isDone = await take(profileId, askResult(client, SetBlockDocument, { input: { profileId, blocked: false } }));
    if (isDone) forgetLists(client, ['feed', 'discover', 'suggestedProfiles']);
  };

  return (
    <OwnPeople
      name={`people-${list}`}
      edges={connection?.edges}
      fetchPage={(page) => fetchMore({ variables: page })}
      empty={empty[list]}
      failed={!data && error !== undefined}
      hasMore={connection?.pageInfo.hasNextPage ?? false}
      onMore={() => void fetchMore({ variables: { after: connection?.pageInfo.endCursor } }).catch(() => undefined)}
      onRetry={() => void refetch().catch(() => undefined)}
      action={(profile) =>
        list === 'FOLLOWING' ? (
          <FollowButton profile={profile} />
        ) : list === 'BLOCKED' ? (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Desbloquear ${profile.name}`}
            onClick={() => void unblock(profile.id)}
          >
            Desbloquear
          </Button>
        ) : (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Remover ${profile.name}`}
            onClick={() => void removeFollower(profile.id)}
          >
            Remover
          </Button>
        )
      }
    />
  );
}
