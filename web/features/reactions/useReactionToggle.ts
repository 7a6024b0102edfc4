import { useApolloClient } from '@apollo/client/react';
import type { FieldsOf } from '../../apollo/fieldsOf.ts';
import { useSession } from '../../storage/session.ts';
import type { ReactionButton_TargetFragment } from './generated/reactions.ts';
import { toastFailure } from '../../ui/toast.ts';
import { useSignInInvite } from '../accounts/useSignInInvite.ts';
import { setReaction } from './reactionQueue.ts';
import { CHECK_CONNECTION } from '../../ui/connection.ts';

/** Toggles the viewer's reaction on a post or a comment. If the request fails, shows a toast that offers a retry. */
export function useReactionToggle(target: FieldsOf<ReactionButton_TargetFragment>, postId: string) {
  const client = useApolloClient();
  const session = useSession();
  const inviteToSignIn = useSignInInvite();
  const { __typename, id } = target;
  const { reacted } = target.reactions;

  return () => {
    if (!session) {
      inviteToSignIn('reagir');
      return;
    }
    const attempt = async (wanted: boolean) => {
      const failure = await setReaction(client, { __typename, id, postId }, wanted);
      if (!failure) return;
      toastFailure('Sua reação não foi salva', failure.message ?? CHECK_CONNECTION, () => void attempt(failure.wanted));
    };
    void attempt(!reacted);
  };
}
