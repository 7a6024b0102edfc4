import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { askResult } from '../../../apollo/result.ts';
import { client } from '../../../apollo/tabClient.ts';
import { StartPasskeyDocument } from './generated/secondStep.ts';

/**
 * Makes the browser ask the member for a passkey of this site.
 * @returns the signed passkey response as JSON, or null if the member cancelled
 * @throws when the server cannot be reached
 */
export async function askPasskey() {
  const { success, refusal } = await askResult(client, StartPasskeyDocument, {}, { fetchPolicy: 'no-cache' });
  if (refusal) throw new Error(refusal.message);
  const { publicKeyOptions: optionsJSON } = success;
  if (!isRequest(optionsJSON)) throw new Error('no options');
  return await startAuthentication({ optionsJSON })
    .then((answer) => JSON.stringify(answer))
    .catch(() => null);
}

/**
 * Checks only one field of the passkey options: our own server created the options, and the browser validates the other
 * fields.
 */
function isRequest(value: unknown): value is PublicKeyCredentialRequestOptionsJSON {
  return typeof value === 'object' && value !== null && 'challenge' in value;
}
