import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/**
 * The flags of authenticatorData in a registration (WebAuthn, section 6.1): user present, user verified, new credential
 * included.
 */
const FLAGS = 0x01 | 0x04 | 0x40;
/** The flags of authenticatorData in a sign-in: user present, user verified. */
const SIGN_IN_FLAGS = 0x01 | 0x04;
const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * Creates a passkey as an authenticator stores it.
 * @returns its id and its key pair
 */
export function newCredential() {
  return { id: randomBytes(32), ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) };
}

/**
 * Returns the response that a browser sends when an authenticator without attestation has created a passkey (WebAuthn,
 * section 5.2.1).
 * @param challenge in base64url, as in the registration options
 * @param origin the origin of the site, with its scheme
 */
export function newPasskey(challenge: string, origin: string, { id, publicKey: key } = newCredential()) {
  const clientData = { type: 'webauthn.create', challenge, origin, crossOrigin: false };
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (coordinate: string) => new Uint8Array(Buffer.from(coordinate, 'base64url'));
  /** A COSE key (RFC 9053): an EC2 key for ES256 on the curve P-256. */
  const publicKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
  const counter = Buffer.alloc(4);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const aaguid = Buffer.alloc(16);
  const site = sha256(new URL(origin).hostname);
  const authData = Buffer.concat([site, Buffer.from([FLAGS]), counter, aaguid, length, id, publicKey]);
  const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', new Uint8Array(authData)],
  ]);
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify(clientData)).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
    },
  };
}

/** Returns the response that a browser sends when a member signs in with a passkey (WebAuthn, section 5.2.2). */
export function signedWith({ id, privateKey }: ReturnType<typeof newCredential>, challenge: string, origin: string) {
  const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }));
  const authData = Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([SIGN_IN_FLAGS]), Buffer.alloc(4)]);
  const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response: {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, privateKey).toString('base64url'),
    },
  };
}
