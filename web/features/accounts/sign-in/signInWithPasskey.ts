import { client } from '../../../apollo/tabClient.ts';
import { LogInWithPasskeyDocument } from './generated/secondStep.ts';
import { askPasskey } from './askPasskey.ts';
import { thisDevice } from '../device.ts';
import { storeSession } from '../storeSession.ts';

/**
 * Signs in with a passkey.
 * @returns the server's refusal; null if the member is signed in or has cancelled
 */
export async function signInWithPasskey() {
  const response = await askPasskey();
  if (response === null) return null;
  const input = { response, device: thisDevice() };
  const { data } = await client.mutate({
    mutation: LogInWithPasskeyDocument,
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  const result = data?.logInWithPasskey;
  if (result?.__typename !== 'LogInSuccess') return result ?? null;
  storeSession(result.session);
  return null;
}
