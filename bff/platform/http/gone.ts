import type { Response } from 'express';
import { ApiError } from '../errors.ts';

/** Returns a signal that aborts when the connection closes before the response is sent. */
export function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(new ApiError(400, 'INVALID_INPUT', 'O envio foi interrompido.'));
  });
  return gone.signal;
}
