import { skipToken, useQuery } from '@apollo/client/react';
import { useSession } from '../../storage/session.ts';
import { ViewerDocument } from './generated/viewer.ts';

/**
 * The signed-in member: profile and beta-tester flag, asked for once per session (SPEC 4) and kept in the cache.
 * Until the answer is there, and should it fail (SPEC 8: null), what sign-in left in storage stands in.
 */
export function useViewer() {
  const session = useSession();
  const { data } = useQuery(ViewerDocument, session ? { fetchPolicy: 'cache-first' } : skipToken);
  if (!session) return null;

  const { user } = session;
  return {
    id: user.userId,
    name: data?.viewer?.profile.name ?? user.name,
    nickname: data?.viewer?.profile.nickname ?? user.nickname,
    avatarUrl: data?.viewer?.profile.avatarUrl ?? user.imageUrl,
    isVerified: data?.viewer?.profile.isVerified ?? false,
    isBetaTester: data?.viewer?.isBetaTester ?? null,
  };
}
