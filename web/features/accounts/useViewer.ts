import { skipToken } from '@apollo/client/react';
import { useSession } from '../../storage/session.ts';
import { useViewerQuery } from './generated/viewer.ts';

/**
 * Returns the signed-in member's profile and beta-tester flag. They are requested one time per session (SPEC.md,
 * section 4) and cached. Until the answer arrives, and if the request fails (SPEC.md, section 8), the profile is the
 * data stored at sign-in.
 */
export function useViewer() {
  const session = useSession();
  const { data } = useViewerQuery(session ? { fetchPolicy: 'cache-first' } : skipToken);
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
