import { parseJSONC } from '@graphiql/react';
import { z } from 'zod';

const record = z.record(z.string(), z.unknown());

/** Returns the headers as the text of GraphiQL's Headers pane. Returns an empty text if there are no headers. */
export function headersText(headers: Readonly<Record<string, unknown>>) {
  return Object.keys(headers).length === 0 ? '' : JSON.stringify(headers, null, 2);
}

/**
 * Returns the value of the `Authorization` header in the text of the Headers pane. Returns undefined if the header is
 * absent or the text is not JSON.
 */
export function authorizationIn(text: string) {
  const [, value] = headersIn(text).find(isAuthorization) ?? [];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Replaces the `Authorization` header in the text of the Headers pane, or removes it if `authorization` is undefined.
 * Keeps all other headers.
 */
export function withAuthorization(text: string, authorization: string | undefined) {
  const others = headersIn(text).filter((header) => !isAuthorization(header));
  return headersText({ ...Object.fromEntries(others), ...(authorization !== undefined && { authorization }) });
}

function headersIn(text: string) {
  try {
    return Object.entries(record.parse(text.trim() === '' ? {} : parseJSONC(text)));
  } catch {
    return [];
  }
}

function isAuthorization([name]: [string, unknown]) {
  return name.toLowerCase() === 'authorization';
}
