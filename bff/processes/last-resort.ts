import type { Logger } from 'pino';
import { latestRequests } from '../http/http-server.ts';

const DRAIN_TIMEOUT_MS = 1_000;

/**
 * Handles uncaught exceptions by ending the process, because the exception may have interrupted work halfway. Logs the
 * exception with the latest requests, gives open requests a second to finish, and exits. Then the parent process starts
 * a new process. Call this function before anything else.
 * @returns a function by which the caller later registers how to stop its HTTP server
 */
export function endOnUncaught(log: Logger) {
  let isEnding = false;
  let drain: () => void = () => undefined;

  function end(error: unknown) {
    log.fatal({ err: error, requests: latestRequests() }, 'an uncaught error ends the process');
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), DRAIN_TIMEOUT_MS);
    try {
      drain();
    } catch (failure) {
      log.fatal({ err: failure }, 'draining the process failed');
    }
  }
  process.on('uncaughtException', end);
  process.on('unhandledRejection', (reason) => {
    if (isAbandonedField(reason)) log.error({ err: reason }, 'a field failed');
    else end(reason);
  });
  return (how: () => void) => {
    drain = how;
  };
}

/**
 * Returns whether a rejection comes from a GraphQL field after the response was sent. When one list item rejects,
 * graphql-js stops awaiting the others. Their later rejections reach this process as `unhandledRejection`, and must not
 * end it.
 */
function isAbandonedField(reason: unknown) {
  return reason instanceof Error && reason.name === 'GraphQLError' && 'path' in reason && reason.path !== undefined;
}

/** Exits with code 1 because the program cannot start. Prints only the message of the error, without its stack. */
export function failToStart(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
