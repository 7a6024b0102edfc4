import type { ServerResponse } from 'node:http';
import { RefusalError } from '../errors.ts';

/** Returns a signal that aborts if the connection closes before the response is sent. */
export function goneSignal(res: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const leave = () => {
    if (!res.writableFinished) gone.abort(new RefusalError('INVALID_INPUT', 'O envio foi interrompido.', 'file'));
  };
  if (res.closed) leave();
  else res.once('close', leave);
  return gone.signal;
}
