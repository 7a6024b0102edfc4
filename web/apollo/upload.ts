import { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';

/** The options of a file upload. A mutation passes them in its Apollo `context`. */
export type UploadContext = {
  upload?: {
    /** Called with the sent fraction of the body, from 0 to 1. */
    onProgress?: (part: number) => void;
    /** Aborts the request when the signal is aborted. The mutation then fails. */
    signal?: AbortSignal;
  };
};

declare module '@apollo/client' {
  interface DefaultContext extends UploadContext {
    headers?: Record<string, string>;
  }
}

/** Returns true if an operation's variables contain files. Such an operation needs a GraphQL multipart request. */
export function carriesFiles({ variables }: ApolloLink.Operation) {
  return filesIn(variables, 'variables').length > 0;
}

/**
 * Creates a link that sends an operation as a GraphQL multipart request. The link uses XMLHttpRequest, because fetch
 * cannot report the progress of an upload. The browser streams the files from disk. The operation fails with {@link
 * UploadError} if there is no GraphQL answer.
 */
export function createUploadLink(uri: string) {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { headers = {}, upload = {} } = operation.getContext();
        const request = new XMLHttpRequest();
        const abort = () => request.abort();

        request.open('POST', uri);
        request.setRequestHeader('accept', 'application/graphql-response+json, application/json');
        // This header makes the browser send a CORS preflight for a request from another site. Without it, another site
        // could make a member upload files.
        request.setRequestHeader('apollo-require-preflight', 'true');
        for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);

        request.upload.onprogress = ({ loaded, total }) => upload.onProgress?.(total > 0 ? loaded / total : 0);
        request.onload = () => {
          const result = parse(request.responseText);
          if (result) {
            observer.next(result);
            observer.complete();
          } else {
            observer.error(new UploadError(request.status));
          }
        };
        request.onerror = () => observer.error(new UploadError(0));
        request.onabort = () => observer.error(new UploadError(0, 'aborted'));

        upload.signal?.addEventListener('abort', abort);
        if (upload.signal?.aborted) observer.error(new UploadError(0, 'aborted'));
        else request.send(bodyOf(operation));

        return () => {
          upload.signal?.removeEventListener('abort', abort);
          if (request.readyState !== XMLHttpRequest.DONE) request.abort();
        };
      }),
  );
}

/**
 * The error of an upload that got no GraphQL answer. `status` is the HTTP status, or 0 when there was no response at
 * all.
 */
class UploadError extends Error {
  override readonly name = 'UploadError';

  constructor(
    readonly status: number,
    readonly reason: 'failed' | 'aborted' = 'failed',
  ) {
    super(`The upload ${reason} (HTTP ${status})`);
  }
}

type FilePart = { path: string; file: Blob };

function filesIn(value: unknown, path: string): FilePart[] {
  if (value instanceof Blob) return [{ path, file: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => filesIn(inner, `${path}.${key}`));
}

/**
 * Builds the request body in the order that the multipart specification requires: operations, map, then the files.
 * Leaves out the names that the files have on the member's disk, for privacy.
 */
function bodyOf({ query, operationName, variables, extensions }: ApolloLink.Operation) {
  const files = filesIn(variables, 'variables');
  const body = new FormData();
  const withoutFiles = (_key: string, value: unknown) => (value instanceof Blob ? null : value);

  const operation = { operationName, query: print(query), variables, extensions };
  body.append('operations', JSON.stringify(operation, withoutFiles));
  body.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  for (const [index, { file }] of files.entries()) body.append(String(index), file, 'file');
  return body;
}

function parse(text: string): ApolloLink.Result | null {
  try {
    const value: unknown = JSON.parse(text);
    return isResult(value) ? value : null;
  } catch {
    return null;
  }
}

function isResult(value: unknown): value is ApolloLink.Result {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}
