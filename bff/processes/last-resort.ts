import type { Logger } from 'pino';
import { latestRequests } from '../http/http-server.ts';

const DRAIN_TIMEOUT_MS = 1_000;

/**
 * Handles exceptions that nothing catches, which may leave work half done. Logs them with the latest requests, gives
 * open requests a second to finish, and ends the process, which its parent starts again. Call it before anything else.
 * @returns a function that registers how to stop listening, once there is a server
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
 * Returns whether the reason is a late error of a field. When one list item rejects, graphql-js stops awaiting the
 * others. Their later rejections reach us as unhandledRejection although the response was already sent, so they must
 * not end the process.
 */
function isAbandonedField(reason: unknown) {
  return reason instanceof Error && reason.name === 'GraphQLError' && 'path' in reason && reason.path !== undefined;
}

/** Ends a program that cannot start: prints the error's message without its stack, and exits with 1. */
export function failToStart(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
