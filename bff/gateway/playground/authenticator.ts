/** Ends the browser's dialog that is open, because the browser refuses a second dialog beside it. */
let dialog = new AbortController();

/**
 * Makes the browser create a passkey, or sign in with an existing passkey. Closes the dialog of an earlier call.
 * @param known contains the options that the gateway created, as JSON
 * @returns the browser's response as JSON
 * @throws {Error} if the browser or the member refuses
 */
export async function askAuthenticator(wanted: 'passkey' | 'passkeyAnswer', known: ReadonlyMap<string, string>) {
  dialog.abort();
  dialog = new AbortController();
  const { signal } = dialog;
  const credential =
    wanted === 'passkey'
      ? await navigator.credentials.create({ publicKey: creationOptions(known.get('creationOptions')), signal })
      : await navigator.credentials.get({ publicKey: requestOptions(known.get('requestOptions')), signal });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser made no passkey.');
  return JSON.stringify(credential.toJSON());
}

function creationOptions(json = '{}') {
  const options: unknown = JSON.parse(json);
  if (!isCreation(options)) throw new Error('The gateway sent no options for a passkey.');
  return PublicKeyCredential.parseCreationOptionsFromJSON(options);
}

function requestOptions(json = '{}') {
  const options: unknown = JSON.parse(json);
  if (!isRequest(options)) throw new Error('The gateway sent no options for a sign-in.');
  return PublicKeyCredential.parseRequestOptionsFromJSON(options);
}

/** Checks only the field `challenge`: the gateway created the options, and the browser validates all other fields. */
function isCreation(value: unknown): value is PublicKeyCredentialCreationOptionsJSON {
  return typeof value === 'object' && value !== null && 'challenge' in value;
}

/** Checks only the field `challenge`, like `isCreation`. */
function isRequest(value: unknown): value is PublicKeyCredentialRequestOptionsJSON {
  return typeof value === 'object' && value !== null && 'challenge' in value;
}
