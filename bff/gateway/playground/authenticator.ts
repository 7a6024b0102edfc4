/**
 * Has the browser make a passkey, or sign in with one.
 * @param known holds the options of the gateway, as JSON
 * @returns the answer as JSON
 * @throws {Error} when the browser or the member refuses
 */
export async function askAuthenticator(wanted: 'passkey' | 'passkeyAnswer', known: ReadonlyMap<string, string>) {
  const credential =
    wanted === 'passkey'
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(known.get('creationOptions') ?? '{}')),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(known.get('requestOptions') ?? '{}')),
        });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser made no passkey.');
  return JSON.stringify(credential.toJSON());
}
