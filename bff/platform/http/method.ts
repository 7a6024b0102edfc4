import type { Request } from 'express';

/** Returns the request's method. Returns GET for HEAD, because the two differ only in the missing body. */
export function methodOf({ method }: Request) {
  return method === 'HEAD' ? 'GET' : method;
}
