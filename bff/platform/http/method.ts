import type { Request } from 'express';

/** What a request does: HEAD asks for what GET does, without the body. */
export function methodOf({ method }: Request) {
  return method === 'HEAD' ? 'GET' : method;
}
