import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { endOnUncaught } from '../../bff/processes/last-resort.ts';

describe('endOnUncaught()', () => {
  it('an unhandled rejection of a GraphQL field is logged and does not end the process', () => {
    const log = pino({ level: 'silent' });
    const error = vi.spyOn(log, 'error');
    const drain = vi.fn();
    const before = {
      exception: process.listeners('uncaughtException'),
      rejection: process.listeners('unhandledRejection'),
    };
    endOnUncaught(log)(drain);
    const mine = process.listeners('unhandledRejection').find((listener) => !before.rejection.includes(listener));
    for (const listener of process.listeners('uncaughtException'))
      if (!before.exception.includes(listener)) process.off('uncaughtException', listener);
    if (mine) process.off('unhandledRejection', mine);

    mine?.(new GraphQLError('It broke.', { path: ['feed', 'edges', 1] }), Promise.resolve());
    expect(error).toHaveBeenCalledWith(expect.anything(), 'a field failed');
    expect(drain).not.toHaveBeenCalled();
  });
});
