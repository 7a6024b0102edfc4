import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { SCHEMA_VERSION } from '../../schema/version.ts';
import { faultCode } from './faults.ts';

/** The hash of each GraphQL document that this tab has sent: the SHA-256 of its text and of the schema's version. */
const hashes = new WeakMap<DocumentNode, string>();

/** True if the link sends the text of each document, because this tab's gateway may not know its hash. */
let sendsText = false;

/** Returns true if a document is sent with its text beside its hash. */
export function sendsTexts() {
  return sendsText;
}

/**
 * Creates a link that sends the hash of a GraphQL document instead of its text, over HTTP and over the
 * WebSocket (socket.ts). A gateway of another release may not know the hash, for example while the gateways are renewed
 * one after the other. From then on the link sends both: a gateway that knows the hash executes the document with the
 * schema of this page's release, and another gateway uses the text. The link sends the text alone on a page without
 * HTTPS, where the browser cannot compute hashes. A request that may outlive its page cannot wait for the hash: the
 * link sends its text alone until the hash of the document is known.
 */
export function createTrustedLink() {
  sendsText = false;
  return new ApolloLink((operation, forward) => {
    const { query } = operation;
    const known = hashes.get(query);
    if (!window.isSecureContext) return forward(operation);
    if (!known && operation.getContext()['fetchOptions'] !== undefined) {
      hashOf(query).then(
        (hash) => hashes.set(query, hash),
        () => undefined,
      );
      return forward(operation);
    }

    return new Observable((observer) => {
      let sent: { unsubscribe(): void } | undefined;
      let isOver = false;
      const sendText = () => {
        sendsText = true;
        sent?.unsubscribe();
        const includeExtensions = 'persistedQuery' in operation.extensions;
        operation.setContext({ http: { includeQuery: true, includeExtensions } });
        sent = forward(operation).subscribe(observer);
      };
      const sendHash = (sha256Hash: string) => {
        if (isOver) return;
        hashes.set(query, sha256Hash);
        operation.extensions['persistedQuery'] = { version: 1, sha256Hash };
        if (sendsText) {
          sendText();
          return;
        }
        operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
        sent = forward(operation).subscribe({
          next: (result) => (isUnknown(result.errors?.[0]?.extensions?.['code']) ? sendText() : observer.next(result)),
          error: (error) => (isUnknown(faultCode(error)) ? sendText() : observer.error(error)),
          complete: () => observer.complete(),
        });
      };
      if (known) sendHash(known);
      else hashOf(query).then(sendHash, sendText);
      return () => {
        isOver = true;
        sent?.unsubscribe();
      };
    });
  });
}

/**
 * Returns true if the error code says that a gateway of another release does not know the hash. A gateway that does not
 * support hashes reports a syntax error in the empty document.
 */
function isUnknown(code: unknown) {
  return /^(PERSISTED_QUERY|GRAPHQL_PARSE)_/.test(String(code));
}

async function hashOf(query: DocumentNode) {
  const text = `${print(query)}${SCHEMA_VERSION}`;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
