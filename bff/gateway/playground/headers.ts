import { parseJSONC } from '@graphiql/react';
import { z } from 'zod';

const record = z.record(z.string(), z.unknown());

/** Returns the text of the Headers pane; empty without a header. */
export function headersText(headers: Readonly<Record<string, unknown>>) {
  return Object.keys(headers).length === 0 ? '' : JSON.stringify(headers, null, 2);
}

/** Returns the authorization in a text of the Headers pane; undefined without one, and for a text that is no JSON. */
export function authorizationIn(text: string) {
  const [, value] = headersIn(text).find(isAuthorization) ?? [];
  return typeof value === 'string' ? value : undefined;
}

/** Returns a text of the Headers pane with another authorization, or without one. Its other headers stay. */
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
