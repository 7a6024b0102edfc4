import { askResult } from '../../../apollo/result.ts';
import { client } from '../../../apollo/tabClient.ts';
import { LogInWithPasskeyDocument } from './generated/secondStep.ts';
import { askPasskey } from './askPasskey.ts';
import { thisDevice } from '../device.ts';
import { storeSession } from '../storeSession.ts';

/**
 * Signs in with a passkey.
 * @returns the server's refusal, or the access of a locked account; null if the member is signed in or has cancelled
 */
export async function signInWithPasskey() {
  const response = await askPasskey();
  if (response === null) return null;
  const input = { response, device: thisDevice() };
  const { success, refusal } = await askResult(
    client,
    LogInWithPasskeyDocument,
    { input },
    { fetchPolicy: 'no-cache' },
  );
  if (success?.__typename !== 'LogInSuccess') return success ?? refusal;
  storeSession(success.session);
  return null;
}
