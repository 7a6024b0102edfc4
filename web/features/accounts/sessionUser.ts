import type { ApolloClient } from '@apollo/client';
import { getSession, setSession, storedWords, type SessionUser } from '../../storage/session.ts';
import { SessionUserDocument } from './generated/profileType.ts';

/** Changes the stored data of the signed-in member (name, picture and so on). All tabs see the change. */
export function changeSessionUser(change: Partial<Omit<SessionUser, 'userId'>>) {
  const session = getSession();
  if (!session) return;
  const user = { ...session.user, ...change };
  if (JSON.stringify(user) === JSON.stringify(session.user)) return;
  setSession({ ...session, user });
}

/**
 * Refetches the signed-in member's data that this browser stores, because the member may have changed it on another
 * device.
 */
export async function renewSessionUser(client: ApolloClient) {
  const context = { quiet: true };
  const { data } = await client.query({ query: SessionUserDocument, fetchPolicy: 'network-only', context });
  const viewer = data?.viewer;
  // Ignore the answer if another member has signed in since the request was sent.
  if (!viewer || viewer.id !== getSession()?.user.userId) return;
  const { name, nickname } = viewer.profile;
  changeSessionUser({
    name,
    nickname,
    ...(viewer.profileType && { profileType: storedWords[viewer.profileType] }),
  });
}
