import type { Logger } from 'pino';
import { latestRequests } from './http-server.ts';

const DRAIN_TIME = 1_000; // ms

/**
 * What was thrown where nothing catches it may have left anything half done: it is logged with the latest
 * requests, those under way have a second to end, and the process ends, to be started again by its parent.
 * To be called before anything else begins.
 * @returns takes what stops listening and lets what is under way end, once there is something
 */
export function endOnUncaught(log: Logger) {
  let isEnding = false;
  let drain: () => void = () => undefined;

  function end(error: unknown) {
    log.fatal({ err: error, requests: latestRequests() }, 'an unexpected exception');
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), DRAIN_TIME);
    try {
      drain();
    } catch (failure) {
      log.fatal({ err: failure }, 'the process could not be drained');
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
 * Of a list's items that are still awaited when another fails at once, graphql-js forgets; each failure of them is one
 * of a field, of an answer that has been given.
 */
function isAbandonedField(reason: unknown) {
  return reason instanceof Error && reason.name === 'GraphQLError' && 'path' in reason && reason.path !== undefined;
}

/** For what keeps a program from starting: words, never a stack. */
export function failToStart(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
