/**
 * Has the browser make a passkey, or sign in with one.
 * @param known holds the options of the gateway, as JSON
 * @returns the answer as JSON
 * @throws {Error} when the browser or the member refuses
 */
export async function askAuthenticator(wanted: 'passkey' | 'passkeyAnswer', known: ReadonlyMap<string, string>) {
  const credential =
    wanted === 'passkey'
      ? await navigator.credentials.create({ publicKey: creationOptions(known.get('creationOptions')) })
      : await navigator.credentials.get({ publicKey: requestOptions(known.get('requestOptions')) });
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

/** The gateway created the options, and the browser validates the other fields. */
function isCreation(value: unknown): value is PublicKeyCredentialCreationOptionsJSON {
  return typeof value === 'object' && value !== null && 'challenge' in value;
}

/** As `isCreation`. */
function isRequest(value: unknown): value is PublicKeyCredentialRequestOptionsJSON {
  return typeof value === 'object' && value !== null && 'challenge' in value;
}
