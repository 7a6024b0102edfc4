import type { Request } from 'express';

/** Returns the request's method, with GET for HEAD, which differs only in the missing body. */
export function methodOf({ method }: Request) {
  return method === 'HEAD' ? 'GET' : method;
}
